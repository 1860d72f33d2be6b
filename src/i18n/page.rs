//! The words of the page around the tables.

use super::{Lang, Text, shortened};
use crate::search::Level;

pub const HOME_TITLE: Text = Text::new("Quincunx, cinq jeux oubliés", "Quincunx, five forgotten games");
pub const SETTINGS: Text = Text::new("Réglages", "Settings");
pub const PLAY: Text = Text::new("Jouer", "Play");
pub const RESUME: Text = Text::new("Reprendre", "Resume");
pub const OPEN: Text = Text::new("Ouvrir", "Open");
pub const START_HERE: Text = Text::new("pour commencer", "start here");
pub const LESSON_DONE: Text = Text::new("leçon faite", "lesson done");
/// What this place is, in a line.
pub const ABOUT: Text = Text::new("Cinq jeux de plateau oubliés.", "Five forgotten board games.");
pub const ABOUT_HOW: Text = Text::new(
    "Apprenez-en un en quelques minutes, puis jouez contre l’ordinateur ou un ami.",
    "A few minutes to learn one, then play the computer or a friend.",
);
pub const WAITING: Text = Text::new("partie en cours", "game in progress");
pub const BACK: Text = Text::new("Retour", "Back");
pub const BACK_HOME: Text = Text::new("Retour aux jeux", "Back to the games");
pub const LOADING: Text = Text::new("Chargement…", "Loading…");
pub const RETRY: Text = Text::new("Réessayer", "Try again");
pub const CLOSE: Text = Text::new("Fermer", "Close");
pub const BAD_LINK: Text = Text::new("Ce lien ne peut pas être ouvert", "This link cannot be opened");
pub const NO_SUCH_PAGE: Text = Text::new("Rien à cette adresse", "Nothing at this address");
pub const OPEN_TABLE: Text = Text::new("Aller à la table", "Go to the table");

pub fn no_such_page(lang: Lang, name: &str) -> String {
    let name = shortened(name);
    match lang {
        Lang::Fr => format!("Aucun jeu ici ne s’appelle «\u{a0}{name}\u{a0}»."),
        Lang::En => format!("No game here is called “{name}”."),
    }
}

/// What the button shows, and what it does: said in the language that it leads to, for those who cannot read the other.
pub fn switch_lang(lang: Lang) -> &'static str {
    match lang {
        Lang::Fr => "FR – Switch to English",
        Lang::En => "EN – Passer en français",
    }
}

/// "lesson: 4 of 7".
pub fn lesson_at(lang: Lang, done: usize, of: usize) -> String {
    match lang {
        Lang::Fr => format!("leçon\u{a0}: {done} sur {of}"),
        Lang::En => format!("lesson: {done} of {of}"),
    }
}

/// "level 2 beaten".
pub fn beaten(lang: Lang, level: Level) -> String {
    match lang {
        Lang::Fr => format!("niveau {} battu", level.number()),
        Lang::En => format!("level {} beaten", level.number()),
    }
}

/// How many play: a number, or the least and the greatest; and the word, where there is room for it.
pub fn players(lang: Lang, seats: &[usize]) -> (String, &'static str) {
    let (least, most) = (seats.iter().min().unwrap_or(&2), seats.iter().max().unwrap_or(&2));
    let number = if least == most { least.to_string() } else { format!("{least}–{most}") };
    (number, Text::new("\u{a0}joueurs", "\u{a0}players").to(lang))
}
