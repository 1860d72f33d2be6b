//! QFEN for positions, shape and square for turns (RULES 1).

use super::moves::Move;
use super::position::{Options, Quantik, Shape};
use crate::rules::parse::write_board;
use crate::rules::{Cursor, Expected, ParseError, Seat, Variants};
use std::fmt;
use std::str::FromStr;

/// Light's letters, dark's letters, and the empty square.
const LETTERS: &str = "ABCDabcd.";

impl fmt::Display for Quantik {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_board(f, 4, 4, |square| match self.piece_at(square) {
            Some((seat, shape)) => LETTERS.as_bytes()[seat.index() * 4 + shape as usize] as char,
            None => '.',
        })
    }
}

impl fmt::Debug for Quantik {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Quantik {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Quantik, ParseError> {
        let mut cursor = Cursor::new(text);
        let mut pos = Quantik::EMPTY;
        cursor.board(4, 4, LETTERS, |square, letter, place| {
            if letter < 8 {
                let (seat, shape) = (Seat((letter / 4) as u8), Shape::ALL[letter % 4]);
                if pos.left(seat, shape) == 0 {
                    return place.error(Expected::AtMost(2, &LETTERS[letter..=letter]));
                }
                pos.lanes[seat.index()] |= Quantik::bit(shape, square);
            }
            Ok(())
        })?;
        cursor.end()?;
        let [light, dark] = pos.lanes.map(u64::count_ones);
        if light == dark || light == dark + 1 { Ok(pos) } else { cursor.error(Expected::EvenCounts) }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", LETTERS.as_bytes()[self.shape as usize] as char, self.square)
    }
}

impl FromStr for Move {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Move, ParseError> {
        let mut cursor = Cursor::new(text);
        let shape = Shape::ALL[cursor.one_of("ABCD")?];
        let square = cursor.square(4, 4)?;
        cursor.end()?;
        Ok(Move { shape, square })
    }
}

/// The variants, in the order in which `Words::VARIANT_CHOICES` counts them.
pub(super) static VARIANTS: Variants<Options, 2> =
    Variants::new([(Options::Empty, ""), (Options::Lot, "lot")]);

impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        VARIANTS.write(self, f)
    }
}

impl FromStr for Options {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Options, ParseError> {
        VARIANTS.read(text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_name_the_column_and_what_was_expected() {
        let error = |text: &str| text.parse::<Quantik>().unwrap_err().to_string();
        assert_eq!(error("..../..../..../...X"), "column 19: expected one of “ABCDabcd.”");
        assert_eq!(error("AAA./b.b./c.../...."), "column 3: expected at most 2 of A");
        assert_eq!(
            error("AB../..../..../...."),
            "column 20: expected numbers of pieces that taking turns can give"
        );
        let error = |text: &str| text.parse::<Move>().unwrap_err().to_string();
        assert_eq!(error("Ab5"), "column 2: expected a square from a1 to d4");
        assert_eq!(error("Ab3 "), "column 4: expected the end of the text");
    }
}
