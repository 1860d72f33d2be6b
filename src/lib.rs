//! Quincunx: five forgotten abstract board games.
//!
//! - [`rules`]: what a game is.
//! - [`games`]: the five games, and the one list of them.

pub mod games;
pub mod rules;
