//! `quincunx player`: a player of the arena as a program of its own.

use super::limit::Limit;
use super::player::{Player, PlayerName};
use super::question::Question;
use super::start::game;
use super::{Done, GameCommand, Out, usage};
use crate::games::{Game, GameId};
use crate::rules::Rng;
use clap::Args;
use std::io::{self, BufRead};

/// Answer the questions of an arena
///
/// A player of this build for the arena of another one: quincunx arena GAME level:3 "exec:OTHER/quincunx player GAME
/// level:3". Reads questions from standard input, and answers each with a turn; docs/ARENA.md has the protocol.
#[derive(Args)]
pub struct AnswerQuestions {
    /// The game
    #[arg(value_parser = game())]
    game: GameId,
    /// A player, as the arena names them
    #[arg(value_name = "PLAYER")]
    player: PlayerName,
}

impl GameCommand for AnswerQuestions {
    fn game(&self) -> GameId {
        self.game
    }

    fn run<P: Game>(&self, out: Out) -> Done {
        let mut lines = io::stdin().lock().lines().map_while(Result::ok);
        // What is remembered of one question helps with the next.
        let mut player: Option<Player<P>> = None;
        while let Some(question) = Question::read(&mut lines).map_err(usage)? {
            let game = question.game::<P>().map_err(usage)?;
            if game.ending().is_some() {
                return Err(usage(format!("{}: the game is over", question.position)));
            }
            let limit = Limit { millis: question.millis, nodes: question.nodes };
            let player = match &mut player {
                Some(player) => player,
                None => player.insert(self.player.sit_down().map_err(usage)?),
            };
            let turn = player.choose(&game, limit, &mut Rng::new(question.seed)).map_err(usage)?;
            writeln!(out, "{turn}")?;
            out.flush()?;
        }
        Ok(())
    }
}
