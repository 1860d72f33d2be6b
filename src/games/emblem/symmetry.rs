//! The eight symmetries of the board, each with the permutation of the symbols that goes with it, times the exchange of
//! the players.

use super::moves::Move;
use super::position::{Emblem, SIDE};
use crate::rules::grid::dihedral;
use crate::rules::{Mask, Seat, Square, Symmetric};

fn place(square: Square, image: usize) -> Square {
    dihedral(square, image % 8, SIDE)
}

fn exchanges_seats(image: usize) -> bool {
    image >= 8
}

impl Symmetric for Emblem {
    const IMAGES: usize = 2 * 8;

    fn image(&self, image: usize) -> Emblem {
        let moved = |mask: Mask| mask.map(|square| place(square, image)).collect::<Mask>();
        let mut pieces = self.pieces.map(moved);
        let [mut low, mut high] = self.symbol_bits.map(moved);
        let occupied = pieces[0] | pieces[1];
        // A mirrored column changes the parity of every column, and with it the lower bit of every symbol.
        if image & 1 != 0 {
            low = occupied & !low;
        }
        if image & 2 != 0 {
            high = occupied & !high;
        }
        if image & 4 != 0 {
            std::mem::swap(&mut low, &mut high);
        }
        if exchanges_seats(image) {
            pieces.swap(0, 1);
        }
        let turn = Emblem::image_of_seat(self.turn, image);
        Emblem { pieces, symbol_bits: [low, high], turn, ..*self }
    }

    fn image_of_move(&self, mv: Move, image: usize) -> Move {
        match mv {
            Move::Step { from, to } => Move::Step { from: place(from, image), to: place(to, image) },
            Move::Swap => Move::Swap,
        }
    }

    fn image_of_seat(seat: Seat, image: usize) -> Seat {
        if exchanges_seats(image) { seat.other() } else { seat }
    }
}
