//! What the player who has just moved threatens to do next.

use super::position::{Emblem, Pie};
use crate::rules::{Mask, Position};
use std::ops::ControlFlow;

impl Emblem {
    /// The lines of four that the player who is not to move could complete in one turn, each once.
    pub fn threats(&self) -> Vec<Mask> {
        let waiting = self.turn.other();
        let mut lines = Vec::new();
        if self.outcome().is_some() {
            return lines;
        }
        let theirs = Emblem { turn: waiting, pie: Pie::Gone, ..*self };
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
        // The piece that could reach the gap bears the sign of that square, so it may not go there.
        assert_eq!(threats("cd...D/.....a/.AB..b/..C.../cdD.aC/A...bB B").len(), 0);
    }
}
