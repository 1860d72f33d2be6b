//! Upper case red, lower case blue; from-square and to-square for turns, or `swap` (RULES 3).

use super::moves::Move;
use super::position::{Emblem, Options, Pie, SIDE, Setup, Symbols};
use crate::rules::parse::write_board;
use crate::rules::{Cursor, Expected, Mask, ParseError, Position, Seat, Variants};
use std::fmt;
use std::str::FromStr;

const LETTERS: &str = "ABCDabcd.";
const SIDES: &str = "RB";
const OF_EACH_SYMBOL: u8 = 2;

impl fmt::Display for Emblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_board(f, SIDE, SIDE, |square| match self.piece_at(square) {
            Some((seat, symbol)) => LETTERS.as_bytes()[seat.index() * 4 + symbol as usize] as char,
            None => '.',
        })?;
        write!(f, " {}", SIDES.as_bytes()[self.turn().index()] as char)?;
        if self.symbols == Symbols::Areas {
            f.write_str(" areas")?;
        }
        match self.pie {
            Pie::Gone => Ok(()),
            Pie::ToCome => f.write_str(" pie"),
            Pie::Offered => f.write_str(" swap"),
        }
    }
}

impl fmt::Debug for Emblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Emblem {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Emblem, ParseError> {
        let mut cursor = Cursor::new(text);
        let (mut pieces, mut symbol_bits) = ([Mask::EMPTY; 2], [Mask::EMPTY; 2]);
        let mut counts = [0; 8];
        cursor.board(SIDE, SIDE, LETTERS, |square, letter, place| {
            if letter < 8 {
                counts[letter] += 1;
                if counts[letter] > OF_EACH_SYMBOL {
                    return place.error(Expected::AtMost(OF_EACH_SYMBOL, &LETTERS[letter..=letter]));
                }
                pieces[letter / 4] |= square.mask();
                for (bit, bits) in symbol_bits.iter_mut().enumerate() {
                    if letter >> bit & 1 == 1 {
                        *bits |= square.mask();
                    }
                }
            }
            Ok(())
        })?;
        if let Some(letter) = counts.iter().position(|&count| count < OF_EACH_SYMBOL) {
            return cursor.error(Expected::Exactly(OF_EACH_SYMBOL, &LETTERS[letter..=letter]));
        }
        cursor.expect(" ")?;
        let turn = Seat(cursor.one_of(SIDES)? as u8);
        let symbols = if cursor.eat(" areas") { Symbols::Areas } else { Symbols::Everywhere };
        let pie = if cursor.eat(" pie") {
            Pie::ToCome
        } else if cursor.eat(" swap") {
            Pie::Offered
        } else {
            Pie::Gone
        };
        cursor.end()?;
        Ok(Emblem { pieces, symbol_bits, turn, symbols, pie })
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Step { from, to } => write!(f, "{from}{to}"),
            Move::Swap => f.write_str("swap"),
        }
    }
}

impl FromStr for Move {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Move, ParseError> {
        let mut cursor = Cursor::new(text);
        let mv = if cursor.eat("swap") {
            Move::Swap
        } else {
            Move::Step { from: cursor.square(SIDE, SIDE)?, to: cursor.square(SIDE, SIDE)? }
        };
        cursor.end()?;
        Ok(mv)
    }
}

const fn of(symbols: Symbols, setup: Setup, pie: bool) -> Options {
    Options { symbols, setup, pie }
}

/// The variants, in the order in which `Words::VARIANT_CHOICES` counts them.
pub(super) static VARIANTS: Variants<Options, 16> = Variants::new([
    (of(Symbols::Everywhere, Setup::Pairs, false), ""),
    (of(Symbols::Everywhere, Setup::Pairs, true), "pie"),
    (of(Symbols::Everywhere, Setup::Checker, false), "checker"),
    (of(Symbols::Everywhere, Setup::Checker, true), "checker,pie"),
    (of(Symbols::Everywhere, Setup::Diagonal, false), "diagonal"),
    (of(Symbols::Everywhere, Setup::Diagonal, true), "diagonal,pie"),
    (of(Symbols::Everywhere, Setup::Facing, false), "facing"),
    (of(Symbols::Everywhere, Setup::Facing, true), "facing,pie"),
    (of(Symbols::Areas, Setup::Pairs, false), "areas"),
    (of(Symbols::Areas, Setup::Pairs, true), "areas,pie"),
    (of(Symbols::Areas, Setup::Checker, false), "areas,checker"),
    (of(Symbols::Areas, Setup::Checker, true), "areas,checker,pie"),
    (of(Symbols::Areas, Setup::Diagonal, false), "areas,diagonal"),
    (of(Symbols::Areas, Setup::Diagonal, true), "areas,diagonal,pie"),
    (of(Symbols::Areas, Setup::Facing, false), "areas,facing"),
    (of(Symbols::Areas, Setup::Facing, true), "areas,facing,pie"),
]);

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
    fn every_start_parses_and_sleeps() {
        for &options in Emblem::VARIANTS {
            let start = Emblem::start(options);
            assert_eq!(start.asleep(), start.occupied());
            assert_eq!(options.to_string().parse(), Ok(options));
        }
    }

    #[test]
    fn errors_name_the_column_and_what_was_expected() {
        let error = |text: &str| text.parse::<Emblem>().unwrap_err().to_string();
        assert_eq!(
            error("cd..CD/.B..ab/....../....../cd..CD/AB..ab R"),
            "column 42: expected exactly 2 of A"
        );
        assert_eq!(
            error("cd..CD/AB..ab/....../....../cd..CD/AB..ab R pairs"),
            "column 44: expected the end of the text"
        );
        assert_eq!(
            error("cd..CD/AB..ab/....../....../cd..CD/AB..ab R pie swap"),
            "column 48: expected the end of the text"
        );
        assert_eq!(error("cd..CD/AB..ab/......./....../cd..CD/AB..ab R"), "column 21: expected “/”");
    }
}
