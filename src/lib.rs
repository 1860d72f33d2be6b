//! Quincunx: five forgotten abstract board games.
//!
//! A game is played, searched and recorded like this:
//!
//! ```
//! use quincunx::games::quantik::{Options, Quantik};
//! use quincunx::record::Match;
//! use quincunx::search::{NodeLimit, Searchable, Task, Value};
//!
//! // Each turn is checked by the rules; one that is not allowed is refused with the reason.
//! let mut game = Match::<Quantik>::new(Options::Empty);
//! for turn in ["Aa1", "Bb2", "Cc3", "Db1"] {
//!     game.play(turn.parse()?).expect("a legal turn");
//! }
//! assert!(game.play("Bb3".parse()?).is_err(), "the opponent has a cylinder in this column");
//!
//! // The search finds the placement that completes a region with all four shapes.
//! let mut memory = Quantik::memory(1 << 20);
//! let answer = game.position().search(&mut memory, &Task::default(), &mut NodeLimit(10_000));
//! let answer = answer.expect("the game goes on");
//! assert_eq!(answer.value, Value::Win(1));
//! game.play(answer.best).expect("a legal turn");
//! assert!(game.ending().is_some());
//!
//! // The record has two texts: a link that can be read, and a save with all branches, which brings the match back.
//! assert_eq!(game.link_text(), "quantik?m=Aa1.Bb2.Cc3.Db1.Ca2");
//! let again = Match::<Quantik>::from_save(&game.save_text())?;
//! assert_eq!(again.position(), game.position());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The modules, from the ground up:
//!
//! - [`rules`]: what a game is.
//! - [`mod@games`]: the five games, and the one list of them.
//! - [`search`]: finding the best turn.
//! - [`record`]: a match over any game, and its texts.
//! - [`worker`]: searches in a worker of the page.
//! - [`learn`]: the books that teach the games.
//! - [`table`]: a session of any game, without a page.
//! - [`store`]: what a browser keeps, as data.
//! - [`i18n`]: French and English.
//! - `svg`, `ui`: the page (feature `ui`).
//! - `tool`: the native program `quincunx`.

pub mod games;
pub mod i18n;
pub mod learn;
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
