//! The one place where a search asks whether to stop.

use super::monitor::{Monitor, Stopped};

/// Counts the nodes of a search and polls its monitor every `INTERVAL` nodes: asking for the time costs more than a
/// node.
#[derive(Clone, Copy, Default, Debug)]
pub struct NodeCounter<const INTERVAL: u64> {
    pub nodes: u64,
}

impl<const INTERVAL: u64> NodeCounter<INTERVAL> {
    /// Counts a node.
    ///
    /// # Errors
    /// The monitor says that the search shall stop.
    #[inline(always)]
    pub fn count(&mut self, monitor: &mut dyn Monitor) -> Result<(), Stopped> {
        self.nodes += 1;
        if self.nodes.is_multiple_of(INTERVAL) && monitor.should_stop(self.nodes) {
            return Err(Stopped);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::super::monitor::NodeLimit;
    use super::*;

    #[test]
    fn the_monitor_is_polled_at_intervals() {
        let mut counter = NodeCounter::<8>::default();
        let counted = (0..100).take_while(|_| counter.count(&mut NodeLimit(20)).is_ok()).count();
        assert_eq!((counted, counter.nodes), (23, 24), "24 is the first multiple of 8 beyond the limit");
    }
}
