//! What may be added to the sheet, so that games end: a count after a fixed number of turns, and gates that blockers do
//! not close.

use super::position::Minos;
use crate::rules::{Outcome, Position, Seat};

/// How many turns are played before the count.
pub const COUNTED_AFTER: u8 = 100;

/// What is added to the rules of the sheet.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum Addition {
    /// Nothing: the game may go on until the limit of the match.
    #[default]
    Nothing,
    /// After a number of turns, whoever is ahead wins.
    Count,
    /// The count, and gates: once a pawn is home, Ariadne squares on which opposing pawns stand are filled as well.
    Gates,
}

/// What counts when the turns have run out: pawns home, then rows that are still to be walked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Advance {
    pub home: u32,
    /// How far all pawns together are from the row of their Ariadne squares, in half rows. The player who has the last
    /// turn gets some more, to make up for it: an odd number, so that nobody can have as many as the other.
    pub half_rows: u32,
}

/// What the last turn costs in the senior game and in the junior one, in half rows: measured, so that both players win
/// about as often (docs/STRENGTH.md).
const LAST_WORD: [u32; 2] = [3, 1];

impl Advance {
    /// More pawns home, then fewer rows to walk.
    fn is_ahead_of(self, other: Advance) -> bool {
        (self.home, other.half_rows) > (other.home, self.half_rows)
    }
}

impl Minos {
    /// How many turns are left before the count; `None` where nothing is counted.
    pub fn turns_left(&self) -> Option<u8> {
        self.left
    }

    pub fn advance(&self, seat: Seat) -> Advance {
        let pawns = self.pawns_of(seat);
        let row = |row: u8| if seat == Seat::FIRST { 6 - row } else { row };
        let rows: u32 = pawns.map(|square| u32::from(row(square.row()))).sum();
        let plays_next_to_last = self.left.is_some_and(|left| left.is_multiple_of(2) == (seat == self.turn));
        Advance {
            home: (pawns & Minos::goals(seat)).len(),
            half_rows: 2 * rows + if plays_next_to_last { 0 } else { LAST_WORD[usize::from(self.junior)] },
        }
    }

    /// The seat that would win if the count came now.
    pub fn ahead(&self) -> Seat {
        let [first, second] = [Seat::FIRST, Seat::SECOND].map(|seat| self.advance(seat));
        if first.is_ahead_of(second) { Seat::FIRST } else { Seat::SECOND }
    }

    /// The count, once no turn is left.
    pub(super) fn counted(&self) -> Option<Outcome> {
        (self.left == Some(0)).then(|| Outcome::win(self.side_of(self.ahead())))
    }
}
