//! What the player who has just moved threatens to do next.

use super::position::Minos;
use crate::rules::{Mask, Position};
use std::ops::ControlFlow;

impl Minos {
    /// The Ariadne squares on which the player who is not to move could win in one turn.
    pub fn threatened(&self) -> Mask {
        let waiting = self.turn.other();
        let theirs = Minos { turn: waiting, forbidden: None, ..*self };
        let wins = |mv| {
            let next = theirs.after(mv);
            if next.homecomer() == Some(waiting) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        };
        if self.outcome().is_none() && theirs.each_move(wins).is_break() {
            let missing = Minos::goals(waiting) & !self.pawns_of(waiting);
            // What a blocker stands on need not be reached where there are gates, unless the whole row slides.
            let open = missing & !self.all_pawns();
            if self.gates && !open.is_empty() { open } else { missing }
        } else {
            Mask::EMPTY
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_pawns_home_threaten_once_the_third_is_near() {
        let threatened = |text: &str| text.parse::<Minos>().expect("a position").threatened();
        let f7 = crate::rules::Square::new(5, 6).mask();
        assert_eq!(threatened(".L.L.../.....L./..#.#D#/#..#..#/#.#D#D#/#.....#/DLL.#.D D -"), f7);
        assert_eq!(threatened(".L.L.../......./..#.#L#/#..#..#/#.#D#D#/#D....#/DLL.#.D D -"), Mask::EMPTY);
    }
}
