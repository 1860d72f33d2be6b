//! The words of a match: who starts, its rounds, how they end, and the sheets of the table.

use crate::i18n::{Lang, Text};
use crate::ui::text::both;

pub const COMPUTERS_TURN: Text =
    Text::new("Ici, c’était à l’ordinateur de jouer.", "Here it was the computer’s turn.");

pub const MORE: Text = Text::new("Plus", "More");
pub const RESIGN: Text = Text::new("Abandonner", "Resign");
pub const ASK_RESIGN: Text = Text::new("Abandonner la partie\u{202f}?", "Resign this game?");
pub const CANCEL: Text = Text::new("Continuer à jouer", "Keep playing");

pub const PERSON: Text = Text::new("Personne", "Person");
pub const COMPUTER: Text = Text::new("Ordinateur", "Computer");
pub const WHO_STARTS: Text = Text::new("Qui commence", "Who starts");
pub const ROUNDS: Text = Text::new("Manches", "Rounds");
pub const PACE: Text = Text::new("Rythme", "Pace");
/// Slow, normal, fast.
pub const PACES: [Text; 3] =
    [Text::new("Lent", "Slow"), Text::new("Normal", "Normal"), Text::new("Rapide", "Fast")];

pub const NEXT_ROUND: Text = Text::new("Manche suivante", "Next round");
pub const NEW_MATCH: Text = Text::new("Nouveau match", "New match");
pub const DRAWN_MATCH: Text = Text::new("Match nul", "The match is drawn");

/// What the other side gets.
pub fn about_resigning(lang: Lang, winners: &str) -> String {
    match lang {
        Lang::Fr => format!("La victoire ira à {winners}. Le bouton Annuler permet d’y revenir."),
        Lang::En => format!("The win goes to {winners}. Undo can take it back."),
    }
}

/// Who gave the game up: one, or a team.
pub fn resigned(lang: Lang, names: &[String]) -> String {
    let who = both(lang, names);
    match (lang, names.len()) {
        (Lang::Fr, 1) => format!("{who} a abandonné."),
        (Lang::Fr, _) => format!("{who} ont abandonné."),
        (Lang::En, _) => format!("{who} resigned."),
    }
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
    let who = both(lang, names);
    match (lang, names.len()) {
        (Lang::Fr, 1) => format!("{who} gagne le match"),
        (Lang::Fr, _) => format!("{who} gagnent le match"),
        (Lang::En, 1) => format!("{who} wins the match"),
        (Lang::En, _) => format!("{who} win the match"),
    }
}

/// Some of several players, with equal points.
pub fn share_the_match(lang: Lang, names: &[String]) -> String {
    let who = both(lang, names);
    match lang {
        Lang::Fr => format!("{who} gagnent le match à égalité"),
        Lang::En => format!("{who} share the match"),
    }
}

/// The sentence on the last round, after the match.
pub fn last_round(lang: Lang, round: &str, headline: &str, reason: &str) -> String {
    match lang {
        Lang::Fr => format!("{round}\u{a0}: {headline}. {reason}"),
        Lang::En => format!("{round}: {headline}. {reason}"),
    }
}

/// Who plays first: the answers in the order of the setup.
pub fn starts(lang: Lang, first: &str) -> [String; 3] {
    let text = |text: Text| text.to(lang).to_owned();
    [text(Text::new("Tour à tour", "In turn")), first.to_owned(), text(Text::new("Au sort", "By lot"))]
}

/// "Level 3, fair": what a die says to those who cannot see it.
pub fn level(lang: Lang, number: u8, word: &str) -> String {
    let word = word.replace('\u{ad}', "");
    match lang {
        Lang::Fr => format!("Niveau {number}, {}", word.to_lowercase()),
        Lang::En => format!("Level {number}, {}", word.to_lowercase()),
    }
}
