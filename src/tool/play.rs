//! `quincunx play`.

use super::args::{Args, From};
use super::report::{outcome_json, standing, winners};
use super::{Done, Fault, Out, usage};
use crate::games::{Game, Visitor};
use crate::record::{Match, Refused};
use serde_json::json;
use std::io::{self, BufRead};

pub const HELP: &str = "\
quincunx play GAME [--options O] [--position P] [--json] [TURN …]

Plays the turns in order and prints each position, then how the game stands. Without turns among the arguments they are
read from standard input, separated by spaces or lines.

  --options O    options of the game
  --position P   start from this position instead of the usual start
  --json         print one JSON object when all turns are played
";

pub fn run(mut args: Args, out: Out) -> Done {
    let from = From::take(&mut args)?;
    let json = args.flag("--json");
    let game = args.game()?;
    let turns = args.rest()?;
    game.visit(Play { from, json, turns, out })
}

struct Play<'a> {
    from: From,
    json: bool,
    turns: Vec<String>,
    out: Out<'a>,
}

impl Visitor for Play<'_> {
    type Output = Done;

    fn visit<P: Game>(mut self) -> Done {
        let (options, start) = self.from.read::<P>()?;
        let mut game = Match::<P>::from_position(options, start);
        self.show(&game)?;
        if self.turns.is_empty() {
            for line in io::stdin().lock().lines() {
                let line = line.map_err(|error| usage(format!("standard input: {error}")))?;
                line.split_whitespace().try_for_each(|turn| self.play(&mut game, turn))?;
            }
        } else {
            let turns = std::mem::take(&mut self.turns);
            turns.iter().try_for_each(|turn| self.play(&mut game, turn))?;
        }
        if self.json {
            writeln!(self.out, "{}", game_json(&game))?;
        } else {
            writeln!(self.out, "{}", standing(&game))?;
        }
        Ok(())
    }
}

impl Play<'_> {
    fn play<P: Game>(&mut self, game: &mut Match<P>, turn: &str) -> Done {
        play_turn(game, turn)?;
        self.show(game)
    }

    /// Prints the position at once: somebody may be typing the turns.
    fn show<P: Game>(&mut self, game: &Match<P>) -> Done {
        if self.json {
            return Ok(());
        }
        let turn = game.last_turn().map_or("start".to_owned(), |mv| mv.to_string());
        writeln!(self.out, "{:3}  {turn}  {}", game.ply(), game.position())?;
        Ok(self.out.flush()?)
    }
}

/// Plays a turn given as text.
pub fn play_turn<P: Game>(game: &mut Match<P>, turn: &str) -> Done {
    let number = game.ply() + 1;
    let fault = |reason: String| Fault::Usage(format!("turn {number}, “{turn}”: {reason}"));
    let mv = turn.parse().map_err(|error: crate::rules::ParseError| fault(error.to_string()))?;
    game.play(mv).map_err(|refused| {
        fault(match refused {
            Refused::Ended(_) => format!("the game is over ({})", standing(game)),
            Refused::Illegal(refusal) => format!("illegal, {refusal:?}"),
        })
    })
}

fn game_json<P: Game>(game: &Match<P>) -> serde_json::Value {
    let ending = game.ending();
    let turns: Vec<_> = game
        .line()
        .into_iter()
        .map(|(node, mv)| json!({ "turn": mv.to_string(), "position": game.position_at(node).to_string() }))
        .collect();
    json!({
        "game": P::FACTS.id,
        "options": game.options().to_string(),
        "start": game.start().to_string(),
        "turns": turns,
        "position": game.position().to_string(),
        "player": game.position().turn().0 + 1,
        "legal": if ending.is_some() { 0 } else { game.position().count_moves() },
        "outcome": outcome_json(game.position(), ending.map(|ending| ending.outcome)),
        "winners": ending.map(|ending| winners(game.position(), ending.outcome)),
    })
}
