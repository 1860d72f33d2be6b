//! How long a search on this machine may take.

use crate::search::Monitor;
use clap::Args;
use std::time::{Duration, Instant};

/// A time, a number of nodes, or both; neither is no limit.
#[derive(Args, Clone, Copy, Debug)]
pub struct Limit {
    /// Time to think about a turn, in milliseconds
    #[arg(long)]
    pub millis: Option<u64>,
    /// Nodes to search for a turn
    #[arg(long)]
    pub nodes: Option<u64>,
}

impl Limit {
    pub fn of_nodes(nodes: u64) -> Limit {
        Limit { millis: None, nodes: Some(nodes) }
    }

    pub fn of_millis(millis: u64) -> Limit {
        Limit { millis: Some(millis), nodes: None }
    }

    /// This limit, or this much time where there is none.
    pub fn or_millis(self, millis: u64) -> Limit {
        if self.millis.is_none() && self.nodes.is_none() { Limit::of_millis(millis) } else { self }
    }

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
