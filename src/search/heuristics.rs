//! What alpha–beta asks of a game besides its rules.

use super::level::{Level, Skill};
use super::score::Score;
use crate::rules::Position;

/// A game of two sides that alpha–beta can search: its static evaluation, and what it sees without searching.
pub trait Heuristics: Position {
    /// How many different numbers [`Heuristics::history_index`] gives.
    const HISTORY_SIZE: usize;

    /// [`Heuristics::winning_turn`] finds a turn that wins at once wherever there is one.
    const FINDS_ALL_WINS: bool = false;

    /// The index of a turn in the table of the history heuristic. Turns that are alike may share one.
    fn history_index(mv: Self::Move) -> usize;

    /// The static evaluation of the position for the player to move.
    fn evaluate(&self) -> i32;

    /// The skills of the levels below the best, as measured in the arena.
    fn skills(&self) -> &'static [Skill; 5] {
        &Skill::BY_DEPTH
    }

    /// What a turn has turned out to be worth in games of this level, in the units of [`Heuristics::evaluate`]. It is
    /// then not searched. Asked only where a search begins.
    fn measured(&self, _: Self::Move, _: Level) -> Option<i32> {
        None
    }

    /// A turn that wins at once. A game that cannot tell quickly says none.
    fn winning_turn(&self) -> Option<Self::Move> {
        None
    }

    /// Would the opponent win at once, if it were their turn? A game that cannot tell quickly says no.
    fn is_threatened(&self) -> bool {
        false
    }

    /// Is the game over in a position that some turn has led to, though [`Heuristics::winning_turn`] saw no win before
    /// it? Not counting that the player to move may have no turn: the search sees that by itself.
    fn is_over(&self) -> bool {
        self.outcome().is_some()
    }
}

/// The score of a game that is over, for the player who would move.
pub fn score_of_end<P: Heuristics>(pos: &P) -> Score {
    let mover = pos.side_of(pos.turn());
    match pos.outcome() {
        Some(outcome) if outcome.is_shared() => Score::DRAW,
        Some(outcome) if outcome.winners.contains(mover) => Score::win_in(0),
        _ => Score::loss_in(0),
    }
}
