//! Quantik (RULES 1): 4 × 4, four shapes, two of each per player. Complete a row, column or region of four
//! different shapes, of either player; never put a shape in a row, column or region where the opponent already has it.

mod ai;
mod deeds;
mod draft;
mod moves;
mod notation;
mod openings;
mod page;
mod position;
mod symmetry;

pub use ai::Solver;
pub use moves::{House, Move, Refusal};
pub use position::{Options, Quantik, Shape};
pub use symmetry::DIHEDRAL_IMAGES;
