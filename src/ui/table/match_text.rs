//! The words of a match: who starts, its rounds, how they end, and the sheets of the table.

use crate::i18n::Text;

pub const COMPUTERS_TURN: Text =
    Text::new("Ici, c’était à l’ordinateur de jouer.", "Here it was the computer’s turn.");
