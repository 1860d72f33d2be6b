//! The window of an alpha–beta search.

use super::score::Score;

/// Only scores between `alpha` and `beta` make a difference: a search that finds a score at or below `alpha` fails low,
/// one that finds a score at or above `beta` fails high, and both may answer with a bound.
#[derive(Clone, Copy, Debug)]
pub struct Window {
    pub alpha: Score,
    pub beta: Score,
}

impl Window {
    pub const FULL: Window = Window { alpha: Score::WORST, beta: Score::BEST };

    /// The null window above `alpha`: it only asks whether a score is better than that.
    pub const fn null(alpha: Score) -> Window {
        Window { alpha, beta: Score(alpha.0 + 1) }
    }

    /// The window of the position after a turn, seen by the player who then is to move.
    #[must_use]
    pub const fn after(self) -> Window {
        Window { alpha: self.beta.after(), beta: self.alpha.after() }
    }
}
