//! How carefully a player looks: the whole difference between weak and strong play.

/// What a player sees. None of it depends on time.
#[derive(Clone, Copy, Debug)]
pub(super) struct Care {
    /// Of a hundred spreads of one, two and three pieces, how many are noticed.
    pub notice: [u32; 3],
    /// How many turns are compared by what they leave to the next player. One: the player does not look ahead at all.
    pub turns: usize,
    /// Turns that score so much less than the best are not compared.
    pub slack: u32,
    /// What is looked at further ahead, one pass after the other.
    pub passes: &'static [Pass],
}

/// A look further ahead at the turns that seem best so far.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pass {
    pub plies: u32,
    /// How many turns are looked at, and how many replies to each.
    pub turns: usize,
    pub replies: usize,
}

const EVERYTHING: [u32; 3] = [100; 3];

/// The strongest play. The passes go on for as long as there is time; they get wider, not deeper: more than three plies
/// have not been found to play better.
pub(super) const FULL: Care = Care {
    notice: EVERYTHING,
    turns: 5000,
    slack: 3,
    passes: &[
        Pass { plies: 3, turns: 24, replies: 100 },
        Pass { plies: 3, turns: 100, replies: 300 },
        Pass { plies: 3, turns: 400, replies: 1000 },
    ],
};

/// With three or four players nobody knows what the board will be like when it is one's turn again.
pub(super) const MANY: Care = Care { turns: 20_000, slack: 4, passes: &[], ..FULL };

/// Five weaker players, each stronger than the one before.
pub(super) const LEVELS: [Care; 5] = [
    Care { notice: [100, 90, 50], turns: 2, slack: 0, passes: &[] },
    Care { notice: [100, 100, 75], turns: 5, slack: 0, passes: &[] },
    Care { notice: [100, 100, 95], turns: 20, slack: 0, passes: &[] },
    Care { notice: EVERYTHING, turns: 60, slack: 1, passes: &[Pass { plies: 3, turns: 2, replies: 20 }] },
    Care { notice: EVERYTHING, turns: 300, slack: 1, passes: &[Pass { plies: 3, turns: 6, replies: 50 }] },
];

/// The same with three or four players. What one player leaves, three others change: comparing turns brings little there, and the
/// levels differ by what they notice.
pub(super) const LEVELS_OF_MANY: [Care; 5] = [
    Care { notice: [40, 5, 0], ..GREEDY },
    Care { notice: [85, 15, 0], ..GREEDY },
    Care { notice: [100, 26, 2], ..GREEDY },
    Care { notice: [100, 80, 15], ..GREEDY },
    Care { notice: [100, 100, 50], turns: 4, ..GREEDY },
];

/// Takes the most points that are noticed.
const GREEDY: Care = Care { notice: EVERYTHING, turns: 1, slack: 0, passes: &[] };
