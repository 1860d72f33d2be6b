//! When to stop. Time comes only from outside, so that a search is the same natively, in a worker and in a test.

use super::searchable::Answer;

/// A search was told to stop before it had an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stopped;

/// Asked now and then by a search.
pub trait Monitor {
    /// Shall the search stop, having visited so many positions?
    fn should_stop(&mut self, nodes: u64) -> bool;

    /// Is anybody interested in how far the search has come?
    fn listens(&self) -> bool {
        false
    }

    /// What the search has found so far, with the turns in notation.
    fn report(&mut self, _: Answer<String>) {}
}

/// Never stops.
pub struct Unlimited;

impl Monitor for Unlimited {
    fn should_stop(&mut self, _: u64) -> bool {
        false
    }
}

/// Stops after so many positions.
pub struct NodeLimit(pub u64);

impl Monitor for NodeLimit {
    fn should_stop(&mut self, nodes: u64) -> bool {
        nodes >= self.0
    }
}
