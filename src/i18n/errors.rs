//! What is wrong with a typed turn, a position, a save or a link, in the player's words.

use super::{Lang, Text};
use crate::record::{Refused, TextError};
use crate::rules::{Expected, ParseError};

/// Where reading stopped and what was expected there.
pub fn parse_error(lang: Lang, error: ParseError) -> String {
    let (column, what) = (error.column, expected(lang, error.expected));
    match lang {
        Lang::Fr => format!("au caractère {column}, il faudrait {what}"),
        Lang::En => format!("at character {column}, there should be {what}"),
    }
}

fn expected(lang: Lang, expected: Expected) -> String {
    let fr = lang == Lang::Fr;
    match expected {
        Expected::OneOf(characters) if fr => format!("l’un de ces caractères\u{a0}: {characters}"),
        Expected::OneOf(characters) => format!("one of these characters: {characters}"),
        Expected::Text(" ") => Text::new("un espace", "a space").to(lang).to_owned(),
        Expected::Text(text) if fr => format!("«\u{a0}{text}\u{a0}»"),
        Expected::Text(text) => format!("“{text}”"),
        Expected::Word(["", words @ ..]) => {
            let lead = if fr { "rien, ou l’un de ces mots" } else { "nothing, or one of these words" };
            format!("{lead} ({})", words.join(", "))
        }
        Expected::Word(words) => {
            let lead = if fr { "l’un de ces mots" } else { "one of these words" };
            format!("{lead} ({})", words.join(", "))
        }
        Expected::SquareUpTo(last) if fr => format!("une case, de a1 à {last}"),
        Expected::SquareUpTo(last) => format!("a square, from a1 to {last}"),
        Expected::NumberUpTo(most) if fr => format!("un nombre de 0 à {most}, sans zéro devant"),
        Expected::NumberUpTo(most) => format!("a number from 0 to {most}, without leading zeros"),
        Expected::End => Text::new("la fin du texte", "the end of the text").to(lang).to_owned(),
        Expected::AtMost(count, piece) if fr => format!("au plus {count} fois {piece}"),
        Expected::AtMost(count, piece) => format!("at most {count} of {piece}"),
        Expected::Exactly(count, piece) if fr => format!("exactement {count} fois {piece} sur le plateau"),
        Expected::Exactly(count, piece) => format!("exactly {count} of {piece} on the board"),
        Expected::EvenCounts => Text::new(
            "autant de pièces de chaque côté, ou une de plus au premier joueur",
            "the same number of pieces on each side, or one more for the first player",
        )
        .to(lang)
        .to_owned(),
        Expected::SideToMove(side) if fr => format!("le trait à {side}, d’après le nombre de pièces"),
        Expected::SideToMove(side) => format!("{side} to move, going by the number of pieces"),
        Expected::SinglePiece => Text::new(
            "une seule pièce par tige tant que des tiges sont vides",
            "a single piece per rod while some rods are empty",
        )
        .to(lang)
        .to_owned(),
        Expected::PlayerCount => Text::new(
            "autant de scores que de joueurs\u{a0}: 2, 3 ou 4, et 4 en équipes",
            "as many scores as players: 2, 3 or 4, and 4 in teams",
        )
        .to(lang)
        .to_owned(),
    }
}

/// As much of a text as is worth repeating.
pub fn shortened(text: &str) -> String {
    const MOST: usize = 40;
    let mut short: String = text.chars().take(MOST).collect();
    if text.chars().nth(MOST).is_some() {
        short.push('…');
    }
    short
}

/// A text in quotation marks, set off by commas; nothing where it is empty.
fn quoted(lang: Lang, text: &str) -> String {
    let short = shortened(text);
    match lang {
        _ if text.trim().is_empty() => String::new(),
        Lang::Fr => format!(", «\u{a0}{short}\u{a0}»,"),
        Lang::En => format!(", “{short}”,"),
    }
}

/// Why a link or a save cannot be opened. `why` words the refusal of an illegal turn.
pub fn text_error<R>(lang: Lang, error: &TextError<R>, why: impl FnOnce(&R) -> String) -> String {
    let fr = lang == Lang::Fr;
    match error {
        TextError::OtherGame(id) if id.is_empty() => {
            Text::new("le nom du jeu manque.", "the name of the game is missing.").to(lang).to_owned()
        }
        TextError::OtherGame(id) if fr => format!("c’est une partie d’un autre jeu, «\u{a0}{id}\u{a0}»."),
        TextError::OtherGame(id) => format!("it belongs to another game, “{id}”."),
        TextError::NotASave => Text::new(
            "ce n’est pas une partie enregistrée par Quincunx.",
            "this is not a game saved by Quincunx.",
        )
        .to(lang)
        .to_owned(),
        TextError::Unexpected(text) if text.trim().is_empty() => {
            Text::new("un élément est vide.", "one of its parts is empty.").to(lang).to_owned()
        }
        TextError::Unexpected(text) if fr => {
            format!("«\u{a0}{}\u{a0}» n’a rien à faire là.", shortened(text))
        }
        TextError::Unexpected(text) => format!("“{}” does not belong there.", shortened(text)),
        TextError::BadEscape { column } if fr => {
            format!("au caractère {column}, le code qui suit % est faux.")
        }
        TextError::BadEscape { column } => {
            format!("at character {column}, the code after % is wrong.")
        }
        TextError::Options(error) if fr => format!("dans les options, {}.", parse_error(lang, *error)),
        TextError::Options(error) => format!("in the options, {}.", parse_error(lang, *error)),
        TextError::Start(error) if fr => {
            format!("dans la position de départ, {}.", parse_error(lang, *error))
        }
        TextError::Start(error) => format!("in the starting position, {}.", parse_error(lang, *error)),
        TextError::OptionsDiffer => Text::new(
            "la position de départ ne correspond pas aux options.",
            "the starting position does not match the options.",
        )
        .to(lang)
        .to_owned(),
        TextError::Opener => {
            Text::new("on ne sait pas qui commence les manches.", "it is not clear who starts the rounds.")
                .to(lang)
                .to_owned()
        }
        TextError::Rounds => Text::new(
            "les scores des manches ne correspondent pas au nombre de joueurs.",
            "the scores of the rounds do not match the number of players.",
        )
        .to(lang)
        .to_owned(),
        TextError::Parenthesis { after } if fr => {
            format!("il y a une parenthèse de trop ou de moins après le coup {after}.")
        }
        TextError::Parenthesis { after } => {
            format!("there is one parenthesis too many or too few after turn {after}.")
        }
        TextError::Turn { number, text, .. } if text.trim().is_empty() => match lang {
            Lang::Fr => format!("le coup {number} est vide."),
            Lang::En => format!("turn {number} is empty."),
        },
        TextError::Turn { number, text, error } => {
            let (text, what) = (quoted(lang, text), parse_error(lang, *error));
            match lang {
                Lang::Fr => format!("dans le coup {number}{text} {what}."),
                Lang::En => format!("in turn {number}{text} {what}."),
            }
        }
        TextError::Refused { number, text, reason } => {
            let reason = match reason {
                Refused::Ended(_) if fr => "la partie est déjà finie.".to_owned(),
                Refused::Ended(_) => "the game is already over.".to_owned(),
                Refused::Illegal(refusal) => why(refusal),
            };
            let text = quoted(lang, text);
            match lang {
                Lang::Fr => format!("le coup {number}{text} n’est pas permis\u{a0}: {reason}"),
                Lang::En => format!("turn {number}{text} is not allowed: {reason}"),
            }
        }
        TextError::Cursor => Text::new(
            "la position indiquée ne se trouve pas dans la partie.",
            "the position it points to is not in the game.",
        )
        .to(lang)
        .to_owned(),
        TextError::Resigned => Text::new(
            "l’abandon indiqué ne correspond pas à la partie.",
            "the resignation does not match the game.",
        )
        .to(lang)
        .to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_never_quoted() {
        let told = |error: &TextError<()>| {
            [Lang::Fr, Lang::En].map(|lang| text_error(lang, error, |()| String::new()))
        };
        let empty = TextError::Unexpected(String::new());
        assert_eq!(told(&empty), ["un élément est vide.", "one of its parts is empty."]);
        let error = ParseError { column: 1, expected: Expected::End };
        let empty = TextError::Turn { number: 2, text: String::new(), error };
        assert_eq!(told(&empty), ["le coup 2 est vide.", "turn 2 is empty."]);
        let full = TextError::Turn { number: 2, text: "x".to_owned(), error };
        assert_eq!(
            told(&full),
            [
                "dans le coup 2, «\u{a0}x\u{a0}», au caractère 1, il faudrait la fin du texte.",
                "in turn 2, “x”, at character 1, there should be the end of the text."
            ]
        );
    }
}
