//! One interface to the strongest search of each game.

use super::monitor::Monitor;
use super::skill::Strength;
use super::value::Value;
use crate::rules::{Position, Rng};
use serde::{Deserialize, Serialize};
use std::fmt::Display;

/// What is asked besides the position itself.
#[derive(Clone, Debug, Default)]
pub struct Task {
    /// The keys of the positions that have stood on the board earlier, for the draw by repetition.
    pub before: Vec<u64>,
    /// Decides between turns of the same worth.
    pub seed: u64,
    /// The worth of every turn is wanted, not only that the others are no better than the best. Takes longer.
    pub every_turn: bool,
    pub strength: Strength,
}

/// What a search has found, in the end or so far. It travels unchanged, with its turns in notation, from the search to the
/// board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Answer<Move> {
    pub best: Move,
    pub value: Value,
    /// The turns that were looked at, the best first.
    pub turns: Vec<(Move, Value)>,
    /// What both sides are expected to play; empty where nothing is known of it.
    pub line: Vec<Move>,
    pub depth: u32,
    pub nodes: u64,
}

impl<Move: Display> Answer<Move> {
    /// The same with every turn in notation. The line then begins with the best turn, even if nothing is known of what follows.
    pub fn in_notation(&self) -> Answer<String> {
        let best = self.best.to_string();
        let mut line: Vec<String> = self.line.iter().map(ToString::to_string).collect();
        if line.first() != Some(&best) {
            line = vec![best.clone()];
        }
        let turns = self.turns.iter().map(|(mv, value)| (mv.to_string(), *value)).collect();
        Answer { best, value: self.value, turns, line, depth: self.depth, nodes: self.nodes }
    }
}

/// A game with a search of its own.
pub trait Brain: Position {
    /// What is worth keeping from one turn to the next.
    type Memory;

    /// The best level is perfect: nobody can do better.
    const IS_SOLVED: bool = false;

    /// A memory of about this size.
    fn memory(bytes: usize) -> Self::Memory;

    /// The best turn found until the monitor stopped the search. `None` only if the game is over.
    fn ponder(
        &self,
        memory: &mut Self::Memory,
        task: &Task,
        monitor: &mut dyn Monitor,
    ) -> Option<Answer<Self::Move>>;

    /// One of the turns that score most, in a game with points. `None` where there are none.
    fn greediest(&self, _: &mut Rng) -> Option<Self::Move> {
        None
    }

    /// What the position is worth, and how many nodes that took; an estimate if it was stopped before it was proved.
    /// `None` only if the game is over.
    fn prove(&self, memory: &mut Self::Memory, monitor: &mut dyn Monitor) -> Option<(Value, u64)> {
        let answer = self.ponder(memory, &Task::default(), monitor)?;
        Some((answer.value, answer.nodes))
    }
}
