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
        Expected::OneOf(characters) if fr => format!("l’un de ces signes\u{a0}: {characters}"),
        Expected::OneOf(characters) => format!("one of these characters: {characters}"),
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
            "as many pieces on each side, or one more for the first player",
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

/// Why a link or a save cannot be opened. `why` words the refusal of an illegal turn.
pub fn text_error<R>(lang: Lang, error: &TextError<R>, why: impl FnOnce(&R) -> String) -> String {
    let fr = lang == Lang::Fr;
    match error {
        TextError::OtherGame(id) if fr => format!("c’est une partie d’un autre jeu, «\u{a0}{id}\u{a0}»."),
        TextError::OtherGame(id) => format!("it belongs to another game, “{id}”."),
        TextError::NotASave => Text::new(
            "ce n’est pas une partie enregistrée par Quincunx.",
            "this is not a game saved by Quincunx.",
        )
        .to(lang)
        .to_owned(),
        TextError::Unexpected(text) if fr => {
            format!("«\u{a0}{}\u{a0}» n’a rien à faire là.", shortened(text))
        }
        TextError::Unexpected(text) => format!("“{}” does not belong there.", shortened(text)),
        TextError::BadEscape { column } if fr => {
            format!("au caractère {column}, le code qui suit % est faux.")
        }
        TextError::BadEscape { column } => {
            format!("at character {column}, the code behind % is wrong.")
        }
        TextError::Options(error) if fr => format!("dans les options, {}.", parse_error(lang, *error)),
        TextError::Options(error) => format!("in the options, {}.", parse_error(lang, *error)),
        TextError::Start(error) if fr => {
            format!("dans la position de départ, {}.", parse_error(lang, *error))
        }
        TextError::Start(error) => format!("in the starting position, {}.", parse_error(lang, *error)),
        TextError::OptionsDiffer => Text::new(
            "la position de départ ne va pas avec les options.",
            "the starting position does not go with the options.",
        )
        .to(lang)
        .to_owned(),
        TextError::Opener => {
            Text::new("on ne sait pas qui commence les manches.", "it is not clear who starts the rounds.")
                .to(lang)
                .to_owned()
        }
        TextError::Rounds => Text::new(
            "le nombre de joueurs et les scores des manches ne vont pas ensemble.",
            "the number of players and the scores of the rounds do not fit.",
        )
        .to(lang)
        .to_owned(),
        TextError::Parenthesis { after } if fr => {
            format!("il y a une parenthèse de trop ou de moins après le coup {after}.")
        }
        TextError::Parenthesis { after } => {
            format!("there is a parenthesis too many or too few after turn {after}.")
        }
        TextError::Turn { number, text, error } if fr => {
            format!(
                "dans le coup {number}, «\u{a0}{}\u{a0}», {}.",
                shortened(text),
                parse_error(lang, *error)
            )
        }
        TextError::Turn { number, text, error } => {
            format!("in turn {number}, “{}”, {}.", shortened(text), parse_error(lang, *error))
        }
        TextError::Refused { number, text, reason } => {
            let reason = match reason {
                Refused::Ended(_) if fr => "la partie est déjà finie.".to_owned(),
                Refused::Ended(_) => "the game is already over.".to_owned(),
                Refused::Illegal(refusal) => why(refusal),
            };
            let text = shortened(text);
            match lang {
                Lang::Fr => {
                    format!("le coup {number}, «\u{a0}{text}\u{a0}», n’est pas permis\u{a0}: {reason}")
                }
                Lang::En => format!("turn {number}, “{text}”, is not allowed: {reason}"),
            }
        }
        TextError::Cursor => Text::new(
            "l’endroit indiqué n’est pas dans la partie.",
            "the place it points to is not in the game.",
        )
        .to(lang)
        .to_owned(),
        TextError::Resigned => Text::new(
            "l’abandon indiqué ne va pas avec la partie.",
            "the resignation does not go with the game.",
        )
        .to(lang)
        .to_owned(),
    }
}
