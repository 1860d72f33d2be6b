//! What a piece would score, for all rods at once: a nibble per rod, in tables over the 65,536 boards of 16 rods.
//!
//! A piece scores at most 7 for its shape, and at most 7 for its colour: eight places, the rod among them, would take
//! thirteen pieces alike, and there are twelve. So the fourth bit of a nibble is free for comparing.

use crate::games::shape_colour::scoring::PLACES;
use std::sync::LazyLock;

/// Sixteen small numbers, one for each rod.
pub type Nibbles = u64;

/// A number of nibbles for every board of 16 rods.
pub type GainTable = Box<[Nibbles; 1 << 16]>;

/// For every board, how many places each rod would complete if it were added to the board.
///
/// Half a megabyte, made on first use in a few milliseconds.
pub static GAINS: LazyLock<GainTable> = LazyLock::new(|| table(|board| count_missing(board, 1)));

/// For every board, how many places each rod belongs to that lack this rod and one other.
pub static PAIRS: LazyLock<GainTable> = LazyLock::new(|| table(|board| count_missing(board, 2)));

fn table(of: impl Fn(u16) -> Nibbles) -> GainTable {
    let numbers: Vec<Nibbles> = (0..=u16::MAX).map(of).collect();
    numbers.try_into().expect("one for each board")
}

/// For each rod, the places that lack this number of rods, this one among them.
fn count_missing(board: u16, number: u32) -> Nibbles {
    let missing = PLACES.iter().map(|&place| place & !board);
    missing.filter(|missing| missing.count_ones() == number).map(ones).sum()
}

/// The number of one rod.
pub const fn nibble(numbers: Nibbles, rod: usize) -> u32 {
    (numbers >> (4 * rod) & 0xF) as u32
}

/// A 1 for every rod of a board.
#[inline(always)]
pub const fn ones(board: u16) -> Nibbles {
    // Spreads the bits apart by doubling their distance twice.
    let wide = board as u64;
    let wide = (wide | wide << 24) & 0x0000_00FF_0000_00FF;
    let wide = (wide | wide << 12) & 0x000F_000F_000F_000F;
    let wide = (wide | wide << 6) & 0x0303_0303_0303_0303;
    (wide | wide << 3) & 0x1111_1111_1111_1111
}

const FOURTHS: u64 = 0x8888_8888_8888_8888;
const EVEN: u64 = 0x0F0F_0F0F_0F0F_0F0F;
const EIGHTHS: u64 = 0x8080_8080_8080_8080;

/// For each rod the greater of two numbers, none of which may be above 7.
#[inline(always)]
pub const fn greater(a: Nibbles, b: Nibbles) -> Nibbles {
    // The fourth bit survives where `a` is not the smaller one; less its eighth it is a mask of the other three.
    let not_less = ((a | FOURTHS) - b) & FOURTHS;
    let mask = not_less - (not_less >> 3);
    b ^ ((a ^ b) & mask)
}

/// For each rod 8 where the sum of the two numbers is at least `least`, else nothing.
#[inline(always)]
pub const fn sum_at_least(a: Nibbles, b: Nibbles, least: u32) -> Nibbles {
    if least > 30 {
        return 0;
    }
    // Even and odd nibbles apart, so that there is room for the sum and a carry.
    let lift = (128 - least as u64) * (EIGHTHS >> 7);
    let even = ((a & EVEN) + (b & EVEN) + lift) & EIGHTHS;
    let odd = ((a >> 4 & EVEN) + (b >> 4 & EVEN) + lift) & EIGHTHS;
    even >> 4 | odd
}

/// For each rod 8 where the number is at least `least`, else nothing.
#[inline(always)]
pub const fn at_least(numbers: Nibbles, least: u32) -> Nibbles {
    sum_at_least(numbers, 0, least)
}

/// The greatest number.
pub const fn greatest(numbers: Nibbles) -> u32 {
    const fn greater_bytes(a: u64, b: u64) -> u64 {
        let not_less = ((a | EIGHTHS) - b) & EIGHTHS;
        let mask = not_less - (not_less >> 7);
        b ^ ((a ^ b) & mask)
    }
    let eight = greater_bytes(numbers & EVEN, numbers >> 4 & EVEN);
    let four = greater_bytes(eight, eight >> 32);
    let two = greater_bytes(four, four >> 16);
    (greater_bytes(two, two >> 8) & 0xF) as u32
}

/// The rods whose nibbles are not 0.
pub fn rods_of(numbers: Nibbles) -> RodsOf {
    RodsOf(numbers)
}

/// See [`rods_of`].
pub struct RodsOf(Nibbles);

impl Iterator for RodsOf {
    type Item = usize;

    #[inline(always)]
    fn next(&mut self) -> Option<usize> {
        let rod = (self.0 != 0).then(|| self.0.trailing_zeros() as usize / 4)?;
        self.0 &= !(0xF << (4 * rod));
        Some(rod)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Rng;

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
        assert_eq!((nibble(gains, 5), greatest(gains)), (through, through));
        // Two rods of the bottom row lack the other two; two neighbours of a square lack the opposite ones.
        let pairs = PAIRS[0b0000_0000_0000_0011];
        assert_eq!([2, 3, 4, 5].map(|rod| nibble(pairs, rod)), [1; 4]);
    }

    #[test]
    fn all_rods_are_compared_at_once() {
        let mut rng = Rng::new(1);
        for _ in 0..1000 {
            let (a, b, any) = (rng.next_u64() & !FOURTHS, rng.next_u64() & !FOURTHS, rng.next_u64());
            assert_eq!(greatest(any), (0..16).map(|rod| nibble(any, rod)).max().unwrap());
            for rod in 0..16 {
                assert_eq!(nibble(greater(a, b), rod), nibble(a, rod).max(nibble(b, rod)));
                for least in 0..25 {
                    let is = nibble(any, rod) >= least;
                    assert_eq!(nibble(at_least(any, least), rod), if is { 8 } else { 0 });
                    let is = nibble(any, rod) + nibble(a, rod) >= least;
                    assert_eq!(nibble(sum_at_least(any, a, least), rod), if is { 8 } else { 0 });
                }
            }
        }
    }
}
