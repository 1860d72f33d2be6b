//! Time, for searches that run on this machine.

use crate::search::Monitor;
use std::time::{Duration, Instant};

/// How long a search may take: a time, a number of nodes, or both.
#[derive(Clone, Copy, Debug)]
pub struct Limit {
    pub millis: Option<u64>,
    pub nodes: Option<u64>,
}

impl Limit {
    pub fn start(self) -> Clock {
        Clock {
            end: self.millis.map(|millis| Instant::now() + Duration::from_millis(millis)),
            nodes: self.nodes,
        }
    }
}

/// A limit that is running.
pub struct Clock {
    end: Option<Instant>,
    nodes: Option<u64>,
}

impl Monitor for Clock {
    fn should_stop(&mut self, nodes: u64) -> bool {
        self.nodes.is_some_and(|most| nodes >= most) || self.end.is_some_and(|end| Instant::now() >= end)
    }
}
