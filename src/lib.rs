//! Quincunx: five forgotten abstract board games.
//!
//! - [`rules`]: what a game is.
//! - [`games`]: the five games, and the one list of them.
//! - [`record`]: a match over any game, and its texts.
//! - `tool`: the native program `quincunx`.

pub mod games;
pub mod record;
pub mod rules;
#[cfg(not(target_arch = "wasm32"))]
pub mod tool;
