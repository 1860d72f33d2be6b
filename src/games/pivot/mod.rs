//! Pivot (RULES 2): 4 × 4, eight two-sided cards each. Move and turn over one opposing card, then lay one of
//! yours; three of yours in line with the same face win if the line outlives the reply.

mod ai;
mod book;
mod coder;
mod draft;
mod ending;
mod engine;
mod images;
mod lanes;
mod line;
mod moves;
mod notation;
mod numbering;
mod opening;
mod page;
mod patterns;
mod position;
mod retrograde;
mod root;
pub mod solved;
mod symmetry;

mod tricks;
mod weights;

pub use draft::Draft;
pub use moves::{Move, Pivoting, Refusal};
pub use position::{Face, Pivot};
