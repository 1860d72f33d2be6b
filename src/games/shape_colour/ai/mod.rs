//! How the computer plays Shape & Colour. There are far too many turns to list: those that score most are found by
//! tables, and compared by what they leave to the next player.

mod gain_tables;
mod lookahead;
mod rods;
mod scoring_turns;
mod search;
mod tuning;

pub use scoring_turns::ScoredTurn;

use super::moves::Move;
use super::position::{Options, ShapeColour};
use crate::rules::{Position, Rng};
use crate::search::{Answer, Monitor, Searchable, Strength, Task};
use tuning::{BEST, BEST_OF_MANY, Selectivity, WEAKER_LEVELS, WEAKER_LEVELS_OF_MANY};

impl Searchable for ShapeColour {
    type Memory = ();

    fn memory(_: usize) {}

    fn search(&self, (): &mut (), task: &Task, monitor: &mut dyn Monitor) -> Option<Answer<Move>> {
        let (best, weaker) = self.levels();
        let selectivity = match task.strength {
            Strength::Best => best,
            Strength::Level(level) => *level.of(weaker).unwrap_or(&best),
            Strength::Skill(skill) => best.limited_to(skill),
        };
        self.search_with(selectivity, task, monitor)
    }

    fn greediest(&self, rng: &mut Rng) -> Option<Move> {
        Some(self.any_best_by_points(rng)?.mv)
    }
}

impl ShapeColour {
    fn has_two_sides(&self) -> bool {
        matches!(self.options(), Options::Two | Options::Teams)
    }

    /// The best level, and the weaker ones.
    fn levels(&self) -> (Selectivity, &'static [Selectivity; 5]) {
        if self.has_two_sides() { (BEST, &WEAKER_LEVELS) } else { (BEST_OF_MANY, &WEAKER_LEVELS_OF_MANY) }
    }
}
