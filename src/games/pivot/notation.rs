//! `X x O o` for squares and circles, upper case black, lower case silver; `b2b3+c1B` for turns (RULES 2).

use super::moves::{Move, Pivoting};
use super::position::{Face, Pivot};
use crate::rules::parse::write_board;
use crate::rules::{Cursor, Expected, ParseError, Position, Seat};
use std::fmt;
use std::str::FromStr;

/// Each seat's cards, black and silver, and the empty square.
const LETTERS: &str = "XxOo.";
const SIDES: &str = "XO";
const FACES: &str = "BS";
const CARDS_EACH: u32 = 8;

impl fmt::Display for Pivot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_board(f, 4, 4, |square| match self.card_at(square) {
            Some((seat, face)) => LETTERS.as_bytes()[seat.index() * 2 + face as usize] as char,
            None => '.',
        })?;
        write!(f, " {}", SIDES.as_bytes()[self.turn().index()] as char)
    }
}

impl fmt::Debug for Pivot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Pivot {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Pivot, ParseError> {
        let mut cursor = Cursor::new(text);
        let mut pos = Pivot::EMPTY;
        cursor.board(4, 4, LETTERS, |square, letter, place| {
            if letter < 4 {
                let seat = Seat((letter / 2) as u8);
                if pos.cards_of(seat).count_ones() == CARDS_EACH {
                    return place
                        .error(Expected::AtMost(CARDS_EACH as u8, &SIDES[seat.index()..=seat.index()]));
                }
                pos.cards[seat.index()][letter % 2] |= 1 << square.index(4);
            }
            Ok(())
        })?;
        cursor.expect(" ")?;
        let before_side = cursor.clone();
        let side = cursor.one_of(SIDES)?;
        cursor.end()?;
        let [squares, circles] = [Seat::FIRST, Seat::SECOND].map(|seat| pos.cards_of(seat).count_ones());
        if squares != circles && squares != circles + 1 {
            return before_side.error(Expected::EvenCounts);
        }
        if side != pos.turn().index() {
            return before_side.error(Expected::SideToMove(SIDES.as_bytes()[pos.turn().index()] as char));
        }
        Ok(pos)
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(Pivoting { from, to }) = self.pivot {
            write!(f, "{from}{to}+")?;
        }
        write!(f, "{}{}", self.square, FACES.as_bytes()[self.face as usize] as char)
    }
}

impl FromStr for Move {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Move, ParseError> {
        let mut cursor = Cursor::new(text);
        let first = cursor.square(4, 4)?;
        let lays_at_once = cursor.peek().is_some_and(|next| FACES.contains(next));
        let (pivot, square) = if lays_at_once {
            (None, first)
        } else {
            let to = cursor.square(4, 4)?;
            cursor.expect("+")?;
            (Some(Pivoting { from: first, to }), cursor.square(4, 4)?)
        };
        let face = Face::ALL[cursor.one_of(FACES)?];
        cursor.end()?;
        Ok(Move { pivot, square, face })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_name_the_column_and_what_was_expected() {
        let error = |text: &str| text.parse::<Pivot>().unwrap_err().to_string();
        assert_eq!(
            error("..../..../.X../.... X"),
            "column 21: expected O to move, as the numbers of pieces say"
        );
        assert_eq!(error("XxXx/XxXx/X.../OoOo O"), "column 11: expected at most 8 of X");
        let error = |text: &str| text.parse::<Move>().unwrap_err().to_string();
        assert_eq!(error("b2b3c1B"), "column 5: expected “+”");
        assert_eq!(error("c1b"), "column 3: expected a square from a1 to d4");
    }
}
