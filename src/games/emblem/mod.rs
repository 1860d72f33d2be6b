//! Emblem (RULES 3): 6 × 6, eight pieces each, a symbol on every square and every piece. Step to a neighbouring square
//! that does not bear your own symbol; four of yours in line win, sleepers (never moved) not counted. With the pie
//! rule, the second player may take over the first turn.

mod ai;
mod deeds;
mod draft;
mod moves;
mod notation;
mod page;
mod position;
mod symmetry;
mod threats;

pub use draft::Draft;
pub use moves::{Move, Refusal};
pub use position::{Emblem, Options, Pie, Setup, Symbol, Symbols};
