//! Quantik (RULES 1): 4 × 4, four shapes, two of each per player. Complete a row, column or region of four
//! different shapes, whoever owns them; never put a shape where the opponent already has it in line.

mod ai;
#[cfg(feature = "ui")]
mod board;
mod draft;
mod moves;
mod notation;
mod position;
mod symmetry;
#[cfg(feature = "ui")]
mod text;

pub use ai::Solver;
pub use moves::{House, Move, Refusal};
pub use position::{Quantik, Shape};
pub use symmetry::DIHEDRAL_IMAGES;
