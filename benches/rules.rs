//! The speed of the rules: sequences of turns counted from fixed positions, every count asserted.
//!
//! The last ply is counted, not played, as everywhere in [`perft`]: the rate is in turns counted per second.

use quincunx::games::{Game, GameId, Visitor};
use quincunx::rules::perft;
use std::hint::black_box;
use std::time::Instant;

struct Case {
    game: &'static str,
    position: &'static str,
    depth: u32,
    count: u64,
}

/// Deep enough to be timed, and together far below half a minute. The test vectors hold the same counts up to this
/// depth in Pivot, and up to one ply less in the others (two in junior Minos).
const CASES: &[Case] = &[
    Case { game: "quantik", position: "..../..../..../....", depth: 5, count: 231_883_776 },
    Case { game: "pivot", position: "..../..../..../.... X", depth: 5, count: 3_629_285_376 },
    Case {
        game: "emblem",
        position: "cd..CD/AB..ab/....../....../cd..CD/AB..ab R",
        depth: 6,
        count: 56_849_674,
    },
    Case {
        game: "emblem",
        position: "cd..CD/AB..ab/....../....../cd..CD/AB..ab R areas",
        depth: 6,
        count: 81_971_466,
    },
    Case {
        game: "shape-colour",
        position: "- - - - - - - - - - - - - - - - | 0,0 | 1",
        depth: 4,
        count: 286_584_480,
    },
    // The second phase, whose turns are spreads: 115 530 turns here, and some 94 000 after each of them.
    Case {
        game: "shape-colour",
        position: "- SBSRSB LRSR LB CYCYSY SBCR LYSR LY CRLRSR LRCR LYCYCY LB LRLB CR LB LYSBCB | 22,18 | 1",
        depth: 2,
        count: 10_922_258_880,
    },
    Case {
        game: "minos",
        position: "#DDDDD#/.#...#./..#.#../...#.../..#.#../.#...#./#LLLLL# L -",
        depth: 7,
        count: 19_714_800,
    },
    Case {
        game: "minos",
        position: "#DDDDD#/.#...#./..#.#../...#.../..#.#../.#...#./#LLLLL# L - junior",
        depth: 7,
        count: 144_085_980,
    },
];

/// The best time of several is the one that other programs disturbed least.
const REPETITIONS: usize = 5;

impl Visitor for &Case {
    /// Seconds.
    type Output = f64;

    fn visit<P: Game>(self) -> f64 {
        let position: P = self.position.parse().expect("the positions above are well formed");
        let start = Instant::now();
        let count = perft(black_box(&position), black_box(self.depth));
        let seconds = start.elapsed().as_secs_f64();
        assert_eq!(count, self.count, "{} at depth {}: {}", self.game, self.depth, self.position);
        seconds
    }
}

fn main() {
    for game in GameId::ALL {
        assert!(CASES.iter().any(|case| case.game == game.id()), "{} is not timed", game.id());
    }
    // Without this argument it is run as a test: then the counts matter, not the times.
    let is_timed = std::env::args().any(|argument| argument == "--bench");
    let repetitions = if is_timed { REPETITIONS } else { 1 };
    println!("{:12}  depth  {:>14}  {:>9}  {:>9}  position", "game", "count", "seconds", "million/s");
    for case in CASES {
        let game = GameId::named(case.game).expect("the games above exist");
        let best = (0..repetitions).map(|_| game.visit(case)).fold(f64::INFINITY, f64::min);
        let rate = case.count as f64 / best / 1e6;
        let Case { game, position, depth, count } = case;
        println!("{game:12}  {depth:>5}  {count:>14}  {best:>9.4}  {rate:>9.0}  {position}");
    }
    println!("\nThe best of {repetitions}; the last ply is counted, not played.");
}
