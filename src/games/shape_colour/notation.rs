//! Rods with their pieces from the bottom up, scores, player; `a1:b2,c3+CB@a1` for turns (RULES 4).

use super::moves::{Move, Spread, Targets};
use super::pieces::{Colour, Kind, Shape};
use super::position::{LEVELS, MOST_POINTS, OF_EACH_KIND, Options, RODS, ShapeColour};
use crate::rules::{Cursor, Expected, ParseError, Position, Square, Variants};
use std::fmt;
use std::str::FromStr;

const SHAPES: &str = "CLS";
const COLOURS: &str = "BYR";
/// The nine kinds, in the order of [`Kind::index`].
const KINDS: [&str; Kind::COUNT] = ["CB", "CY", "CR", "LB", "LY", "LR", "SB", "SY", "SR"];

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(KINDS[self.index()])
    }
}

fn kind(cursor: &mut Cursor<'_>) -> Result<Kind, ParseError> {
    let shape = Shape::ALL[cursor.one_of(SHAPES)?];
    let colour = Colour::ALL[cursor.one_of(COLOURS)?];
    Ok(Kind { shape, colour })
}

impl fmt::Display for ShapeColour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rod in (0..RODS).map(|index| Square::of_index(index, 4)) {
            if self.height(rod) == 0 {
                f.write_str("-")?;
            }
            for kind in self.stack(rod) {
                write!(f, "{kind}")?;
            }
            f.write_str(" ")?;
        }
        let scores: Vec<String> = self.scores[..self.seats() as usize].iter().map(u32::to_string).collect();
        let team = if self.options == Options::Teams { "t" } else { "" };
        write!(f, "| {} | {team}{}", scores.join(","), self.turn().0 + 1)
    }
}

impl fmt::Debug for ShapeColour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Reads one rod and the space behind it.
fn read_rod(cursor: &mut Cursor<'_>, pos: &mut ShapeColour, rod: Square) -> Result<(), ParseError> {
    if cursor.eat("-") {
        return cursor.expect(" ");
    }
    for level in 0..LEVELS {
        if level > 0 && cursor.peek() == Some(' ') {
            break;
        }
        let before = cursor.clone();
        let kind = kind(cursor)?;
        if pos.left(kind) == 0 {
            return before.error(Expected::AtMost(OF_EACH_KIND, KINDS[kind.index()]));
        }
        pos.left[kind.index()] -= 1;
        pos.put(kind, rod);
    }
    cursor.expect(" ")
}

/// Reads the scores; their number tells how many play.
fn read_scores(cursor: &mut Cursor<'_>, pos: &mut ShapeColour) -> Result<usize, ParseError> {
    let mut players = 0;
    loop {
        let score = cursor.number(MOST_POINTS)?;
        if players == pos.scores.len() {
            return cursor.error(Expected::PlayerCount);
        }
        pos.scores[players] = score;
        players += 1;
        if !cursor.eat(",") {
            break;
        }
    }
    if players < 2 { cursor.error(Expected::PlayerCount) } else { Ok(players) }
}

impl FromStr for ShapeColour {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<ShapeColour, ParseError> {
        let mut cursor = Cursor::new(text);
        let mut pos = ShapeColour::empty(Options::Two);
        for index in 0..RODS {
            read_rod(&mut cursor, &mut pos, Square::of_index(index, 4))?;
        }
        if pos.is_first_phase() && pos.occupied(1) != 0 {
            return cursor.error(Expected::SinglePiece);
        }
        cursor.expect("| ")?;
        let players = read_scores(&mut cursor, &mut pos)?;
        cursor.expect(" | ")?;
        let before_player = cursor.clone();
        pos.options = match (players, cursor.eat("t")) {
            (2, false) => Options::Two,
            (3, false) => Options::Three,
            (4, false) => Options::Four,
            (4, true) => Options::Teams,
            _ => return before_player.error(Expected::PlayerCount),
        };
        let player = cursor.one_of("1234")?;
        cursor.end()?;
        if player != pos.turn().index() {
            let digit = (b'1' + pos.turn().0) as char;
            return before_player.error(Expected::SideToMove(digit));
        }
        Ok(pos)
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(Spread { from, targets }) = self.spread {
            from.fmt(f)?;
            for (i, rod) in targets.iter().enumerate() {
                f.write_str(if i == 0 { ":" } else { "," })?;
                rod.fmt(f)?;
            }
            f.write_str("+")?;
        }
        self.kind.fmt(f)?;
        f.write_str("@")?;
        self.rod.fmt(f)
    }
}

fn read_spread(cursor: &mut Cursor<'_>) -> Result<Spread, ParseError> {
    let from = cursor.square(4, 4)?;
    cursor.expect(":")?;
    let mut targets = Targets::default().with(cursor.square(4, 4)?);
    while targets.as_slice().len() < LEVELS && cursor.eat(",") {
        targets = targets.with(cursor.square(4, 4)?);
    }
    cursor.expect("+")?;
    Ok(Spread { from, targets })
}

impl FromStr for Move {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Move, ParseError> {
        let mut cursor = Cursor::new(text);
        // Rods are named in lower case, kinds of piece in upper case.
        let has_spread = cursor.peek().is_some_and(|next| next.is_ascii_lowercase());
        let spread = if has_spread { Some(read_spread(&mut cursor)?) } else { None };
        let kind = kind(&mut cursor)?;
        cursor.expect("@")?;
        let rod = cursor.square(4, 4)?;
        cursor.end()?;
        Ok(Move { spread, kind, rod })
    }
}

/// The variants, in the order in which `Words::VARIANT_CHOICES` counts them.
pub(super) static VARIANTS: Variants<Options, 5> = Variants::new([
    (Options::Two, ""),
    (Options::Three, "3"),
    (Options::Four, "4"),
    (Options::Teams, "teams"),
    (Options::Ahead, "ahead"),
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
    fn the_highest_score_that_can_be_read_is_the_highest_that_is_written() {
        let pos: ShapeColour =
            "- CB CB CB - - - - - - - - - - - - | 0,999999999 | 2".parse().expect("a position");
        let next = pos.play("CB@a1".parse().expect("a turn")).expect("legal");
        assert_eq!(next.to_string().parse(), Ok(next));
    }

    #[test]
    fn errors_name_the_column_and_what_was_expected() {
        let error = |text: &str| text.parse::<ShapeColour>().unwrap_err().to_string();
        let rods = "- ".repeat(16);
        assert_eq!(
            error(&format!("{rods}| 0,0 | 2")),
            "column 41: expected 1 to move, as the numbers of pieces say"
        );
        assert_eq!(
            error(&format!("{rods}| 0,0,0 | t1")),
            "column 43: expected as many scores as players: 2, 3 or 4, and 4 in teams"
        );
        assert_eq!(
            error("CBSB - - - - - - - - - - - - - - - | 0,0 | 1"),
            "column 36: expected no second piece on a rod while others have none"
        );
        let five = error("CB CB CB CB CB - - - - - - - - - - - | 0,0 | 2");
        assert_eq!(five, "column 13: expected at most 4 of CB");
        let error = |text: &str| text.parse::<Move>().unwrap_err().to_string();
        assert_eq!(error("a1:b2,+CB@a1"), "column 7: expected a square from a1 to d4");
        assert_eq!(error("a1:b1,c1,d1,a2+CB@a1"), "column 12: expected “+”");
    }
}
