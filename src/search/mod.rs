//! Searching a game for its best turn. Nothing here knows a game, a clock or a worker: a [`Monitor`] says when to stop,
//! and for a given task and limit of nodes the answer is always the same.

mod alphabeta;
mod brain;
mod monitor;
mod score;
mod table;
mod thinker;
mod uct;
mod value;

pub use alphabeta::{AlphaBeta, Found};
pub use brain::{Answer, Brain, Sparring, Task};
pub use monitor::{Monitor, NodeLimit, Stopped, Unlimited};
pub use score::Score;
pub use thinker::Thinker;
pub use uct::uct;
pub use value::Value;
