//! Who plays at a table, and how: chosen before a game, and stored for each game as JSON.
//!
//! Players may have a later version in another tab, or have had one: what this version does not know of a stored set-up
//! must not cost the rest of it. So each field falls back by itself, and each range that is checked is a type.

use crate::i18n::Text;
use crate::record::Opener;
use crate::search::Level;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::value::RawValue;
use std::num::NonZeroU8;

/// A player of a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
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
}

/// Who plays first in the rounds of a match; lots are drawn when it begins.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub enum Starts {
    #[default]
    #[serde(rename = "turns")]
    InTurn,
    /// The first player, always.
    #[serde(rename = "same")]
    Same,
    #[serde(rename = "lot")]
    ByLot,
}

impl Starts {
    pub const ALL: [Starts; 3] = [Starts::InTurn, Starts::Same, Starts::ByLot];

    /// The same for a match, with a seed for its lots.
    pub fn opener(self, seed: u64) -> Opener {
        match self {
            Starts::InTurn => Opener::InTurn,
            Starts::Same => Opener::Same,
            Starts::ByLot => Opener::Lot { seed },
        }
    }
}

/// How much a table helps, from nothing to everything.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Help {
    Off,
    /// Legal moves are marked.
    #[default]
    Moves,
    /// Hints can be asked for.
    Hints,
    /// Every turn shows what it is worth.
    Values,
}

impl Help {
    pub const ALL: [Help; 4] = [Help::Off, Help::Moves, Help::Hints, Help::Values];

    pub fn name(self) -> Text {
        match self {
            Help::Off => Text::new("Aucune", "None"),
            Help::Moves => Text::new("Coups", "Moves"),
            Help::Hints => Text::new("Indices", "Hints"),
            Help::Values => Text::new("Tout", "All"),
        }
    }

    /// What it does, in a sentence.
    pub fn about(self) -> Text {
        match self {
            Help::Off => Text::new("Rien n’est indiqué.", "Nothing is shown."),
            Help::Moves => Text::new("Les coups permis sont marqués.", "Legal moves are marked."),
            Help::Hints => Text::new(
                "Les coups permis, et des indices à la demande.",
                "Legal moves, and hints when you ask.",
            ),
            Help::Values => Text::new(
                "Tout cela, et la valeur de chaque coup.",
                "All of that, and the value of every turn.",
            ),
        }
    }
}

/// Which turns are confirmed. It is one of the player's settings, and holds at every table.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Confirm {
    /// Those in which a slip is likely, as each game says.
    #[default]
    Tricky,
    Always,
    /// All of them on a touch screen or a small one; elsewhere none.
    Touch,
    Never,
}

impl Confirm {
    /// Is a turn confirmed that is, or is not, tricky?
    pub fn asks(self, is_tricky: bool) -> bool {
        match self {
            Confirm::Always => true,
            Confirm::Never => false,
            Confirm::Tricky | Confirm::Touch => is_tricky,
        }
    }

    /// What it means on this device.
    #[must_use]
    pub fn here(self, is_touched: bool) -> Confirm {
        match self {
            Confirm::Touch if is_touched => Confirm::Always,
            Confirm::Touch => Confirm::Never,
            other => other,
        }
    }
}

/// The number of rounds of a match: one at least. One is a single game, after which one can always play again.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Rounds(NonZeroU8);

impl Rounds {
    pub const ONE: Rounds = Rounds(NonZeroU8::MIN);

    pub fn new(rounds: u8) -> Option<Rounds> {
        NonZeroU8::new(rounds).map(Rounds)
    }

    /// A match of three has a round for each to start in: the first hardly ever wins. Others play a single game.
    pub fn usual(people: usize) -> Rounds {
        if people == 3 { Rounds(NonZeroU8::new(3).unwrap_or(NonZeroU8::MIN)) } else { Rounds::ONE }
    }

    pub fn number(self) -> u8 {
        self.0.get()
    }
}

impl Default for Rounds {
    fn default() -> Rounds {
        Rounds::ONE
    }
}

/// How long a computer is seen thinking at least, in tenths of a second. Against a person a short while is enough.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Pace(pub u8);

impl Default for Pace {
    fn default() -> Pace {
        Pace(8)
    }
}

/// Everything that is chosen before a game.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Setup {
    /// The people of the match in order.
    #[serde(deserialize_with = "or_default")]
    pub players: Vec<Player>,
    #[serde(deserialize_with = "or_default")]
    pub pace: Pace,
    #[serde(deserialize_with = "or_default")]
    pub starts: Starts,
    #[serde(deserialize_with = "or_default")]
    pub rounds: Rounds,
    #[serde(deserialize_with = "or_default")]
    pub help: Help,
}

impl Setup {
    /// A stored set-up; the usual one where there is none, or none that can be read.
    pub fn stored(json: Option<&str>) -> Setup {
        json.and_then(|json| serde_json::from_str(json).ok()).unwrap_or_default()
    }

    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("texts and numbers can be written")
    }

    /// The same with this many people: those that are missing are persons.
    #[must_use]
    pub fn for_people(mut self, people: usize) -> Setup {
        self.players.resize(people, Player::Person { name: String::new() });
        self
    }

    /// The same, newly seated at a game for this many people: where the number of rounds was the usual one, it is
    /// again.
    #[must_use]
    pub fn seated(self, people: usize) -> Self {
        let was_usual = self.rounds == Rounds::usual(self.players.len());
        let rounds = if was_usual { Rounds::usual(people) } else { self.rounds };
        Setup { rounds, ..self.for_people(people) }
    }

    /// All players are computers.
    pub fn is_watched(&self) -> bool {
        self.players.iter().all(|player| player.level().is_some())
    }
}

/// A value that this version does not know is the default, and no error.
pub(crate) fn or_default<'de, D: Deserializer<'de>, T: DeserializeOwned + Default>(
    from: D,
) -> Result<T, D::Error> {
    let value = <&RawValue>::deserialize(from)?;
    Ok(serde_json::from_str(value.get()).unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stored(json: &str) -> Setup {
        Setup::stored(Some(json)).for_people(2)
    }

    #[test]
    fn a_setup_survives_storage_and_strange_texts() {
        let level = Level::new(3).expect("a level");
        let players = vec![Player::Person { name: "Ada".into() }, Player::Computer { level }];
        let setup = Setup { players, pace: Pace(2), ..Setup::default() };
        let rounds = Rounds::new(5).expect("some rounds");
        for (starts, help) in Starts::ALL.into_iter().zip([Help::Off, Help::Hints, Help::Values]) {
            let setup = Setup { starts, rounds, help, ..setup.clone() };
            assert_eq!(stored(&setup.to_json()), setup);
        }
        assert_eq!(stored(&setup.to_json()).for_people(4).players.len(), 4);
        for text in ["", "[]", r#"{"players":[{"computer":{"level":9}}]}"#] {
            assert_eq!(stored(text), Setup::default().for_people(2), "{text}");
        }
        let short = r#"{"players":[{"computer":{"level":6}},{"computer":{"level":1}}]}"#;
        assert!(stored(short).is_watched());
        let strange = r#"{"players":[],"starts":"never","rounds":0,"help":9}"#;
        assert_eq!(stored(strange), Setup::default().for_people(2));
    }

    #[test]
    fn three_play_three_rounds_unless_told_otherwise() {
        let rounds = |setup: &Setup| setup.rounds.number();
        let three = Setup::default().seated(3);
        assert_eq!((rounds(&three), three.players.len()), (3, 3));
        assert_eq!(rounds(&three.clone().seated(2)), 1, "two play one game again");
        assert_eq!(rounds(&three.clone().seated(3)), 3);
        let five = Setup { rounds: Rounds::new(5).expect("some rounds"), ..Setup::default() };
        assert_eq!(rounds(&five.seated(3)), 5, "what was chosen is kept");
        let one = Setup { rounds: Rounds::ONE, ..three };
        assert_eq!(rounds(&one.seated(3)), 1, "one round for three, once chosen, is kept too");
        assert_eq!(rounds(&Setup::stored(None).for_people(3)), 1, "a link that is opened sets nothing");
    }

    #[test]
    fn a_player_of_a_later_version_does_not_cost_the_rest() {
        let later = r#"{"players":[{"remote":{"address":"x"}}],"pace":2,"rounds":5,"help":"hints"}"#;
        let rounds = Rounds::new(5).expect("some rounds");
        let kept = Setup { pace: Pace(2), rounds, help: Help::Hints, ..Setup::default() };
        assert_eq!(stored(later), kept.for_people(2));
    }

    #[test]
    fn small_screens_may_confirm_more() {
        assert_eq!(Confirm::Touch.here(true), Confirm::Always);
        assert_eq!(Confirm::Touch.here(false), Confirm::Never);
        assert_eq!(Confirm::Tricky.here(true), Confirm::Tricky);
    }
}
