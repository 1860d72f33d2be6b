//! The static evaluation of Emblem: open lines, and lines that one step completes.

use super::tuning::OPEN_LINE;
use crate::games::emblem::moves::Move;
use crate::games::emblem::position::Emblem;
use crate::rules::{Mask, Seat};

/// One of the four directions of lines: the shift from one square to the next, and the squares on which a line of four
/// can begin.
struct Axis {
    shift: u32,
    starts: u64,
}

const FIRST_THREE_COLUMNS: u64 = 0x0707_0707_0707_0707;
const LAST_THREE_COLUMNS: u64 = 0x3838_3838_3838_3838;
const FIRST_THREE_ROWS: u64 = 0x003F_3F3F;
const BOARD: u64 = Mask::board(6, 6).0;

static AXES: [Axis; 4] = [
    Axis { shift: 1, starts: FIRST_THREE_COLUMNS & BOARD },
    Axis { shift: 8, starts: FIRST_THREE_ROWS },
    Axis { shift: 9, starts: FIRST_THREE_COLUMNS & FIRST_THREE_ROWS },
    Axis { shift: 7, starts: LAST_THREE_COLUMNS & FIRST_THREE_ROWS },
];

/// The lines along one axis, each named by its first square, by how many of `pieces` they hold: one, two, three.
#[inline(always)]
fn by_count(pieces: u64, shift: u32) -> [u64; 3] {
    let [a, b, c, d] = [pieces, pieces >> shift, pieces >> (2 * shift), pieces >> (3 * shift)];
    // A sum of four bits for all lines at once.
    let (sum_ab, carry_ab, sum_cd, carry_cd) = (a ^ b, a & b, c ^ d, c & d);
    let ones = sum_ab ^ sum_cd;
    let twos = carry_ab ^ carry_cd ^ (sum_ab & sum_cd);
    let all = carry_ab & carry_cd;
    [ones & !twos, twos & !ones & !all, ones & twos]
}

/// The lines along one axis that hold some of `pieces`.
const fn touched(pieces: u64, shift: u32) -> u64 {
    let pairs = pieces | pieces >> shift;
    pairs | pairs >> (2 * shift)
}

impl Emblem {
    #[inline(always)]
    fn awake(&self, seat: Seat) -> u64 {
        (self.pieces_of(seat) & !self.asleep()).0
    }

    /// Open lines, by how many awake pieces they hold.
    pub(super) fn line_score(&self, seat: Seat) -> i32 {
        let own = self.awake(seat);
        // A sleeping piece of one's own blocks a line as well, until it moves.
        let blocking = self.occupied().0 & !own;
        let score = |axis: &Axis| {
            let open = axis.starts & !touched(blocking, axis.shift);
            let counts = by_count(own, axis.shift);
            (0..3).map(|n| OPEN_LINE[n] * (counts[n] & open).count_ones() as i32).sum::<i32>()
        };
        AXES.iter().map(score).sum()
    }

    /// A step of this seat that completes a line of four, whether it is its turn or not.
    pub(super) fn completing_step(&self, seat: Seat) -> Option<Move> {
        let own = self.awake(seat);
        let empty = !self.occupied().0;
        for &Axis { shift, starts } in &AXES {
            let [_, _, three] = by_count(own, shift);
            for first in Mask(three & starts) {
                let line = [0, 1, 2, 3].iter().fold(0, |line, step| line | first.mask().0 << (step * shift));
                let Some(to) = Mask(line & !own & empty).first() else { continue };
                // The piece that steps in must not be one of the three.
                let near = Mask(to.mask().ring().0 & !line) & self.pieces_of(seat);
                if let Some(from) = near.into_iter().find(|&from| self.targets(from).has(to)) {
                    return Some(Move::Step { from, to });
                }
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_counted_by_their_pieces() {
        let pieces = 0b1_0111;
        assert_eq!(by_count(pieces, 1).map(|lines| lines & 0b111), [0, 0b100, 0b011]);
    }
}
