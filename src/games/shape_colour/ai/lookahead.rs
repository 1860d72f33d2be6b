//! Alpha–beta over the turns that score most: what a turn scores, less the discounted score that it leaves to the next
//! player.

use super::rods::{GainTables, Rods};
use super::scoring_turns::ScoredTurn;
use super::tuning::{KILLERS, REPLY_MARGIN};
use crate::games::shape_colour::moves::Move;
use crate::rules::Rng;
use crate::search::{Monitor, NodeCounter};

/// Scores of the search are in hundredths of a point.
pub const POINT: i32 = 100;

/// A search below the root.
pub struct Lookahead<'a> {
    pub tables: GainTables,
    /// How much a point of the next player counts, in percent of one's own.
    pub discount: i32,
    /// How many turns of a node are searched, where more than one ply is left.
    pub width: usize,
    /// Positions for which a best turn was sought.
    pub counter: NodeCounter<1>,
    /// A search that is stopped finishes the node it is at, so that there is always some answer.
    pub stopped: bool,
    /// By remaining depth, the principal variation of the last node searched.
    pub variations: Vec<Vec<Move>>,
    pub monitor: &'a mut dyn Monitor,
    rng: Rng,
    killers: Vec<Move>,
}

impl<'a> Lookahead<'a> {
    pub fn new(discount: i32, rng: Rng, monitor: &'a mut dyn Monitor) -> Lookahead<'a> {
        Lookahead {
            tables: GainTables::get(),
            discount,
            width: 0,
            counter: NodeCounter::default(),
            stopped: false,
            variations: vec![Vec::new()],
            monitor,
            rng,
            killers: Vec::new(),
        }
    }

    /// The score of a position for the player to move, or a bound if it is not between `alpha` and `beta`. Means
    /// nothing once the search is stopped.
    fn search(&mut self, rods: &Rods, depth: u32, alpha: i32, beta: i32) -> i32 {
        self.set_variation(depth, None);
        if self.stopped || depth == 0 || rods.is_over() {
            return 0;
        }
        if depth == 1 {
            let enough = (beta.max(0) as u32).div_ceil(POINT as u32);
            return self.best_points(rods, enough) as i32 * POINT;
        }
        let mut best = i32::MIN;
        for turn in self.best_turns(rods) {
            let alpha = best.max(alpha);
            // Futility: at best nothing is left to the next player. Further from the leaves that is no bound: a player
            // may have to leave more than there is to take.
            if depth == 2 && turn.points as i32 * POINT <= alpha {
                best = alpha;
                break;
            }
            let score = self.search_turn(rods, turn, depth, alpha, beta);
            if self.stopped {
                return 0;
            }
            if score > best {
                best = score;
                self.set_variation(depth, Some(turn.mv));
            }
            if best >= beta {
                break;
            }
        }
        best
    }

    /// The score of a turn for its player, the turn being the first ply of `depth`.
    pub fn search_turn(&mut self, rods: &Rods, turn: ScoredTurn, depth: u32, alpha: i32, beta: i32) -> i32 {
        let points = turn.points as i32 * POINT;
        let mut next = *rods;
        let scored = next.play(turn.mv, self.tables);
        debug_assert_eq!(scored, Some(turn.points), "turns are found in the position where they are played");
        // The window of the next player, rounded outward.
        let after = |bound: i32| (points - bound) * 100 / self.discount;
        let next_alpha = if beta == i32::MAX { i32::MIN } else { after(beta) - 1 };
        let next_beta = if alpha == i32::MIN { i32::MAX } else { after(alpha) + 1 };
        points - self.search(&next, depth - 1, next_alpha, next_beta) * self.discount / 100
    }

    /// Sets the principal variation at this remaining depth: this turn and the variation one ply deeper; or none.
    fn set_variation(&mut self, depth: u32, turn: Option<Move>) {
        let depth = depth as usize;
        if self.variations.len() <= depth {
            self.variations.resize(depth + 1, Vec::new());
        }
        let (shorter, rest) = self.variations.split_at_mut(depth);
        rest[0].clear();
        if let (Some(turn), Some(after)) = (turn, shorter.last()) {
            rest[0].push(turn);
            rest[0].extend_from_slice(after);
        }
    }

    /// The most points that the player to move can score; or any number from `enough` on, if that many can be scored.
    fn best_points(&mut self, rods: &Rods, enough: u32) -> u32 {
        self.stopped |= self.counter.count(self.monitor).is_err();
        let mut least = None;
        for index in 0..self.killers.len() {
            let mv = self.killers[index];
            let Some(points) = { *rods }.play(mv, self.tables) else { continue };
            if points >= enough {
                self.killers[..=index].rotate_right(1);
                self.set_variation(1, Some(mv));
                return points;
            }
            if least.is_none_or(|(least, _)| points > least) {
                least = Some((points, mv));
            }
        }
        // Only turns that score more than the best killer are of interest.
        let above = least.map_or(0, |(points, _)| points + 1);
        let found = rods.best_turn(above, enough, self.tables).map(|best| (best.points, best.mv));
        let Some((points, mv)) = found.or(least) else { return 0 };
        self.set_variation(1, Some(mv));
        if points >= enough {
            self.killers.insert(0, mv);
            self.killers.truncate(KILLERS);
        }
        points
    }

    /// The turns that score most and hardly less, the best first.
    fn best_turns(&mut self, rods: &Rods) -> Vec<ScoredTurn> {
        self.counter.nodes += 1;
        let Some(best) = rods.best_turn(0, u32::MAX, self.tables) else { return Vec::new() };
        let mut turns = Vec::new();
        for points in (best.points.saturating_sub(REPLY_MARGIN)..=best.points).rev() {
            turns.extend(self.turns_that_score(rods, points, |_| true));
            if turns.len() >= self.width {
                break;
            }
        }
        turns.truncate(self.width);
        turns
    }

    /// The turns that score exactly this many points, in random order.
    pub fn turns_that_score(
        &mut self,
        rods: &Rods,
        points: u32,
        mut is_noticed: impl FnMut(Move) -> bool,
    ) -> Vec<ScoredTurn> {
        let mut turns = Vec::new();
        rods.each_turn(points, self.tables, |turn| {
            if turn.points == points && is_noticed(turn.mv) {
                turns.push(turn);
            }
        });
        for at in (1..turns.len()).rev() {
            turns.swap(at, self.rng.below(at + 1));
        }
        turns
    }
}
