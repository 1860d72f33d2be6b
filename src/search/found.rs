//! What alpha–beta has found at the root.

use super::score::Score;
use super::searchable::Answer;

/// The result of alpha–beta, private to it: its scores may be bounds. Everybody else sees an [`Answer`].
#[derive(Clone, Debug)]
pub struct Found<Move> {
    /// The root turns, the best first, with their scores in the last iteration. Scores of turns that are not the best
    /// are upper bounds.
    pub turns: Vec<(Move, Score)>,
    pub principal_variation: Vec<Move>,
    pub depth: u32,
    pub nodes: u64,
    /// No line ended at the horizon: the scores are those of the game itself.
    pub exact: bool,
}

impl<Move: Copy> Found<Move> {
    pub fn best(&self) -> Option<Move> {
        self.turns.first().map(|&(mv, _)| mv)
    }

    /// The score of the best turn; without turns, a loss.
    pub fn score(&self) -> Score {
        self.turns.first().map_or(Score::loss_in(0), |&(_, score)| score)
    }

    /// `None` if there is no turn.
    pub fn answer(&self) -> Option<Answer<Move>> {
        Some(Answer {
            best: self.best()?,
            value: self.score().value(self.exact),
            turns: self.turns.iter().map(|&(mv, score)| (mv, score.value(self.exact))).collect(),
            line: self.principal_variation.clone(),
            depth: self.depth,
            nodes: self.nodes,
        })
    }
}
