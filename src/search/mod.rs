//! Searching a game for its best turn. Nothing here knows a game, a clock or a worker: a [`Monitor`] says when to stop,
//! and for a given task and limit of nodes the answer is always the same.

mod alphabeta;
mod brain;
mod distance;
mod found;
mod monitor;
mod node_counter;
mod order;
mod score;
mod skill;
mod table;
mod think;
mod thinker;
mod uct;
mod value;
mod window;

pub use alphabeta::AlphaBeta;
pub use brain::{Answer, Brain, Task};
pub use distance::Distance;
pub use found::Found;
pub use monitor::{Monitor, NodeLimit, Stopped, Unlimited};
pub use node_counter::NodeCounter;
pub use order::best_first;
pub use score::Score;
pub use skill::{Level, Skill, Strength};
pub use table::{Bound, Entry, Table};
pub use thinker::Thinker;
pub use uct::uct;
pub use value::Value;
pub use window::Window;
