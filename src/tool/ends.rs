//! Which side wins, how long games are and how they end: of the games, not of the players.

use super::{Done, Out};
use crate::games::Game;
use crate::record::{Cause, Match};
use crate::rules::{Side, SideSet};
use serde::Serialize;
use std::collections::BTreeMap;

/// What is counted of every game.
#[derive(Default)]
pub struct Ends {
    /// By side, its shares of the win.
    shares: Vec<f64>,
    shared: u32,
    plies: Vec<usize>,
    causes: CausesReport,
    ways: BTreeMap<&'static str, u32>,
}

#[derive(Serialize)]
pub struct EndsReport {
    /// By side, the first to play first: its part of all wins.
    sides: Vec<f64>,
    /// The part of the games that nobody won alone.
    shared: f64,
    plies: f64,
    median_plies: f64,
    causes: CausesReport,
    /// How many were decided by the position in which way, in the words of the game.
    ways: BTreeMap<&'static str, u32>,
}

/// How many games ended in which way.
#[derive(Default, Clone, Copy, Serialize)]
pub struct CausesReport {
    position: u32,
    third_time: u32,
    turn_limit: u32,
    /// A player failed to play.
    forfeit: u32,
}

impl Ends {
    pub fn count<P: Game>(&mut self, game: &Match<P>, winners: SideSet, is_forfeit: bool) {
        let sides = game.position().sides().len() as usize;
        self.shares.resize(sides, 0.0);
        let share = 1.0 / f64::from(winners.len());
        for side in (0..sides).filter(|&side| winners.contains(Side(side as u8))) {
            self.shares[side] += share;
        }
        self.shared += u32::from(winners.len() > 1);
        self.plies.push(game.ply());
        let causes = &mut self.causes;
        *match game.ending().map(|ending| ending.cause) {
            _ if is_forfeit => &mut causes.forfeit,
            Some(Cause::ThirdTime) => &mut causes.third_time,
            Some(Cause::TurnLimit) => &mut causes.turn_limit,
            _ => &mut causes.position,
        } += 1;
        if game.position().outcome().is_some() && !is_forfeit {
            *self.ways.entry(game.position().way_of_ending()).or_default() += 1;
        }
    }

    pub fn report(&self) -> EndsReport {
        let mut plies = self.plies.clone();
        plies.sort_unstable();
        let games = plies.len().max(1) as f64;
        let middle = |half: usize| plies.get(half).copied().unwrap_or_default() as f64;
        EndsReport {
            sides: self.shares.iter().map(|share| share / games).collect(),
            shared: f64::from(self.shared) / games,
            plies: plies.iter().sum::<usize>() as f64 / games,
            median_plies: (middle(plies.len().saturating_sub(1) / 2) + middle(plies.len() / 2)) / 2.0,
            causes: self.causes,
            ways: self.ways.clone(),
        }
    }
}

impl EndsReport {
    pub fn write(&self, out: Out) -> Done {
        let sides: Vec<String> = self.sides.iter().map(|share| format!("{:.1}", 100.0 * share)).collect();
        let EndsReport { shared, plies, median_plies, causes, .. } = self;
        let CausesReport { third_time, turn_limit, forfeit, .. } = causes;
        let ways: String = self.ways.iter().map(|(way, games)| format!("{way} {games}, ")).collect();
        writeln!(out, "by side {} %, {:.1} % of the games shared", sides.join(" : "), 100.0 * shared)?;
        writeln!(out, "{plies:.1} plies on average, median {median_plies}")?;
        writeln!(
            out,
            "ended by {ways}a third time {third_time}, the limit of turns {turn_limit}, a player \
             that failed {forfeit}"
        )?;
        Ok(())
    }
}
