//! What a position is worth to one of the players: the shortest way home by one of three plans, and what is in the way.
//!
//! A pawn at home locks its row, so opposing pawns that stay on the other two Ariadne squares can then leave only by their
//! columns. But three pawns beside the squares, one step to the same side, come home together when the row slides: whoever
//! stands on the squares is shifted away. So each player has three plans: to walk onto the squares, or to line up on
//! either side of them.

use crate::games::minos::position::{BOARD, Minos};
use crate::rules::{Mask, Seat};

// The weights were found in the arena, against UCT, greedy play and an earlier evaluation.
/// A step that some pawn has still to make. In the junior game pawns walk over dark tiles, and those who hurry home leave
/// their guard of the opponent's squares too soon.
const STEP: [i32; 2] = [30, 20];
/// A dark tile further on in the pawn's column.
const DETOUR: i32 = 15;
const HOME: i32 = 10;
/// An opposing pawn on one's Ariadne square, and one that the row can no longer carry away.
const BLOCKER: i32 = 70;
const LOCKED_BLOCKER: i32 = 25;
/// The blocker's column can slide it off the square.
const EVICTION: i32 = 15;
const LAST_EVICTION: i32 = 10;
/// A dark tile where a pawn wants to step.
const DARK_TARGET: i32 = 40;
/// Lining up beside the squares: the slide itself, a pawn in the way, and no dark tile at the end that must come out.
const LINE_UP: i32 = 30;
const LINE_UP_BLOCKER: i32 = 60;
const NO_EXIT: i32 = 30;
/// A dark Ariadne square with a pawn behind it, on a column that can slide.
const RIDER: i32 = 30;
/// Each square that some pawn can step to.
const FREEDOM: i32 = 6;
/// Opposing pawns on the home row and on the row before it may still become blockers.
const ON_HOME_ROW: i32 = 25;
const BEFORE_HOME_ROW: i32 = 10;
/// Two pawns are home, and nothing is on the third square.
const LAST_SQUARE_OPEN: i32 = 150;
/// With two pawns home any of the others may become the third: how much of their way counts, in hundredths. Without it the
/// nearest one, shut in by dark tiles, kept the others from coming.
const RESERVES: i32 = 60;

const GOALS: u64 = 0b010_1010 << 48;
const HOME_ROW: u64 = 0x7F << 48;
const LEFT_END: u64 = 1 << 48;
const RIGHT_END: u64 = 1 << 54;
const FIRST_COLUMN: u64 = 0x0001_0101_0101_0101;
/// More steps than any way has.
const FAR: i32 = 10_000;

/// The board seen by one player, who walks up.
struct View {
    own: u64,
    theirs: u64,
    /// Dark tiles that pawns may not step on.
    walls: u64,
    /// Dark tiles that can come out.
    loose: u64,
    step: i32,
}

/// The ways of the pawns seen so far, from left to right: to the first, the first two, all three targets of a plan.
#[derive(Clone, Copy)]
struct Ways([i32; 3]);

impl Ways {
    /// Pawns and targets pair off in the order of their columns, as all targets are in one row.
    fn add(&mut self, column: i32, up: i32, first_target: i32, step: i32) {
        let Ways([one, two, three]) = self;
        let way = |target: i32| up + (column - target).abs() * step;
        *three = (*three).min(*two + way(first_target + 4));
        *two = (*two).min(*one + way(first_target + 2));
        *one = (*one).min(way(first_target));
    }
}

fn count(squares: u64) -> i32 {
    squares.count_ones() as i32
}

fn count_if(condition: bool, squares: u64) -> i32 {
    if condition { count(squares) } else { 0 }
}

impl View {
    fn of(pos: &Minos, seat: Seat) -> View {
        let upward = |squares: Mask| {
            if seat == Seat::FIRST { squares.0 } else { squares.0.swap_bytes() >> 8 }
        };
        let junior = pos.is_junior();
        View {
            own: upward(pos.pawns_of(seat)),
            theirs: upward(pos.pawns_of(seat.other())),
            walls: if junior { 0 } else { upward(pos.dark_tiles()) },
            loose: upward(pos.loose_tiles()),
            step: STEP[usize::from(junior)],
        }
    }

    /// What the three plans still take (left of the squares, on them, right of them), and the way up of all pawns.
    fn ways(&self) -> ([i32; 3], i32) {
        let mut plans = [Ways([FAR; 3]); 3];
        let mut all = 0;
        for column in 0..7 {
            let mut pawns = self.own >> column & FIRST_COLUMN;
            while pawns != 0 {
                let pawn = pawns & pawns.wrapping_neg();
                pawns ^= pawn;
                let ahead = FIRST_COLUMN & !(pawn | (pawn - 1));
                let up = count(ahead) * self.step + count(self.walls >> column & ahead) * DETOUR;
                all += up;
                for (first_target, ways) in plans.iter_mut().enumerate() {
                    ways.add(column, up, first_target as i32, self.step);
                }
            }
        }
        (plans.map(|Ways(ways)| ways[2]), all)
    }

    #[inline(always)]
    fn line_up(&self, way: i32, targets: u64, exit: u64) -> i32 {
        way + LINE_UP
            + count(self.theirs & targets) * LINE_UP_BLOCKER
            + count(self.walls & targets & !self.theirs) * DARK_TARGET
            + if self.loose & exit == 0 { NO_EXIT } else { 0 }
    }

    fn worth(&self) -> i32 {
        let home = self.own & GOALS;
        let two_home = count(home) == 2;
        let blockers = self.theirs & GOALS;
        // The columns are the same for both: an opposing pawn at home locks one's column, too.
        let locked = (home | self.theirs << 48) & GOALS;
        let evictable = blockers & !locked & self.loose << 48;
        let ([left, straight, right], all) = self.ways();
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
        let mut worth = count(home) * HOME - straight.min(left).min(right)
            + count(self.loose & GOALS & !pawns & !locked & self.own << 8) * RIDER
            + count(steps) * FREEDOM
            + (count(self.own & HOME_ROW & !GOALS) - count(self.theirs & HOME_ROW & !GOALS)) * ON_HOME_ROW
            - count(self.theirs & HOME_ROW >> 8) * BEFORE_HOME_ROW;
        if two_home {
            worth += (18 * self.step - all).max(0) * RESERVES / 100 + count(evictable) * LAST_EVICTION;
            worth += if GOALS & !taken == 0 { 0 } else { LAST_SQUARE_OPEN };
        }
        worth
    }
}

impl Minos {
    /// The way up of all pawns of a player.
    pub(super) fn way_of_all(&self, seat: Seat) -> i32 {
        View::of(self, seat).ways().1
    }

    pub(super) fn worth(&self, seat: Seat) -> i32 {
        View::of(self, seat).worth()
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
            assert_eq!(start.worth(Seat::FIRST), start.worth(Seat::SECOND));
        }
    }

    #[test]
    fn the_way_home_pairs_pawns_and_goals() {
        let start = Minos::start(Options { junior: true });
        let (ways, all) = View::of(&start, Seat::FIRST).ways();
        assert_eq!(ways[1], 18 * STEP[1], "three pawns go straight up six rows");
        assert_eq!(all, 30 * STEP[1]);
    }

    /// Pairing in the order of columns is the best pairing.
    #[test]
    fn no_other_pairing_is_shorter() {
        let mut rng = Rng::new(5);
        for _ in 0..2000 {
            let own = (0..5).fold(0, |own, _| own | 1 << (8 * rng.below(7) + rng.below(7)));
            let view = View { own, theirs: 0, walls: 0, loose: 0, step: 1 };
            let pawns: Vec<_> = Mask(own).collect();
            let way = |pawn: usize, target: u8| {
                i32::from(6 - pawns[pawn].row() + pawns[pawn].column().abs_diff(target))
            };
            for (first, &shortest) in view.ways().0.iter().enumerate() {
                let first = first as u8;
                let mut best = FAR;
                for a in 0..pawns.len() {
                    for b in (0..pawns.len()).filter(|&b| b != a) {
                        for c in (0..pawns.len()).filter(|&c| c != a && c != b) {
                            best = best.min(way(a, first) + way(b, first + 2) + way(c, first + 4));
                        }
                    }
                }
                assert_eq!(shortest.min(FAR), best, "{pawns:?}");
            }
        }
    }
}
