//! Steps and slides, and why they are refused.

use super::position::{Minos, SIDE, squares_of};
use crate::rules::{Direction, Line, Position, Seat, Square};

/// A line shifts by one: `direction` is where its tiles go.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Slide {
    pub line: Line,
    /// Along the line.
    pub direction: Direction,
}

impl Slide {
    /// All 28, in the order of [`Slide::index`].
    pub fn all() -> impl Iterator<Item = Slide> {
        let lines = (0..SIDE).flat_map(|index| [Line::Row(index), Line::Column(index)]);
        lines.flat_map(|line| line.directions().map(|direction| Slide { line, direction }))
    }

    pub const fn index(self) -> usize {
        let (line, column) = match self.line {
            Line::Row(row) => (row, 0),
            Line::Column(column) => (column, 1),
        };
        let is_second = matches!(self.direction, Direction::Right | Direction::Down) as usize;
        line as usize * 4 + column * 2 + is_second
    }

    /// The slide that takes this one back.
    pub const fn undoing(self) -> Slide {
        Slide { line: self.line, direction: self.direction.opposite() }
    }

    /// The square at the end where the tile comes out.
    #[inline(always)]
    pub const fn exit(self) -> Square {
        const LAST: u8 = SIDE - 1;
        match (self.line, self.direction) {
            (Line::Row(row), Direction::Left) => Square::new(0, row),
            (Line::Row(row), _) => Square::new(LAST, row),
            (Line::Column(column), Direction::Up) => Square::new(column, LAST),
            (Line::Column(column), _) => Square::new(column, 0),
        }
    }
}

/// A turn: a step or a slide.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    Step { from: Square, to: Square },
    Slide(Slide),
}

/// Why a turn is illegal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Refusal {
    GameOver,
    /// No pawn stands there.
    NoPawn {
        square: Square,
    },
    /// The pawn there is the opponent's.
    Opposing {
        square: Square,
    },
    /// Pawns never go back.
    Backward {
        from: Square,
        to: Square,
    },
    /// Pawns go one square, straight.
    NotOneStep {
        from: Square,
        to: Square,
    },
    /// A pawn stands on the square.
    Occupied {
        square: Square,
    },
    /// Senior game: the tile is dark.
    DarkTile {
        square: Square,
    },
    /// The pawn has nowhere to go.
    Stuck {
        square: Square,
    },
    /// A pawn on an Ariadne square of its own locks the line.
    Locked {
        line: Line,
        by: Square,
    },
    /// The opponent has just made the opposite slide.
    Undoes {
        slide: Slide,
    },
    /// The tile that would come out at the end of the line is not dark.
    NoDarkTile {
        end: Square,
    },
    /// Junior game: a pawn stands on the dark tile that would come out.
    PawnOnTile {
        end: Square,
    },
    /// No tile can come out at either end of the line.
    NoWay {
        line: Line,
    },
}

impl Minos {
    pub(super) fn refusal(&self, mv: Move) -> Option<Refusal> {
        match mv {
            _ if self.outcome().is_some() => Some(Refusal::GameOver),
            Move::Step { from, to } => self.refusal_of_step(from, to),
            Move::Slide(slide) => self.refusal_of_slide(slide),
        }
    }

    /// Why the pawn on this square is not the player's to move.
    pub(super) fn refusal_of_lift(&self, square: Square) -> Option<Refusal> {
        match self.pawn_at(square) {
            _ if self.outcome().is_some() => Some(Refusal::GameOver),
            None => Some(Refusal::NoPawn { square }),
            Some(seat) if seat != self.turn() => Some(Refusal::Opposing { square }),
            Some(_) => None,
        }
    }

    fn refusal_of_step(&self, from: Square, to: Square) -> Option<Refusal> {
        if let Some(refusal) = self.refusal_of_lift(from) {
            return Some(refusal);
        }
        let (sideways, along) = (from.column().abs_diff(to.column()), to.row() as i8 - from.row() as i8);
        let forward = if self.turn() == Seat::FIRST { 1 } else { -1 };
        match (sideways, along * forward) {
            (1, 0) | (0, 1) => {}
            (0, -1) => return Some(Refusal::Backward { from, to }),
            _ => return Some(Refusal::NotOneStep { from, to }),
        }
        if self.pawn_at(to).is_some() {
            return Some(Refusal::Occupied { square: to });
        }
        (!self.is_junior() && self.dark_tiles().has(to)).then_some(Refusal::DarkTile { square: to })
    }

    /// The lock on a line, named by the pawn that holds it.
    pub fn lock_on(&self, line: Line) -> Option<Square> {
        (self.locks() & squares_of(line)).first()
    }

    pub(super) fn refusal_of_slide(&self, slide: Slide) -> Option<Refusal> {
        let Slide { line, .. } = slide;
        let end = slide.exit();
        if let Some(by) = self.lock_on(line) {
            return Some(Refusal::Locked { line, by });
        }
        if self.forbidden() == Some(slide) {
            return Some(Refusal::Undoes { slide });
        }
        if !self.dark_tiles().has(end) {
            return Some(Refusal::NoDarkTile { end });
        }
        (!self.loose_tiles().has(end)).then_some(Refusal::PawnOnTile { end })
    }
}
