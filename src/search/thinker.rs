//! What a search asks of a game, apart from its rules.

use super::skill::Skill;
use crate::rules::Position;

/// A game of two sides that alpha–beta can search: the engine's opinions and shortcuts.
pub trait Thinker: Position {
    /// How many different numbers [`Thinker::index_of`] gives.
    const MOVE_INDICES: usize;

    /// [`Thinker::winning_turn`] is some exactly where there is a turn that wins at once.
    const SEES_WINS: bool = false;

    /// A small number for a turn, for remembering how turns have done. Turns that are alike may share one.
    fn index_of(mv: Self::Move) -> usize;

    /// What the position is worth to the player to move, without looking ahead.
    fn evaluate(&self) -> i32;

    /// The levels of this game, the best one left out, as measured in the arena.
    fn skills(&self) -> &'static [Skill; 5] {
        &Skill::BY_PLIES
    }

    /// What somebody sees who looks at the position but once.
    fn impression(&self) -> i32 {
        self.evaluate()
    }

    /// A turn that wins at once, if there is one. A game that cannot tell quickly says none.
    fn winning_turn(&self) -> Option<Self::Move> {
        None
    }

    /// Would the opponent win at once, if it were their turn? A game that cannot tell quickly says no.
    fn is_threatened(&self) -> bool {
        false
    }

    /// Is the game over in a position that some turn has led to, though [`Thinker::winning_turn`] saw no win before it?
    /// Not counting that the player to move may have no turn: the search sees that by itself.
    fn is_over(&self) -> bool {
        self.outcome().is_some()
    }
}
