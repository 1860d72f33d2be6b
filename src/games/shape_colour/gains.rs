//! What a piece would score, for all rods at once: a nibble per rod, in tables over the 65,536 boards of 16 rods.

use super::scoring::PLACES;
use std::sync::LazyLock;

/// Sixteen small numbers, one for each rod.
pub type Nibbles = u64;

/// For every board, how many places each rod would complete if it were added to the board.
///
/// Half a megabyte, made on first use in a few milliseconds.
pub static GAINS: LazyLock<Vec<Nibbles>> = LazyLock::new(|| (0..=u16::MAX).map(gains_of).collect());

fn gains_of(board: u16) -> Nibbles {
    let completed_by = |place: u16| {
        let missing = place & !board;
        if missing.is_power_of_two() { 1 << (4 * missing.trailing_zeros()) } else { 0 }
    };
    PLACES.iter().map(|&place| completed_by(place)).sum()
}

/// The number of one rod.
pub const fn nibble(numbers: Nibbles, rod: usize) -> u32 {
    (numbers >> (4 * rod) & 0xF) as u32
}

/// A 1 for every rod of a board.
pub const fn ones(board: u16) -> Nibbles {
    // Spreads the bits apart by doubling their distance twice.
    let wide = board as u64;
    let wide = (wide | wide << 24) & 0x0000_00FF_0000_00FF;
    let wide = (wide | wide << 12) & 0x000F_000F_000F_000F;
    let wide = (wide | wide << 6) & 0x0303_0303_0303_0303;
    (wide | wide << 3) & 0x1111_1111_1111_1111
}

/// The greatest number, and the rod that has it.
pub fn greatest(numbers: Nibbles) -> (u32, usize) {
    let mut best = (0, 0);
    let mut left = numbers;
    while left != 0 {
        let rod = left.trailing_zeros() as usize / 4;
        let number = nibble(left, rod);
        if number > best.0 {
            best = (number, rod);
        }
        left &= !(0xF << (4 * rod));
    }
    best
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ones_stand_where_the_bits_stand() {
        for board in [0, 1, 0x8000, 0xFFFF, 0xA5C3] {
            for rod in 0..16 {
                assert_eq!(nibble(ones(board), rod), u32::from(board >> rod & 1));
            }
        }
    }

    #[test]
    fn a_gain_is_the_number_of_places_completed() {
        // Three of the bottom row, and three corners of the lower left square.
        let gains = GAINS[0b0000_0000_0001_0111];
        assert_eq!((nibble(gains, 3), nibble(gains, 5)), (1, 1));
        // All but one rod: every place through it.
        let through = PLACES.iter().filter(|place| *place >> 5 & 1 == 1).count() as u32;
        let gains = GAINS[usize::from(!(1u16 << 5))];
        assert_eq!((nibble(gains, 5), greatest(gains)), (through, (through, 5)));
    }
}
