//! The eight masks, and how hard to read a code is.

/// Does this mask turn over the module in this column and row?
pub fn flips(mask: u32, x: usize, y: usize) -> bool {
    let sum = match mask {
        0 => (x + y) % 2,
        1 => y % 2,
        2 => x % 3,
        3 => (x + y) % 3,
        4 => (y / 2 + x / 3) % 2,
        5 => x * y % 2 + x * y % 3,
        6 => (x * y % 2 + x * y % 3) % 2,
        _ => ((x + y) % 2 + x * y % 3) % 2,
    };
    sum == 0
}

/// The four penalties of the standard: long runs, squares of one shade, what looks like a finder pattern, and more of one
/// shade than of the other.
pub fn penalty(size: usize, dark: &[bool]) -> usize {
    let at = |x: usize, y: usize| dark[y * size + x];
    let mut sum = 0;
    for line in 0..size {
        sum += of_line((0..size).map(|along| at(along, line)));
        sum += of_line((0..size).map(|along| at(line, along)));
    }
    for y in 1..size {
        for x in 1..size {
            let shade = at(x, y);
            if [at(x - 1, y), at(x, y - 1), at(x - 1, y - 1)] == [shade; 3] {
                sum += 3;
            }
        }
    }
    let darks = dark.iter().filter(|&&dark| dark).count();
    // How far from a half, in steps of a twentieth.
    let off = (darks * 20).abs_diff(dark.len() * 10) / dark.len();
    sum + 10 * off
}

/// The penalty of one row or column.
fn of_line(line: impl Iterator<Item = bool>) -> usize {
    /// A finder pattern with four light modules behind it, or before it.
    const FINDERS: [u16; 2] = [0b101_1101_0000, 0b000_0101_1101];
    let (mut sum, mut run, mut window, mut last) = (0, 0, 0u16, None);
    for (index, dark) in line.enumerate() {
        run = if last == Some(dark) { run + 1 } else { 1 };
        last = Some(dark);
        sum += match run {
            5 => 3,
            6.. => 1,
            _ => 0,
        };
        window = (window << 1 | u16::from(dark)) & 0x7FF;
        if index >= 10 && FINDERS.contains(&window) {
            sum += 40;
        }
    }
    sum
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn penalties_are_counted_as_the_standard_says() {
        let line = |text: &str| of_line(text.bytes().map(|byte| byte == b'#'));
        assert_eq!(line("#.#.####."), 0);
        assert_eq!(line("#####.."), 3);
        assert_eq!(line("#######"), 5);
        assert_eq!(line("#.###.#...."), 40);
        assert_eq!(line(".#....#.###.#"), 40);
        // Two by two and all dark: one square, and ten steps from a half.
        assert_eq!(penalty(2, &[true; 4]), 3 + 100);
    }
}
