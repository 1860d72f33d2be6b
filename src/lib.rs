//! Quincunx: five forgotten abstract board games.
//!
//! - [`rules`]: what a game is.
//! - [`games`]: the five games, and the one list of them.
//! - [`record`]: a match over any game, and its texts.
//! - [`i18n`]: French and English.
//! - `svg`, `ui`: the page (feature `ui`).
//! - `tool`: the native program `quincunx`.

pub mod games;
pub mod i18n;
pub mod record;
pub mod rules;
#[cfg(feature = "ui")]
pub mod svg;
#[cfg(not(target_arch = "wasm32"))]
pub mod tool;
#[cfg(feature = "ui")]
pub mod ui;
