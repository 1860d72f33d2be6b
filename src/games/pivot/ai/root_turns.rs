//! The root of the search of Pivot: its turns, its limits and its result.

use super::search::PivotSearch;
use crate::games::pivot::bitboard::{Bitboard, End, PackedMove};
use crate::games::pivot::moves::Move;
use crate::search::{Answer, Monitor, Score};

/// A turn at the root.
#[derive(Clone, Copy, Debug)]
pub struct RootTurn {
    pub turn: PackedMove,
    pub score: Score,
    /// The score is that of the game itself, not an estimate or a bound.
    pub exact: bool,
    pub(super) after: Bitboard,
    pub(super) end: End,
}

/// How far a search goes, and for which turns.
#[derive(Clone, Copy, Debug)]
pub struct SearchLimits {
    /// Root turns that are worse than the best by no more than this get scores of their own, the others bounds.
    pub margin: i32,
    pub max_depth: u32,
    /// Decides between equals; 0 leaves the order of the rules.
    pub seed: u64,
}

/// What a search has found at the root.
#[derive(Clone, Debug)]
pub struct RootResult {
    /// The best first.
    pub turns: Vec<RootTurn>,
    pub depth: u32,
    pub nodes: u64,
}

pub(super) fn root_turns(root: Bitboard) -> Vec<RootTurn> {
    let mut turns = Vec::new();
    root.each_turn(true, |turn, after, end| {
        turns.push(RootTurn { turn, score: Score::DRAW, exact: false, after, end });
        false
    });
    turns
}

impl PivotSearch {
    pub(super) fn report(&self, found: &RootResult, monitor: &mut dyn Monitor) {
        if monitor.listens()
            && let Some(answer) = self.answer(found)
        {
            monitor.report(answer.in_notation());
        }
    }

    /// The turns that are noticed, a win in one among them; if nothing is, all.
    pub(super) fn noticed_root_turns(&self, root: Bitboard) -> Vec<RootTurn> {
        let mut turns = root_turns(root);
        let is_seen = |root: &RootTurn| self.attention.notices(root.turn.0.into()) || root.end == End::Win;
        if turns.iter().any(is_seen) {
            turns.retain(is_seen);
        }
        turns
    }

    /// `None` if there is no turn.
    pub(super) fn answer(&self, found: &RootResult) -> Option<Answer<Move>> {
        let best = found.turns.first()?;
        let value = |root: &RootTurn| root.score.value(root.exact);
        let rest = self.principal_variation(best.after);
        Some(Answer {
            best: best.turn.unpacked(),
            value: value(best),
            turns: found.turns.iter().map(|root| (root.turn.unpacked(), value(root))).collect(),
            line: [best.turn].iter().chain(&rest).map(|turn| turn.unpacked()).collect(),
            depth: found.depth,
            nodes: found.nodes,
        })
    }
}
