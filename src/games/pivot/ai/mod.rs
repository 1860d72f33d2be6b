//! The search of Pivot, as the others see it.

mod evaluation;
mod last_turns;
mod opening;
mod principal_variation;
mod root_turns;
mod search;
mod weights;

use super::bitboard::Bitboard;
use super::moves::Move;
use super::position::Pivot;
use crate::rules::{Position, Rng};
use crate::search::{Answer, Brain, Monitor, Skill, Task};
use root_turns::{Found, Scope};
use search::Engine;

/// The levels, the best one left out, as measured in the arena.
const LEVELS: [Skill; 5] = [
    Skill { horizon: 100, spread: 3000, glances: 100 },
    Skill { horizon: 200, spread: 2600, glances: 100 },
    Skill { horizon: 200, spread: 1250, glances: 45 },
    Skill { horizon: 200, spread: 780, glances: 8 },
    Skill { horizon: 250, spread: 440, glances: 0 },
];

impl Brain for Pivot {
    type Memory = Engine;

    fn memory(bytes: usize) -> Engine {
        Engine::with_bytes(bytes)
    }

    fn ponder(&self, memory: &mut Engine, task: &Task, monitor: &mut dyn Monitor) -> Option<Answer<Move>> {
        if self.outcome().is_some() {
            return None;
        }
        let found = match task.strength.skill(&LEVELS) {
            Some(skill) => with_skill(self, skill, memory, task.seed, monitor),
            None => {
                let tolerance = if task.every_turn { i32::MAX } else { 0 };
                memory.think(Bitboard::of(self), Scope { tolerance, deepest: 16, seed: task.seed }, monitor)
            }
        };
        memory.answer(&found)
    }
}

/// The turn of one who sees only so far, and does not always play what looks best.
fn with_skill(pos: &Pivot, skill: Skill, engine: &mut Engine, seed: u64, monitor: &mut dyn Monitor) -> Found {
    let mut rng = Rng::new(seed);
    let mut found = match skill.plies(&mut rng) {
        Some(plies) => {
            // A turn that is just as good gets a score of its own, not only the bound that it is no better.
            let scope = Scope { tolerance: skill.spread + 1, deepest: plies.max(1), seed: rng.next_u64() };
            engine.think(Bitboard::of(pos), scope, monitor)
        }
        None => engine.glance(Bitboard::of(pos), skill.horizon >= 200, &mut rng),
    };
    // What is decided is seen: nobody plays on for chance.
    if found.turns.first().is_some_and(|best| !best.score.is_decided()) {
        let index = skill.choose(found.turns.iter().map(|root| i64::from(root.score.0)), &mut rng);
        found.turns.swap(0, index);
    }
    found
}
