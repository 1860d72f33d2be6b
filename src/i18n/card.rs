//! The words around the game in five lines.

use super::{Lang, Text};

pub const LEARN: Text = Text::new("Apprendre", "Learn");
pub const LESSON: Text = Text::new("Leçon", "Lesson");
pub const RULES: Text = Text::new("Règles", "Rules");
pub const HELP: Text = Text::new("Aide", "Help");
pub const NOT_LOADED: Text = Text::new(
    "L’aide n’a pas pu être chargée. Vérifiez la connexion.",
    "The help could not be loaded. Check your connection.",
);
pub const COLON: Text = Text::new("\u{a0}: ", ": ");
pub const PLAY_ON: Text = Text::new("Continuer", "Play on");
pub const WELCOME: Text = Text::new("Présentation du jeu", "About this game");

/// "Emblem in five lines".
pub fn in_five_lines(lang: Lang, title: &str) -> String {
    match lang {
        Lang::Fr => format!("{title} en cinq lignes"),
        Lang::En => format!("{title} in five lines"),
    }
}
