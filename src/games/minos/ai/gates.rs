//! The static evaluation where blockers fill the squares they stand on: the distances to those that are still open.

use super::evaluation::{FAR, FIRST_COLUMN, GOALS, HOME_ROW, Perspective, count};
use super::tuning::{
    BEFORE_HOME_ROW, DARK_TARGET, DETOUR, FILLED, FIRST_HOME, FREEDOM, HOME, LAST_GATE, RESERVE_SHARE,
};
use crate::games::minos::position::BOARD;

impl Perspective {
    /// The sum of the shortest distances to the open squares, and that of all pawns that are not home.
    fn distances_to_gates(&self, open: u64) -> (i32, i32) {
        let (mut nearest, mut all) = ([FAR; 3], 0);
        let mut pawns = self.own & !GOALS;
        while pawns != 0 {
            let bit = pawns.trailing_zeros() as i32;
            pawns &= pawns - 1;
            let (column, row) = (bit % 8, bit / 8);
            let ahead = (FIRST_COLUMN << column) & !((2 << bit) - 1);
            let up = (6 - row) * self.step + count(self.walls & ahead) * DETOUR;
            all += up;
            for (distance, target) in nearest.iter_mut().zip([1, 3, 5]) {
                if open >> (48 + target) & 1 == 1 {
                    *distance = (*distance).min(up + (column - target).abs() * self.step);
                }
            }
        }
        (nearest.into_iter().filter(|&distance| distance < FAR).sum(), all)
    }

    pub(super) fn score_with_gates(&self) -> i32 {
        let pawns = self.own | self.theirs;
        let (home, filled) = (self.own & GOALS, pawns & GOALS);
        let open = GOALS & !filled;
        let (nearest, all) = self.distances_to_gates(open);
        let taken = pawns | self.walls;
        let steps = (self.own << 1 | self.own >> 1 | self.own << 8) & BOARD.0 & !taken;
        let is_last_open = count(filled) == 2 && open & !taken != 0;
        count(filled) * FILLED + count(home) * HOME
            - nearest
            - all / RESERVE_SHARE
            - if home == 0 { FIRST_HOME * self.step } else { 0 }
            - count(self.walls & open) * DARK_TARGET
            - count(self.theirs & HOME_ROW >> 8) * BEFORE_HOME_ROW
            + count(steps) * FREEDOM
            + if is_last_open { LAST_GATE } else { 0 }
    }
}
