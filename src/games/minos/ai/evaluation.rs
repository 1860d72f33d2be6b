//! The static evaluation of Minos for one of the players: the shortest path home by one of three plans, and what blocks
//! it.
//!
//! A pawn at home locks its row, so opposing pawns that stay on the other two Ariadne squares can then leave only by
//! their columns. But three pawns beside the squares, one step to the same side, come home together when the row
//! slides: the pawns on the squares are shifted away. So each player has three plans: to walk onto the squares, or to
//! line up on either side of them.

use super::tuning::{
    BEFORE_HOME_ROW, BLOCKER, DARK_TARGET, DETOUR, EVICTION, FREEDOM, HOME, LAST_EVICTION, LAST_SQUARE_OPEN,
    LINE_UP, LINE_UP_BLOCKER, LOCKED_BLOCKER, NO_EXIT, ON_HOME_ROW, RESERVES, RIDER, STEP,
};
use crate::games::minos::position::{BOARD, Minos};
use crate::rules::{Mask, Seat};

pub(super) const GOALS: u64 = 0b010_1010 << 48;
pub(super) const HOME_ROW: u64 = 0x7F << 48;
const LEFT_END: u64 = 1 << 48;
const RIGHT_END: u64 = 1 << 54;
pub(super) const FIRST_COLUMN: u64 = 0x0001_0101_0101_0101;
/// More than the length of any path.
pub(super) const FAR: i32 = 10_000;

/// The board seen by one player, who walks up.
pub(super) struct Perspective {
    pub(super) own: u64,
    pub(super) theirs: u64,
    /// Dark tiles that pawns may not step on.
    pub(super) walls: u64,
    /// Dark tiles that can come out.
    loose: u64,
    pub(super) step: i32,
}

/// The shortest paths of the pawns seen so far, from left to right: to the first, the first two, all three targets of a
/// plan.
#[derive(Clone, Copy)]
struct Paths([i32; 3]);

impl Paths {
    /// Pawns and targets pair off in the order of their columns, as all targets are in one row.
    fn add(&mut self, column: i32, up: i32, first_target: i32, step: i32) {
        let Paths([one, two, three]) = self;
        let path = |target: i32| up + (column - target).abs() * step;
        *three = (*three).min(*two + path(first_target + 4));
        *two = (*two).min(*one + path(first_target + 2));
        *one = (*one).min(path(first_target));
    }
}

pub(super) fn count(squares: u64) -> i32 {
    squares.count_ones() as i32
}

fn count_if(condition: bool, squares: u64) -> i32 {
    if condition { count(squares) } else { 0 }
}

impl Perspective {
    pub(super) fn of(pos: &Minos, seat: Seat) -> Perspective {
        let upward = |squares: Mask| {
            if seat == Seat::FIRST { squares.0 } else { squares.0.swap_bytes() >> 8 }
        };
        let junior = pos.is_junior();
        Perspective {
            own: upward(pos.pawns_of(seat)),
            theirs: upward(pos.pawns_of(seat.other())),
            walls: if junior { 0 } else { upward(pos.dark_tiles()) },
            loose: upward(pos.loose_tiles()),
            step: STEP[usize::from(junior)],
        }
    }

    /// The paths of the three plans (left of the squares, on them, right of them), and the distance of all pawns from
    /// the home row.
    fn paths(&self) -> ([i32; 3], i32) {
        let mut plans = [Paths([FAR; 3]); 3];
        let mut all = 0;
        for column in 0..7 {
            let mut pawns = self.own >> column & FIRST_COLUMN;
            while pawns != 0 {
                let pawn = pawns & pawns.wrapping_neg();
                pawns ^= pawn;
                let ahead = FIRST_COLUMN & !(pawn | (pawn - 1));
                let up = count(ahead) * self.step + count(self.walls >> column & ahead) * DETOUR;
                all += up;
                for (first_target, paths) in plans.iter_mut().enumerate() {
                    paths.add(column, up, first_target as i32, self.step);
                }
            }
        }
        (plans.map(|Paths(paths)| paths[2]), all)
    }

    #[inline(always)]
    fn line_up(&self, path: i32, targets: u64, exit: u64) -> i32 {
        path + LINE_UP
            + count(self.theirs & targets) * LINE_UP_BLOCKER
            + count(self.walls & targets & !self.theirs) * DARK_TARGET
            + if self.loose & exit == 0 { NO_EXIT } else { 0 }
    }

    fn score(&self) -> i32 {
        let home = self.own & GOALS;
        let two_home = count(home) == 2;
        let blockers = self.theirs & GOALS;
        // Both players share the columns: an opposing pawn at home locks one's column, too.
        let locked = (home | self.theirs << 48) & GOALS;
        let evictable = blockers & !locked & self.loose << 48;
        let ([left, straight, right], all) = self.paths();
        let straight = straight
            + count(blockers) * BLOCKER
            + count_if(home != 0, blockers) * LOCKED_BLOCKER
            + count(self.walls & GOALS & !self.theirs) * DARK_TARGET
            - count(evictable) * EVICTION;
        let left = self.line_up(left, GOALS >> 1, RIGHT_END);
        let right = self.line_up(right, GOALS << 1, LEFT_END);
        let pawns = self.own | self.theirs;
        let taken = pawns | self.walls;
        let steps = (self.own << 1 | self.own >> 1 | self.own << 8) & BOARD.0 & !taken;
        let mut score = count(home) * HOME - straight.min(left).min(right)
            + count(self.loose & GOALS & !pawns & !locked & self.own << 8) * RIDER
            + count(steps) * FREEDOM
            + (count(self.own & HOME_ROW & !GOALS) - count(self.theirs & HOME_ROW & !GOALS)) * ON_HOME_ROW
            - count(self.theirs & HOME_ROW >> 8) * BEFORE_HOME_ROW;
        if two_home {
            score += (18 * self.step - all).max(0) * RESERVES / 100 + count(evictable) * LAST_EVICTION;
            score += if GOALS & !taken == 0 { 0 } else { LAST_SQUARE_OPEN };
        }
        score
    }
}

impl Minos {
    /// The evaluation of one player's chances; the other's is to be subtracted.
    pub(super) fn score_of(&self, seat: Seat) -> i32 {
        let view = Perspective::of(self, seat);
        if self.gates { view.score_with_gates() } else { view.score() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::minos::Options;
    use crate::rules::{Position, Rng};

    #[test]
    fn both_players_see_the_same_at_the_start() {
        for &options in Minos::VARIANTS {
            let start = Minos::start(options);
            assert_eq!(start.score_of(Seat::FIRST), start.score_of(Seat::SECOND));
        }
    }

    #[test]
    fn the_path_home_pairs_pawns_and_goals() {
        let start = Minos::start(Options { junior: true, ..Options::default() });
        let (paths, all) = Perspective::of(&start, Seat::FIRST).paths();
        assert_eq!(paths[1], 18 * STEP[1], "three pawns go straight up six rows");
        assert_eq!(all, 30 * STEP[1]);
    }

    /// Pairing in the order of columns is the best pairing.
    #[test]
    fn no_other_pairing_is_shorter() {
        let mut rng = Rng::new(5);
        for _ in 0..2000 {
            let own = (0..5).fold(0, |own, _| own | 1 << (8 * rng.below(7) + rng.below(7)));
            let view = Perspective { own, theirs: 0, walls: 0, loose: 0, step: 1 };
            let pawns: Vec<_> = Mask(own).collect();
            let path = |pawn: usize, target: u8| {
                i32::from(6 - pawns[pawn].row() + pawns[pawn].column().abs_diff(target))
            };
            for (first, &shortest) in view.paths().0.iter().enumerate() {
                let first = first as u8;
                let mut best = FAR;
                for a in 0..pawns.len() {
                    for b in (0..pawns.len()).filter(|&b| b != a) {
                        for c in (0..pawns.len()).filter(|&c| c != a && c != b) {
                            best = best.min(path(a, first) + path(b, first + 2) + path(c, first + 4));
                        }
                    }
                }
                assert_eq!(shortest.min(FAR), best, "{pawns:?}");
            }
        }
    }
}
