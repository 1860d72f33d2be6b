//! The numbers that decide how strong Minos is played.

use crate::search::Skill;

/// The levels below the best, as measured in the arena. In the senior game of the sheet, where most games are drawn, a
/// player may overlook more than where turns are counted.
pub static SENIOR_LEVELS: [Skill; 5] = [
    Skill { depth: 100, noticed: 22 },
    Skill { depth: 100, noticed: 40 },
    Skill { depth: 200, noticed: 60 },
    Skill { depth: 220, noticed: 82 },
    Skill { depth: 310, noticed: 92 },
];
pub static COUNTED_SENIOR_LEVELS: [Skill; 5] = [
    Skill { depth: 100, noticed: 55 },
    Skill { depth: 200, noticed: 72 },
    Skill { depth: 250, noticed: 95 },
    Skill { depth: 360, noticed: 98 },
    Skill { depth: 500, noticed: 99 },
];
pub static JUNIOR_LEVELS: [Skill; 5] = [
    Skill { depth: 100, noticed: 40 },
    Skill { depth: 120, noticed: 76 },
    Skill { depth: 210, noticed: 97 },
    Skill { depth: 390, noticed: 100 },
    Skill { depth: 550, noticed: 100 },
];

/// The evaluation of having the move.
pub const TEMPO: i32 = 8;

/// What a pawn at home and a row walked are worth to the count, once it has come.
pub const AHEAD_HOME: i32 = 100;
pub const AHEAD_ROW: i32 = 20;

// The weights of the evaluation, found in the arena against UCT, greedy play and an earlier evaluation.

/// A step that some pawn has still to make. In the junior game pawns walk over dark tiles, and those who hurry home
/// leave their guard of the opponent's squares too soon.
pub const STEP: [i32; 2] = [30, 20];
/// A dark tile further on in the pawn's column.
pub const DETOUR: i32 = 15;
pub const HOME: i32 = 10;
/// An opposing pawn on one's Ariadne square, and one that the row can no longer carry away.
pub const BLOCKER: i32 = 70;
pub const LOCKED_BLOCKER: i32 = 25;
/// The blocker's column can slide it off the square.
pub const EVICTION: i32 = 15;
pub const LAST_EVICTION: i32 = 10;
/// A dark tile where a pawn wants to step.
pub const DARK_TARGET: i32 = 40;
/// Lining up beside the squares: the slide itself, an opposing pawn there, and no dark tile at the end that must come
/// out.
pub const LINE_UP: i32 = 30;
pub const LINE_UP_BLOCKER: i32 = 60;
pub const NO_EXIT: i32 = 30;
/// A dark Ariadne square with a pawn behind it, on a column that can slide.
pub const RIDER: i32 = 30;
/// Each square that some pawn can step to.
pub const FREEDOM: i32 = 6;
/// Opposing pawns on the home row and on the row before it may still become blockers.
pub const ON_HOME_ROW: i32 = 25;
pub const BEFORE_HOME_ROW: i32 = 10;
/// Two pawns are home, and nothing is on the third square.
pub const LAST_SQUARE_OPEN: i32 = 150;
/// With two pawns home any of the others may become the third: how much their distances count, in percent. Without it
/// the nearest one, shut in by dark tiles, kept the others from coming.
pub const RESERVES: i32 = 60;

// Where blockers fill the squares they stand on.
/// A square that is filled, by whomever.
pub const FILLED: i32 = 10;
/// Subtracted while no pawn is home, in steps: until then squares that opponents fill do not count.
pub const FIRST_HOME: i32 = 7;
/// The distance of all pawns counts as this part.
pub const RESERVE_SHARE: i32 = 3;
/// One square is open, and nothing lies on it.
pub const LAST_GATE: i32 = 60;
