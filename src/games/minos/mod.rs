//! Minos (RULES 5): 7 × 7 tiles, 13 of them dark, five pawns each. Step forward or sideways, or slide a line that
//! ends in a dark tile; three pawns on your three Ariadne squares win, and each of them locks its row and column.

mod addition;
mod ai;
mod deeds;
mod draft;
mod handles;
mod moves;
mod notation;
mod page;
mod position;
mod symmetry;
mod threats;

pub use addition::{Addition, Advance};
pub use draft::Draft;
pub use moves::{Move, Refusal, Slide};
pub use position::{Minos, Options};
