//! The link text: a game in the fragment of an address, readable, such as `quantik?m=Ab3.Bc2`.
//!
//! `o` holds the options, `p` the starting position where it is not the usual one, `m` the turns, separated by dots.
//! Notations contain no dot and no underscore, so a space is written as `_`. What addresses do not carry well is
//! written as `%` and two digits; both forms are read.

use super::error::TextError;
use super::play::Match;
use crate::rules::Position;
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};

/// A link taken apart, not yet read as a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Link {
    /// The id of a game; not checked.
    pub game: String,
    options: Option<String>,
    start: Option<String>,
    turns: Option<String>,
}

type ErrorOf<P> = TextError<<P as Position>::Refusal>;

impl Link {
    /// The game that begins with this position.
    pub fn of_position(game: &str, position: &str) -> Link {
        Link { game: game.to_owned(), options: None, start: Some(position.to_owned()), turns: None }
    }

    pub fn parse<R>(text: &str) -> Result<Link, TextError<R>> {
        let (game, query) = text.split_once('?').unwrap_or((text, ""));
        let mut link = Link { game: game.to_owned(), options: None, start: None, turns: None };
        let mut column = game.chars().count() + 2;
        for parameter in query.split('&') {
            let (key, value) = parameter.split_once('=').unwrap_or((parameter, ""));
            let unexpected = || TextError::Unexpected(parameter.to_owned());
            let field = match key {
                "o" => Some(&mut link.options),
                "p" => Some(&mut link.start),
                "m" => Some(&mut link.turns),
                // Sites through which a link is passed on add parameters of their own (`fbclid`, `utm_source`). One
                // letter may be a parameter of a later version, without which the game would be another.
                _ if key.chars().count() != 1 => None,
                _ => return Err(unexpected()),
            };
            if let Some(field) = field {
                if field.is_some() || !parameter.contains('=') {
                    return Err(unexpected());
                }
                let value = decoded(value)
                    .map_err(|at| TextError::BadEscape { column: column + key.len() + 1 + at })?;
                *field = Some(value.replace('_', " "));
            }
            column += parameter.chars().count() + 1;
        }
        Ok(link)
    }
}

impl<P: Position> Match<P> {
    /// The game up to the cursor as a link. Earlier rounds and other branches are not part of it.
    pub fn link_text(&self) -> String {
        let mut parameters = Vec::new();
        let options = self.options.to_string();
        if !options.is_empty() {
            parameters.push(format!("o={}", encoded(&options)));
        }
        if *self.start() != P::start(self.options) {
            parameters.push(format!("p={}", encoded(&self.start().to_string())));
        }
        let turns: Vec<String> = self.turns()[..self.ply()].iter().map(ToString::to_string).collect();
        if !turns.is_empty() {
            parameters.push(format!("m={}", encoded(&turns.join("."))));
        }
        let query = if parameters.is_empty() { String::new() } else { format!("?{}", parameters.join("&")) };
        format!("{}{query}", P::FACTS.id)
    }

    pub fn from_link(link: &Link) -> Result<Match<P>, ErrorOf<P>> {
        if link.game != P::FACTS.id {
            return Err(TextError::OtherGame(link.game.clone()));
        }
        let start: Option<P> = match &link.start {
            Some(text) => Some(text.parse().map_err(TextError::Start)?),
            None => None,
        };
        let options = match &link.options {
            Some(text) => text.parse().map_err(TextError::Options)?,
            None => start.map_or_else(P::Options::default, |start| start.options()),
        };
        let start = start.unwrap_or_else(|| P::start(options));
        if !start.has_options(options) {
            return Err(TextError::OptionsDiffer);
        }
        let mut game = Match::from_position(options, start);
        // A full stop at the end belongs to the sentence from which the link was copied.
        let turns = link.turns.as_deref().unwrap_or_default().trim_end_matches('.');
        for (index, turn) in turns.split('.').filter(|_| !turns.is_empty()).enumerate() {
            game.play_text(turn, index + 1)?;
        }
        Ok(game)
    }
}

/// What is written as `%` and two digits: all but letters, digits, and the characters that programs do not change in
/// addresses. The underscore is never part of a notation, and stands for a space.
const ESCAPED: &AsciiSet = &NON_ALPHANUMERIC
    .remove(b'-')
    .remove(b'.')
    .remove(b'/')
    .remove(b':')
    .remove(b',')
    .remove(b'+')
    .remove(b'@')
    .remove(b'_');

fn encoded(text: &str) -> String {
    utf8_percent_encode(&text.replace(' ', "_"), ESCAPED).to_string()
}

/// The decoded text, or the place (in characters, from 0) of a percent code that is wrong.
///
/// Written by hand: the library that encodes would take a wrong code for plain text, and could not say where it stands.
fn decoded(code: &str) -> Result<String, usize> {
    let mut bytes = Vec::with_capacity(code.len());
    // Where each decoded byte stands in the code.
    let mut places = Vec::with_capacity(code.len());
    let mut rest = code.bytes().enumerate();
    let characters = |at: usize| code.bytes().take(at).filter(|byte| byte & 0xC0 != 0x80).count();
    while let Some((at, byte)) = rest.next() {
        places.push(at);
        if byte != b'%' {
            bytes.push(byte);
            continue;
        }
        let digits =
            [rest.next(), rest.next()].map(|next| next.and_then(|(_, byte)| (byte as char).to_digit(16)));
        match digits {
            [Some(high), Some(low)] => bytes.push((high * 16 + low) as u8),
            _ => return Err(characters(at)),
        }
    }
    String::from_utf8(bytes).map_err(|error| characters(places[error.utf8_error().valid_up_to()]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_addresses_carry_well_stands_for_itself() {
        assert_eq!(encoded("aZ9 -./:,+@"), "aZ9_-./:,+@");
        assert_eq!(encoded("3<.c^é&#"), "3%3C.c%5E%C3%A9%26%23");
    }

    #[test]
    fn percent_codes_go_both_ways() {
        for text in ["3<.c^", "#DD./.. L - junior", "a|b", "é", ""] {
            assert_eq!(decoded(&encoded(text)).map(|text| text.replace('_', " ")), Ok(text.to_owned()));
        }
        assert_eq!(decoded("é%4"), Err(1));
        assert_eq!(decoded("%FF"), Err(0));
        assert_eq!(decoded("%41%FF"), Err(3));
    }
}
