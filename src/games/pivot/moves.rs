//! Turning a card over and laying one, and why a turn is refused.

use super::position::{Face, Pivot};
use crate::rules::{Position, Square};

/// The first step of a turn: an opposing card is moved by one square and turned over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pivoting {
    pub from: Square,
    pub to: Square,
}

/// A turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Move {
    /// `None` only where no opposing card can move.
    pub pivot: Option<Pivoting>,
    pub square: Square,
    pub face: Face,
}

/// Why a turn is illegal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Refusal {
    GameOver,
    /// No card on the square that was to be pivoted.
    NoCard {
        square: Square,
    },
    /// One's own card cannot be pivoted.
    OwnCard {
        square: Square,
    },
    /// No empty square next to this card.
    NoRoom {
        square: Square,
    },
    /// A card moves to a square next to it, not diagonally.
    NotNextTo {
        from: Square,
        to: Square,
    },
    /// A card lies on the square.
    Occupied {
        square: Square,
    },
    /// Some opposing card can move, so one must.
    PivotFirst {
        card: Square,
    },
}

impl Pivot {
    pub(super) fn refusal(&self, mv: Move) -> Option<Refusal> {
        if self.outcome().is_some() {
            return Some(Refusal::GameOver);
        }
        let pos = match mv.pivot {
            Some(pivoting) => match self.refusal_of_pivot(pivoting) {
                Some(refusal) => return Some(refusal),
                None => self.pivoted(pivoting),
            },
            None => match self.first_pivot() {
                Some(Pivoting { from, .. }) => return Some(Refusal::PivotFirst { card: from }),
                None => *self,
            },
        };
        pos.card_at(mv.square).map(|_| Refusal::Occupied { square: mv.square })
    }

    fn refusal_of_pivot(&self, Pivoting { from, to }: Pivoting) -> Option<Refusal> {
        let next_to = from.column().abs_diff(to.column()) + from.row().abs_diff(to.row()) == 1;
        if let Some(refusal) = self.refusal_of_lift(from) {
            // A card without room is reported as such only if the target would have been a neighbour.
            return match refusal {
                Refusal::NoRoom { .. } if !next_to => Some(Refusal::NotNextTo { from, to }),
                Refusal::NoRoom { .. } => Some(Refusal::Occupied { square: to }),
                refusal => Some(refusal),
            };
        }
        if !next_to {
            return Some(Refusal::NotNextTo { from, to });
        }
        self.card_at(to).map(|_| Refusal::Occupied { square: to })
    }

    /// Why the card on this square cannot be pivoted at all.
    pub(super) fn refusal_of_lift(&self, square: Square) -> Option<Refusal> {
        match self.card_at(square) {
            None => Some(Refusal::NoCard { square }),
            Some((seat, _)) if seat == self.turn() => Some(Refusal::OwnCard { square }),
            Some(_) if self.pivot_targets(square.index(4)) == 0 => Some(Refusal::NoRoom { square }),
            Some(_) => None,
        }
    }

    pub(super) fn first_pivot(&self) -> Option<Pivoting> {
        match self.each_pivot(std::ops::ControlFlow::Break) {
            std::ops::ControlFlow::Break(pivoting) => Some(pivoting),
            std::ops::ControlFlow::Continue(()) => None,
        }
    }
}
