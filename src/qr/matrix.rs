//! Where everything lies in a code: the patterns that are the same in all, and the codewords between them.

/// The modules of a code, row by row.
#[derive(Clone)]
pub struct Matrix {
    pub size: usize,
    pub dark: Vec<bool>,
    /// What belongs to a pattern, and is never masked.
    is_fixed: Vec<bool>,
}

/// The middles of the alignment patterns along a side.
pub fn alignments(version: usize) -> Vec<usize> {
    if version == 1 {
        return Vec::new();
    }
    let count = version / 7 + 2;
    let step = (version * 8 + count * 3 + 5) / (count * 4 - 4) * 2;
    let last = 4 * version + 10;
    std::iter::once(6).chain((0..count - 1).rev().map(|back| last - back * step)).collect()
}

/// A number with its check bits behind it: what is left of it after a division of polynomials over {0, 1}.
fn with_checks(number: u32, bits: u32, divisor: u32) -> u32 {
    let mut rest = number << bits;
    while rest >> bits != 0 {
        rest ^= divisor << (divisor.leading_zeros() - rest.leading_zeros());
    }
    number << bits | rest
}

/// The fifteen bits that tell level and mask.
pub fn format_bits(level: u32, mask: u32) -> u32 {
    with_checks(level << 3 | mask, 10, 0x537) ^ 0x5412
}

/// The eighteen bits that tell the version, from 7 on.
pub fn version_bits(version: usize) -> u32 {
    with_checks(version as u32, 12, 0x1F25)
}

impl Matrix {
    /// The patterns and the codewords, without a mask.
    pub fn new(version: usize, codewords: &[u8]) -> Matrix {
        let size = 17 + 4 * version;
        let mut matrix = Matrix { size, dark: vec![false; size * size], is_fixed: vec![false; size * size] };
        matrix.lay_patterns(version);
        matrix.lay_codewords(codewords);
        matrix
    }

    /// The same under a mask, with the format that tells which.
    pub fn masked(&self, level: u32, mask: u32) -> Matrix {
        let mut matrix = self.clone();
        for y in 0..self.size {
            for x in 0..self.size {
                let at = y * self.size + x;
                matrix.dark[at] ^= !self.is_fixed[at] && super::mask::flips(mask, x, y);
            }
        }
        matrix.lay_format(format_bits(level, mask));
        matrix
    }

    fn fix(&mut self, x: usize, y: usize, dark: bool) {
        self.dark[y * self.size + x] = dark;
        self.is_fixed[y * self.size + x] = true;
    }

    /// Rings around a middle, as far out as `reach`: which of them are dark is a bit of `rings` each.
    fn lay_rings(&mut self, middle: [usize; 2], reach: usize, rings: u8) {
        let [x, y] = middle;
        let last = self.size - 1;
        let sides = |at: usize| at.saturating_sub(reach)..=(at + reach).min(last);
        for v in sides(y) {
            for u in sides(x) {
                let ring = u.abs_diff(x).max(v.abs_diff(y));
                self.fix(u, v, rings >> ring & 1 != 0);
            }
        }
    }

    fn lay_patterns(&mut self, version: usize) {
        let size = self.size;
        for at in 0..size {
            self.fix(6, at, at % 2 == 0);
            self.fix(at, 6, at % 2 == 0);
        }
        for middle in [[3, 3], [size - 4, 3], [3, size - 4]] {
            self.lay_rings(middle, 4, 0b01011);
        }
        let places = alignments(version);
        for &x in &places {
            for &y in &places {
                // The finder patterns have three of the corners.
                let is_free = ![(6, 6), (6, size - 7), (size - 7, 6)].contains(&(x, y));
                if is_free {
                    self.lay_rings([x, y], 2, 0b101);
                }
            }
        }
        // Until the mask is chosen, the places of its format are only kept free.
        self.lay_format(0);
        if version >= 7 {
            let bits = version_bits(version);
            for bit in 0..18 {
                let [near, far] = [bit / 3, size - 11 + bit % 3];
                self.fix(near, far, bits >> bit & 1 != 0);
                self.fix(far, near, bits >> bit & 1 != 0);
            }
        }
    }

    /// The format stands twice: around the upper left corner, and shared by the two others.
    fn lay_format(&mut self, bits: u32) {
        let size = self.size;
        for bit in 0..15 {
            let dark = bits >> bit & 1 != 0;
            // The line of the timing pattern is left out.
            let down = if bit < 6 { bit } else { bit + 1 };
            let [x, y] = match bit {
                0..8 => [8, down],
                8 => [7, 8],
                _ => [14 - bit, 8],
            };
            self.fix(x, y, dark);
            let [x, y] = if bit < 8 { [size - 1 - bit, 8] } else { [8, size - 15 + bit] };
            self.fix(x, y, dark);
        }
        self.fix(8, size - 8, true);
    }

    /// Two columns at a time, from the right, up and down in turn, the higher bits first.
    fn lay_codewords(&mut self, codewords: &[u8]) {
        let mut bits = codewords.iter().flat_map(|byte| (0..8).rev().map(move |bit| byte >> bit & 1 != 0));
        let size = self.size;
        // The column of the timing pattern is left out.
        let rights = (0..size / 2).map(|pair| size - 1 - 2 * pair).map(|x| if x <= 6 { x - 1 } else { x });
        for (pair, right) in rights.enumerate() {
            for step in 0..size {
                let y = if pair % 2 == 0 { size - 1 - step } else { step };
                for x in [right, right - 1] {
                    if !self.is_fixed[y * size + x] {
                        // A few modules are left over; they stay light.
                        self.dark[y * size + x] = bits.next().unwrap_or(false);
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patterns_lie_where_the_standard_has_them() {
        assert!(alignments(1).is_empty());
        let table: [(usize, &[usize]); 7] = [
            (2, &[6, 18]),
            (6, &[6, 34]),
            (7, &[6, 22, 38]),
            (13, &[6, 34, 62]),
            (14, &[6, 26, 46, 66]),
            (15, &[6, 26, 48, 70]),
            (20, &[6, 34, 62, 90]),
        ];
        for (version, places) in table {
            assert_eq!(alignments(version), places, "version {version}");
        }
    }

    #[test]
    fn formats_and_versions_have_the_bits_of_the_standard() {
        assert_eq!(format_bits(0, 5), 0b100_0000_1100_1110);
        assert_eq!(format_bits(1, 0), 0b111_0111_1100_0100);
        assert_eq!(version_bits(7), 0b00_0111_1100_1001_0100);
        assert_eq!(version_bits(20), 0b01_0100_1001_1010_0110);
    }
}
