//! What the engine thinks of a position of Pivot, where it does not see the end: lines, and lines in the making.

use super::moves::Move;
use super::position::{LINES, Pivot};
use crate::rules::{Position, Seat};
use crate::search::{Skill, Thinker};

/// A line that stands while the opponent has to answer it.
const STANDING_LINE: i32 = 60;
/// Two cards of one face in a line, and room for the third.
const OPEN_PAIR: i32 = 6;
const TEMPO: i32 = 10;

impl Pivot {
    fn worth(&self, seat: Seat) -> i32 {
        let empty = !self.occupied();
        let pairs = |face: u16| {
            let open = |line: &&u16| (face & **line).count_ones() == 2 && (empty & **line).count_ones() == 1;
            LINES.iter().filter(open).count() as i32
        };
        let standing = if self.has_line(seat) { STANDING_LINE } else { 0 };
        standing + self.cards[seat.index()].iter().map(|&face| pairs(face)).sum::<i32>() * OPEN_PAIR
    }
}

impl Thinker for Pivot {
    /// The pivot and the square that is laid on; turns that differ in the face alone share a number.
    const MOVE_INDICES: usize = 17 * 16 * 16;
    const SKILLS: [Skill; 5] = [
        Skill { horizon: 100, spread: 30, glances: 40 },
        Skill { horizon: 200, spread: 20, glances: 0 },
        Skill { horizon: 300, spread: 12, glances: 0 },
        Skill { horizon: 400, spread: 8, glances: 0 },
        Skill { horizon: 550, spread: 4, glances: 0 },
    ];

    fn index_of(mv: Move) -> usize {
        let (from, to) = mv.pivot.map_or((16, 0), |pivoting| (pivoting.from.index(4), pivoting.to.index(4)));
        (from * 16 + to) * 16 + mv.square.index(4)
    }

    fn evaluate(&self) -> i32 {
        let seat = self.turn();
        self.worth(seat) - self.worth(seat.other()) + TEMPO
    }
}
