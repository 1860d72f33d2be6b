//! The words of the page around the tables.

use super::{Lang, Text, shortened};

pub const HOME_TITLE: Text = Text::new("Quincunx, cinq jeux oubliés", "Quincunx, five forgotten games");
pub const SETTINGS: Text = Text::new("Réglages", "Settings");
pub const BOARDS: Text = Text::new("Les cinq plateaux", "The five boards");
pub const PLAY: Text = Text::new("Jouer", "Play");
pub const RESUME: Text = Text::new("Reprendre", "Resume");
pub const WAITING: Text = Text::new("partie en cours", "game in progress");
pub const BACK_HOME: Text = Text::new("Retour aux jeux", "Back to the games");
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
