//! What turns do, for lessons.

use super::Emblem;
use super::moves::Move;
use crate::games::deeds::Deeds;
use crate::rules::Position;

impl Deeds for Emblem {
    /// `safe`: the opponent cannot win in the next turn.
    fn does(&self, mv: Move, deed: &str) -> Option<bool> {
        let next = self.after(mv);
        match deed {
            "safe" => Some(next.moves().into_iter().all(|reply| !next.after(reply).has_line(next.turn()))),
            _ => None,
        }
    }
}
