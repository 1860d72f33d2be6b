//! What alpha–beta has found of the turns of a position.

use super::brain::Answer;
use super::score::Score;

/// What a search has found.
#[derive(Clone, Debug)]
pub struct Found<Move> {
    /// The turns, the best first, each with its score in the last whole iteration. The scores of turns that are not the best
    /// are upper bounds.
    pub turns: Vec<(Move, Score)>,
    pub line: Vec<Move>,
    pub depth: u32,
    pub nodes: u64,
    /// No line was cut off: the scores are those of the game itself.
    pub exact: bool,
}

impl<Move: Copy> Found<Move> {
    pub fn best(&self) -> Option<Move> {
        self.turns.first().map(|&(mv, _)| mv)
    }

    /// The same as everybody else sees it. `None` if there is no turn.
    pub fn answer(&self) -> Option<Answer<Move>> {
        Some(Answer {
            best: self.best()?,
            value: self.score().value(self.exact),
            turns: self.turns.iter().map(|&(mv, score)| (mv, score.value(self.exact))).collect(),
            line: self.line.clone(),
            depth: self.depth,
            nodes: self.nodes,
        })
    }

    pub fn score(&self) -> Score {
        self.turns.first().map_or(Score::loss_in(0), |&(_, score)| score)
    }
}
