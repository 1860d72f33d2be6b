//! Stepping to a neighbouring square, or taking over the first turn; and why a turn is refused.

use super::position::{Emblem, Pie, Symbol};
use crate::rules::{Position, Square};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// One piece goes one square.
    Step { from: Square, to: Square },
    /// The second player takes over the first turn: all pieces change their colour.
    Swap,
}

impl Move {
    /// The squares of a step.
    pub const fn squares(self) -> Option<(Square, Square)> {
        match self {
            Move::Step { from, to } => Some((from, to)),
            Move::Swap => None,
        }
    }
}

/// Why a turn is illegal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Refusal {
    GameOver,
    /// No piece stands there.
    NoPiece {
        square: Square,
    },
    /// The piece there is the opponent's.
    Opposing {
        square: Square,
    },
    /// Not a neighbouring square.
    TooFar {
        from: Square,
        to: Square,
    },
    /// Another piece stands on the square.
    Occupied {
        square: Square,
    },
    /// The square bears the piece's own symbol.
    OwnSymbol {
        symbol: Symbol,
        square: Square,
    },
    /// The piece has nowhere to go.
    Stuck {
        square: Square,
    },
    /// There is no turn to take over.
    NoSwap,
}

impl Emblem {
    pub(super) fn refusal(&self, mv: Move) -> Option<Refusal> {
        let Some((from, to)) = mv.squares() else { return self.refusal_of_swap() };
        if let Some(refusal) = self.refusal_of_lift(from) {
            return Some(refusal);
        }
        let distance = u8::max(from.column().abs_diff(to.column()), from.row().abs_diff(to.row()));
        if distance != 1 {
            return Some(Refusal::TooFar { from, to });
        }
        if self.occupied().has(to) {
            return Some(Refusal::Occupied { square: to });
        }
        let (_, symbol) = self.piece_at(from).expect("a piece that can be lifted stands there");
        (self.symbol_of(to) == Some(symbol)).then_some(Refusal::OwnSymbol { symbol, square: to })
    }

    fn refusal_of_swap(&self) -> Option<Refusal> {
        match self.pie {
            _ if self.outcome().is_some() => Some(Refusal::GameOver),
            Pie::Offered => None,
            Pie::Gone | Pie::ToCome => Some(Refusal::NoSwap),
        }
    }

    /// Why the piece on this square is not the player's to move.
    pub(super) fn refusal_of_lift(&self, square: Square) -> Option<Refusal> {
        match self.piece_at(square) {
            _ if self.outcome().is_some() => Some(Refusal::GameOver),
            None => Some(Refusal::NoPiece { square }),
            Some((seat, _)) if seat != self.turn() => Some(Refusal::Opposing { square }),
            Some(_) => None,
        }
    }
}
