//! The turns that a search of Pivot chooses from, and what it tells of them.

use super::search::Engine;
use crate::games::pivot::bitboard::{Bitboard, End, PackedMove};
use crate::games::pivot::moves::Move;
use crate::rules::Rng;
use crate::search::{Answer, Monitor, Score, best_first};

/// A root turn.
#[derive(Clone, Copy, Debug)]
pub struct RootTurn {
    pub turn: PackedMove,
    pub score: Score,
    /// The score is that of the game itself.
    pub exact: bool,
    pub(super) lanes: Bitboard,
    pub(super) end: End,
}

/// How far a search goes, and what it tells.
#[derive(Clone, Copy, Debug)]
pub struct Scope {
    /// Root turns that are worse than the best by no more than this get scores of their own, the others bounds.
    pub tolerance: i32,
    pub deepest: u32,
    /// Decides between equals; 0 leaves the order of the rules.
    pub seed: u64,
}

/// What a search has found.
#[derive(Clone, Debug)]
pub struct Found {
    /// The best first.
    pub turns: Vec<RootTurn>,
    pub depth: u32,
    pub nodes: u64,
}

pub(super) fn root_turns(root: Bitboard) -> Vec<RootTurn> {
    let mut turns = Vec::new();
    root.each_turn(true, |turn, lanes, end| {
        turns.push(RootTurn { turn, score: Score::DRAW, exact: false, lanes, end });
        false
    });
    turns
}

impl Engine {
    pub(super) fn tell(&mut self, found: &Found, monitor: &mut dyn Monitor) {
        if monitor.listens()
            && let Some(answer) = self.answer(found)
        {
            monitor.report(answer.in_notation());
        }
    }

    /// What was found, as everybody else sees it. `None` if there is no turn.
    pub(super) fn answer(&mut self, found: &Found) -> Option<Answer<Move>> {
        let best = found.turns.first()?;
        let value = |root: &RootTurn| root.score.value(root.exact);
        let rest = self.line(best.lanes);
        Some(Answer {
            best: best.turn.unpacked(),
            value: value(best),
            turns: found.turns.iter().map(|root| (root.turn.unpacked(), value(root))).collect(),
            line: [best.turn].iter().chain(&rest).map(|turn| turn.unpacked()).collect(),
            depth: found.depth,
            nodes: found.nodes,
        })
    }

    /// The turns by what the board looks like after them. Only one who is `careful` thinks of the reply, if it wins.
    pub fn glance(&mut self, root: Bitboard, careful: bool, rng: &mut Rng) -> Found {
        let mut turns = root_turns(root);
        for root in &mut turns {
            root.score = match root.end {
                End::Win => Score::win_in(1),
                End::Loss => Score::loss_in(1),
                End::Draw => Score::DRAW,
                _ if careful && root.lanes.winning_turn().is_some() => Score::loss_in(2),
                end => Score::estimate(-self.opinion.of(root.lanes, end == End::Threat)),
            };
        }
        rng.shuffle(&mut turns);
        best_first(&mut turns, |root| root.score.0.into());
        let nodes = turns.len() as u64;
        Found { turns, depth: 1, nodes }
    }
}
