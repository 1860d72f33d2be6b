//! A match over any game: what was played, where we are in it, and how it reads as text.

mod error;
mod link;
mod play;
mod save;
mod series;
mod tree;

pub use error::TextError;
pub use link::Link;
pub use play::{Cause, Ending, Match, Refused};
pub use save::game_of_save;
pub use series::{Opener, Series};
pub use tree::NodeId;
