//! How long it takes to find the turn of Shape & Colour that scores most, by the number of pieces on the rods.
//!
//! Positions of greedy games, so that there are combinations to be made; the best time of several.

use quincunx::games::shape_colour::{Options, ShapeColour};
use quincunx::rules::{Position, Rng};
use std::hint::black_box;
use std::time::Instant;

const GAMES: u64 = 40;
const REPETITIONS: usize = 5;

fn main() {
    let mut positions: Vec<Vec<ShapeColour>> = vec![Vec::new(); 36];
    for seed in 0..GAMES {
        let mut rng = Rng::new(seed);
        let mut pos = ShapeColour::start(Options::Two);
        while let Some(best) = pos.any_best_by_points(&mut rng) {
            positions[pos.placed() as usize].push(pos);
            pos.play_unchecked(best.mv);
        }
    }
    println!("{:>7} {:>10} {:>14} {:>12}", "pieces", "turns", "points", "µs each");
    for (placed, positions) in positions.iter().enumerate().skip(14) {
        let number = positions.len() as f64;
        let turns: u64 = positions.iter().map(Position::count_moves).sum();
        let mut points = 0;
        let mut fastest = f64::INFINITY;
        for _ in 0..REPETITIONS {
            let start = Instant::now();
            let best = positions.iter().filter_map(|pos| black_box(pos).best_by_points());
            points = best.map(|best| best.points).sum();
            fastest = fastest.min(start.elapsed().as_secs_f64());
        }
        let (turns, points) = (turns as f64 / number, f64::from(points) / number);
        println!("{placed:>7} {turns:>10.0} {points:>14.1} {:>12.1}", fastest / number * 1e6);
    }
}
