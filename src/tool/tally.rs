//! What comes out of the games of the arena.

use super::ends::{Ends, EndsReport};
use super::points::{Points, PointsReport};
use super::{Done, Out};
use crate::games::Game;
use crate::record::Match;
use crate::rules::{Seat, SideSet};
use serde::Serialize;

/// What came out of all games, for A.
#[derive(Default)]
pub struct Tally {
    /// Shares of the win.
    score: Mean,
    /// The share of the others whom A has more points than, in games with points.
    beaten: Mean,
    wins: u32,
    draws: u32,
    plies: u64,
    /// Points of A less the best other, in games with points.
    lead: f64,
    ends: Ends,
    points: Points,
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
    plies: f64,
    lead: f64,
    pub ends: EndsReport,
    pub points: PointsReport,
}

impl Tally {
    pub fn report<P: Game>(&self, options: P::Options) -> ArenaReport {
        let ((score, error95), (beaten, beaten_error95)) = (self.score.and_error(), self.beaten.and_error());
        let games = f64::from(self.score.count);
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
            plies: self.plies as f64 / games,
            lead: self.lead / games,
            ends: self.ends.report(),
            points: self.points.report(),
        }
    }

    /// Counts a game in which A had this seat. Where a player failed to play, `lost_by` says who: the others have won.
    pub fn count<P: Game>(&mut self, game: &Match<P>, seat: Seat, lost_by: Option<Seat>) {
        let position = game.position();
        let side_of_a = position.side_of(seat);
        let winners = match lost_by.map(|seat| position.side_of(seat)) {
            None => game.ending().expect("played to the end").outcome.winners,
            Some(loser) if loser == side_of_a => {
                let others = position.sides().iter().filter(|&side| side != loser);
                others.fold(SideSet::EMPTY, SideSet::with)
            }
            // All others are the same player.
            Some(_) => SideSet::of(side_of_a),
        };
        self.ends.count(game, winners, lost_by.is_some());
        let won = winners.contains(side_of_a);
        let share = if won { 1.0 / f64::from(winners.len()) } else { 0.0 };
        self.score.add(share);
        self.wins += u32::from(won && winners.len() == 1);
        self.draws += u32::from(won && winners.len() > 1);
        self.plies += game.ply() as u64;
        if let Some(scores) = position.scores().filter(|_| lost_by.is_none()) {
            self.points.count(position, seat);
            let points = scores.as_slice();
            let own = points[seat.index()];
            let is_other = |other: usize| position.side_of(Seat(other as u8)) != side_of_a;
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
        let ArenaReport { games, wins, draws, plies, lead, .. } = self;
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
        Ok(())
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
