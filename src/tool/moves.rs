//! `quincunx moves`.

use super::start::Start;
use super::{Done, Fault, GameCommand, Out};
use crate::games::{Game, GameId};
use clap::Args;
use std::ops::ControlFlow;

/// List the legal turns of a position
///
/// Prints them one per line; nothing where the game is over.
#[derive(Args)]
pub struct Moves {
    #[command(flatten)]
    start: Start,
    /// Print only how many there are
    #[arg(long)]
    count: bool,
}

impl GameCommand for Moves {
    fn game(&self) -> GameId {
        self.start.game
    }

    fn run<P: Game>(&self, out: Out) -> Done {
        let (_, position) = self.start.read::<P>()?;
        if self.count {
            return Ok(writeln!(out, "{}", position.count_moves())?);
        }
        let written = position.each_move(|mv| match writeln!(out, "{mv}") {
            Ok(()) => ControlFlow::Continue(()),
            Err(error) => ControlFlow::Break(error),
        });
        match written {
            ControlFlow::Break(error) => Err(Fault::Output(error)),
            ControlFlow::Continue(()) => Ok(()),
        }
    }
}
