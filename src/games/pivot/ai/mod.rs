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
use crate::search::{Answer, Attention, Monitor, Searchable, Skill, Task};
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
                memory.attention = Attention::FULL;
                let margin = if task.every_turn { i32::MAX } else { 0 };
                memory.search_root(
                    Bitboard::of(self),
                    SearchLimits { margin, max_depth: 16, seed: task.seed },
                    monitor,
                )
            }
        };
        let answer = memory.answer(&found)?;
        // What was overlooked may refute what seems to be certain.
        Some(if memory.attention.is_full() { answer } else { answer.without_proofs() })
    }
}

/// The turn of a weaker player: the best of those that it notices, as far as it sees.
fn with_skill(
    pos: &Pivot,
    skill: Skill,
    search: &mut PivotSearch,
    seed: u64,
    monitor: &mut dyn Monitor,
) -> RootResult {
    let mut rng = Rng::new(seed);
    search.attention = Attention::new(skill.noticed, rng.next_u64());
    let limits = SearchLimits { margin: 0, max_depth: skill.plies(&mut rng), seed: rng.next_u64() };
    search.search_root(Bitboard::of(pos), limits, monitor)
}
