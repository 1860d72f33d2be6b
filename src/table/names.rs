//! Who sits on a seat, by name.

use super::session::Session;
use super::setup::Player;
use crate::i18n::{Lang, Text, capitalised, table};
use crate::rules::Seat;
use crate::search::Level;
use std::fmt;

/// The name of the player on a seat. It knows its own grammar: in a sentence a computer takes an article, a person does
/// not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Name {
    lang: Lang,
    who: Who,
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum Who {
    Computer(Level),
    Named(String),
    /// A person without a name, counted from 0.
    Numbered(usize),
    /// The only human, without a name, among computers.
    You,
}

impl Name {
    pub fn of(session: &Session, seat: Seat, lang: Lang) -> Name {
        let person = session.status.series.person_at(seat);
        let who = match session.setup.players.get(person) {
            Some(Player::Computer { level }) => Who::Computer(*level),
            Some(Player::Person { name }) if !name.trim().is_empty() => Who::Named(name.trim().to_owned()),
            _ if session.human_count() == 1 => Who::You,
            _ => Who::Numbered(person),
        };
        Name { lang, who }
    }

    pub fn all(session: &Session, seats: &[Seat], lang: Lang) -> Vec<Name> {
        seats.iter().map(|&seat| Name::of(session, seat, lang)).collect()
    }

    /// The level of a computer.
    pub fn level(&self) -> Option<Level> {
        match self.who {
            Who::Computer(level) => Some(level),
            _ => None,
        }
    }

    /// Is it whoever looks at the screen?
    pub fn is_you(&self) -> bool {
        self.who == Who::You
    }

    /// Where the level of a computer is shown beside it.
    pub fn without_level(&self) -> String {
        match self.who {
            Who::Computer(_) => table::COMPUTER.to(self.lang).to_owned(),
            _ => self.to_string(),
        }
    }

    /// In the middle of a sentence: « à Ada », « à l’ordinateur de niveau 3 ».
    pub fn in_sentence(&self) -> String {
        match (&self.who, self.lang) {
            (Who::Computer(level), Lang::Fr) => format!("l’ordinateur de niveau {}", level.number()),
            (Who::Computer(level), Lang::En) => format!("the level-{} computer", level.number()),
            (Who::You, Lang::Fr) => "vous".to_owned(),
            (Who::You, Lang::En) => "you".to_owned(),
            _ => self.to_string(),
        }
    }

    /// The only opponent of whoever looks at the screen, in the middle of a sentence: « l’ordinateur ».
    pub fn beside_you(&self) -> String {
        match self.who {
            Who::Computer(_) => table::THE_COMPUTER.to(self.lang).to_owned(),
            _ => self.to_string(),
        }
    }

    /// At the beginning of a sentence: « L’ordinateur de niveau 3 ». What a person has typed is left as it is.
    pub fn at_start(&self) -> String {
        match self.who {
            Who::Computer(_) => capitalised(&self.in_sentence()),
            _ => self.to_string(),
        }
    }

    /// "Ada to play."
    pub fn to_play(&self) -> String {
        match self.lang {
            Lang::Fr => format!("À {} de jouer.", self.in_sentence()),
            Lang::En if self.is_you() => "Your turn.".to_owned(),
            Lang::En => format!("{} to play.", self.at_start()),
        }
    }

    /// What this player did, for screen readers: "Ada: cube on b3."
    pub fn played(&self, turn: &str) -> String {
        match self.lang {
            Lang::Fr => format!("{self}\u{a0}: {turn}."),
            Lang::En => format!("{self}: {turn}."),
        }
    }
}

/// Alone, as a label: « Ordinateur · niveau 3 ».
impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.who {
            Who::Computer(level) => f.write_str(&table::computer(self.lang, *level)),
            Who::Named(name) => f.write_str(name),
            Who::Numbered(person) => f.write_str(&table::player(self.lang, *person)),
            Who::You => f.write_str(table::YOU.to(self.lang)),
        }
    }
}

/// Against whom a game is played that waits, and whose turn it is: "Against level 2, your turn".
pub fn waiting_game(session: &Session, lang: Lang) -> String {
    let levels = session.setup.players.iter().filter_map(Player::level);
    let is_humans_turn = session.level_to_move().is_none();
    match (&levels.collect::<Vec<_>>()[..], session.human_count(), lang) {
        ([level], 1, Lang::Fr) if is_humans_turn => {
            format!("Contre le niveau {}, à vous de jouer", level.number())
        }
        ([level], 1, Lang::En) if is_humans_turn => format!("Against level {}, your turn", level.number()),
        ([level], 1, Lang::Fr) => format!("Contre le niveau {}", level.number()),
        ([level], 1, Lang::En) => format!("Against level {}", level.number()),
        _ => Name::of(session, session.status.to_move, lang).to_play(),
    }
}

/// "Ada and Bob".
pub fn both(lang: Lang, names: impl Iterator<Item = String>) -> String {
    names.collect::<Vec<_>>().join(Text::new(" et ", " and ").to(lang))
}
