//! `quincunx solve`.

use super::limit::Limit;
use super::report::{ValueReport, value_of_end, value_text, write_json};
use super::start::Start;
use super::{Done, GameCommand, MEMORY, Out};
use crate::games::{Game, GameId};
use crate::record::Match;
use clap::Args;
use serde::Serialize;
use std::time::Instant;

/// Prove who wins
///
/// Searches until the value is proved, without a limit unless one is given, and prints it with the nodes and the time.
#[derive(Args)]
pub struct Solve {
    #[command(flatten)]
    start: Start,
    #[command(flatten)]
    limit: Limit,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Solution {
    value: ValueReport,
    nodes: u64,
    millis: u64,
}

impl GameCommand for Solve {
    fn game(&self) -> GameId {
        self.start.game
    }

    fn run<P: Game>(&self, out: Out) -> Done {
        let (options, start) = self.start.read::<P>()?;
        let game = Match::<P>::from_position(options, start);
        let begin = Instant::now();
        let proved = game.position().prove(&mut P::memory(MEMORY), &mut self.limit.start());
        let millis = begin.elapsed().as_millis() as u64;
        let (value, nodes) = proved.unwrap_or_else(|| (value_of_end(&game), 0));
        if self.json {
            write_json(out, &Solution { value: value.into(), nodes, millis })
        } else {
            Ok(writeln!(out, "{} ({nodes} nodes, {millis} ms)", value_text(value))?)
        }
    }
}
