//! Counts of Quantik that other programs agree on.

use quincunx::games::quantik::Quantik;
use quincunx::rules::{Position, perft};
use std::collections::HashSet;

/// `FULL=1 cargo test` counts further than the quick run.
fn is_full_run() -> bool {
    std::env::var_os("FULL").is_some()
}

#[test]
fn perft_counts() {
    let counts = [64, 3_392, 167_552, 6_776_960, 231_883_776, 6_241_600_512];
    let depths = if is_full_run() { 6 } else { 5 };
    for (depth, &count) in (1..).zip(&counts[..depths]) {
        assert_eq!(perft(&Quantik::EMPTY, depth), count, "perft {depth}");
    }
}

/// The numbers of positions after each number of plies that differ under the eight symmetries of the board and the
/// 24 permutations of the shapes, finished games left out.
#[test]
fn census_of_positions() {
    let counts = [3, 51, 726, 10_946, 105_632];
    let plies = if is_full_run() { 5 } else { 4 };
    let mut level = HashSet::from([Quantik::EMPTY]);
    for (ply, &count) in (1..).zip(&counts[..plies]) {
        let next =
            level.iter().flat_map(|pos| pos.moves().into_iter().map(|mv| pos.play(mv).expect("legal")));
        level = next.filter(|pos| pos.outcome().is_none()).map(|pos| pos.canonical()).collect();
        assert_eq!(level.len(), count, "ply {ply}");
    }
}
