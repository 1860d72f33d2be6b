//! One interface to the strongest search of each game.

use super::level::Strength;
use super::monitor::Monitor;
use super::value::Value;
use crate::rules::{Position, Rng};
use serde::{Deserialize, Serialize};
use std::fmt::Display;

/// What a search is asked, besides the position itself.
#[derive(Clone, Debug, Default)]
pub struct Task {
    /// The keys of the positions that have stood on the board earlier, for the draw by repetition.
    pub before: Vec<u64>,
    /// Decides between turns that are equally good.
    pub seed: u64,
    /// Every turn gets a value of its own, not only the bound that it is no better than the best. Takes longer.
    pub every_turn: bool,
    pub strength: Strength,
}

/// What a search has found, in the end or so far. It travels unchanged, with its turns in notation, from the search to
/// the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Answer<Move> {
    pub best: Move,
    pub value: Value,
    /// The turns that were searched, the best first.
    pub turns: Vec<(Move, Value)>,
    /// The principal variation: what both sides are expected to play. Empty where nothing is known of it.
    pub line: Vec<Move>,
    pub depth: u32,
    pub nodes: u64,
}

impl<Move> Answer<Move> {
    /// The same from a player who may have overlooked something: nothing but a win in one is certain.
    pub fn without_proofs(mut self) -> Answer<Move> {
        self.value = self.value.without_proof();
        self.turns.iter_mut().for_each(|(_, value)| *value = value.without_proof());
        self
    }
}

impl<Move: Display> Answer<Move> {
    /// The same with every turn in notation. The line then begins with the best turn, even if nothing is known of what
    /// follows.
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

/// A game that can be searched for its best turn.
pub trait Searchable: Position {
    /// What a search keeps for the next one, above all its transposition table.
    type Memory;

    /// The best level plays perfectly.
    const IS_SOLVED: bool = false;

    /// A memory of about this size.
    fn memory(bytes: usize) -> Self::Memory;

    /// The best turn found until the monitor stopped the search. `None` only if the game is over.
    fn search(
        &self,
        memory: &mut Self::Memory,
        task: &Task,
        monitor: &mut dyn Monitor,
    ) -> Option<Answer<Self::Move>>;

    /// One of the turns that score most, in a game with points. `None` in the others.
    fn greediest(&self, _: &mut Rng) -> Option<Self::Move> {
        None
    }

    /// The value of the position, and how many nodes that took; an estimate if it was stopped before it was proved.
    /// `None` only if the game is over.
    fn prove(&self, memory: &mut Self::Memory, monitor: &mut dyn Monitor) -> Option<(Value, u64)> {
        let answer = self.search(memory, &Task::default(), monitor)?;
        Some((answer.value, answer.nodes))
    }
}
