//! What both sides are expected to play.

use super::search::{Engine, FEW_CARDS};
use crate::games::pivot::bitboard::{Bitboard, End, PackedMove};

impl Engine {
    /// What both sides are expected to play after a turn that has led to `lanes`, as far as it is remembered.
    pub fn line(&mut self, mut lanes: Bitboard) -> Vec<PackedMove> {
        let mut line = Vec::new();
        while matches!(lanes.end(), End::Open | End::Threat) {
            let Some(turn) = self.expected(lanes) else { break };
            let mut after = None;
            lanes.each_turn(true, |other, next, _| {
                after = (other == turn).then_some(next);
                other == turn
            });
            let Some(next) = after else { break };
            line.push(turn);
            lanes = next;
        }
        line
    }

    fn expected(&mut self, lanes: Bitboard) -> Option<PackedMove> {
        lanes.winning_turn().or_else(|| self.by_the_book(lanes)).or_else(|| self.remembered(lanes))
    }

    /// The best turn that is remembered. Where images share what is known, any turn that leads to an image of the position
    /// that the best one leads to.
    fn remembered(&mut self, lanes: Bitboard) -> Option<PackedMove> {
        let form = if lanes.cards() <= FEW_CARDS { lanes.canonical() } else { lanes };
        let known = *self.slot(form);
        if known.lanes != form {
            return None;
        }
        if form == lanes {
            return Some(known.turn);
        }
        let mut wanted = None;
        form.each_turn(true, |turn, next, _| {
            wanted = (turn == known.turn).then(|| next.canonical());
            wanted.is_some()
        });
        let mut found = None;
        lanes.each_turn(true, |turn, next, _| {
            found = (Some(next.canonical()) == wanted).then_some(turn);
            found.is_some()
        });
        found
    }
}
