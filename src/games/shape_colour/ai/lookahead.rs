//! Looking ahead over the turns that score most: what a turn scores, less what it leaves to the next player.

use super::rods::{Rods, Tables};
use super::scoring_turns::Scoring;
use crate::games::shape_colour::moves::Move;
use crate::rules::Rng;
use crate::search::Monitor;

/// Worth is counted in hundredths of a point.
pub const POINT: i32 = 100;

/// Replies that were strong elsewhere are tried first.
const KILLERS: usize = 8;
/// Replies that score so much less than the best are not looked at.
const SLACK: u32 = 2;

/// A search that is under way.
pub struct Look<'a> {
    pub tables: Tables,
    /// What a point of the next player's counts, in hundredths of one's own.
    pub weight: i32,
    /// How many turns are looked at where more than one ply is left.
    pub width: usize,
    /// Positions for which a best turn was sought.
    pub nodes: u64,
    pub stopped: bool,
    /// By the number of plies left, what was expected in the last position looked at.
    pub lines: Vec<Vec<Move>>,
    pub monitor: &'a mut dyn Monitor,
    rng: Rng,
    killers: Vec<Move>,
}

impl<'a> Look<'a> {
    pub fn new(weight: i32, rng: Rng, monitor: &'a mut dyn Monitor) -> Look<'a> {
        Look {
            tables: Tables::get(),
            weight,
            width: 0,
            nodes: 0,
            stopped: false,
            lines: vec![Vec::new()],
            monitor,
            rng,
            killers: Vec::new(),
        }
    }

    /// What the position is worth to the player to move, so many plies ahead. What is no more than `alpha` or no less
    /// than `beta` need not be exact. Means nothing once the search is stopped.
    fn worth(&mut self, rods: &Rods, plies: u32, alpha: i32, beta: i32) -> i32 {
        self.expect(plies, None);
        if self.stopped || plies == 0 || rods.is_over() {
            return 0;
        }
        if plies == 1 {
            let enough = (beta.max(0) as u32).div_ceil(POINT as u32);
            return self.best_points(rods, enough) as i32 * POINT;
        }
        let mut best = i32::MIN;
        for turn in self.best_turns(rods) {
            let floor = best.max(alpha);
            // At best nothing is left to the next player. Further ahead that is not so: a player may have to leave more
            // than there is to take.
            if plies == 2 && turn.points as i32 * POINT <= floor {
                best = floor;
                break;
            }
            let worth = self.worth_of(rods, turn, plies, floor, beta);
            if self.stopped {
                return 0;
            }
            if worth > best {
                best = worth;
                self.expect(plies, Some(turn.mv));
            }
            if best >= beta {
                break;
            }
        }
        best
    }

    /// What a turn is worth to the player who plays it, that turn being the first of so many plies.
    pub fn worth_of(&mut self, rods: &Rods, turn: Scoring, plies: u32, alpha: i32, beta: i32) -> i32 {
        let points = turn.points as i32 * POINT;
        let mut next = *rods;
        let scored = next.play(turn.mv, self.tables);
        debug_assert_eq!(scored, Some(turn.points), "turns are found in the position where they are played");
        // Bounds on what is left, rounded outward.
        let left = |bound: i32| (points - bound) * 100 / self.weight;
        let least = if beta == i32::MAX { i32::MIN } else { left(beta) - 1 };
        let most = if alpha == i32::MIN { i32::MAX } else { left(alpha) + 1 };
        points - self.worth(&next, plies - 1, least, most) * self.weight / 100
    }

    /// Keeps the line that begins with this turn, so many plies before the end of the search.
    fn expect(&mut self, plies: u32, turn: Option<Move>) {
        let plies = plies as usize;
        if self.lines.len() <= plies {
            self.lines.resize(plies + 1, Vec::new());
        }
        let (shorter, rest) = self.lines.split_at_mut(plies);
        rest[0].clear();
        if let (Some(turn), Some(after)) = (turn, shorter.last()) {
            rest[0].push(turn);
            rest[0].extend_from_slice(after);
        }
    }

    /// The most points that the player to move can score; or any number from `enough` on, if that many can be scored.
    fn best_points(&mut self, rods: &Rods, enough: u32) -> u32 {
        self.nodes += 1;
        self.stopped |= self.monitor.should_stop(self.nodes);
        let mut least = None;
        for index in 0..self.killers.len() {
            let mv = self.killers[index];
            let Some(points) = { *rods }.play(mv, self.tables) else { continue };
            if points >= enough {
                self.killers[..=index].rotate_right(1);
                self.expect(1, Some(mv));
                return points;
            }
            if least.is_none_or(|(least, _)| points > least) {
                least = Some((points, mv));
            }
        }
        // Once a killer has scored so much, only more is of interest.
        let above = least.map_or(0, |(points, _)| points + 1);
        let found = rods.best_turn(above, enough, self.tables).map(|best| (best.points, best.mv));
        let Some((points, mv)) = found.or(least) else { return 0 };
        self.expect(1, Some(mv));
        if points >= enough {
            self.killers.insert(0, mv);
            self.killers.truncate(KILLERS);
        }
        points
    }

    /// The turns that score most and hardly less, the best first.
    fn best_turns(&mut self, rods: &Rods) -> Vec<Scoring> {
        self.nodes += 1;
        let Some(best) = rods.best_turn(0, u32::MAX, self.tables) else { return Vec::new() };
        let mut turns = Vec::new();
        for points in (best.points.saturating_sub(SLACK)..=best.points).rev() {
            turns.extend(self.turns_that_score(rods, points, |_| true));
            if turns.len() >= self.width {
                break;
            }
        }
        turns.truncate(self.width);
        turns
    }

    /// The turns that score exactly so much, in random order.
    pub fn turns_that_score(
        &mut self,
        rods: &Rods,
        points: u32,
        mut is_seen: impl FnMut(Move) -> bool,
    ) -> Vec<Scoring> {
        let mut turns = Vec::new();
        rods.each_turn(points, self.tables, |turn| {
            if turn.points == points && is_seen(turn.mv) {
                turns.push(turn);
            }
        });
        for at in (1..turns.len()).rev() {
            turns.swap(at, self.rng.below(at + 1));
        }
        turns
    }
}
