//! The static evaluation of Pivot: the sum of learnt weights of its patterns.
//!
//! The patterns are the rows, columns and diagonals and the small squares of 2 × 2. The state of a pattern is a number
//! in base five, a digit for each of its squares: empty, my black or silver card, theirs. Patterns that are alike
//! (mirrored, or with all cards of a player turned over) share a weight. The weights were fitted to the results of some
//! seventeen thousand quick games of this search against plain UCT, after a first fit to positions whose values are
//! known: a draw that is hard to hold counts for more than one that is easy. A thousand points are an almost certain
//! win.

use super::weights::{TEMPO, THREATENED, WEIGHTS};
use crate::games::pivot::bitboard::Bitboard;

/// Patterns that share weights: how many squares, and which mirroring leaves them as they are.
struct PatternKind {
    squares: usize,
    mirrored: [usize; 4],
}

const REVERSED: [usize; 4] = [3, 2, 1, 0];
const PATTERN_KINDS: [PatternKind; 7] = [
    PatternKind { squares: 4, mirrored: REVERSED },
    PatternKind { squares: 4, mirrored: REVERSED },
    PatternKind { squares: 4, mirrored: REVERSED },
    PatternKind { squares: 3, mirrored: [2, 1, 0, 3] },
    PatternKind { squares: 4, mirrored: [0, 2, 1, 3] },
    PatternKind { squares: 4, mirrored: [1, 0, 3, 2] },
    PatternKind { squares: 4, mirrored: [1, 0, 3, 2] },
];

const NONE: u8 = 16;

/// The patterns, each with its kind: outer and inner rows and columns, long and short diagonals, small squares in the
/// corners, at the sides and in the middle.
#[rustfmt::skip]
const PATTERNS: [(usize, [u8; 4]); 23] = [
    (0, [0, 1, 2, 3]), (0, [12, 13, 14, 15]), (0, [0, 4, 8, 12]), (0, [3, 7, 11, 15]),
    (1, [4, 5, 6, 7]), (1, [8, 9, 10, 11]), (1, [1, 5, 9, 13]), (1, [2, 6, 10, 14]),
    (2, [0, 5, 10, 15]), (2, [3, 6, 9, 12]),
    (3, [1, 6, 11, NONE]), (3, [4, 9, 14, NONE]), (3, [2, 5, 8, NONE]), (3, [7, 10, 13, NONE]),
    (4, [0, 1, 4, 5]), (4, [3, 2, 7, 6]), (4, [12, 13, 8, 9]), (4, [15, 14, 11, 10]),
    (5, [1, 2, 5, 6]), (5, [13, 14, 9, 10]), (5, [4, 8, 5, 9]), (5, [7, 11, 6, 10]),
    (6, [5, 6, 9, 10]),
];

const STATES: usize = 625;

fn digits(state: usize) -> [usize; 4] {
    [state % 5, state / 5 % 5, state / 25 % 5, state / 125]
}

fn number(digits: [usize; 4]) -> usize {
    digits.iter().rev().fold(0, |number, digit| number * 5 + digit)
}

/// The least of the states that are like this one.
fn representative(kind: &PatternKind, state: usize) -> usize {
    let turned_over = |digit: usize, image: usize| match digit {
        1 | 2 if image & 1 == 1 => 3 - digit,
        3 | 4 if image & 2 == 2 => 7 - digit,
        _ => digit,
    };
    let images = (0..8).map(|image| {
        let digits = digits(state).map(|digit| turned_over(digit, image));
        number(if image & 4 == 4 { kind.mirrored.map(|from| digits[from]) } else { digits })
    });
    images.min().expect("eight images")
}

/// The index of every state of every kind among the weights, and how many weights there are.
fn places() -> (Vec<u16>, usize) {
    let mut places = vec![0; PATTERN_KINDS.len() * STATES];
    let mut count = 0;
    for (index, kind) in PATTERN_KINDS.iter().enumerate() {
        for state in 0..5usize.pow(kind.squares as u32) {
            let least = representative(kind, state);
            places[index * STATES + state] = if least == state {
                count += 1;
                count - 1
            } else {
                places[index * STATES + least]
            };
        }
    }
    (places, usize::from(count))
}

/// The kind and state of every pattern of a position, as indices into the places.
type States = [u16; PATTERNS.len()];

/// What a card adds to them, by lane and square. Adding rows of them is faster than putting each state together.
fn shares() -> Vec<States> {
    let share = |card: usize, pattern: usize| {
        let (_, squares) = PATTERNS[pattern];
        let place = squares.iter().position(|&square| usize::from(square) == card % 16);
        place.map_or(0, |place| (card / 16 + 1) as u16 * 5u16.pow(place as u32))
    };
    (0..64).map(|card| std::array::from_fn(|pattern| share(card, pattern))).collect()
}

/// The weights of every state of every kind, spread out.
pub struct Evaluation {
    weights: Vec<i16>,
    shares: Vec<States>,
    empty: States,
}

impl Evaluation {
    pub fn new() -> Evaluation {
        Evaluation {
            weights: places().0.into_iter().map(|place| WEIGHTS[usize::from(place)]).collect(),
            shares: shares(),
            empty: PATTERNS.map(|(kind, _)| (kind * STATES) as u16),
        }
    }

    /// The evaluation for the player to move.
    pub fn of(&self, pos: Bitboard, threatened: bool) -> i32 {
        let mut states = self.empty;
        let mut cards = pos.0;
        while cards != 0 {
            let share = &self.shares[cards.trailing_zeros() as usize];
            states.iter_mut().zip(share).for_each(|(state, share)| *state += share);
            cards &= cards - 1;
        }
        let tempo = i32::from(if threatened { THREATENED } else { TEMPO });
        states.iter().fold(tempo, |sum, &pattern| sum + i32::from(self.weights[usize::from(pattern)]))
    }
}
