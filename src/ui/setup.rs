//! Who plays at a table, and how: chosen before a game, remembered for each.

use super::json::Json;
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

/// Everything that is chosen before a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The people of the match in order: the first plays first in the first round.
    pub players: Vec<Player>,
    /// How long a computer is seen thinking at least, in tenths of a second; where a person plays, a short while is enough.
    pub pace: u8,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup { players: Vec::new(), pace: 8 }
    }
}

impl Setup {
    /// What was remembered, made to fit a game of so many people; two people by default.
    pub fn of_json(json: Option<&str>, people: usize) -> Setup {
        json.and_then(Setup::read).unwrap_or_default().for_people(people)
    }

    fn read(json: &str) -> Option<Setup> {
        let json = Json::read(json)?;
        let players = json.field("players").as_list().unwrap_or_default().iter().map(Player::of_json);
        let pace = json.field("pace").as_byte().unwrap_or(Setup::default().pace);
        Some(Setup { players: players.collect::<Option<_>>()?, pace })
    }

    pub fn to_json(&self) -> String {
        let players = self.players.iter().map(Player::to_json).collect();
        Json::object([("players", Json::List(players)), ("pace", Json::Number(self.pace.into()))]).to_string()
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
        let setup = Setup { players, pace: 2 };
        assert_eq!(Setup::of_json(Some(&setup.to_json()), 2), setup);
        assert_eq!(Setup::of_json(Some(&setup.to_json()), 4).players.len(), 4);
        for text in ["", "[]", r#"{"players":[{"computer":{"level":9}}]}"#] {
            assert_eq!(Setup::of_json(Some(text), 2), Setup::default().for_people(2), "{text}");
        }
        let short = r#"{"players":[{"computer":{"level":6}},{"computer":{"level":1}}]}"#;
        assert!(Setup::of_json(Some(short), 2).is_watched());
    }
}
