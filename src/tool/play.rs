//! `quincunx play`.

use super::report::{OutcomeReport, outcome_report, standing, winners, write_json};
use super::start::Start;
use super::{Done, Fault, GameCommand, Out, usage};
use crate::games::{Game, GameId};
use crate::record::{Match, Refused};
use crate::rules::ParseError;
use clap::Args;
use serde::Serialize;
use std::io::{self, BufRead};

/// Play turns and print each position
///
/// Plays the turns in order and prints each position, then how the game stands. Without turns among the arguments they
/// are read from standard input, separated by spaces or lines.
#[derive(Args)]
pub struct Play {
    #[command(flatten)]
    start: Start,
    /// The turns in notation
    #[arg(value_name = "TURN")]
    turns: Vec<String>,
    /// Print one JSON object when all turns are played
    #[arg(long)]
    json: bool,
}

impl GameCommand for Play {
    fn game(&self) -> GameId {
        self.start.game
    }

    fn run<P: Game>(&self, out: Out) -> Done {
        let (options, start) = self.start.read::<P>()?;
        let mut game = Match::<P>::from_position(options, start);
        self.show(&game, out)?;
        if self.turns.is_empty() {
            for line in io::stdin().lock().lines() {
                let line = line.map_err(|error| usage(format!("standard input: {error}")))?;
                line.split_whitespace().try_for_each(|turn| self.play(&mut game, turn, out))?;
            }
        } else {
            self.turns.iter().try_for_each(|turn| self.play(&mut game, turn, out))?;
        }
        if self.json {
            write_json(out, &game_report(&game))
        } else {
            Ok(writeln!(out, "{}", standing(&game))?)
        }
    }
}

impl Play {
    fn play<P: Game>(&self, game: &mut Match<P>, turn: &str, out: Out) -> Done {
        play_turn(game, turn)?;
        self.show(game, out)
    }

    /// Prints the position at once: somebody may be typing the turns.
    fn show<P: Game>(&self, game: &Match<P>, out: Out) -> Done {
        if self.json {
            return Ok(());
        }
        let turn = game.last_turn().map_or("start".to_owned(), |mv| mv.to_string());
        writeln!(out, "{:3}  {turn}  {}", game.ply(), game.position())?;
        Ok(out.flush()?)
    }
}

/// Plays a turn given as text.
pub fn play_turn<P: Game>(game: &mut Match<P>, turn: &str) -> Done {
    let number = game.ply() + 1;
    let fault = |reason: String| Fault::Usage(format!("turn {number}, “{turn}”: {reason}"));
    let mv = turn.parse().map_err(|error: ParseError| fault(error.to_string()))?;
    game.play(mv).map_err(|refused| {
        fault(match refused {
            Refused::Ended(_) => format!("the game is over ({})", standing(game)),
            Refused::Illegal(refusal) => format!("illegal, {refusal:?}"),
        })
    })
}

#[derive(Serialize)]
struct GameReport {
    game: &'static str,
    options: String,
    start: String,
    turns: Vec<TurnReport>,
    position: String,
    player: u8,
    legal: u64,
    outcome: Option<OutcomeReport>,
    winners: Option<Vec<u8>>,
}

#[derive(Serialize)]
struct TurnReport {
    turn: String,
    position: String,
}

fn game_report<P: Game>(game: &Match<P>) -> GameReport {
    let (position, outcome) = (game.position(), game.ending().map(|ending| ending.outcome));
    let turn_report = |(node, mv): (_, P::Move)| TurnReport {
        turn: mv.to_string(),
        position: game.position_at(node).to_string(),
    };
    GameReport {
        game: P::FACTS.id,
        options: game.options().to_string(),
        start: game.start().to_string(),
        turns: game.line().into_iter().map(turn_report).collect(),
        position: position.to_string(),
        player: position.turn().0 + 1,
        legal: if outcome.is_some() { 0 } else { position.count_moves() },
        outcome: outcome.map(|outcome| outcome_report(position, outcome)),
        winners: outcome.map(|outcome| winners(position, outcome)),
    }
}
