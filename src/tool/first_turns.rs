//! What each first turn of Emblem is worth, measured by games from it.

use super::player::MEMORY;
use super::{Done, Out};
use crate::games::emblem::{Emblem, Move, Options};
use crate::record::Match;
use crate::rules::{Position, Rng, Seat};
use crate::search::{Level, Searchable, Strength, Task, Unlimited};

/// After so many games it is looked whether it is clear for whom the turn is better; if not, after twice as many.
const FEW_GAMES: u64 = 40;

/// Writes the book of first turns: a line for each turn of the usual start, with what it is worth to its player.
pub fn write_book(games: u64, seed: u64, out: Out) -> Done {
    writeln!(out, "# What first turns are worth to their player on levels 1 to 5, in thousandths. Made by")?;
    writeln!(
        out,
        "# quincunx book emblem --games {games} --seed {seed} --out src/games/emblem/ai/first_turns.txt"
    )?;
    for turn in Emblem::start(Options::default()).moves() {
        let worth =
            Level::ALL[..5].iter().map(|&level| format!("{:.0}", 1000.0 * worth(turn, level, games, seed)));
        let worth: Vec<String> = worth.collect();
        writeln!(out, "{turn} {}", worth.join(" "))?;
        // It takes long, so what is known can be read.
        out.flush()?;
    }
    Ok(())
}

/// The share of whoever plays this turn first, when a level plays against itself, a draw counting half: so many games,
/// or fewer if it is clear earlier that it is not even.
fn worth(first: Move, level: Level, games: u64, seed: u64) -> f64 {
    let (mut played, mut won) = (0, 0.0);
    loop {
        let until = (2 * played).max(FEW_GAMES).min(games);
        won += (played..until)
            .map(|game| points(first, level, seed.wrapping_mul(31).wrapping_add(game)))
            .sum::<f64>();
        played = until;
        let share = won / played as f64;
        // Two standard deviations.
        if played >= games || (share - 0.5).abs() > 1.0 / (played as f64).sqrt() {
            return share;
        }
    }
}

/// One game: what whoever plays this turn first has of the win.
fn points(first: Move, level: Level, seed: u64) -> f64 {
    let mut rng = Rng::new(seed);
    let mut memories = [(); 2].map(|()| Emblem::memory(MEMORY));
    let mut game = Match::<Emblem>::new(Options::default());
    game.play(first).expect("a legal turn");
    while game.ending().is_none() {
        let position = game.position();
        let strength = Strength::Level(level);
        let task = Task { before: game.keys_before(), seed: rng.next_u64(), every_turn: false, strength };
        let memory = &mut memories[position.turn().index()];
        let answer = position.search(memory, &task, &mut Unlimited);
        game.play(answer.expect("the game goes on").best).expect("a legal turn");
    }
    let winners = game.ending().expect("it has ended").outcome.winners;
    let first = game.position().side_of(Seat::FIRST);
    if winners.contains(first) { 1.0 / f64::from(winners.len()) } else { 0.0 }
}
