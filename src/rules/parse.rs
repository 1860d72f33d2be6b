//! Strict reading of the notations: one form for each thing, and errors that say where and what was expected.

use super::grid::Square;
use std::fmt;

/// Why a text is not a position or a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseError {
    /// The character at which reading stopped, counted from 1; one past the last where the text is too short.
    pub column: usize,
    pub expected: Expected,
}

/// What should have stood at the column of a [`ParseError`]. Data, so that a page can word it in any language.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Expected {
    /// One of these characters.
    OneOf(&'static str),
    /// Exactly this text.
    Text(&'static str),
    /// One of these words; or nothing, where the first is empty.
    Word(&'static [&'static str]),
    /// A square from a1 to this one.
    SquareUpTo(Square),
    /// A number without sign or leading zeros, up to this one.
    NumberUpTo(u32),
    /// Nothing more.
    End,
    /// No more than this many of this piece.
    AtMost(u8, &'static str),
    /// Exactly this many of this piece on the whole board.
    Exactly(u8, &'static str),
    /// As many pieces of one player as of the other, or one more of the first: players take turns.
    EvenCounts,
    /// The side to move that the numbers of pieces imply.
    SideToMove(char),
    /// A single piece, because some rods have none yet.
    SinglePiece,
    /// As many scores as players: two, three, or four (four in teams).
    PlayerCount,
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "column {}: expected {}", self.column, self.expected)
    }
}

impl std::error::Error for ParseError {}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Expected::OneOf(characters) => write!(f, "one of “{characters}”"),
            Expected::Text(text) => write!(f, "“{text}”"),
            Expected::Word(["", words @ ..]) => write!(f, "nothing or one of {}", words.join(", ")),
            Expected::Word(words) => write!(f, "one of {}", words.join(", ")),
            Expected::SquareUpTo(last) => write!(f, "a square from a1 to {last}"),
            Expected::NumberUpTo(most) => write!(f, "a number from 0 to {most}, without leading zeros"),
            Expected::End => f.write_str("the end of the text"),
            Expected::AtMost(count, piece) => write!(f, "at most {count} of {piece}"),
            Expected::Exactly(count, piece) => write!(f, "exactly {count} of {piece}"),
            Expected::EvenCounts => f.write_str("numbers of pieces that taking turns can give"),
            Expected::SideToMove(side) => write!(f, "{side} to move, as the numbers of pieces say"),
            Expected::SinglePiece => f.write_str("no second piece on a rod while others have none"),
            Expected::PlayerCount => f.write_str("as many scores as players: 2, 3 or 4, and 4 in teams"),
        }
    }
}

/// A place in a text being read.
#[derive(Clone, Debug)]
pub struct Cursor<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Cursor<'a> {
    pub fn new(text: &'a str) -> Cursor<'a> {
        Cursor { text, at: 0 }
    }

    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    /// The column of the next character, counted from 1.
    pub fn column(&self) -> usize {
        self.text[..self.at].chars().count() + 1
    }

    pub fn error<T>(&self, expected: Expected) -> Result<T, ParseError> {
        Err(ParseError { column: self.column(), expected })
    }

    pub fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    /// Steps over `text` if it comes next.
    pub fn eat(&mut self, text: &str) -> bool {
        let found = self.rest().starts_with(text);
        if found {
            self.at += text.len();
        }
        found
    }

    pub fn expect(&mut self, text: &'static str) -> Result<(), ParseError> {
        if self.eat(text) { Ok(()) } else { self.error(Expected::Text(text)) }
    }

    /// The index of the next character among `characters`.
    pub fn one_of(&mut self, characters: &'static str) -> Result<usize, ParseError> {
        let found = self.peek().and_then(|next| characters.chars().position(|c| c == next));
        match (found, self.peek()) {
            (Some(index), Some(next)) => {
                self.at += next.len_utf8();
                Ok(index)
            }
            _ => self.error(Expected::OneOf(characters)),
        }
    }

    /// A square of a board of this size.
    pub fn square(&mut self, columns: u8, rows: u8) -> Result<Square, ParseError> {
        let within = |byte: Option<&u8>, first: u8, count: u8| {
            byte.and_then(|b| b.checked_sub(first)).filter(|&index| index < count)
        };
        let bytes = self.rest().as_bytes();
        let column = within(bytes.first(), b'a', columns);
        let row = within(bytes.get(1), b'1', rows);
        match (column, row) {
            (Some(column), Some(row)) => {
                self.at += 2;
                Ok(Square::new(column, row))
            }
            _ => self.error(Expected::SquareUpTo(Square::new(columns - 1, rows - 1))),
        }
    }

    /// A number in its only form: digits without a leading zero.
    pub fn number(&mut self, most: u32) -> Result<u32, ParseError> {
        let digits = self.rest().bytes().take_while(u8::is_ascii_digit).count();
        let text = &self.rest()[..digits];
        let value = text.parse().ok().filter(|&value: &u32| value <= most);
        match value {
            Some(value) if digits == 1 || !text.starts_with('0') => {
                self.at += digits;
                Ok(value)
            }
            _ => self.error(Expected::NumberUpTo(most)),
        }
    }

    /// The rows of a board from top to bottom with `/` between them, a character of `characters` for each square;
    /// `put` receives the square, the index of its character, and this place for its own errors.
    pub fn board(
        &mut self,
        columns: u8,
        rows: u8,
        characters: &'static str,
        mut put: impl FnMut(Square, usize, &Cursor<'a>) -> Result<(), ParseError>,
    ) -> Result<(), ParseError> {
        for row in (0..rows).rev() {
            for column in 0..columns {
                let before = self.clone();
                let index = self.one_of(characters)?;
                put(Square::new(column, row), index, &before)?;
            }
            if row > 0 {
                self.expect("/")?;
            }
        }
        Ok(())
    }

    pub fn end(&self) -> Result<(), ParseError> {
        if self.rest().is_empty() { Ok(()) } else { self.error(Expected::End) }
    }
}

/// Writes the rows of a board as [`Cursor::board`] reads them.
pub fn write_board(
    f: &mut fmt::Formatter<'_>,
    columns: u8,
    rows: u8,
    character: impl Fn(Square) -> char,
) -> fmt::Result {
    use fmt::Write;
    for row in (0..rows).rev() {
        for column in 0..columns {
            f.write_char(character(Square::new(column, row)))?;
        }
        if row > 0 {
            f.write_char('/')?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_error_names_the_column_in_characters() {
        let mut cursor = Cursor::new("é3");
        assert_eq!(cursor.one_of("é"), Ok(0));
        let error = cursor.square(4, 4).unwrap_err();
        assert_eq!(error.to_string(), "column 2: expected a square from a1 to d4");
    }

    #[test]
    fn numbers_have_one_form() {
        for (text, value) in
            [("0", Some(0)), ("12", Some(12)), ("00", None), ("01", None), ("", None), ("9999999999", None)]
        {
            assert_eq!(Cursor::new(text).number(1000).ok(), value, "{text}");
        }
    }
}
