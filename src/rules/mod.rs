//! What a game is: the traits every game implements, and the words they share.

pub mod draft;
pub mod grid;
pub mod hash;
pub mod options;
pub mod outcome;
pub mod parse;
pub mod perft;
pub mod position;
pub mod rng;
pub mod seat;

pub use draft::{Guided, Placement, Press, Target};
pub use grid::{Direction, Line, Mask, Square};
pub use options::{NoOptions, Variants};
pub use outcome::Outcome;
pub use parse::{Cursor, Expected, ParseError};
pub use perft::{DEEPEST_PERFT, divide, perft};
pub use position::{Facts, Position, Starter, Symmetric};
pub use rng::Rng;
pub use seat::{Scores, Seat, Side, SideSet};
