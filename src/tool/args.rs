//! The words of a command line, taken one by one.

use super::{Fault, usage};
use crate::games::GameId;
use crate::rules::Position;

/// What is left of the arguments.
pub struct Args {
    words: Vec<String>,
}

impl Args {
    pub fn new(words: Vec<String>) -> Args {
        Args { words }
    }

    pub fn is_empty(&self) -> bool {
        self.words.is_empty()
    }

    /// Was this flag given?
    pub fn flag(&mut self, name: &str) -> bool {
        let before = self.words.len();
        self.words.retain(|word| word != name);
        self.words.len() < before
    }

    /// The value behind this option.
    pub fn value(&mut self, name: &str) -> Result<Option<String>, Fault> {
        let Some(at) = self.words.iter().position(|word| word == name) else { return Ok(None) };
        if at + 1 == self.words.len() {
            return Err(usage(format!("{name} wants a value")));
        }
        self.words.remove(at);
        let value = self.words.remove(at);
        if self.words.iter().any(|word| word == name) {
            return Err(usage(format!("{name} was given twice")));
        }
        Ok(Some(value))
    }

    /// All words behind this option, up to the next option; each may hold several, separated by spaces.
    pub fn values(&mut self, name: &str) -> Option<Vec<String>> {
        let at = self.words.iter().position(|word| word == name)?;
        let end = self.words[at + 1..].iter().position(|word| word.starts_with("--"));
        let end = end.map_or(self.words.len(), |end| at + 1 + end);
        let values: Vec<String> = self.words.drain(at..end).skip(1).collect();
        Some(values.iter().flat_map(|value| value.split_whitespace().map(str::to_owned)).collect())
    }

    /// The number behind this option.
    pub fn number(&mut self, name: &str) -> Result<Option<u64>, Fault> {
        let Some(text) = self.value(name)? else { return Ok(None) };
        text.parse().map(Some).map_err(|_| usage(format!("{name} is a number, not “{text}”")))
    }

    /// The next word that must be there. Options must have been taken before.
    pub fn word(&mut self, what: &str) -> Result<String, Fault> {
        if self.words.is_empty() {
            Err(usage(format!("{what} is missing")))
        } else {
            Ok(self.words.remove(0))
        }
    }

    /// The game that comes next.
    pub fn game(&mut self) -> Result<GameId, Fault> {
        let name = self.word("the name of a game")?;
        GameId::named(&name).ok_or_else(|| {
            let names: Vec<&str> = GameId::ALL.iter().map(|game| game.id()).collect();
            usage(format!("no game is called “{name}”; there are {}", names.join(", ")))
        })
    }

    /// All that is left, none of which may look like an option.
    pub fn rest(self) -> Result<Vec<String>, Fault> {
        match self.words.iter().find(|word| word.starts_with("--")) {
            Some(word) => Err(usage(format!("unknown option {word}"))),
            None => Ok(self.words),
        }
    }

    /// Nothing may be left.
    pub fn end(self) -> Result<(), Fault> {
        match self.rest()?.first() {
            Some(word) => Err(usage(format!("“{word}” is too much"))),
            None => Ok(()),
        }
    }
}

/// The options and the position that a command starts from, as texts.
pub struct From {
    options: Option<String>,
    position: Option<String>,
}

impl From {
    pub fn take(args: &mut Args) -> Result<From, Fault> {
        Ok(From { options: args.value("--options")?, position: args.value("--position")? })
    }

    /// This position, with the options that it shows.
    pub fn position(text: &str) -> From {
        From { options: None, position: Some(text.to_owned()) }
    }

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
