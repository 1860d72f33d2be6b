//! Looking ahead over the turns that score most: what a turn scores, less what it leaves to the next player.

use super::best::Scoring;
use super::moves::Move;
use super::rods::{Rods, Tables};
use crate::rules::Rng;
use crate::search::Monitor;

/// Worth is counted in hundredths of a point.
pub const POINT: i32 = 100;

/// Replies that were strong elsewhere are tried first.
const KILLERS: usize = 8;
/// Turns that score so much less than the best are not looked at ahead.
const SLACK: u32 = 2;

/// A search that is under way.
pub struct Look<'a> {
    pub tables: Tables,
    /// What a point of the next player's counts, in hundredths of one's own.
    pub weight: i32,
    /// How many turns are looked at where more than one ply is left.
    pub width: usize,
    pub nodes: u64,
    pub stopped: bool,
    pub monitor: &'a mut dyn Monitor,
    pub rng: Rng,
    killers: Vec<Move>,
}

impl<'a> Look<'a> {
    pub fn new(weight: i32, width: usize, rng: Rng, monitor: &'a mut dyn Monitor) -> Look<'a> {
        let (tables, killers) = (Tables::get(), Vec::new());
        Look { tables, weight, width, nodes: 0, stopped: false, monitor, rng, killers }
    }

    /// What the position is worth to the player to move, so many plies ahead. No more than `alpha` or no less than `beta`
    /// need not be exact. Worth nothing once the search is stopped.
    pub fn worth(&mut self, rods: &Rods, plies: u32, alpha: i32, beta: i32) -> i32 {
        if self.stopped || plies == 0 || rods.is_over() {
            return 0;
        }
        if plies == 1 {
            let enough = (beta.max(0) as u32).div_ceil(POINT as u32);
            return self.best_points(rods, enough) as i32 * POINT;
        }
        let turns = self.best_turns(rods, self.width, SLACK);
        let mut best = i32::MIN;
        for turn in turns {
            let points = turn.points as i32 * POINT;
            let floor = best.max(alpha);
            // Nothing is left to the next player at best.
            if points <= floor {
                break;
            }
            let worth = self.worth_of(rods, turn, plies, floor, beta);
            if self.stopped {
                return 0;
            }
            best = best.max(worth);
            if best >= beta {
                break;
            }
        }
        best.max(alpha.min(0))
    }

    /// The same of a turn.
    pub fn worth_of(&mut self, rods: &Rods, turn: Scoring, plies: u32, alpha: i32, beta: i32) -> i32 {
        let points = turn.points as i32 * POINT;
        let mut next = *rods;
        if next.play(turn.mv, self.tables).is_none() {
            return i32::MIN;
        }
        // Bounds on what is left, rounded outward.
        let least = if beta == i32::MAX { i32::MIN } else { self.divided(points - beta) - 1 };
        let most = if alpha == i32::MIN { i32::MAX } else { self.divided(points - alpha) + 1 };
        points - self.worth(&next, plies - 1, least, most) * self.weight / 100
    }

    fn divided(&self, worth: i32) -> i32 {
        worth.saturating_mul(100) / self.weight
    }

    /// The most points that the player to move can score; or any number from `enough` on, if that many can be scored.
    fn best_points(&mut self, rods: &Rods, enough: u32) -> u32 {
        self.nodes += 1;
        if self.monitor.should_stop(self.nodes) {
            self.stopped = true;
        }
        if enough == 0 {
            return 0;
        }
        let mut least = 0;
        for index in 0..self.killers.len() {
            let mv = self.killers[index];
            let mut next = *rods;
            if let Some(points) = next.play(mv, self.tables) {
                if points >= enough {
                    self.killers[..=index].rotate_right(1);
                    return points;
                }
                least = least.max(points);
            }
        }
        // A killer has scored so much already: only more is of interest.
        let Some(best) = rods.best_turn(least + 1, enough, self.tables) else { return least };
        if best.points >= enough {
            self.killers.insert(0, best.mv);
            self.killers.truncate(KILLERS);
        }
        best.points
    }

    /// The turns that score most and hardly less, at most so many, the best first, ties in random order.
    pub fn best_turns(&mut self, rods: &Rods, most: usize, slack: u32) -> Vec<Scoring> {
        let Some(best) = rods.best_turn(0, u32::MAX, self.tables) else { return Vec::new() };
        let mut turns = Vec::new();
        // Point by point: there may be very many turns that score little.
        let mut from = best.points;
        loop {
            rods.each_turn(from, self.tables, |turn| {
                if turn.points == from {
                    turns.push(turn);
                }
            });
            if turns.len() >= most || from == 0 || from + slack <= best.points {
                break;
            }
            from -= 1;
        }
        let start = turns.iter().position(|turn| turn.points == from).unwrap_or(0);
        self.shuffle_ties(&mut turns, start);
        turns.truncate(most);
        turns
    }

    /// Shuffles the turns of equal points; from `start` on all have the fewest.
    fn shuffle_ties(&mut self, turns: &mut [Scoring], start: usize) {
        let (higher, last) = turns.split_at_mut(start);
        for equals in higher.chunk_by_mut(|a, b| a.points == b.points).chain([last]) {
            for at in (1..equals.len()).rev() {
                equals.swap(at, self.rng.below(at + 1));
            }
        }
    }
}
