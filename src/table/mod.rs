//! The table without a page. Nothing here draws, and nothing knows the browser, the clock, storage or chance, so that all
//! of it runs in native tests.

pub mod setup;

pub use setup::{Confirm, Help, Player, Setup, Starts};
