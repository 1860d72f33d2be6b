//! What turns do, for lessons.

use super::Emblem;
use super::moves::Move;
use super::position::NEIGHBOURS;
use crate::games::deeds::Deeds;
use crate::rules::{Position, Square};

impl Deeds for Emblem {
    /// `safe`: the opponent cannot win in the next turn.
    fn does(&self, mv: Move, deed: &str) -> Option<bool> {
        let next = self.after(mv);
        match deed {
            "safe" => Some(next.moves().into_iter().all(|reply| !next.after(reply).has_line(next.turn()))),
            _ => None,
        }
    }

    /// The awake piece with the most company; one that can move; a square that is closed to it; a sleeper.
    fn pins(&self) -> [Option<Square>; 5] {
        let seat = self.turn();
        let (awake, asleep) = (self.pieces_of(seat) & !self.asleep(), self.pieces_of(seat) & self.asleep());
        let company = |square: &Square| (NEIGHBOURS[square.bit() as usize] & awake).len();
        let goal = awake.into_iter().max_by_key(company);
        let can_move = |square: &Square| !self.targets(*square).is_empty();
        let mover = self.pieces_of(seat).into_iter().find(|square| Some(*square) != goal && can_move(square));
        let own = mover.and_then(|from| Some((from, self.piece_at(from)?.1)));
        let closed = own.and_then(|(from, symbol)| {
            let free = NEIGHBOURS[from.bit() as usize] & !self.occupied();
            free.into_iter().find(|&square| self.symbol_of(square) == Some(symbol))
        });
        let sleeper = asleep.into_iter().find(|&square| Some(square) != mover);
        [goal, mover, closed, sleeper, None]
    }
}
