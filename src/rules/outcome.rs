//! How a game ended, for whom.

use super::seat::{Side, SideSet};

/// A finished game: the sides that won it. Several winners share the win; when all do, it is a draw.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Outcome {
    pub winners: SideSet,
}

impl Outcome {
    pub const fn win(side: Side) -> Outcome {
        Outcome { winners: SideSet::of(side) }
    }

    /// A draw between the sides 0 … `sides - 1`.
    pub const fn draw(sides: u8) -> Outcome {
        Outcome { winners: SideSet::all(sides) }
    }

    pub const fn is_draw(self) -> bool {
        self.winners.len() > 1
    }

    /// The only winner, if there is just one.
    pub fn winner(self) -> Option<Side> {
        if self.is_draw() { None } else { self.winners.iter().next() }
    }
}
