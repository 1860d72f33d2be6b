//! Pivot (RULES 2): 4 × 4, eight two-sided cards each. Move and turn over one opposing card, then lay one of
//! yours; three of yours in line with the same face win if the line survives the reply.

mod ai;
mod bitboard;
pub mod book;
mod deeds;
mod draft;
mod moves;
mod notation;
mod page;
mod position;
mod symmetry;

pub use draft::Draft;
pub use moves::{Move, Pivoting, Refusal};
pub use position::{Face, Pivot};
