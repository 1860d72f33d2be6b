//! Who plays at a table, and how: chosen before a game, remembered for each.

use super::help::Help;
use super::json::Json;
use crate::record::Opener;
use crate::search::Level;

/// Whoever plays.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Player {
    /// Somebody at this device; without a name, "Player 1".
    Person {
        name: String,
    },
    Computer {
        level: Level,
    },
}

impl Player {
    pub fn level(&self) -> Option<Level> {
        match self {
            Player::Person { .. } => None,
            Player::Computer { level } => Some(*level),
        }
    }

    fn to_json(&self) -> Json {
        match self {
            Player::Person { name } => Json::object([("person", Json::object([("name", Json::text(name))]))]),
            Player::Computer { level } => {
                let level = Json::Number(level.number().into());
                Json::object([("computer", Json::object([("level", level)]))])
            }
        }
    }

    fn of_json(json: &Json) -> Option<Player> {
        if let Some(name) = json.field("person").field("name").as_text() {
            return Some(Player::Person { name: name.to_owned() });
        }
        let level = Level::new(json.field("computer").field("level").as_byte()?)?;
        Some(Player::Computer { level })
    }
}

/// Who plays first in the rounds of a match; how lots fall is drawn when it begins.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Starts {
    #[default]
    InTurn,
    /// The first player, always.
    Same,
    ByLot,
}

impl Starts {
    pub const ALL: [Starts; 3] = [Starts::InTurn, Starts::Same, Starts::ByLot];

    fn code(self) -> &'static str {
        ["turns", "same", "lot"][self as usize]
    }

    /// The same for a match, with a seed for its lots.
    pub fn opener(self, seed: u64) -> Opener {
        match self {
            Starts::InTurn => Opener::InTurn,
            Starts::Same => Opener::Same,
            Starts::ByLot => Opener::Lot { seed },
        }
    }
}

/// Everything that is chosen before a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The people of the match in order.
    pub players: Vec<Player>,
    /// How long a computer is seen thinking at least, in tenths of a second; where a person plays, a short while is enough.
    pub pace: u8,
    pub starts: Starts,
    /// How many rounds the match has. One is a single game, after which one can always play again.
    pub rounds: u8,
    pub help: Help,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup { players: Vec::new(), pace: 8, starts: Starts::default(), rounds: 1, help: Help::default() }
    }
}

impl Setup {
    /// What was remembered, made to fit a game of so many people; two people by default.
    pub fn of_json(json: Option<&str>, people: usize) -> Setup {
        json.and_then(Setup::read).unwrap_or_default().for_people(people)
    }

    fn read(json: &str) -> Option<Setup> {
        let json = Json::read(json)?;
        let usual = Setup::default();
        let players = json.field("players").as_list().unwrap_or_default().iter().map(Player::of_json);
        let starts = json.field("starts").as_text();
        let starts = starts.and_then(|code| Starts::ALL.into_iter().find(|starts| starts.code() == code));
        Some(Setup {
            players: players.collect::<Option<_>>()?,
            pace: json.field("pace").as_byte().unwrap_or(usual.pace),
            starts: starts.unwrap_or_default(),
            rounds: json.field("rounds").as_byte().filter(|&rounds| rounds > 0).unwrap_or(usual.rounds),
            help: json.field("help").as_text().and_then(Help::of_code).unwrap_or_default(),
        })
    }

    pub fn to_json(&self) -> String {
        let players = self.players.iter().map(Player::to_json).collect();
        Json::object([
            ("players", Json::List(players)),
            ("pace", Json::Number(self.pace.into())),
            ("starts", Json::text(self.starts.code())),
            ("rounds", Json::Number(self.rounds.into())),
            ("help", Json::text(self.help.code())),
        ])
        .to_string()
    }

    /// The same with so many people: those that are missing are persons.
    #[must_use]
    pub fn for_people(mut self, people: usize) -> Setup {
        self.players.resize(people, Player::Person { name: String::new() });
        self
    }

    /// Nobody but computers plays.
    pub fn is_watched(&self) -> bool {
        self.players.iter().all(|player| player.level().is_some())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_setup_survives_storage_and_strange_texts() {
        let level = Level::new(3).expect("a level");
        let players = vec![Player::Person { name: "Ada".into() }, Player::Computer { level }];
        let setup = Setup { players, pace: 2, ..Setup::default() };
        for (starts, help) in Starts::ALL.into_iter().zip([Help::Off, Help::Hints, Help::Values]) {
            let setup = Setup { starts, rounds: 5, help, ..setup.clone() };
            assert_eq!(Setup::of_json(Some(&setup.to_json()), 2), setup);
        }
        assert_eq!(Setup::of_json(Some(&setup.to_json()), 4).players.len(), 4);
        for text in ["", "[]", r#"{"players":[{"computer":{"level":9}}]}"#] {
            assert_eq!(Setup::of_json(Some(text), 2), Setup::default().for_people(2), "{text}");
        }
        let short = r#"{"players":[{"computer":{"level":6}},{"computer":{"level":1}}]}"#;
        assert!(Setup::of_json(Some(short), 2).is_watched());
        let strange = r#"{"players":[],"starts":"never","rounds":0,"help":9}"#;
        assert_eq!(Setup::of_json(Some(strange), 2), Setup::default().for_people(2));
    }
}
