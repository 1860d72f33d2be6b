//! How the computer plays Pivot: by the book, by search, or as a weaker player.

mod evaluation;
mod last_turns;
mod opening;
mod principal_variation;
mod root_turns;
mod search;
mod tuning;
mod weights;

use super::bitboard::Bitboard;
use super::moves::Move;
use super::position::Pivot;
use crate::rules::{Position, Rng};
use crate::search::{Answer, Monitor, Searchable, Skill, Task};
use root_turns::{RootResult, SearchLimits};
use search::PivotSearch;
use tuning::WEAKER_LEVELS;

impl Searchable for Pivot {
    type Memory = PivotSearch;

    fn memory(bytes: usize) -> PivotSearch {
        PivotSearch::with_bytes(bytes)
    }

    fn search(
        &self,
        memory: &mut PivotSearch,
        task: &Task,
        monitor: &mut dyn Monitor,
    ) -> Option<Answer<Move>> {
        if self.outcome().is_some() {
            return None;
        }
        let found = match task.strength.skill(&WEAKER_LEVELS) {
            Some(skill) => with_skill(self, skill, memory, task.seed, monitor),
            None => {
                let margin = if task.every_turn { i32::MAX } else { 0 };
                memory.search_root(
                    Bitboard::of(self),
                    SearchLimits { margin, max_depth: 16, seed: task.seed },
                    monitor,
                )
            }
        };
        memory.answer(&found)
    }
}

/// The turn of a weaker player: a shallow search, or none, and a choice among the turns that are not much worse.
fn with_skill(
    pos: &Pivot,
    skill: Skill,
    search: &mut PivotSearch,
    seed: u64,
    monitor: &mut dyn Monitor,
) -> RootResult {
    let mut rng = Rng::new(seed);
    let mut found = match skill.plies(&mut rng) {
        Some(plies) => {
            // Turns within the margin need scores of their own, not bounds.
            let limits =
                SearchLimits { margin: skill.margin + 1, max_depth: plies.max(1), seed: rng.next_u64() };
            search.search_root(Bitboard::of(pos), limits, monitor)
        }
        None => search.by_static_evaluation(Bitboard::of(pos), skill.sees_replies(), &mut rng),
    };
    // A win or a loss in sight leaves nothing to chance.
    if found.turns.first().is_some_and(|best| !best.score.is_decided()) {
        let index = skill.choose(found.turns.iter().map(|root| i64::from(root.score.0)), &mut rng);
        found.turns.swap(0, index);
    }
    found
}
