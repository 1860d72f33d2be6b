//! `quincunx perft`.

use super::start::Start;
use super::{Done, Fault, GameCommand, Out};
use crate::games::{Game, GameId};
use crate::rules;
use clap::Args;
use std::ops::ControlFlow;

/// Count sequences of turns
///
/// Prints the number of sequences of exactly DEPTH legal turns. A finished game has none.
#[derive(Args)]
pub struct Perft {
    #[command(flatten)]
    start: Start,
    /// How many turns a sequence has
    #[arg(value_parser = clap::value_parser!(u32).range(..=i64::from(rules::DEEPEST_PERFT)))]
    depth: u32,
    /// Print the count below each legal turn first
    #[arg(long)]
    divide: bool,
}

impl GameCommand for Perft {
    fn game(&self) -> GameId {
        self.start.game
    }

    fn run<P: Game>(&self, out: Out) -> Done {
        let (_, position) = self.start.read::<P>()?;
        if !self.divide || self.depth == 0 {
            return Ok(writeln!(out, "{}", rules::perft(&position, self.depth))?);
        }
        let mut total = 0;
        let divided = rules::divide(&position, self.depth, |mv, count| {
            total += count;
            match writeln!(out, "{mv} {count}") {
                Ok(()) => ControlFlow::Continue(()),
                Err(error) => ControlFlow::Break(error),
            }
        });
        match divided {
            ControlFlow::Break(error) => Err(Fault::Output(error)),
            ControlFlow::Continue(()) => Ok(writeln!(out, "{total}")?),
        }
    }
}
