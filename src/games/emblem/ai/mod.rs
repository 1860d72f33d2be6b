//! What the engine thinks of a position of Emblem: open lines, and wins that are one step away.

use super::moves::Move;
use super::position::Emblem;
use crate::rules::{Mask, Seat};
use crate::search::{Skill, Thinker};

/// What an open line with one, two or three awake pieces is worth.
const LINE_WORTH: [i32; 3] = [3, 11, 34];
/// Having the move.
const TEMPO: i32 = 12;

/// A direction of lines: the shift from one square to the next, and the squares on which a line of four can begin.
struct Direction {
    shift: u32,
    starts: u64,
}

const FIRST_THREE_COLUMNS: u64 = 0x0707_0707_0707_0707;
const LAST_THREE_COLUMNS: u64 = 0x3838_3838_3838_3838;
const FIRST_THREE_ROWS: u64 = 0x003F_3F3F;
const BOARD: u64 = Mask::board(6, 6).0;

static DIRECTIONS: [Direction; 4] = [
    Direction { shift: 1, starts: FIRST_THREE_COLUMNS & BOARD },
    Direction { shift: 8, starts: FIRST_THREE_ROWS },
    Direction { shift: 9, starts: FIRST_THREE_COLUMNS & FIRST_THREE_ROWS },
    Direction { shift: 7, starts: LAST_THREE_COLUMNS & FIRST_THREE_ROWS },
];

/// The lines of one direction, each named by its first square, by how many of `pieces` they hold: one, two, three.
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

/// The lines of one direction that hold some of `pieces`.
const fn touched(pieces: u64, shift: u32) -> u64 {
    let pairs = pieces | pieces >> shift;
    pairs | pairs >> (2 * shift)
}

impl Emblem {
    #[inline(always)]
    fn awake(&self, seat: Seat) -> u64 {
        (self.pieces_of(seat) & !self.asleep()).0
    }

    fn line_worth(&self, seat: Seat) -> i32 {
        let own = self.awake(seat);
        // A sleeping piece of one's own is in the way as well, until it moves.
        let in_the_way = self.occupied().0 & !own;
        let worth = |direction: &Direction| {
            let open = direction.starts & !touched(in_the_way, direction.shift);
            let counts = by_count(own, direction.shift);
            (0..3).map(|n| LINE_WORTH[n] * (counts[n] & open).count_ones() as i32).sum::<i32>()
        };
        DIRECTIONS.iter().map(worth).sum()
    }

    /// A step of this seat that completes a line of four, whoever has the move.
    fn completing_step(&self, seat: Seat) -> Option<Move> {
        let own = self.awake(seat);
        let empty = !self.occupied().0;
        for &Direction { shift, starts } in &DIRECTIONS {
            let [_, _, three] = by_count(own, shift);
            for first in Mask(three & starts) {
                let line = [0, 1, 2, 3].iter().fold(0, |line, step| line | first.mask().0 << (step * shift));
                let Some(to) = Mask(line & !own & empty).first() else { continue };
                // Whoever steps in must not be one of the three.
                let near = Mask(to.mask().ring().0 & !line) & self.pieces_of(seat);
                if let Some(from) = near.into_iter().find(|&from| self.targets(from).has(to)) {
                    return Some(Move { from, to });
                }
            }
        }
        None
    }
}

/// The levels, the best one left out, as measured in the arena.
static LEVELS: [Skill; 5] = [
    Skill { horizon: 150, spread: 20, glances: 6 },
    Skill { horizon: 220, spread: 15, glances: 0 },
    Skill { horizon: 330, spread: 10, glances: 0 },
    Skill { horizon: 520, spread: 5, glances: 0 },
    Skill { horizon: 750, spread: 3, glances: 0 },
];

impl Thinker for Emblem {
    const MOVE_INDICES: usize = 64 * 64;
    const SEES_WINS: bool = true;

    fn index_of(mv: Move) -> usize {
        (mv.from.bit() * 64 + mv.to.bit()) as usize
    }

    fn evaluate(&self) -> i32 {
        let seat = self.turn;
        self.line_worth(seat) - self.line_worth(seat.other()) + TEMPO
    }

    fn skills(&self) -> &'static [Skill; 5] {
        &LEVELS
    }

    fn winning_turn(&self) -> Option<Move> {
        self.completing_step(self.turn)
    }

    fn is_threatened(&self) -> bool {
        self.completing_step(self.turn.other()).is_some()
    }

    /// Only a step of one's own completes a line, and the search has seen that none does.
    fn is_over(&self) -> bool {
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Position, Rng};

    /// The steps that win, by trying all of them.
    fn wins(pos: &Emblem) -> Vec<Move> {
        let wins = |mv: &Move| pos.play(*mv).expect("legal").has_line(pos.turn());
        pos.moves().into_iter().filter(wins).collect()
    }

    #[test]
    fn a_win_in_one_is_seen_exactly_where_there_is_one() {
        let mut rng = Rng::new(1);
        let mut seen = 0;
        for &options in Emblem::VARIANTS {
            for _ in 0..40 {
                let mut pos = Emblem::start(options);
                while let Some(&mv) = rng.pick(&pos.moves()) {
                    let wins = wins(&pos);
                    match pos.winning_turn() {
                        Some(mv) => assert!(wins.contains(&mv), "{pos}: {mv}"),
                        None => assert!(wins.is_empty(), "{pos}: {wins:?}"),
                    }
                    seen += wins.len();
                    let passed = Emblem { turn: pos.turn().other(), ..pos };
                    assert_eq!(pos.is_threatened(), passed.winning_turn().is_some());
                    pos.play_unchecked(mv);
                }
            }
        }
        assert!(seen > 100, "the games have wins to see: {seen}");
    }

    #[test]
    fn lines_are_counted_by_their_pieces() {
        let pieces = 0b1_0111;
        assert_eq!(by_count(pieces, 1).map(|lines| lines & 0b111), [0, 0b100, 0b011]);
    }
}
