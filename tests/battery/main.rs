//! What must hold in every game: a battery of properties over seeded random games, run for all games and variants,
//! and for a toy game that proves what a sixth game takes.

mod checks;
mod conceivable;
mod nim;
mod texts;

use conceivable::Conceivable;
use quincunx::games::{
    Game, emblem::Emblem, minos::Minos, pivot::Pivot, quantik::Quantik, shape_colour::ShapeColour,
};
use quincunx::rules::Rng;

/// A game plays this many random games per variant.
const GAMES: u64 = 12;

/// The positions of seeded random games from every variant, each with its ply.
fn random_positions<P: Game>(seed: u64, games: u64, mut each: impl FnMut(&P, usize, &mut Rng)) {
    for &options in P::VARIANTS {
        for game in 0..games {
            let mut rng = Rng::new(seed ^ game << 32);
            let mut position = P::start(options);
            for ply in 0..250 {
                each(&position, ply, &mut rng);
                let Some(mv) = random_move(&position, &mut rng) else { break };
                position = position.play(mv).expect("a visited turn is legal");
            }
        }
    }
}

/// A random legal turn; there is one if and only if `count_moves` is not zero.
fn random_move<P: Game>(position: &P, rng: &mut Rng) -> Option<P::Move> {
    let mv = position.random_move(rng);
    assert_eq!(mv.is_some(), position.count_moves() > 0, "{position}");
    mv
}

fn battery<P: Game + Conceivable>(games: u64) {
    assert!(size_of::<P>() <= 64, "a position is a small value: it is copied, never taken back");
    random_positions::<P>(1, games, |position, ply, rng| checks::position(position, ply, rng));
}

#[test]
fn quantik() {
    battery::<Quantik>(GAMES * 10);
}

#[test]
fn pivot() {
    battery::<Pivot>(GAMES);
}

#[test]
fn emblem() {
    battery::<Emblem>(GAMES);
}

#[test]
fn shape_colour() {
    battery::<ShapeColour>(2);
}

#[test]
fn minos() {
    battery::<Minos>(GAMES);
}

#[test]
fn a_toy_game_of_its_own_folder_and_one_line() {
    battery::<nim::Nim>(GAMES);
}
