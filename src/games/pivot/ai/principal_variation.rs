//! The principal variation: what both sides are expected to play.

use super::search::PivotSearch;
use super::tuning::MAX_CARDS_FOR_IMAGES;
use crate::games::pivot::bitboard::{Bitboard, End, PackedMove};

impl PivotSearch {
    /// What is expected after a turn that has led to `pos`, as far as book and table know it.
    pub fn principal_variation(&self, mut pos: Bitboard) -> Vec<PackedMove> {
        let mut variation = Vec::new();
        while matches!(pos.end(), End::Open | End::Threat) {
            let Some(turn) = self.expected_turn(pos) else { break };
            let mut after = None;
            pos.each_turn(true, |other, next, _| {
                after = (other == turn).then_some(next);
                other == turn
            });
            let Some(next) = after else { break };
            variation.push(turn);
            pos = next;
        }
        variation
    }

    fn expected_turn(&self, pos: Bitboard) -> Option<PackedMove> {
        pos.winning_turn().or_else(|| self.book_turn(pos)).or_else(|| self.table_turn(pos))
    }

    /// The turn of the transposition table. Where images share an entry, its turn may be that of another image: then
    /// any turn will do whose position is an image of the one that it leads to.
    fn table_turn(&self, pos: Bitboard) -> Option<PackedMove> {
        let canonical = if pos.cards() <= MAX_CARDS_FOR_IMAGES { pos.canonical() } else { pos };
        let known = self.table.get(canonical)?;
        if canonical == pos {
            return Some(known.turn);
        }
        let mut wanted = None;
        canonical.each_turn(true, |turn, next, _| {
            wanted = (turn == known.turn).then(|| next.canonical());
            wanted.is_some()
        });
        let mut found = None;
        pos.each_turn(true, |turn, next, _| {
            found = (Some(next.canonical()) == wanted).then_some(turn);
            found.is_some()
        });
        found
    }
}
