//! Why a save text or a link cannot be read, and where.

use super::play::Refused;
use crate::rules::ParseError;
use std::fmt;

/// What is wrong with a save text or a link, as data: pages word it in the player's language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TextError<Refusal> {
    /// The text belongs to another game than the one asked for.
    OtherGame(String),
    /// The text does not begin with the format of a save text.
    NotASave,
    /// A line or parameter that does not belong there, or comes twice.
    Unexpected(String),
    /// A `%` that is not followed by two hexadecimal digits of a character.
    BadEscape { column: usize },
    /// The options are wrong.
    Options(ParseError),
    /// The starting position is wrong.
    Start(ParseError),
    /// The starting position is not one of a game with these options.
    OptionsDiffer,
    /// Who plays first is wrong.
    Opener,
    /// The results of earlier rounds are wrong.
    Rounds,
    /// A parenthesis without its partner, or before the first turn; counted in turns.
    Parenthesis { after: usize },
    /// A turn that cannot be read; counted from 1.
    Turn { number: usize, text: String, error: ParseError },
    /// A turn is not legal where it stands.
    Refused { number: usize, text: String, reason: Refused<Refusal> },
    /// The cursor is not at a ply of the game.
    Cursor,
    /// The resignation is impossible in this game.
    Resigned,
}

impl<R> TextError<R> {
    /// The same with the refusal in another form.
    pub fn map_refusal<S>(self, form: impl FnOnce(R) -> S) -> TextError<S> {
        match self {
            TextError::OtherGame(id) => TextError::OtherGame(id),
            TextError::NotASave => TextError::NotASave,
            TextError::Unexpected(text) => TextError::Unexpected(text),
            TextError::BadEscape { column } => TextError::BadEscape { column },
            TextError::Options(error) => TextError::Options(error),
            TextError::Start(error) => TextError::Start(error),
            TextError::OptionsDiffer => TextError::OptionsDiffer,
            TextError::Opener => TextError::Opener,
            TextError::Rounds => TextError::Rounds,
            TextError::Parenthesis { after } => TextError::Parenthesis { after },
            TextError::Turn { number, text, error } => TextError::Turn { number, text, error },
            TextError::Refused { number, text, reason } => {
                let reason = match reason {
                    Refused::Ended(ending) => Refused::Ended(ending),
                    Refused::Illegal(refusal) => Refused::Illegal(form(refusal)),
                };
                TextError::Refused { number, text, reason }
            }
            TextError::Cursor => TextError::Cursor,
            TextError::Resigned => TextError::Resigned,
        }
    }
}

impl<R: fmt::Debug> fmt::Display for TextError<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TextError::OtherGame(id) => write!(f, "this is a game of “{id}”"),
            TextError::NotASave => f.write_str("not a saved game of this program"),
            TextError::Unexpected(text) => write!(f, "unexpected “{text}”"),
            TextError::BadEscape { column } => write!(f, "column {column}: “%” without a character's code"),
            TextError::Options(error) => write!(f, "options, {error}"),
            TextError::Start(error) => write!(f, "starting position, {error}"),
            TextError::OptionsDiffer => {
                f.write_str("the starting position and the options contradict each other")
            }
            TextError::Opener => f.write_str("who plays first cannot be read"),
            TextError::Rounds => f.write_str("the results of the rounds cannot be read"),
            TextError::Parenthesis { after } => {
                write!(f, "a parenthesis too many or too few after turn {after}")
            }
            TextError::Turn { number, text, error } => write!(f, "turn {number}, “{text}”, {error}"),
            TextError::Refused { number, text, reason: Refused::Ended(_) } => {
                write!(f, "turn {number}, “{text}”: the game is over")
            }
            TextError::Refused { number, text, reason: Refused::Illegal(refusal) } => {
                write!(f, "turn {number}, “{text}”: illegal, {refusal:?}")
            }
            TextError::Cursor => f.write_str("the place in the game is not one that it has"),
            TextError::Resigned => f.write_str("who resigned, and when, does not fit the game"),
        }
    }
}

impl<R: fmt::Debug> std::error::Error for TextError<R> {}
