//! The numbers that decide how strong and how fast Pivot is played; those of its evaluation are the weights.

use crate::search::Skill;

/// The levels below the best, as measured in the arena.
pub const WEAKER_LEVELS: [Skill; 5] = [
    Skill { depth: 100, noticed: 34 },
    Skill { depth: 100, noticed: 62 },
    Skill { depth: 120, noticed: 80 },
    Skill { depth: 160, noticed: 90 },
    Skill { depth: 210, noticed: 95 },
];

/// With more cards than this, images of one position hardly ever meet, and the canonical one costs more to find than it
/// saves.
pub const MAX_CARDS_FOR_IMAGES: u32 = 6;

/// From this many cards on, iterative deepening goes from the first few iterations straight to the end of the game.
pub const MIN_CARDS_TO_SKIP_ITERATIONS: u32 = 7;
pub const SHALLOW_ITERATIONS: u32 = 3;

// Late-move reductions: in nodes of which remaining depth, from which turn on, and from which turn on by two plies.
pub const MIN_DEPTH_TO_REDUCE: i32 = 3;
pub const REDUCED_FROM: usize = 4;
pub const REDUCED_TWICE_FROM: usize = 16;

/// In nodes of this remaining depth it pays to order the turns by the static evaluation after them.
pub const MIN_DEPTH_TO_SORT: i32 = 3;
/// How much less the history heuristic counts than the evaluation.
pub const HISTORY_DIVISOR: i32 = 16;

/// The depth of the search that compares draws which the book cannot tell apart.
pub const DEPTH_TO_COMPARE_DRAWS: u32 = 5;
