//! The numbers that decide how strong Emblem is played.

use crate::search::Skill;

/// The levels below the best, as measured in the arena.
pub static WEAKER_LEVELS: [Skill; 5] = [
    Skill { depth: 100, noticed: 68 },
    Skill { depth: 155, noticed: 95 },
    Skill { depth: 255, noticed: 97 },
    Skill { depth: 395, noticed: 100 },
    Skill { depth: 590, noticed: 100 },
];

/// The evaluation of an open line with one, two or three awake pieces.
pub const OPEN_LINE: [i32; 3] = [3, 11, 34];
/// The evaluation of having the move.
pub const TEMPO: i32 = 12;
