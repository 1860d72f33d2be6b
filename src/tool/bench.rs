//! `quincunx bench`: the searches on fixed positions.

use super::bench_positions::POSITIONS;
use super::limit::Limit;
use super::report::{ValueReport, value_text, write_json};
use super::start::game;
use super::{Done, Fault, Out, usage};

use crate::games::{Game, GameId, Visitor};
use crate::rules::ParseError;
use crate::search::{NodeLimit, Task};
use clap::Args;
use serde::Serialize;
use std::time::Instant;

/// Tell how fast the searches are, on fixed positions
///
/// Searches fixed positions of every game (or of one) until the nodes are used up or the value is proved, and prints
/// nodes, nodes per second, depth and answer. The nodes and answers are the same on every machine: a change that should
/// only make the search faster must not change them.
#[derive(Args)]
pub struct Bench {
    /// Only the positions of this game
    #[arg(value_parser = game())]
    game: Option<GameId>,
    /// Nodes to search from each position
    #[arg(long, default_value_t = 200_000)]
    nodes: u64,
    /// Print one JSON object for each position
    #[arg(long)]
    json: bool,
}

/// Not more than players have in a browser.
const MEMORY: usize = 32 << 20;

impl Bench {
    pub fn run(&self, out: Out) -> Done {
        let mut total = 0;
        for (id, position) in POSITIONS {
            let game = GameId::named(id).ok_or_else(|| usage(format!("no game is called “{id}”")))?;
            if self.game.is_none_or(|only| only == game) {
                total += game.visit(Search { position, nodes: self.nodes, json: self.json, out })?;
            }
        }
        if !self.json {
            writeln!(out, "{total} nodes in all")?;
        }
        Ok(())
    }
}

/// A search from one position. Its output is the number of nodes.
struct Search<'a> {
    position: &'a str,
    nodes: u64,
    json: bool,
    out: Out<'a>,
}

#[derive(Serialize)]
struct SearchReport {
    game: &'static str,
    nodes: u64,
    micros: f64,
    depth: u32,
    best: String,
    value: ValueReport,
}

impl Visitor for Search<'_> {
    type Output = Result<u64, Fault>;

    fn visit<P: Game>(self) -> Self::Output {
        let fault = |error: ParseError| usage(format!("“{}”: {error}", self.position));
        let position: P = self.position.parse().map_err(fault)?;
        // Tables that are made once for all searches are not part of any.
        position.search(&mut P::memory(1 << 16), &Task::default(), &mut NodeLimit(1));
        let mut memory = P::memory(MEMORY);
        let mut clock = Limit::of_nodes(self.nodes).start();
        let begin = Instant::now();
        let answer = position.search(&mut memory, &Task::default(), &mut clock);
        let micros = begin.elapsed().as_micros() as f64;
        let answer = answer.ok_or_else(|| usage(format!("{position} is over")))?;
        if self.json {
            let report = SearchReport {
                game: P::FACTS.id,
                nodes: answer.nodes,
                micros,
                depth: answer.depth,
                best: answer.best.to_string(),
                value: answer.value.into(),
            };
            write_json(self.out, &report)?;
            return Ok(answer.nodes);
        }
        let rate = answer.nodes as f64 / micros * 1000.0;
        writeln!(
            self.out,
            "{:12} {:>8} nodes {rate:>7.0} k/s  depth {:>2}  {} {}",
            P::FACTS.id,
            answer.nodes,
            answer.depth,
            answer.best,
            value_text(answer.value),
        )?;
        Ok(answer.nodes)
    }
}
