//! What the engine thinks of a position of Pivot, where it does not see the end: lines, and lines in the making.

use super::engine::Engine;
use super::lanes::{Lanes, completing};
use super::moves::Move;
use super::position::Pivot;
use crate::rules::Position;
use crate::search::{Answer, Brain, Monitor, Task};

/// A line that stands while the opponent has to answer it.
const STANDING_LINE: i32 = 60;
/// Two cards of one face in a line, and room for the third.
const OPEN_PAIR: i32 = 6;
const TEMPO: i32 = 10;

/// What the position is worth to the player to move, without looking ahead.
pub(super) fn evaluate(lanes: Lanes) -> i32 {
    let empty = u64::from(!lanes.occupied()) * 0x0001_0001_0001_0001;
    let open = completing(lanes.0) & empty;
    let count = |lanes: u64| lanes.count_ones() as i32;
    let standing = i32::from(lanes.i_have_a_line()) - i32::from(lanes.they_have_a_line());
    standing * STANDING_LINE + (count(open & 0xFFFF_FFFF) - count(open >> 32)) * OPEN_PAIR + TEMPO
}

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
        let mut line = vec![best.turn.unpacked()];
        let mut after = *self;
        after.play_unchecked(line[0]);
        line.extend(memory.line(Lanes::of(&after)).into_iter().map(|turn| turn.unpacked()));
        Some(Answer {
            best: best.turn.unpacked(),
            value: best.score.value(found.exact),
            turns: found.turns.iter().map(|root| (root.turn.unpacked(), root.score.value(found.exact))).collect(),
            line,
            depth: found.depth,
            nodes: found.nodes,
        })
    }
}
