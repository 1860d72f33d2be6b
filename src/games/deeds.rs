//! What turns do, by the names that lessons and rules pages use for it. The texts that teach are data, so what they ask
//! for is a word such as `wins` or `shape A`; the rules say whether a turn does it.

use crate::rules::{Position, Square};

/// The deeds of a game.
pub trait Deeds: Position {
    /// Does this legal turn do this? `None` if the game knows no such deed.
    fn does(&self, mv: Self::Move, deed: &str) -> Option<bool>;

    /// Where the five lines of the game's card can be seen on this board, as it stands: a square for each line that can
    /// be.
    fn pins(&self) -> [Option<Square>; 5] {
        [None; 5]
    }
}

/// Does this legal turn do this? Any game knows `any`, `wins`, and `turn` with turns in notation.
pub fn does<P: Deeds>(position: &P, mv: P::Move, deed: &str) -> Option<bool> {
    let (name, rest) = deed.split_once(' ').unwrap_or((deed, ""));
    match name {
        "any" => Some(true),
        "wins" => {
            let side = position.side_of(position.turn());
            let outcome = position.after(mv).outcome();
            Some(outcome.is_some_and(|outcome| outcome.winners.contains(side) && !outcome.is_shared()))
        }
        "turn" => {
            let turns: Option<Vec<P::Move>> = rest.split(' ').map(|turn| turn.parse().ok()).collect();
            Some(turns?.contains(&mv))
        }
        _ => position.does(mv, deed),
    }
}
