//! A mode is a session that reads some commands differently: a lesson takes back a turn that was not asked for. The
//! table itself is a plain session, and so are figures and watched games.

use super::command::{Command, Event};
use super::session::Session;
use crate::record::NodeId;
use crate::search::Level;

/// Something that is played at a table.
pub trait Mode: Clone + 'static {
    /// What can be done: the commands of a table, and perhaps more.
    type Action: From<Command> + 'static;

    fn session(&self) -> &Session;
    fn apply(&mut self, action: Self::Action) -> Event;
    /// What the worker is asked now; [`Command::Answer`] brings its answer.
    fn question(&self) -> Option<Question>;
}

/// A question to the worker.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Question {
    /// The place that the answer belongs to.
    pub at: NodeId,
    /// The round of the match: the start of the next round is another place.
    pub round: usize,
    /// The game up to there, as a link.
    pub link: String,
    pub ask: Ask,
}

/// What the worker is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ask {
    /// A turn of a player of this level.
    Turn(Level),
    /// The value of every turn.
    Values,
}

impl Mode for Session {
    type Action = Command;

    fn session(&self) -> &Session {
        self
    }

    fn apply(&mut self, command: Command) -> Event {
        Session::apply(self, command)
    }

    /// A computer is asked when it is to move.
    fn question(&self) -> Option<Question> {
        let level = self.level_to_think()?;
        Some(Question {
            at: self.status.cursor,
            round: self.status.series.round(),
            link: self.status.link.clone(),
            ask: Ask::Turn(level),
        })
    }
}
