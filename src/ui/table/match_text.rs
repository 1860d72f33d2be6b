//! The words of a match: who starts, its rounds, how they end, and the sheets of the table.

use crate::i18n::{Lang, Text};
use crate::ui::text::both;

pub const COMPUTERS_TURN: Text =
    Text::new("Ici, c’était à l’ordinateur de jouer.", "Here it was the computer’s turn.");

pub const MORE: Text = Text::new("Plus", "More");
pub const RESIGN: Text = Text::new("Abandonner", "Resign");
pub const ASK_RESIGN: Text = Text::new("Abandonner la partie\u{202f}?", "Resign this game?");
/// About those who win then.
pub const ABOUT_RESIGNING: Text = Text::new(
    "La victoire ira à *. Le bouton Annuler permet d’y revenir.",
    "The win goes to *. Undo can take it back.",
);
pub const CANCEL: Text = Text::new("Continuer à jouer", "Keep playing");

pub const PERSON: Text = Text::new("Personne", "Person");
pub const COMPUTER: Text = Text::new("Ordinateur", "Computer");
pub const LEVEL: Text = Text::new("Niveau", "Level");
pub const WHO_STARTS: Text = Text::new("Qui commence", "Who starts");
/// One after the other, or whoever is drawn.
pub const STARTS: [Text; 2] = [Text::new("Tour à tour", "In turn"), Text::new("Au sort", "By lot")];
pub const ROUNDS: Text = Text::new("Manches", "Rounds");
pub const PACE: Text = Text::new("Rythme", "Pace");
/// Slow, normal, fast.
pub const PACES: [Text; 3] =
    [Text::new("Lent", "Slow"), Text::new("Normal", "Normal"), Text::new("Rapide", "Fast")];

pub const NEXT_ROUND: Text = Text::new("Manche suivante", "Next round");
pub const NEW_MATCH: Text = Text::new("Nouveau match", "New match");
pub const DRAWN_MATCH: Text = Text::new("Match nul", "The match is drawn");

/// A sentence about somebody, who stands where the star is.
pub fn about(lang: Lang, text: Text, who: &str) -> String {
    let (before, after) = text.to(lang).split_once('*').unwrap_or_default();
    [before, who, after].concat()
}

/// The same about one, or about several.
fn about_all(lang: Lang, [one, several]: [Text; 2], names: &[String]) -> String {
    about(lang, if names.len() == 1 { one } else { several }, &both(lang, names))
}

/// Who gave the game up: one, or a team.
pub fn resigned(lang: Lang, names: &[String]) -> String {
    let texts = [Text::new("* a abandonné.", "* resigned."), Text::new("* ont abandonné.", "* resigned.")];
    about_all(lang, texts, names)
}

/// "Round 1 of 2".
pub fn round(lang: Lang, round: usize, rounds: u8) -> String {
    match lang {
        Lang::Fr => format!("Manche {round} sur {rounds}"),
        Lang::En => format!("Round {round} of {rounds}"),
    }
}

/// The winner of a match, or the team.
pub fn wins_the_match(lang: Lang, names: &[String]) -> String {
    let texts = [
        Text::new("* gagne le match", "* wins the match"),
        Text::new("* gagnent le match", "* win the match"),
    ];
    about_all(lang, texts, names)
}

/// Some of several players, with equal points.
pub fn share_the_match(lang: Lang, names: &[String]) -> String {
    let text = Text::new("* gagnent le match à égalité", "* share the match");
    about(lang, text, &both(lang, names))
}
