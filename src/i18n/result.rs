//! The words after a game against the computer.

use super::{Lang, Text};
use crate::search::Level;

pub const TRY_AGAIN: Text = Text::new("Rejouer", "Try again");
pub const EASIER: Text = Text::new("Plus facile", "Easier");
pub const HARDER: Text = Text::new("Plus difficile", "Harder");
pub const UNDO_IT: Text = Text::new("Annuler ce coup", "Undo that turn");
/// "level 2".
pub fn at_level(lang: Lang, level: Level) -> String {
    match lang {
        Lang::Fr => format!("niveau {}", level.number()),
        Lang::En => format!("level {}", level.number()),
    }
}

/// "Turn 7 lost the game: ".
pub fn mistake(lang: Lang, number: usize) -> String {
    match lang {
        Lang::Fr => format!("Le coup {number} a perdu la partie\u{a0}: "),
        Lang::En => format!("Turn {number} lost the game: "),
    }
}

/// Why another level is proposed.
pub fn in_a_row(lang: Lang, is_lost: bool) -> &'static str {
    let text = match is_lost {
        true => Text::new(
            "Trois défaites de suite\u{a0}: un niveau plus facile\u{202f}?",
            "Three losses in a row: try an easier level?",
        ),
        false => Text::new(
            "Trois victoires de suite\u{a0}: un niveau plus difficile\u{202f}?",
            "Three wins in a row: try a harder level?",
        ),
    };
    text.to(lang)
}
