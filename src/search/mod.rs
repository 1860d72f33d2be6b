//! Searching a game for its best turn. Nothing here knows a game, a clock or a worker: a [`Monitor`] says when to stop,
//! and for a given task and limit of nodes the answer is always the same.
//!
//! - [`Searchable`]: what a game offers to everybody, and [`Answer`], what everybody gets.
//! - [`Heuristics`]: what a game of two sides tells [`AlphaBeta`]; it is then searchable.
//! - [`Table`], [`NodeCounter`], [`Score`], [`Window`]: what all searches share, those of single games included.

mod alphabeta;
mod attention;
mod choose;
mod distance;
mod found;
mod heuristics;
mod level;
mod monitor;
mod node_counter;
mod order;
mod score;
mod searchable;
mod table;
mod table_entry;
mod uct;
mod value;
mod window;

pub use alphabeta::AlphaBeta;
pub use attention::Attention;
pub use distance::DistanceSearch;
pub use heuristics::Heuristics;
pub use level::{Level, Skill, Strength};
pub use monitor::{Monitor, NodeLimit, Stopped, Unlimited};
pub use node_counter::NodeCounter;
pub use order::{best_first, select_next};
pub use score::Score;
pub use searchable::{Answer, Searchable, Task};
pub use table::{Bound, Entry, Table};
pub use uct::uct;
pub use value::Value;
pub use window::Window;
