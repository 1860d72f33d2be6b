//! The protocol between the arena and a player that is another program: docs/ARENA.md.

use super::limit::Limit;
use crate::games::{Game, GameId};
use crate::record::Match;
use std::fmt;

/// What a program is asked: a game as far as it has been played, and how long it may think. Each question is complete,
/// so a program need not remember the one before.
#[derive(Debug, Default, PartialEq)]
pub struct Question {
    pub game: String,
    pub options: String,
    pub start: String,
    pub turns: Vec<String>,
    pub position: String,
    pub seed: u64,
    pub millis: Option<u64>,
    pub nodes: Option<u64>,
}

impl Question {
    pub fn about<P: Game>(game: &Match<P>, seed: u64, limit: Limit) -> Question {
        Question {
            game: P::FACTS.id.to_owned(),
            options: game.options().to_string(),
            start: game.start().to_string(),
            turns: game.turns().iter().map(ToString::to_string).collect(),
            position: game.position().to_string(),
            seed,
            millis: limit.millis,
            nodes: limit.nodes,
        }
    }

    /// Reads the lines up to the one that begins with `go`; `None` where they end before. Lines that begin with another
    /// word are left to later versions of the protocol.
    pub fn read(lines: &mut dyn Iterator<Item = String>) -> Result<Option<Question>, String> {
        let mut question = Question::default();
        for line in lines {
            let (word, rest) = line.trim_end().split_once(' ').unwrap_or((line.trim_end(), ""));
            match word {
                "game" => question.game = rest.to_owned(),
                "options" => question.options = rest.to_owned(),
                "start" => question.start = rest.to_owned(),
                "turns" => question.turns = rest.split_whitespace().map(str::to_owned).collect(),
                "position" => question.position = rest.to_owned(),
                "seed" => question.seed = number("seed", rest)?,
                "go" => return question.with_limits(rest).map(Some),
                _ => {}
            }
        }
        Ok(None)
    }

    fn with_limits(mut self, text: &str) -> Result<Question, String> {
        let mut words = text.split_whitespace();
        while let Some(word) = words.next() {
            let number = number(word, words.next().unwrap_or_default())?;
            match word {
                "millis" => self.millis = Some(number),
                "nodes" => self.nodes = Some(number),
                _ => {}
            }
        }
        Ok(self)
    }

    /// The game that is asked about, with all its turns.
    pub fn game<P: Game>(&self) -> Result<Match<P>, String> {
        if GameId::named(&self.game).is_none_or(|game| game.id() != P::FACTS.id) {
            return Err(format!("game {}: this player plays {}", self.game, P::FACTS.id));
        }
        let options = self.options.parse().map_err(|error| format!("options {}: {error}", self.options))?;
        let start = self.start.parse().map_err(|error| format!("start {}: {error}", self.start))?;
        let mut game = Match::<P>::from_position(options, start);
        for (index, turn) in self.turns.iter().enumerate() {
            let number = index + 1;
            let mv = turn.parse().map_err(|error| format!("turn {number}, “{turn}”: {error}"))?;
            game.play(mv).map_err(|refused| format!("turn {number}, “{turn}”: {refused:?}"))?;
        }
        let reached = game.position().to_string();
        if reached == self.position {
            Ok(game)
        } else {
            Err(format!("the turns lead to {reached}, not to {}", self.position))
        }
    }
}

fn number(word: &str, text: &str) -> Result<u64, String> {
    text.trim().parse().map_err(|_| format!("{word}: “{text}” is no number"))
}

impl fmt::Display for Question {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        writeln!(f, "game {}", self.game)?;
        writeln!(f, "options {}", self.options)?;
        writeln!(f, "start {}", self.start)?;
        writeln!(f, "turns {}", self.turns.join(" "))?;
        writeln!(f, "position {}", self.position)?;
        writeln!(f, "seed {}", self.seed)?;
        write!(f, "go")?;
        let limits = [("millis", self.millis), ("nodes", self.nodes)];
        for (word, limit) in limits {
            limit.map_or(Ok(()), |number| write!(f, " {word} {number}"))?;
        }
        writeln!(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::quantik::Quantik;
    use crate::rules::Position;

    #[test]
    fn a_question_is_read_as_it_was_asked() {
        let mut game = Match::<Quantik>::new(Default::default());
        for turn in ["Aa1", "Bb2"] {
            game.play(turn.parse().expect("a turn")).expect("legal");
        }
        let limit = Limit { millis: Some(200), nodes: Some(7) };
        let asked = Question::about(&game, u64::MAX, limit);
        let text = format!("variant of a later version\n{asked}");
        let mut lines = text.lines().map(str::to_owned);
        let read = Question::read(&mut lines).expect("well formed").expect("a whole question");
        assert_eq!(read, asked);
        assert_eq!(read.game::<Quantik>().expect("the same game").position(), game.position());
        assert_eq!(Question::read(&mut lines), Ok(None));
        let elsewhere = Question { position: Quantik::start(Default::default()).to_string(), ..asked };
        assert!(elsewhere.game::<Quantik>().is_err_and(|fault| fault.starts_with("the turns lead to ")));
    }
}
