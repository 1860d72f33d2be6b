//! Tiles and pawns in one letter each; `b1b2` for a step, `3<` or `c^` for a slide (RULES 5).

use super::addition::{Addition, COUNTED_AFTER};
use super::moves::{Move, Slide};
use super::position::{Minos, Options, SIDE};
use crate::rules::parse::write_board;
use crate::rules::{Cursor, Direction, Expected, Line, Mask, ParseError, Position, Seat, Variants};
use std::fmt;
use std::str::FromStr;

/// White and dark tile; light and dark pawn on a white tile; the same on a dark tile, which only juniors have.
const LETTERS: &str = ".#LDld";
const SENIOR_LETTERS: &str = ".#LD";
const SIDES: &str = "LD";
const DARK_TILES: u8 = 13;
const PAWNS_EACH: u8 = 5;

impl fmt::Display for Minos {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_board(f, SIDE, SIDE, |square| {
            let dark = self.dark_tiles.has(square) as usize;
            let index = match self.pawn_at(square) {
                None => dark,
                Some(seat) => 2 + 2 * dark + seat.index(),
            };
            LETTERS.as_bytes()[index] as char
        })?;
        write!(f, " {} ", SIDES.as_bytes()[self.turn().index()] as char)?;
        match self.forbidden {
            Some(slide) => write!(f, "{slide}")?,
            None => f.write_str("-")?,
        }
        if let Some(left) = self.left {
            write!(f, " {left}")?;
        }
        if self.gates {
            f.write_str(" gates")?;
        }
        if self.junior { f.write_str(" junior") } else { Ok(()) }
    }
}

impl fmt::Debug for Minos {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// How many of a thing there must be, exactly.
fn exactly(cursor: &Cursor<'_>, mask: Mask, count: u8, letter: &'static str) -> Result<(), ParseError> {
    if mask.len() == u32::from(count) { Ok(()) } else { cursor.error(Expected::Exactly(count, letter)) }
}

impl FromStr for Minos {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Minos, ParseError> {
        // The last word says which letters the board may have.
        let junior = text.ends_with(" junior");
        let letters = if junior { LETTERS } else { SENIOR_LETTERS };
        let mut cursor = Cursor::new(text);
        let (mut dark_tiles, mut pawns) = (Mask::EMPTY, [Mask::EMPTY; 2]);
        cursor.board(SIDE, SIDE, letters, |square, letter, _| {
            if letter == 1 || letter >= 4 {
                dark_tiles |= square.mask();
            }
            if letter >= 2 {
                pawns[letter % 2] |= square.mask();
            }
            Ok(())
        })?;
        exactly(&cursor, dark_tiles, DARK_TILES, "#")?;
        exactly(&cursor, pawns[0], PAWNS_EACH, "L")?;
        exactly(&cursor, pawns[1], PAWNS_EACH, "D")?;
        cursor.expect(" ")?;
        let turn = Seat(cursor.one_of(SIDES)? as u8);
        cursor.expect(" ")?;
        let forbidden = if cursor.eat("-") { None } else { Some(slide(&mut cursor)?) };
        let left = turns_left(&mut cursor)?;
        let gates = left.is_some() && cursor.eat(" gates");
        if junior {
            cursor.expect(" junior")?;
        }
        cursor.end()?;
        Ok(Minos { dark_tiles, pawns, forbidden, turn, junior, left, gates })
    }
}

/// The turns before the count, where there is one: a space and their number.
fn turns_left(cursor: &mut Cursor<'_>) -> Result<Option<u8>, ParseError> {
    let mut ahead = cursor.clone();
    if !ahead.eat(" ") || !ahead.peek().is_some_and(|next| next.is_ascii_digit()) {
        return Ok(None);
    }
    *cursor = ahead;
    Ok(Some(cursor.number(COUNTED_AFTER.into())? as u8))
}

impl fmt::Display for Slide {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = match self.direction {
            Direction::Left => '<',
            Direction::Right => '>',
            Direction::Up => '^',
            Direction::Down => 'v',
        };
        write!(f, "{}{sign}", self.line)
    }
}

fn slide(cursor: &mut Cursor<'_>) -> Result<Slide, ParseError> {
    let index = cursor.one_of("1234567abcdefg")? as u8;
    let (line, signs) =
        if index < SIDE { (Line::Row(index), "<>") } else { (Line::Column(index - SIDE), "^v") };
    Ok(Slide { line, direction: line.directions()[cursor.one_of(signs)?] })
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Step { from, to } => write!(f, "{from}{to}"),
            Move::Slide(slide) => write!(f, "{slide}"),
        }
    }
}

impl FromStr for Move {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Move, ParseError> {
        let mut cursor = Cursor::new(text);
        // A step begins with a letter and a digit; a slide has one of them alone.
        let is_step = matches!(text.as_bytes(), [b'a'..=b'z', b'0'..=b'9', ..]);
        let mv = if is_step {
            Move::Step { from: cursor.square(SIDE, SIDE)?, to: cursor.square(SIDE, SIDE)? }
        } else {
            Move::Slide(slide(&mut cursor)?)
        };
        cursor.end()?;
        Ok(mv)
    }
}

/// The variants, in the order in which `Words::VARIANT_CHOICES` counts them.
pub(super) static VARIANTS: Variants<Options, 6> = Variants::new([
    (Options { junior: false, addition: Addition::Nothing }, ""),
    (Options { junior: false, addition: Addition::Count }, "count"),
    (Options { junior: false, addition: Addition::Gates }, "gates"),
    (Options { junior: true, addition: Addition::Nothing }, "junior"),
    (Options { junior: true, addition: Addition::Count }, "count,junior"),
    (Options { junior: true, addition: Addition::Gates }, "gates,junior"),
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
    fn the_starts_are_those_of_the_rules() {
        let text = "#DDDDD#/.#...#./..#.#../...#.../..#.#../.#...#./#LLLLL# L -";
        assert_eq!(Minos::start(Options::default()).to_string(), text);
        assert_eq!(
            Minos::start(Options { junior: true, ..Options::default() }).to_string(),
            format!("{text} junior")
        );
        assert_eq!(
            Minos::start_by(Options::default(), Seat::SECOND).to_string(),
            text.replace(" L -", " D -")
        );
    }

    #[test]
    fn errors_name_the_column_and_what_was_expected() {
        let start = Minos::start(Options::default()).to_string();
        let error = |text: &str| text.parse::<Minos>().unwrap_err().to_string();
        assert_eq!(error(&start.replacen("D", "d", 1)), "column 2: expected one of “.#LD”");
        assert_eq!(error(&start.replacen("DD", "D.", 1)), "column 56: expected exactly 5 of D");
        assert_eq!(error(&start.replace("L -", "L 3^")), "column 60: expected one of “<>”");
        let error = |text: &str| text.parse::<Move>().unwrap_err().to_string();
        assert_eq!(error("b8b7"), "column 1: expected a square from a1 to g7");
        assert_eq!(error("c<"), "column 2: expected one of “^v”");
    }
}
