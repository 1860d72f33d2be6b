//! What turns do, for lessons.

use super::Minos;
use super::moves::{Move, Refusal, Slide};
use super::position::squares_of;
use crate::games::deeds::Deeds;
use crate::rules::{Position, Square};
use std::ops::ControlFlow;

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

    /// A goal that is still to be reached; a pawn that can step; the end of a line that can slide; a locked one.
    fn pins(&self) -> [Option<Square>; 5] {
        let seat = self.turn();
        let goal = (Minos::goals(seat) & !self.pawns_of(seat)).first();
        let mut stepper = None;
        let mut end = None;
        let _ = self.each_move(|mv| {
            match mv {
                Move::Step { from, .. } => stepper = stepper.or(Some(from)),
                Move::Slide(slide) => end = end.or(Some(slide.exit())),
            }
            ControlFlow::<()>::Continue(())
        });
        [goal, None, stepper, end, self.locks().first()]
    }
}
