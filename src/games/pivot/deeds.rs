//! What turns do, for lessons.

use super::Pivot;
use super::moves::Move;
use crate::games::deeds::Deeds;
use crate::rules::grid::bits;
use crate::rules::{Position, Square};

impl Deeds for Pivot {
    /// `line`: its player has a line. `breaks`: the opponent, who had a line, has none. `opens`: its player has a line
    /// that the opponent can break or counter. `counters`: both have a line, and the opponent’s was there before.
    fn does(&self, mv: Move, deed: &str) -> Option<bool> {
        let (player, opponent) = (self.turn(), self.turn().other());
        let next = self.after(mv);
        Some(match deed {
            "line" => next.has_line(player),
            "breaks" => self.has_line(opponent) && !next.has_line(opponent),
            "counters" => self.has_line(opponent) && next.has_line(opponent) && next.has_line(player),
            "opens" => next.has_line(player) && next.outcome().is_none(),
            _ => return None,
        })
    }

    /// A card of one's own; an opposing card that can move; a free square; an opposing line.
    fn pins(&self) -> [Option<Square>; 5] {
        let (player, opponent) = (self.turn(), self.turn().other());
        let first = |board: u16| (board != 0).then(|| Square::of_index(board.trailing_zeros() as usize, 4));
        let can_move = |square: &Square| self.pivot_targets(square.index(4)) != 0;
        let theirs = bits(self.cards_of(opponent)).map(|index| Square::of_index(index, 4)).find(can_move);
        let line = self.lines(opponent).next().and_then(first).filter(|&square| Some(square) != theirs);
        [first(self.cards_of(player)), theirs, first(!self.occupied()), None, line]
    }
}
