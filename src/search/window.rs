//! What an alpha–beta search asks of a position.

use super::score::Score;

/// A window of scores: what lies outside makes no difference.
#[derive(Clone, Copy, Debug)]
pub struct Window {
    pub low: Score,
    pub high: Score,
}

impl Window {
    /// The window on the position after a turn.
    #[must_use]
    pub fn after(self) -> Window {
        Window { low: self.high.after(), high: self.low.after() }
    }

    /// The question whether a score is better than `low`, and no more.
    pub fn question(low: Score) -> Window {
        Window { low, high: Score(low.0 + 1) }
    }
}
