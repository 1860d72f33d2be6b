//! What comes out of the games of the arena.

use super::{Done, Out};
use crate::games::Game;
use crate::record::{Cause, Ending, Match};
use crate::rules::{Position, Seat};
use serde::Serialize;
use std::collections::BTreeMap;

/// What came out of all games, for A.
#[derive(Default)]
pub struct Tally {
    /// Shares of the win.
    score: Mean,
    /// The share of the others whom A has more points than, in games with points.
    beaten: Mean,
    wins: u32,
    draws: u32,
    /// The score of whoever starts.
    starter: Mean,
    /// The lengths of all games, in plies.
    lengths: Vec<usize>,
    /// How many games ended in which way.
    ways: BTreeMap<&'static str, u32>,
    /// Points of A less the best other, in games with points.
    lead: f64,
}

#[derive(Serialize)]
pub struct ArenaReport {
    game: &'static str,
    options: String,
    games: u32,
    score: f64,
    error95: f64,
    beaten: f64,
    beaten_error95: f64,
    wins: u32,
    draws: u32,
    starter: f64,
    starter_error95: f64,
    plies: f64,
    median: usize,
    ways: BTreeMap<&'static str, u32>,
    lead: f64,
}

impl Tally {
    pub fn report<P: Game>(&self, options: P::Options) -> ArenaReport {
        let ((score, error95), (beaten, beaten_error95)) = (self.score.and_error(), self.beaten.and_error());
        let (starter, starter_error95) = self.starter.and_error();
        let games = f64::from(self.score.count);
        let mut lengths = self.lengths.clone();
        lengths.sort_unstable();
        ArenaReport {
            game: P::FACTS.id,
            options: options.to_string(),
            games: self.score.count,
            score,
            error95,
            beaten,
            beaten_error95,
            wins: self.wins,
            draws: self.draws,
            starter,
            starter_error95,
            plies: lengths.iter().sum::<usize>() as f64 / games,
            median: lengths.get(lengths.len() / 2).copied().unwrap_or(0),
            ways: self.ways.clone(),
            lead: self.lead / games,
        }
    }

    pub fn count<P: Game>(&mut self, game: &Match<P>, seat: Seat) {
        let position = game.position();
        let ending = game.ending().expect("played to the end");
        let winners = ending.outcome.winners;
        let won = winners.contains(position.side_of(seat));
        let share = |side| if winners.contains(side) { 1.0 / f64::from(winners.len()) } else { 0.0 };
        self.score.add(share(position.side_of(seat)));
        self.starter.add(share(position.side_of(game.start().turn())));
        self.wins += u32::from(won && winners.len() == 1);
        self.draws += u32::from(won && winners.len() > 1);
        self.lengths.push(game.ply());
        *self.ways.entry(way(position, ending)).or_default() += 1;
        if let Some(scores) = position.scores() {
            let points = scores.as_slice();
            let own = points[seat.index()];
            let is_other = |other: usize| position.side_of(Seat(other as u8)) != position.side_of(seat);
            let others: Vec<u32> = points
                .iter()
                .enumerate()
                .filter(|&(other, _)| is_other(other))
                .map(|(_, &points)| points)
                .collect();
            let beaten = |&other: &u32| match own.cmp(&other) {
                std::cmp::Ordering::Greater => 1.0,
                std::cmp::Ordering::Equal => 0.5,
                std::cmp::Ordering::Less => 0.0,
            };
            self.beaten.add(others.iter().map(beaten).sum::<f64>() / others.len() as f64);
            self.lead += f64::from(own) - f64::from(others.iter().copied().max().unwrap_or(0));
        }
    }
}

impl ArenaReport {
    /// In one line; `has_others` if A plays against more than one side.
    pub fn write(&self, has_others: bool, out: Out) -> Done {
        let ArenaReport { games, wins, draws, plies, median, lead, .. } = self;
        let percent = |mean: f64, error: f64| format!("{:.1} % ± {:.1}", 100.0 * mean, 100.0 * error);
        let others = match has_others {
            true => format!(", {} of the others beaten", percent(self.beaten, self.beaten_error95)),
            false => String::new(),
        };
        let score = percent(self.score, self.error95);
        writeln!(
            out,
            "{score} in {games} games ({wins} won, {draws} shared){others}, {plies:.1} plies each, lead {lead:.2}",
        )?;
        let starter = percent(self.starter, self.starter_error95);
        let ways: Vec<String> = self.ways.iter().map(|(way, games)| format!("{way} {games}")).collect();
        writeln!(out, "median {median} plies; who starts {starter}; ended: {}", ways.join(", "))?;
        Ok(())
    }
}

/// What ended a game, in a word.
fn way<P: Position>(position: &P, ending: Ending) -> &'static str {
    match ending.cause {
        Cause::Position => position.way_of_ending(),
        Cause::ThirdTime => "third-time",
        Cause::TurnLimit => "turn-limit",
        Cause::Resigned => "resigned",
    }
}

/// The mean of some numbers.
#[derive(Default)]
struct Mean {
    count: u32,
    sum: f64,
    squares: f64,
}

impl Mean {
    fn add(&mut self, number: f64) {
        self.count += 1;
        self.sum += number;
        self.squares += number * number;
    }

    /// With its error of 95 %.
    fn and_error(&self) -> (f64, f64) {
        let count = f64::from(self.count.max(1));
        let mean = self.sum / count;
        let variance = (self.squares / count - mean * mean).max(0.0);
        (mean, 1.96 * (variance / count).sqrt())
    }
}
