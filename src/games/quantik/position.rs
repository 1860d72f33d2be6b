//! The position: one 16-bit board per player and shape, four of them in a 64-bit word.
//!
//! ```text
//! a lane:  12 13 14 15   row 4        a word:  63 … 48 | 47 … 32 | 31 … 16 | 15 … 0
//!           8  9 10 11                          cone      cube    cylinder   sphere
//!           4  5  6  7
//!           0  1  2  3   row 1
//!           a  b  c  d
//! ```
//!
//! The four lanes of a word are worked on at once: no operation below carries a bit from one lane to the next.

use super::moves::Move;
use super::{notation, openings};
use crate::rules::{Facts, Outcome, Position, Seat, Side, Square, Starter, hash};
use std::ops::ControlFlow;

/// The four solids.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Shape {
    Sphere,
    Cylinder,
    Cube,
    Cone,
}

impl Shape {
    pub const ALL: [Shape; 4] = [Shape::Sphere, Shape::Cylinder, Shape::Cube, Shape::Cone];
}

/// How a game begins.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum Options {
    /// With an empty board, from which the second player wins.
    #[default]
    Empty,
    /// From an opening that is drawn by lot.
    Lot,
}

/// A position of Quantik.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Quantik {
    /// The lanes of light and of dark.
    pub(super) lanes: [u64; 2],
}

/// The same 16 bits in all four lanes.
const fn all_lanes(board: u64) -> u64 {
    board * 0x0001_0001_0001_0001
}

/// In each lane, the first square of each row that holds a bit.
const fn row_marks(lanes: u64) -> u64 {
    let pairs = lanes | lanes >> 1;
    (pairs | pairs >> 2) & all_lanes(0x1111)
}

/// In each lane, the lowest square of each column that holds a bit.
const fn column_marks(lanes: u64) -> u64 {
    let halves = lanes | lanes >> 8 & all_lanes(0x00FF);
    (halves | halves >> 4 & all_lanes(0x0FFF)) & all_lanes(0x000F)
}

/// In each lane, the lower left square of each region that holds a bit.
const fn region_marks(lanes: u64) -> u64 {
    let pairs = lanes | lanes >> 1;
    (pairs | pairs >> 4) & all_lanes(0x0505)
}

/// In each lane, every square that shares a row, column or region with a bit of that lane.
const fn seen_from(lanes: u64) -> u64 {
    (row_marks(lanes) * 0xF) | (column_marks(lanes) * 0x1111) | (region_marks(lanes) * 0x33)
}

/// In each lane, the marks that all three other lanes have.
const fn in_other_lanes(marks: u64) -> u64 {
    marks.rotate_left(16) & marks.rotate_left(32) & marks.rotate_left(48)
}

/// Does some square bear a mark in all four lanes?
const fn in_all_lanes(marks: u64) -> bool {
    let halves = marks & marks >> 32;
    halves & halves >> 16 & 0xFFFF != 0
}

impl Quantik {
    pub const EMPTY: Quantik = Quantik { lanes: [0, 0] };

    pub(super) const fn bit(shape: Shape, square: Square) -> u64 {
        1 << (16 * shape as u32 + square.index(4) as u32)
    }

    /// The squares of a player's pieces of one shape, as a 16-bit board.
    pub const fn pieces(&self, seat: Seat, shape: Shape) -> u16 {
        (self.lanes[seat.0 as usize] >> (16 * shape as u32)) as u16
    }

    /// All squares with a piece, as a 16-bit board.
    pub const fn occupied(&self) -> u16 {
        let both = self.lanes[0] | self.lanes[1];
        let halves = both | both >> 32;
        (halves | halves >> 16) as u16
    }

    /// The piece on a square and its owner.
    pub fn piece_at(&self, square: Square) -> Option<(Seat, Shape)> {
        let here = |seat: Seat, shape| self.lanes[seat.index()] & Quantik::bit(shape, square) != 0;
        let seats = [Seat::FIRST, Seat::SECOND];
        seats
            .iter()
            .flat_map(|&seat| Shape::ALL.map(|shape| (seat, shape)))
            .find(|&(seat, shape)| here(seat, shape))
    }

    /// How many pieces of this shape the player has not placed yet.
    pub const fn left(&self, seat: Seat, shape: Shape) -> u8 {
        2u32.saturating_sub(self.pieces(seat, shape).count_ones()) as u8
    }

    /// The squares of the shapes placed by either player, one lane per shape.
    const fn shapes(&self) -> u64 {
        self.lanes[0] | self.lanes[1]
    }

    /// Does some row, column or region hold all four shapes?
    pub const fn is_won(&self) -> bool {
        let shapes = self.shapes();
        in_all_lanes(row_marks(shapes))
            || in_all_lanes(column_marks(shapes))
            || in_all_lanes(region_marks(shapes))
    }

    /// The squares of rows, columns and regions that lack only this shape, one lane per shape.
    #[inline(always)]
    pub(super) const fn completing(&self) -> u64 {
        let shapes = self.shapes();
        (in_other_lanes(row_marks(shapes)) * 0xF)
            | (in_other_lanes(column_marks(shapes)) * 0x1111)
            | (in_other_lanes(region_marks(shapes)) * 0x33)
    }

    /// The placements that win at once by completing a line, in a game that is not won.
    pub(super) fn winning_placements(&self) -> u64 {
        self.placements() & self.completing()
    }

    /// Where the player to move may place each shape, one lane per shape, in a game that is not won.
    pub(super) fn placements(&self) -> u64 {
        self.placements_of(self.turn())
    }

    /// The same for either player, regardless of whose turn it is.
    #[inline(always)]
    pub(super) fn placements_of(&self, seat: Seat) -> u64 {
        let (own, opposing) = (self.lanes[seat.index()], self.lanes[seat.other().index()]);
        let empty = all_lanes(!self.occupied() as u64 & 0xFFFF);
        empty & !seen_from(opposing) & !spent_lanes(own)
    }
}

/// All bits of each lane that holds two bits or more: no piece of that shape is left.
const fn spent_lanes(lanes: u64) -> u64 {
    // Counts of bits, lane by lane: in pairs, in nibbles, in bytes, in lanes.
    let pairs = lanes - (lanes >> 1 & all_lanes(0x5555));
    let nibbles = (pairs & all_lanes(0x3333)) + (pairs >> 2 & all_lanes(0x3333));
    let bytes = (nibbles + (nibbles >> 4)) & all_lanes(0x0F0F);
    let counts = (bytes + (bytes >> 8)) & all_lanes(0x001F);
    // A count of two or more has a bit above the lowest.
    let two = (counts >> 1 | counts >> 2 | counts >> 3 | counts >> 4) & all_lanes(1);
    two * 0xFFFF
}

impl Position for Quantik {
    type Move = Move;
    type Options = Options;
    type Refusal = super::Refusal;

    const FACTS: Facts = Facts {
        id: "quantik",
        columns: 4,
        rows: 4,
        repetition: false,
        turn_limit: None,
        starter: Starter::FirstSeat,
    };
    const VARIANTS: &'static [Options] = notation::VARIANTS.options();

    fn start(options: Options) -> Quantik {
        Quantik::drawn_start(options, 0)
    }

    fn lots(options: Options) -> usize {
        match options {
            Options::Empty => 1,
            Options::Lot => openings::LOTS,
        }
    }

    fn drawn_start(options: Options, lot: usize) -> Quantik {
        match options {
            Options::Empty => Quantik::EMPTY,
            Options::Lot => openings::drawn(lot),
        }
    }

    /// Light placed as many pieces as dark: light's turn.
    fn turn(&self) -> Seat {
        Seat((self.occupied().count_ones() & 1) as u8)
    }

    fn outcome(&self) -> Option<Outcome> {
        // The player who has just moved has won: by a line, or because the opponent cannot place anything.
        (self.is_won() || self.placements() == 0).then(|| Outcome::win(Side(self.turn().other().0)))
    }

    fn each_move<B>(&self, mut visit: impl FnMut(Move) -> ControlFlow<B>) -> ControlFlow<B> {
        if self.is_won() {
            return ControlFlow::Continue(());
        }
        let mut left = self.placements();
        while left != 0 {
            visit(Move::of_bit(left.trailing_zeros()))?;
            left &= left - 1;
        }
        ControlFlow::Continue(())
    }

    fn check(&self, mv: Move) -> Result<(), super::Refusal> {
        self.refusal(mv).map_or(Ok(()), Err)
    }

    fn play_unchecked(&mut self, mv: Move) {
        self.lanes[self.turn().index()] |= Quantik::bit(mv.shape, mv.square);
    }

    fn key(&self) -> u64 {
        hash::key(&self.lanes)
    }

    fn count_moves(&self) -> u64 {
        if self.is_won() { 0 } else { u64::from(self.placements().count_ones()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_piece_is_seen_along_its_row_column_and_region() {
        // c2 in the lane of the cylinders, and nothing in the others.
        let c2 = Quantik::bit(Shape::Cylinder, Square::new(2, 1));
        let seen = 0b0100_0100_1111_1100 << 16;
        assert_eq!(seen_from(c2), seen, "row 2, column c and the region c1 d1 c2 d2");
    }

    #[test]
    fn a_lane_is_spent_with_its_second_piece() {
        assert_eq!(spent_lanes(0x0001_8001_0000_FFFF), 0x0000_FFFF_0000_FFFF);
    }
}
