//! Placing a piece, and why a placement is refused.

use super::position::{Quantik, Shape};
use crate::rules::{Position, Seat, Square};

/// A placement: what goes where.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Move {
    pub shape: Shape,
    pub square: Square,
}

impl Move {
    /// Another number for every move, from 0 to 63.
    pub(super) fn number(self) -> u64 {
        self.shape as u64 * 16 + self.square.index(4) as u64
    }

    /// The move whose bit this is among the lanes of [`Quantik::placements`].
    pub(super) const fn of_bit(bit: u32) -> Move {
        Move { shape: Shape::ALL[bit as usize / 16], square: Square::of_index(bit as usize % 16, 4) }
    }
}

/// A row, a column or a region: a place for four different shapes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum House {
    /// Counted from 0 at the bottom.
    Row(u8),
    /// Counted from 0 at the left.
    Column(u8),
    /// 0 and 1 at the bottom, 2 and 3 at the top.
    Region(u8),
}

impl House {
    /// The row, the column and the region of a square.
    pub fn of(square: Square) -> [House; 3] {
        let region = square.row() / 2 * 2 + square.column() / 2;
        [House::Row(square.row()), House::Column(square.column()), House::Region(region)]
    }

    pub fn all() -> impl Iterator<Item = House> {
        (0..4).map(House::Row).chain((0..4).map(House::Column)).chain((0..4).map(House::Region))
    }

    pub fn contains(self, square: Square) -> bool {
        House::of(square).contains(&self)
    }

    pub fn squares(self) -> impl Iterator<Item = Square> {
        (0..16).map(|index| Square::of_index(index, 4)).filter(move |&square| self.contains(square))
    }
}

/// Why a placement is illegal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Refusal {
    /// The game is over.
    GameOver,
    /// A piece stands on the square.
    Occupied { square: Square },
    /// Both pieces of this shape are placed.
    NoneLeft { shape: Shape },
    /// The opponent has this shape in the same row, column or region.
    Opposed { shape: Shape, square: Square, by: Square, house: House },
    /// This shape is not allowed on any square.
    FitsNowhere { shape: Shape },
    /// None of the shapes that are left is allowed on this square.
    NothingFits { square: Square },
}

impl Quantik {
    pub(super) fn refusal(&self, mv: Move) -> Option<Refusal> {
        let Move { shape, square } = mv;
        let seat = self.turn();
        if self.is_won() {
            return Some(Refusal::GameOver);
        }
        if self.piece_at(square).is_some() {
            return Some(Refusal::Occupied { square });
        }
        if self.left(seat, shape) == 0 {
            return Some(Refusal::NoneLeft { shape });
        }
        self.opposed(seat.other(), mv)
    }

    /// The opposing piece that forbids this placement, and the row, column or region that they share.
    fn opposed(&self, opponent: Seat, Move { shape, square }: Move) -> Option<Refusal> {
        House::of(square).into_iter().find_map(|house| {
            let by = house.squares().find(|&other| self.piece_at(other) == Some((opponent, shape)))?;
            Some(Refusal::Opposed { shape, square, by, house })
        })
    }

    /// The rows, columns and regions that hold four different shapes.
    pub fn completed(&self) -> impl Iterator<Item = House> {
        let pos = *self;
        House::all().filter(move |house| {
            let has =
                |shape| house.squares().any(|square| pos.piece_at(square).is_some_and(|(_, s)| s == shape));
            Shape::ALL.into_iter().all(has)
        })
    }
}
