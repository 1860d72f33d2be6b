//! How the computer plays Emblem.

mod evaluation;
mod first_turns;
mod tuning;

use super::moves::Move;
use super::position::{Emblem, Pie};
use crate::search::{Heuristics, Level, Skill};
use tuning::{TEMPO, WEAKER_LEVELS};

impl Heuristics for Emblem {
    const HISTORY_SIZE: usize = 64 * 64;
    const FINDS_ALL_WINS: bool = true;

    fn history_index(mv: Move) -> usize {
        // No step stays where it is, so the index of a1 to a1 is free.
        mv.squares().map_or(0, |(from, to)| (from.bit() * 64 + to.bit()) as usize)
    }

    fn evaluate(&self) -> i32 {
        let seat = self.turn;
        let lead = self.line_score(seat) - self.line_score(seat.other()) + TEMPO;
        // The player who may take over the turn chooses the better side.
        if self.pie == Pie::Offered { lead.abs() } else { lead }
    }

    fn skills(&self) -> &'static [Skill; 5] {
        &WEAKER_LEVELS
    }

    fn measured(&self, mv: Move, level: Level) -> Option<i32> {
        self.worth_by_book(mv, level)
    }

    fn winning_turn(&self) -> Option<Move> {
        self.completing_step(self.turn)
    }

    fn is_threatened(&self) -> bool {
        self.completing_step(self.turn.other()).is_some()
    }

    /// Only a step of one's own completes a line, and the search has seen that none does.
    fn is_over(&self) -> bool {
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Position, Rng};

    /// The steps that win, by trying all of them.
    fn wins(pos: &Emblem) -> Vec<Move> {
        let wins = |mv: &Move| pos.play(*mv).expect("legal").has_line(pos.turn());
        pos.moves().into_iter().filter(wins).collect()
    }

    #[test]
    fn a_win_in_one_is_seen_exactly_where_there_is_one() {
        let mut rng = Rng::new(1);
        let mut seen = 0;
        for &options in Emblem::VARIANTS {
            for _ in 0..40 {
                let mut pos = Emblem::start(options);
                while let Some(&mv) = rng.pick(&pos.moves()) {
                    let wins = wins(&pos);
                    match pos.winning_turn() {
                        Some(mv) => assert!(wins.contains(&mv), "{pos}: {mv}"),
                        None => assert!(wins.is_empty(), "{pos}: {wins:?}"),
                    }
                    seen += wins.len();
                    let passed = Emblem { turn: pos.turn().other(), pie: Pie::Gone, ..pos };
                    assert_eq!(pos.is_threatened(), passed.winning_turn().is_some());
                    pos.play_unchecked(mv);
                }
            }
        }
        assert!(seen > 100, "the games have wins to see: {seen}");
    }
}
