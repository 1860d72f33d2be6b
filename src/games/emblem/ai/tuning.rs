//! The numbers that decide how strong Emblem is played.

use crate::search::Skill;

/// The levels below the best, as measured in the arena.
pub static WEAKER_LEVELS: [Skill; 5] = [
    Skill { depth: 150, margin: 20, static_percent: 6 },
    Skill { depth: 220, margin: 15, static_percent: 0 },
    Skill { depth: 330, margin: 10, static_percent: 0 },
    Skill { depth: 520, margin: 5, static_percent: 0 },
    Skill { depth: 750, margin: 3, static_percent: 0 },
];

/// The evaluation of an open line with one, two or three awake pieces.
pub const OPEN_LINE: [i32; 3] = [3, 11, 34];
/// The evaluation of having the move.
pub const TEMPO: i32 = 12;
