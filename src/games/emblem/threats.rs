//! What whoever has just played could do next, if nothing is done about it.

use super::position::Emblem;
use crate::rules::{Mask, Position};
use std::ops::ControlFlow;

impl Emblem {
    /// The lines of four that the player who waits could complete in one turn, each once.
    pub fn threats(&self) -> Vec<Mask> {
        let waiting = self.turn.other();
        let mut lines = Vec::new();
        if self.outcome().is_some() {
            return lines;
        }
        let theirs = Emblem { turn: waiting, ..*self };
        let _ = theirs.each_move(|mv| {
            for line in theirs.after(mv).lines(waiting) {
                if !lines.contains(&line) {
                    lines.push(line);
                }
            }
            ControlFlow::<()>::Continue(())
        });
        lines
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_in_line_threaten_only_where_a_fourth_can_come() {
        let threats = |text: &str| text.parse::<Emblem>().expect("a position").threats();
        assert_eq!(threats("cd...D/.....a/.BA..b/..C.../cdD.aC/A...bB B").len(), 1);
        // The piece that could come bears the sign of the gap.
        assert_eq!(threats("cd...D/.....a/.AB..b/..C.../cdD.aC/A...bB B").len(), 0);
    }
}
