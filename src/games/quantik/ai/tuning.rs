//! The numbers that decide how strong and how fast Quantik is played.

use crate::search::Skill;

/// The levels below the perfect one, as measured in the arena.
pub const WEAKER_LEVELS: [Skill; 5] = [
    Skill { depth: 100, noticed: 40 },
    Skill { depth: 100, noticed: 85 },
    Skill { depth: 250, noticed: 100 },
    Skill { depth: 340, noticed: 100 },
    Skill { depth: 430, noticed: 100 },
];

/// More nodes than it ever takes to find the winner.
pub const NODES_TO_FIND_WINNER: u64 = 60_000;

/// The estimate of a win whose distance is not known.
pub const WIN_OF_UNKNOWN_LENGTH: i32 = 1000;

/// With more pieces than this, the least of 128 images costs more to find than it saves.
pub const MAX_PIECES_FOR_ALL_IMAGES: u32 = 5;

// The order of turns, found by counting the nodes of the empty board: a turn is the better, the fewer replies the
// opponent has, and the more placements the player has next, above all winning ones.
pub const PER_REPLY: i32 = 2;
pub const PER_OWN_PLACEMENT: i32 = 1;
pub const PER_OWN_WIN: i32 = 4;
