//! What turns do, for lessons.

use super::Pivot;
use super::moves::Move;
use crate::games::deeds::Deeds;
use crate::rules::Position;

impl Deeds for Pivot {
    /// `line`: its player has a line. `breaks`: the opponent, who had a line, has none. `opens`: its player has a line
    /// that the opponent can break or answer.
    fn does(&self, mv: Move, deed: &str) -> Option<bool> {
        let (player, opponent) = (self.turn(), self.turn().other());
        let next = self.after(mv);
        Some(match deed {
            "line" => next.has_line(player),
            "breaks" => self.has_line(opponent) && !next.has_line(opponent),
            "opens" => next.has_line(player) && next.outcome().is_none(),
            _ => return None,
        })
    }
}
