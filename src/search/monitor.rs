//! When to stop. Time comes only from outside, so that a search is the same natively, in a worker and in a test.

use super::searchable::Answer;

/// A search was told to stop before it had an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stopped;

/// Polled by a search from time to time.
pub trait Monitor {
    /// Shall the search stop, having visited this many nodes?
    fn should_stop(&mut self, nodes: u64) -> bool;

    /// Are reports wanted? They cost something to make.
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

/// Stops after this many nodes.
pub struct NodeLimit(pub u64);

impl Monitor for NodeLimit {
    fn should_stop(&mut self, nodes: u64) -> bool {
        nodes >= self.0
    }
}
