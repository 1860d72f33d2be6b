//! The codewords of a code: the bytes of the text, filled up, in blocks that each have their check codewords.

pub const VERSIONS: usize = 20;

/// How much may be lost before a code cannot be read: some 7 % (L), some 15 % (M).
pub struct Level {
    /// Its number in the format information.
    pub format: u32,
    /// For each version, how many check codewords a block has.
    checks: [usize; VERSIONS],
    /// For each version, how many blocks there are.
    blocks: [usize; VERSIONS],
}

/// L and M; the more robust one has less room.
pub static LEVELS: [Level; 2] = [
    Level {
        format: 1,
        checks: [7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28],
        blocks: [1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8],
    },
    Level {
        format: 0,
        checks: [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26],
        blocks: [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16],
    },
];

/// How many codewords a version has in all: the area without what is the same in every code.
pub fn total(version: usize) -> usize {
    let area = (16 * version + 128) * version + 64;
    let aligned = version / 7 + 2;
    let patterns = match version {
        1 => 0,
        2..7 => (25 * aligned - 10) * aligned - 55,
        _ => (25 * aligned - 10) * aligned - 55 + 36,
    };
    (area - patterns) / 8
}

/// How many bits tell the length of the text.
fn length_bits(version: usize) -> usize {
    if version < 10 { 8 } else { 16 }
}

impl Level {
    /// How many codewords hold the text and what belongs to it.
    fn data(&self, version: usize) -> usize {
        total(version) - self.checks[version - 1] * self.blocks[version - 1]
    }

    /// How many bytes of text there is room for.
    pub fn room(&self, version: usize) -> usize {
        (self.data(version) * 8 - 4 - length_bits(version)) / 8
    }

    /// All codewords in the order in which they are laid.
    pub fn codewords(&self, version: usize, text: &[u8]) -> Vec<u8> {
        let count = self.blocks[version - 1];
        let checks = self.checks[version - 1];
        let data = filled(text, length_bits(version), self.data(version));
        // The last blocks are one longer where it does not come out even.
        let short = count - data.len() % count;
        let divisor = divisor(checks);
        let mut rest = &data[..];
        let blocks: Vec<&[u8]> = (0..count)
            .map(|index| {
                let (block, after) = rest.split_at(data.len() / count + usize::from(index >= short));
                rest = after;
                block
            })
            .collect();
        let checked: Vec<Vec<u8>> = blocks.iter().map(|block| remainder(block, &divisor)).collect();
        let mut all = Vec::with_capacity(total(version));
        for index in 0..=data.len() / count {
            all.extend(blocks.iter().filter_map(|block| block.get(index)));
        }
        for index in 0..checks {
            all.extend(checked.iter().map(|block| block[index]));
        }
        all
    }
}

/// The text behind its mode and its length, filled up to so many codewords.
fn filled(text: &[u8], length_bits: usize, codewords: usize) -> Vec<u8> {
    const BYTES: u8 = 0b0100;
    let length = text.len().to_be_bytes();
    let length = &length[length.len() - length_bits / 8..];
    let mut nibbles = vec![BYTES];
    nibbles.extend(length.iter().chain(text).flat_map(|&byte| [byte >> 4, byte & 15]));
    // Four bits of nothing end it, as far as there is room, which there always is: the rest of a codeword.
    nibbles.push(0);
    let mut data: Vec<u8> = nibbles.chunks(2).map(|pair| pair[0] << 4 | pair[1]).collect();
    let fill = [0xEC, 0x11].into_iter().cycle();
    data.extend(fill.take(codewords - data.len()));
    data
}

/// The product in the field of 256 elements over the polynomial x⁸ + x⁴ + x³ + x² + 1.
fn product(a: u8, b: u8) -> u8 {
    (0..8).rev().fold(0, |sum: u8, bit| {
        let doubled = sum << 1 ^ if sum & 0x80 != 0 { 0x1D } else { 0 };
        doubled ^ if b >> bit & 1 != 0 { a } else { 0 }
    })
}

/// The polynomial with the roots 2⁰, 2¹, 2² and so on, without its leading 1, the highest power first.
fn divisor(degree: usize) -> Vec<u8> {
    let mut result = vec![0; degree];
    result[degree - 1] = 1;
    let mut root = 1;
    for _ in 0..degree {
        for index in 0..degree {
            let next = result.get(index + 1).copied().unwrap_or(0);
            result[index] = product(result[index], root) ^ next;
        }
        root = product(root, 2);
    }
    result
}

/// The check codewords of a block (Reed–Solomon): what is left of it after a division.
pub fn remainder(block: &[u8], divisor: &[u8]) -> Vec<u8> {
    let mut rest = vec![0; divisor.len()];
    for byte in block {
        let factor = byte ^ rest[0];
        rest.rotate_left(1);
        *rest.last_mut().expect("there are check codewords") = 0;
        for (byte, part) in rest.iter_mut().zip(divisor) {
            *byte ^= product(*part, factor);
        }
    }
    rest
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The example of ISO/IEC 18004, annex I: "01234567" in version 1-M.
    #[test]
    fn check_codewords_are_those_of_the_standard() {
        let block: &[u8] = &[16, 32, 12, 86, 97, 128, 236, 17, 236, 17, 236, 17, 236, 17, 236, 17];
        let checks = [165, 36, 212, 193, 237, 54, 199, 135, 44, 85];
        assert_eq!(remainder(block, &divisor(10)), checks);
    }

    #[test]
    fn rooms_are_those_of_the_standard() {
        let rooms = |level: usize| [1, 2, 9, 10, 15, 20].map(|version| LEVELS[level].room(version));
        assert_eq!(rooms(0), [17, 32, 230, 271, 520, 858]);
        assert_eq!(rooms(1), [14, 26, 180, 213, 412, 666]);
    }
}
