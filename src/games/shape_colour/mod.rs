//! Shape & Colour (RULES 4): 16 rods for three pieces each, 36 pieces in three shapes and three colours. Spread the
//! pieces of one rod over others, add one from the box, and score rows, columns, squares and rods that are alike.

mod ai;
mod deeds;
mod draft;
mod moves;
mod notation;
mod page;
mod pieces;
mod position;
mod scoring;
mod symmetry;

pub use ai::ScoredTurn;
pub use draft::Draft;
pub use moves::{Move, Refusal, Spread, Targets};
pub use pieces::{Colour, Kind, Shape};
pub use position::{Options, ShapeColour};
pub use scoring::{Alike, Place, Point};
