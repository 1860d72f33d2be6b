//! Openings from which both sides win about equally often, to be drawn by lot (RULES 1, `lot`; docs/STRENGTH.md).

use super::position::Quantik;
use crate::rules::Symmetric;

/// No two are alike under symmetry. With perfect play light wins from the first two, dark from the others.
const OPENINGS: [&str; 4] =
    ["..../..../..a./A...", "..../..../..b./A...", "..../..../..../Ab..", "..../..../.b../A..."];

/// How many starts there are to draw from: each opening in all its images.
pub(super) const LOTS: usize = OPENINGS.len() * Quantik::IMAGES;

/// The start on which the lot has fallen.
pub(super) fn drawn(lot: usize) -> Quantik {
    let opening: Quantik = OPENINGS[lot % OPENINGS.len()].parse().expect("the openings parse: tested below");
    opening.image(lot / OPENINGS.len() % Quantik::IMAGES)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::quantik::symmetry::least_image;
    use crate::rules::{Position, Seat};
    use crate::search::{NodeLimit, Searchable};
    use std::collections::HashSet;

    #[test]
    fn openings_are_positions_no_two_of_which_are_alike() {
        let least: HashSet<Quantik> = (0..OPENINGS.len()).map(|lot| least_image(&drawn(lot))).collect();
        assert_eq!(least.len(), OPENINGS.len());
        let mut solver = Quantik::memory(16 << 20);
        let wins = |lot| solver.is_won(&drawn(lot), &mut NodeLimit(10_000_000)).expect("it is soon solved");
        let won: Vec<bool> = (0..OPENINGS.len()).map(wins).collect();
        assert_eq!(won, [true, true, false, false], "light wins half of them");
        for lot in (0..LOTS).step_by(61) {
            let start = drawn(lot);
            assert!(start.outcome().is_none() && start.turn() == Seat::FIRST, "{start}");
            assert!(least.contains(&least_image(&start)), "{start} is an image of an opening");
        }
    }
}
