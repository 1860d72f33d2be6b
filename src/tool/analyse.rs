//! `quincunx analyse`.

use super::limit::Limit;
use super::play::play_turn;
use super::report::{ValueReport, standing, value_of_end, value_text, write_json};
use super::start::Start;
use super::{Done, GameCommand, MEMORY, Out};
use crate::games::{Game, GameId};
use crate::record::Match;
use crate::search::{Answer, Task, Value};
use clap::Args;
use serde::Serialize;
use std::fmt::Display;
use std::time::Instant;

/// Tell what a position and its turns are worth
///
/// Prints what the position is worth to the player to move (proved, or an estimate), the best turn, the line that is
/// expected, and the worth of the turns. Thinks for a second unless told otherwise.
#[derive(Args)]
pub struct Analyse {
    #[command(flatten)]
    start: Start,
    /// Play these turns first
    #[arg(long, num_args = 1.., value_name = "TURN")]
    moves: Vec<String>,
    #[command(flatten)]
    limit: Limit,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

impl GameCommand for Analyse {
    fn game(&self) -> GameId {
        self.start.game
    }

    fn run<P: Game>(&self, out: Out) -> Done {
        let (options, start) = self.start.read::<P>()?;
        let mut game = Match::<P>::from_position(options, start);
        // One argument may hold several turns.
        let mut turns = self.moves.iter().flat_map(|turns| turns.split_whitespace());
        turns.try_for_each(|turn| play_turn(&mut game, turn))?;
        let task = Task { before: game.keys_before(), seed: 1, every_turn: true, ..Task::default() };
        let begin = Instant::now();
        let answer = match game.ending() {
            Some(_) => None,
            None => {
                let mut clock = self.limit.or_millis(1000).start();
                game.position().search(&mut P::memory(MEMORY), &task, &mut clock)
            }
        };
        let millis = begin.elapsed().as_millis() as u64;
        match answer {
            None if self.json => write_json(out, &Analysis::of_end(&game, millis)),
            None => Ok(writeln!(out, "{}", standing(&game))?),
            Some(answer) if self.json => write_json(out, &Analysis::of_answer(&answer, millis)),
            Some(answer) => write_answer(&answer, millis, out),
        }
    }
}

#[derive(Serialize)]
struct Analysis {
    best: Option<String>,
    value: ValueReport,
    moves: Vec<MoveReport>,
    line: Vec<String>,
    depth: u32,
    nodes: u64,
    millis: u64,
}

#[derive(Serialize)]
struct MoveReport {
    #[serde(rename = "move")]
    turn: String,
    value: ValueReport,
}

impl Analysis {
    /// Of a game in which nothing can be played any more.
    fn of_end<P: Game>(game: &Match<P>, millis: u64) -> Analysis {
        Analysis {
            best: None,
            value: value_of_end(game).into(),
            moves: Vec::new(),
            line: Vec::new(),
            depth: 0,
            nodes: 0,
            millis,
        }
    }

    fn of_answer<M: Display>(answer: &Answer<M>, millis: u64) -> Analysis {
        let report = |(mv, value): &(M, Value)| MoveReport { turn: mv.to_string(), value: (*value).into() };
        Analysis {
            best: Some(answer.best.to_string()),
            value: answer.value.into(),
            moves: answer.turns.iter().map(report).collect(),
            line: answer.line.iter().map(ToString::to_string).collect(),
            depth: answer.depth,
            nodes: answer.nodes,
            millis,
        }
    }
}

fn write_answer<M: Display>(answer: &Answer<M>, millis: u64, out: Out) -> Done {
    let Answer { best, value, turns, line, depth, nodes } = answer;
    let line: Vec<String> = line.iter().map(ToString::to_string).collect();
    writeln!(out, "{best}: {} (depth {depth}, {nodes} nodes, {millis} ms)", value_text(*value))?;
    writeln!(out, "line: {}", line.join(" "))?;
    for (mv, value) in turns {
        writeln!(out, "  {mv}  {}", value_text(*value))?;
    }
    Ok(())
}
