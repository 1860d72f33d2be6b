//! The eight symmetries of the board, times turning over all squares, all circles, or both:
//! a line needs three equal faces of one player, and it does not matter which face.

use super::bitboard::{Bitboard, all};
use super::moves::{Move, Pivoting};
use super::position::Pivot;
use crate::rules::grid::{bits, dihedral};
use crate::rules::{Position, Square, Symmetric};

fn place(square: Square, image: usize) -> Square {
    dihedral(square, image % 8, 4)
}

/// Are this seat's cards turned over in the image?
fn turns_over(seat: usize, image: usize) -> bool {
    (image / 8) >> seat & 1 == 1
}

impl Symmetric for Pivot {
    const IMAGES: usize = 8 * 4;

    fn image(&self, image: usize) -> Pivot {
        let moved = |cards: u16| {
            bits(cards).fold(0, |moved, index| moved | 1 << place(Square::of_index(index, 4), image).index(4))
        };
        let mut cards = self.cards.map(|faces| faces.map(moved));
        for (seat, faces) in cards.iter_mut().enumerate() {
            if turns_over(seat, image) {
                faces.swap(0, 1);
            }
        }
        Pivot { cards }
    }

    fn image_of_move(&self, mv: Move, image: usize) -> Move {
        Move {
            pivot: mv
                .pivot
                .map(|Pivoting { from, to }| Pivoting { from: place(from, image), to: place(to, image) }),
            square: place(mv.square, image),
            face: if turns_over(self.turn().index(), image) { mv.face.turned_over() } else { mv.face },
        }
    }
}

impl Bitboard {
    /// The canonical form under the symmetries: the eight of the board, and turning over all cards of a player.
    pub fn canonical(self) -> Bitboard {
        let mut image = self.0;
        let mut least = u64::MAX;
        for step in 0..8 {
            least = least.min(by_face(image));
            image = if step % 2 == 0 { upside_down(image) } else { transposed(image) };
        }
        Bitboard(least)
    }
}

/// The lesser lane of each player first.
const fn by_face(lanes: u64) -> u64 {
    const fn half(half: u32) -> u32 {
        let swapped = half.rotate_left(16);
        if half < swapped { half } else { swapped }
    }
    half(lanes as u32) as u64 | (half((lanes >> 32) as u32) as u64) << 32
}

pub const fn mirrored(lanes: u64) -> u64 {
    let lanes = (lanes & all(0x3333)) << 2 | lanes >> 2 & all(0x3333);
    (lanes & all(0x5555)) << 1 | lanes >> 1 & all(0x5555)
}

pub const fn upside_down(lanes: u64) -> u64 {
    (lanes & all(0x000F)) << 12
        | (lanes & all(0x00F0)) << 4
        | lanes >> 4 & all(0x00F0)
        | lanes >> 12 & all(0x000F)
}

/// Exchanges columns and rows.
pub const fn transposed(lanes: u64) -> u64 {
    let swap = (lanes ^ lanes >> 3) & all(0x0A0A);
    let lanes = lanes ^ swap ^ swap << 3;
    let swap = (lanes ^ lanes >> 6) & all(0x00CC);
    lanes ^ swap ^ swap << 6
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Rng;

    #[test]
    fn images_have_one_canonical_form() {
        let mut rng = Rng::new(7);
        for _ in 0..30 {
            let mut pos = Pivot::EMPTY;
            while let Some(mv) = pos.random_move(&mut rng) {
                let canonical = Bitboard::of(&pos).canonical();
                for image in 0..Pivot::IMAGES {
                    assert_eq!(
                        Bitboard::of(&pos.image(image)).canonical(),
                        canonical,
                        "{pos}, image {image}"
                    );
                }
                pos.play_unchecked(mv);
            }
        }
    }
}
