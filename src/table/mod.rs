//! The table without a page: a session of any game, changed by commands, told in words. Nothing here draws, and nothing
//! knows the browser, the clock, storage or chance, so that all of it runs in native tests.
//!
//! Only text crosses the type of a game: positions and turns in notation, a half-made turn as the list of its presses.

pub mod advice;
mod any_match;
mod command;
mod hand;
mod lesson;
mod loss;
mod mode;
mod names;
mod pins;
mod profile;
mod session;
pub mod setup;
mod snapshot;
mod status;
#[cfg(test)]
mod tests;
mod undo;
mod verdict;
mod words;

pub use any_match::{AnyMatch, Change, Fault, Origin, Pressed, Unread, open};
pub use command::{Command, Event};
pub use hand::Hand;
pub use lesson::{Lesson, LessonAction, Stage, turn_does};
pub use loss::{Against, GameResult, Judgement, Suspect};
pub use mode::{Ask, Mode, Question};
pub use names::{Name, both, new_starter, waiting_game};
pub use pins::pins;
pub use profile::{Profile, on_paper, profile};
pub use session::Session;
pub use setup::{Confirm, Help, Player, Setup, Starts};
pub use snapshot::{Look, Snapshot};
pub use status::{Status, Turn};
pub use verdict::{Verdict, score, verdict};
pub use words::{Said, SeatWords, handle_labels, labels, say, tell, unread, why_refused};
