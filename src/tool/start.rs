//! The position that a command starts from.

use super::{Fault, usage};
use crate::games::GameId;
use crate::rules::Position;
use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};

#[derive(Args)]
pub struct Start {
    /// The game
    #[arg(value_parser = game())]
    pub game: GameId,
    /// Options of the game, such as areas,facing; see quincunx --help
    #[arg(long)]
    options: Option<String>,
    /// Start from this position instead of the usual one
    #[arg(long)]
    position: Option<String>,
}

/// Reads a game by its id.
pub fn game() -> impl TypedValueParser<Value = GameId> {
    let ids = GameId::ALL.iter().map(|game| game.id());
    PossibleValuesParser::new(ids).try_map(|id| GameId::named(&id).ok_or("no game"))
}

impl Start {
    pub fn read<P: Position>(&self) -> Result<(P::Options, P), Fault> {
        let position: Option<P> = match &self.position {
            Some(text) => Some(text.parse().map_err(|error| usage(format!("--position “{text}”: {error}")))?),
            None => None,
        };
        let options = match &self.options {
            Some(text) => text.parse().map_err(|error| usage(format!("--options {text}: {error}")))?,
            None => position.map_or_else(P::Options::default, |position| position.options()),
        };
        match position {
            Some(position) if !position.has_options(options) => {
                Err(usage("--position and --options contradict each other"))
            }
            position => Ok((options, position.unwrap_or_else(|| P::start(options)))),
        }
    }
}
