//! `quincunx analyse` and `quincunx solve`.

use super::args::{Args, From};
use super::clock::Limit;
use super::play::play_turn;
use super::report::{standing, value_json, value_text};
use super::{Done, Out};
use crate::games::{Game, Visitor};
use crate::record::Match;
use crate::search::{Answer, Task, Value};
use serde_json::json;
use std::time::Instant;

pub const HELP: &str = "\
quincunx analyse GAME [--options O] [--position P] [--moves TURN …] [--millis M | --nodes K] [--json]

Prints what a position is worth to the player to move (proved, or an estimate), the best turn, the line that is
expected, and the worth of the turns.

  --position P   this position instead of the usual start
  --moves …      after these turns
  --millis M     time to think, 1000 unless told;  --nodes K   nodes instead
";

pub const SOLVE_HELP: &str = "\
quincunx solve GAME [--options O] [--position P] [--millis M | --nodes K] [--json]

Searches until the value is proved, without a limit unless one is given, and prints it with the nodes and the time.
";

pub fn run(mut args: Args, out: Out) -> Done {
    let from = From::take(&mut args)?;
    let turns = args.values("--moves").unwrap_or_default();
    let (millis, nodes) = (args.number("--millis")?, args.number("--nodes")?);
    let limit = Limit { millis: millis.or(if nodes.is_none() { Some(1000) } else { None }), nodes };
    let json = args.flag("--json");
    let game = args.game()?;
    args.end()?;
    game.visit(Analyse { from, turns, limit, json, out })
}

pub fn solve(mut args: Args, out: Out) -> Done {
    let from = From::take(&mut args)?;
    let limit = Limit { millis: args.number("--millis")?, nodes: args.number("--nodes")? };
    let json = args.flag("--json");
    let game = args.game()?;
    args.end()?;
    game.visit(Solve { from, limit, json, out })
}

const MEMORY: usize = 64 << 20;

struct Solve<'a> {
    from: From,
    limit: Limit,
    json: bool,
    out: Out<'a>,
}

impl Visitor for Solve<'_> {
    type Output = Done;

    fn visit<P: Game>(self) -> Done {
        let (options, start) = self.from.read::<P>()?;
        let game = Match::<P>::from_position(options, start);
        let begin = Instant::now();
        let proved = game.position().prove(&mut P::memory(MEMORY), &mut self.limit.start());
        let millis = begin.elapsed().as_millis() as u64;
        let (value, nodes) = proved.unwrap_or_else(|| (value_of_end(&game), 0));
        if self.json {
            writeln!(
                self.out,
                "{}",
                json!({ "value": value_json(value), "nodes": nodes, "millis": millis })
            )?;
        } else {
            writeln!(self.out, "{} ({nodes} nodes, {millis} ms)", value_text(value))?;
        }
        Ok(())
    }
}

struct Analyse<'a> {
    from: From,
    turns: Vec<String>,
    limit: Limit,
    json: bool,
    out: Out<'a>,
}

impl Visitor for Analyse<'_> {
    type Output = Done;

    fn visit<P: Game>(self) -> Done {
        let (options, start) = self.from.read::<P>()?;
        let mut game = Match::<P>::from_position(options, start);
        self.turns.iter().try_for_each(|turn| play_turn(&mut game, turn))?;
        let task = Task { before: game.keys_before(), seed: 1, every_turn: true, ..Task::default() };
        let begin = Instant::now();
        let answer = match game.ending() {
            Some(_) => None,
            None => game.position().ponder(&mut P::memory(MEMORY), &task, &mut self.limit.start()),
        };
        let millis = begin.elapsed().as_millis() as u64;
        match answer {
            None if self.json => writeln!(self.out, "{}", end_json(&game, millis))?,
            None => writeln!(self.out, "{}", standing(&game))?,
            Some(answer) if self.json => writeln!(self.out, "{}", answer_json(&answer, millis))?,
            Some(answer) => write_answer(&answer, millis, self.out)?,
        }
        Ok(())
    }
}

/// The value of a game that is over, for the player who would move.
fn value_of_end<P: Game>(game: &Match<P>) -> Value {
    let side = game.position().side_of(game.position().turn());
    match game.ending().map(|ending| ending.outcome) {
        Some(outcome) if !outcome.winners.contains(side) => Value::Loss(0),
        Some(outcome) if outcome.is_shared() => Value::Draw,
        _ => Value::Win(0),
    }
}

/// The same fields as an answer has, of a game in which nothing can be played any more.
fn end_json<P: Game>(game: &Match<P>, millis: u64) -> serde_json::Value {
    json!({
        "best": null, "value": value_json(value_of_end(game)), "moves": [], "line": [], "depth": 0, "nodes": 0, "millis": millis,
    })
}

fn answer_json<M: std::fmt::Display + Copy>(answer: &Answer<M>, millis: u64) -> serde_json::Value {
    let turns =
        answer.turns.iter().map(|(mv, value)| json!({ "move": mv.to_string(), "value": value_json(*value) }));
    json!({
        "best": answer.best.to_string(),
        "value": value_json(answer.value),
        "moves": turns.collect::<Vec<_>>(),
        "line": answer.line.iter().map(ToString::to_string).collect::<Vec<_>>(),
        "depth": answer.depth,
        "nodes": answer.nodes,
        "millis": millis,
    })
}

fn write_answer<M: std::fmt::Display + Copy>(answer: &Answer<M>, millis: u64, out: Out) -> Done {
    let Answer { best, value, turns, line, depth, nodes } = answer;
    let line: Vec<String> = line.iter().map(ToString::to_string).collect();
    writeln!(out, "{best}: {} (depth {depth}, {nodes} nodes, {millis} ms)", value_text(*value))?;
    writeln!(out, "line: {}", line.join(" "))?;
    for (mv, value) in turns {
        writeln!(out, "  {mv}  {}", value_text(*value))?;
    }
    Ok(())
}
