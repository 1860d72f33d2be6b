//! Who plays at a table, and how: chosen before a game, remembered for each.

use crate::search::Level;
use serde::{Deserialize, Serialize};

/// Whoever plays.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Player {
    /// Somebody at this device; without a name, "Player 1".
    Person { name: String },
    Computer {
        #[serde(with = "level")]
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
}

/// Everything that is chosen before a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Setup {
    /// The people of the match in order: the first plays first in the first round.
    pub players: Vec<Player>,
    /// How long the computer waits between turns when it plays against itself, in tenths of a second.
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
        let setup: Setup = json.and_then(|json| serde_json::from_str(json).ok()).unwrap_or_default();
        setup.for_people(people)
    }

    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("texts and numbers become JSON")
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

mod level {
    use crate::search::Level;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    pub fn serialize<S: Serializer>(level: &Level, serializer: S) -> Result<S::Ok, S::Error> {
        level.number().serialize(serializer)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Level, D::Error> {
        Level::new(u8::deserialize(deserializer)?)
            .ok_or_else(|| serde::de::Error::custom("levels go from 1 to 6"))
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
