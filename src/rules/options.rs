//! The options of a game: its variants with their texts, or none at all.

use super::parse::{Cursor, Expected, ParseError};
use std::fmt;
use std::str::FromStr;

/// The variants of a game, each with its text.
pub struct Variants<Options: 'static, const COUNT: usize> {
    options: [Options; COUNT],
    texts: [&'static str; COUNT],
}

impl<Options: Copy + PartialEq, const COUNT: usize> Variants<Options, COUNT> {
    pub const fn new(table: [(Options, &'static str); COUNT]) -> Variants<Options, COUNT> {
        let mut variants = Variants { options: [table[0].0; COUNT], texts: [""; COUNT] };
        let mut number = 0;
        while number < COUNT {
            (variants.options[number], variants.texts[number]) = table[number];
            number += 1;
        }
        variants
    }

    pub const fn options(&self) -> &[Options] {
        &self.options
    }

    /// The number of the variant with this text. In a constant, a wrong text does not compile.
    pub const fn number_of(&self, text: &str) -> usize {
        let mut number = 0;
        while !is_same(self.texts[number], text) {
            number += 1;
        }
        number
    }

    /// Writes the text of these options.
    pub fn write(&self, options: &Options, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let number = self.options.iter().position(|variant| variant == options);
        f.write_str(number.map_or("", |number| self.texts[number]))
    }

    /// The options with this text.
    pub fn read(&'static self, text: &str) -> Result<Options, ParseError> {
        match self.texts.iter().position(|&known| known == text) {
            Some(number) => Ok(self.options[number]),
            None => Err(ParseError { column: 1, expected: Expected::Word(&self.texts) }),
        }
    }
}

/// Equality of texts in constants, where `==` cannot be used yet.
const fn is_same(text: &str, other: &str) -> bool {
    let (text, other) = (text.as_bytes(), other.as_bytes());
    let mut at = 0;
    while at < text.len() && at < other.len() && text[at] == other[at] {
        at += 1;
    }
    at == text.len() && at == other.len()
}

/// Nothing to choose; its text is empty.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct NoOptions;

impl fmt::Display for NoOptions {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        Ok(())
    }
}

impl FromStr for NoOptions {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<NoOptions, ParseError> {
        Cursor::new(text).end()?;
        Ok(NoOptions)
    }
}
