//! What whoever has just played could do next, if nothing is done about it.

use super::position::Minos;
use crate::rules::{Mask, Position};
use std::ops::ControlFlow;

impl Minos {
    /// The Ariadne squares that the player who waits could take in one turn, and win; none while that is not so.
    pub fn threatened(&self) -> Mask {
        let waiting = self.turn.other();
        let theirs = Minos { turn: waiting, forbidden: None, ..*self };
        let wins = |mv| {
            let next = theirs.after(mv);
            if next.homecomer() == Some(waiting) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        };
        if self.outcome().is_none() && theirs.each_move(wins).is_break() {
            Minos::goals(waiting) & !self.pawns_of(waiting)
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
