//! The search of Pivot, as the others see it.

use super::engine::{Engine, RootTurn};
use super::lanes::Lanes;
use super::moves::Move;
use super::position::Pivot;
use crate::rules::Position;
use crate::search::{Answer, Brain, Monitor, Task};

impl Brain for Pivot {
    type Memory = Engine;

    fn memory(bytes: usize) -> Engine {
        Engine::with_bytes(bytes)
    }

    fn ponder(&self, memory: &mut Engine, task: &Task, monitor: &mut dyn Monitor) -> Option<Answer<Move>> {
        if self.outcome().is_some() {
            return None;
        }
        let found = memory.think(Lanes::of(self), task.every_turn, monitor);
        let best = found.turns.first()?;
        let value = |root: &RootTurn| root.score.value(root.exact);
        let mut line = vec![best.turn.unpacked()];
        let mut after = *self;
        after.play_unchecked(line[0]);
        line.extend(memory.line(Lanes::of(&after)).into_iter().map(|turn| turn.unpacked()));
        Some(Answer {
            best: best.turn.unpacked(),
            value: value(best),
            turns: found.turns.iter().map(|root| (root.turn.unpacked(), value(root))).collect(),
            line,
            depth: found.depth,
            nodes: found.nodes,
        })
    }
}
