//! What turns do, for lessons.

use super::Minos;
use super::moves::{Move, Refusal, Slide};
use super::position::squares_of;
use crate::games::deeds::Deeds;
use crate::rules::Position;

impl Deeds for Minos {
    /// `step c2`: the pawn on c2 steps. `slide`: a line slides. `carries 5`: it carries so many pawns of its player.
    /// `locks fv`: the opponent cannot make this slide because of a lock.
    fn does(&self, mv: Move, deed: &str) -> Option<bool> {
        let (name, rest) = deed.split_once(' ').unwrap_or((deed, ""));
        match (name, mv) {
            ("step", Move::Step { from, .. }) => Some(from.to_string() == rest),
            ("slide", Move::Slide(_)) => Some(true),
            ("carries", Move::Slide(Slide { line, .. })) => {
                Some((self.pawns_of(self.turn()) & squares_of(line)).len() == rest.parse::<u32>().ok()?)
            }
            ("locks", _) => {
                let next = self.after(mv);
                let slide: Move = rest.parse().ok()?;
                Some(next.outcome().is_none() && matches!(next.check(slide), Err(Refusal::Locked { .. })))
            }
            ("step" | "slide" | "carries", _) => Some(false),
            _ => None,
        }
    }
}
