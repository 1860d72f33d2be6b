//! How a game ended, and for which sides.

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

    /// Do several sides share the win? Between two sides, that is a draw.
    pub const fn is_shared(self) -> bool {
        self.winners.len() > 1
    }

    /// Do all of the game's sides share the win?
    pub fn is_draw(self, sides: SideSet) -> bool {
        self.winners == sides
    }

    /// The side that wins alone, if one does.
    pub fn winner(self) -> Option<Side> {
        self.winners.only()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_win_that_some_share_is_no_draw() {
        let two_of_three = Outcome { winners: SideSet::of(Side(0)).with(Side(2)) };
        assert!(two_of_three.is_shared() && !two_of_three.is_draw(SideSet::all(3)));
        assert_eq!(two_of_three.winner(), None);
        assert!(Outcome::draw(3).is_shared() && Outcome::draw(3).is_draw(SideSet::all(3)));
        // Two of two sides are all of them.
        assert!(Outcome::draw(2).is_draw(SideSet::all(2)));
        let win = Outcome::win(Side(2));
        assert!(!win.is_shared() && !win.is_draw(SideSet::all(3)));
        assert_eq!(win.winner(), Some(Side(2)));
    }
}
