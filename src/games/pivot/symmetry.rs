//! The eight turns and mirrorings of the board, times turning over all squares, all circles, or both:
//! a line wants three equal faces of one player, whichever face that is.

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
