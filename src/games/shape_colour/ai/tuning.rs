//! The numbers that decide how strong and how fast Shape & Colour is played. None of them depends on time.

use crate::search::Skill;

/// How selective a search is: the whole difference between weak and strong play.
#[derive(Clone, Copy, Debug)]
pub(super) struct Selectivity {
    /// The percentage of spreads of one, two and three pieces that the player notices.
    pub noticed: [u32; 3],
    /// How many root turns are compared by what they leave to the next player. With one, there is no lookahead at all.
    pub width: usize,
    /// Root turns that score less than the best by more points than this are not compared.
    pub margin: u32,
    /// Deeper searches of the best turns so far, one after the other.
    pub passes: &'static [Pass],
}

/// A deeper search of the turns that are best so far.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pass {
    pub depth: u32,
    /// How many root turns are searched, and how many replies to each.
    pub width: usize,
    pub reply_width: usize,
}

impl Selectivity {
    /// The same for a player of this skill: with one ply, the most points that are noticed and no thought of what they
    /// leave. A spread is noticed if every piece of it is.
    pub(super) fn limited_to(self, skill: Skill) -> Selectivity {
        let plies = skill.depth / 100;
        let deeper = self.passes.iter().position(|pass| pass.depth > plies);
        let passes = &self.passes[..deeper.unwrap_or(self.passes.len())];
        let width = if plies < 2 { 1 } else { self.width };
        Selectivity { noticed: each_of(skill.noticed), width, passes, ..self }
    }
}

const EVERYTHING: [u32; 3] = [100; 3];

/// The percentage of spreads of one, two and three pieces that are noticed, where so many of a hundred pieces are.
const fn each_of(noticed: u32) -> [u32; 3] {
    [noticed, noticed * noticed / 100, noticed * noticed * noticed / 10_000]
}

/// The strongest play. The passes go on for as long as there is time; they get wider, not deeper: more than three plies
/// have not been found to play better.
pub(super) const BEST: Selectivity = Selectivity {
    noticed: EVERYTHING,
    width: 5000,
    margin: 3,
    passes: &[
        Pass { depth: 3, width: 24, reply_width: 100 },
        Pass { depth: 3, width: 100, reply_width: 300 },
        Pass { depth: 3, width: 400, reply_width: 1000 },
    ],
};

/// The strongest play with three or four players: the board will be another one when it is the player's turn again.
pub(super) const BEST_OF_MANY: Selectivity = Selectivity { width: 20_000, margin: 4, passes: &[], ..BEST };

/// The levels below the best, as measured in the arena.
pub(super) const WEAKER_LEVELS: [Selectivity; 5] = [
    Selectivity { noticed: [90, 34, 3], ..GREEDY },
    Selectivity { noticed: [100, 58, 8], width: 2, ..GREEDY },
    Selectivity { noticed: [100, 80, 25], width: 6, ..GREEDY },
    Selectivity { width: 55, margin: 1, ..GREEDY },
    Selectivity { width: 200, margin: 1, passes: &[Pass { depth: 3, width: 5, reply_width: 30 }], ..GREEDY },
];

/// The same with three or four players. What one player leaves, three others change: comparing turns brings little
/// there, and the levels differ by what they notice.
pub(super) const WEAKER_LEVELS_OF_MANY: [Selectivity; 5] = [
    Selectivity { noticed: [70, 20, 1], ..GREEDY },
    Selectivity { noticed: [100, 33, 3], ..GREEDY },
    Selectivity { noticed: [100, 80, 22], ..GREEDY },
    Selectivity { noticed: [100, 100, 85], width: 3, ..GREEDY },
    Selectivity { width: 16, margin: 1, ..GREEDY },
];

/// Takes the most points that are noticed.
const GREEDY: Selectivity = Selectivity { noticed: EVERYTHING, width: 1, margin: 0, passes: &[] };

// How much a point of the next player counts, in percent of one's own (a discount factor).
/// With two sides: the future is uncertain.
pub(super) const DISCOUNT: i32 = 75;
/// With more players, the next one is not the only one to beat.
pub(super) const DISCOUNT_OF_MANY: i32 = 50;
/// In the last turns nothing is uncertain.
pub(super) const NO_DISCOUNT: i32 = 100;
pub(super) const TURNS_WITHOUT_DISCOUNT: u32 = 3;

/// How many killers there are: replies that have caused a beta cutoff, tried first elsewhere.
pub(super) const KILLERS: usize = 8;
/// Replies that score less than the best by more points than this are not searched.
pub(super) const REPLY_MARGIN: u32 = 2;
