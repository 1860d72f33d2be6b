//! What the record of a match says at its cursor, as plain data.

use crate::record::{Ending, NodeId, Series};
use crate::rules::{Scores, Seat, Side};

/// A match at its cursor.
#[derive(Clone, PartialEq, Debug)]
pub struct Status {
    /// In notation.
    pub position: String,
    /// The position before the last turn, and the turn.
    pub last_turn: Option<(String, String)>,
    pub cursor: NodeId,
    /// The turns played up to the cursor.
    pub ply: usize,
    /// The turns of the line, up to the cursor and beyond.
    pub turns: Vec<Turn>,
    /// The seat that plays next; in a finished game, the seat that would.
    pub to_move: Seat,
    /// The side of each seat.
    pub sides: Vec<Side>,
    pub scores: Option<Scores>,
    pub ending: Option<Ending>,
    /// Could a side give the game up now?
    pub can_resign: bool,
    /// Nothing has been played in this match.
    pub is_untouched: bool,
    /// Which of the game's variants it is.
    pub variant: usize,
    pub series: Series,
    /// Everybody's half points, this round included once it is over.
    pub half_points: Vec<u32>,
    pub link: String,
    pub save: String,
}

/// A turn of the line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Turn {
    pub node: NodeId,
    pub notation: String,
    /// Who played it.
    pub seat: Seat,
    /// The points it brought, such as "+2".
    pub note: Option<String>,
    /// What else was played instead of it, and where.
    pub others: Vec<(NodeId, String)>,
}

impl Status {
    pub fn seats(&self) -> impl Iterator<Item = Seat> {
        (0..self.sides.len() as u8).map(Seat)
    }

    pub fn side_of(&self, seat: Seat) -> Side {
        self.sides[seat.index()]
    }

    /// Is the cursor at the end of the line?
    pub fn is_at_end(&self) -> bool {
        self.ply == self.turns.len()
    }

    /// The seats that have won the finished game.
    pub fn winners(&self) -> Vec<Seat> {
        let won =
            |seat: &Seat| self.ending.is_some_and(|end| end.outcome.winners.contains(self.side_of(*seat)));
        self.seats().filter(won).collect()
    }
}
