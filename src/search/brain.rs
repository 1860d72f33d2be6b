//! One interface to the strongest search of each game.

use super::alphabeta::AlphaBeta;
use super::monitor::Monitor;
use super::thinker::Thinker;
use super::value::Value;
use crate::rules::Position;

/// What is asked besides the position itself.
#[derive(Clone, Debug, Default)]
pub struct Task {
    /// The keys of the positions that have stood on the board earlier, for the draw by repetition.
    pub before: Vec<u64>,
    /// Decides between turns of the same worth.
    pub seed: u64,
    /// The worth of every turn is wanted, not only that the others are no better than the best. Takes longer.
    pub every_turn: bool,
}

/// What a search has found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer<Move> {
    pub best: Move,
    pub value: Value,
    /// The turns that were looked at, the best first.
    pub turns: Vec<(Move, Value)>,
    /// What both sides are expected to play.
    pub line: Vec<Move>,
    pub depth: u32,
    pub nodes: u64,
}

/// Simpler players of a game, to measure the search against.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sparring {
    /// Plays any of the turns that score most.
    Greedy,
    /// Like the search itself, but looks only so many plies ahead.
    Plies(u32),
    /// One of the weaker players, from 1.
    Level(u32),
}

/// A game with a search of its own.
pub trait Brain: Position {
    /// What is worth keeping from one turn to the next.
    type Memory;

    /// A memory of about this size.
    fn memory(bytes: usize) -> Self::Memory;

    /// The best turn found until the monitor stopped the search. `None` only if the game is over.
    fn ponder(
        &self,
        memory: &mut Self::Memory,
        task: &Task,
        monitor: &mut dyn Monitor,
    ) -> Option<Answer<Self::Move>>;

    /// The turn of a simpler player. `None` if this game has no such player of its own.
    fn spar(&self, _: Sparring, _seed: u64, _: &mut dyn Monitor) -> Option<Self::Move> {
        None
    }

    /// What the position is worth, and how many nodes that took; an estimate if it was stopped before it was proved.
    /// `None` only if the game is over.
    fn prove(&self, memory: &mut Self::Memory, monitor: &mut dyn Monitor) -> Option<(Value, u64)> {
        let answer = self.ponder(memory, &Task::default(), monitor)?;
        Some((answer.value, answer.nodes))
    }
}

/// Games that alpha–beta can search need say no more.
impl<P: Thinker> Brain for P {
    type Memory = AlphaBeta<P>;

    fn memory(bytes: usize) -> AlphaBeta<P> {
        AlphaBeta::with_table(bytes)
    }

    fn ponder(
        &self,
        memory: &mut AlphaBeta<P>,
        task: &Task,
        monitor: &mut dyn Monitor,
    ) -> Option<Answer<P::Move>> {
        memory.every_turn = task.every_turn;
        let found = memory.think(self, &task.before, u32::MAX, monitor);
        Some(Answer {
            best: found.best()?,
            value: found.score().value(found.exact),
            turns: found.turns.iter().map(|&(mv, score)| (mv, score.value(found.exact))).collect(),
            line: found.line,
            depth: found.depth,
            nodes: found.nodes,
        })
    }
}
