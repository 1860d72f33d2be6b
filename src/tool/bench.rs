//! `quincunx bench`: the searches on fixed positions.

use super::args::{Args, From};
use super::bench_positions::POSITIONS;
use super::clock::Limit;
use super::report::{value_json, value_text};
use super::{Done, Out, usage};
use crate::games::{Game, GameId, Visitor};
use crate::search::{NodeLimit, Task};
use serde_json::json;
use std::time::Instant;

pub const HELP: &str = "\
quincunx bench [GAME] [--nodes K] [--json]

Searches fixed positions of every game (or of one) for K nodes, 200000 unless told, or until the value is proved, and
prints nodes, nodes per second, depth and answer. The nodes and answers are the same on every machine: a change that
should only make the search faster must not change them.
";

const MEMORY: usize = 32 << 20;

pub fn run(mut args: Args, out: Out) -> Done {
    let nodes = args.number("--nodes")?.unwrap_or(200_000);
    let json = args.flag("--json");
    let only = if args.is_empty() { None } else { Some(args.game()?) };
    args.end()?;
    let wanted = |game: &str| only.is_none_or(|only| only.id() == game);
    let mut total = 0;
    for (game, position) in POSITIONS.iter().filter(|(game, _)| wanted(game)) {
        let id = GameId::named(game).ok_or_else(|| usage(format!("no game is called “{game}”")))?;
        total += id.visit(Bench { from: From::position(position), nodes, json, out })?;
    }
    if !json {
        writeln!(out, "{total} nodes in all")?;
    }
    Ok(())
}

struct Bench<'a> {
    from: From,
    nodes: u64,
    json: bool,
    out: Out<'a>,
}

impl Visitor for Bench<'_> {
    type Output = Result<u64, super::Fault>;

    fn visit<P: Game>(self) -> Self::Output {
        let (_, position) = self.from.read::<P>()?;
        // Tables that are made once for all searches are not part of any.
        position.ponder(&mut P::memory(1 << 16), &Task::default(), &mut NodeLimit(1));
        let mut memory = P::memory(MEMORY);
        let mut clock = Limit { millis: None, nodes: Some(self.nodes) }.start();
        let begin = Instant::now();
        let answer = position.ponder(&mut memory, &Task::default(), &mut clock);
        let micros = begin.elapsed().as_micros() as f64;
        let answer = answer.ok_or_else(|| usage(format!("{position} is over")))?;
        if self.json {
            let row = json!({ "game": P::FACTS.id, "nodes": answer.nodes, "micros": micros, "depth": answer.depth,
                "best": answer.best.to_string(), "value": value_json(answer.value) });
            writeln!(self.out, "{row}")?;
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
