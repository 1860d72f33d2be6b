//! Quincunx: five forgotten abstract board games.
//!
//! - [`rules`]: what a game is.
//! - [`mod@games`]: the five games, and the one list of them.
//! - [`search`]: finding the best turn.
//! - [`record`]: a match over any game, and its texts.
//! - [`worker`]: searches in a worker of the page.
//! - [`table`]: a session of any game, without a page.
//! - [`store`]: what a browser keeps, as data.
//! - [`i18n`]: French and English.
//! - `svg`, `ui`: the page (feature `ui`).
//! - `tool`: the native program `quincunx`.
//!
//! ```
//! use quincunx::games::quantik::Quantik;
//! use quincunx::record::Match;
//! use quincunx::rules::{NoOptions, Position};
//!
//! let mut game = Match::<Quantik>::new(NoOptions);
//! for turn in ["Aa1", "Bb2", "Cc3", "Db1", "Ca2"] {
//!     game.play(turn.parse().expect("shape and square")).expect("a legal turn");
//! }
//! assert_eq!(game.position().to_string(), "..../..C./Cb../Ad..");
//! assert!(game.ending().is_some(), "a region holds all four shapes");
//! assert_eq!(game.link_text(), "quantik?m=Aa1.Bb2.Cc3.Db1.Ca2");
//! ```

pub mod games;
pub mod i18n;
pub mod record;
pub mod rules;
pub mod search;
pub mod store;
#[cfg(feature = "ui")]
pub mod svg;
pub mod table;
#[cfg(not(target_arch = "wasm32"))]
pub mod tool;
#[cfg(feature = "ui")]
pub mod ui;
pub mod worker;
