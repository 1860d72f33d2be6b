//! A half-made turn as data: what has been pressed so far, what can be pressed next, and what a press does.
//! The board, the keyboard and the tests all make turns on this one path.

use super::grid::{Direction, Line, Square};
use super::parse::{Cursor, Expected, ParseError};
use super::position::Position;
use std::fmt;
use std::fmt::Debug;
use std::hash::Hash;
use std::str::FromStr;

/// Something that a player can press.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Target {
    /// A square or a rod of the board.
    Square(Square),
    /// A kind of piece in the tray, the box, or a face of the card in hand.
    Tray(u8),
    /// A row or column that can slide.
    Line(Line),
    /// The direction in which the chosen line slides.
    Direction(Direction),
    /// The opponent's turn, to be taken over: a button beside the board.
    Swap,
}

/// The names of [`Direction::ALL`], in that order.
const DIRECTIONS: [&str; 4] = ["left", "right", "up", "down"];

/// The name of a target in the page, in stored half-made turns and in tests: `b3`, `tray-0`, `line-c`, `way-up`.
impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Target::Square(square) => write!(f, "{square}"),
            Target::Tray(kind) => write!(f, "tray-{kind}"),
            Target::Line(line) => write!(f, "line-{line}"),
            Target::Direction(direction) => write!(f, "way-{}", DIRECTIONS[*direction as usize]),
            Target::Swap => f.write_str("swap"),
        }
    }
}

/// Reads a target as [`Display`](fmt::Display) writes it, and in no other form.
impl FromStr for Target {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Target, ParseError> {
        let mut cursor = Cursor::new(text);
        let target = if cursor.eat("tray-") {
            Target::Tray(cursor.number(u8::MAX.into())? as u8)
        } else if cursor.eat("line-") {
            match cursor.one_of("12345678abcdefgh")? as u8 {
                row @ 0..8 => Target::Line(Line::Row(row)),
                column => Target::Line(Line::Column(column - 8)),
            }
        } else if cursor.eat("way-") {
            let named = DIRECTIONS.iter().position(|name| cursor.eat(name));
            match named {
                Some(index) => Target::Direction(Direction::ALL[index]),
                None => return cursor.error(Expected::Word(&DIRECTIONS)),
            }
        } else if cursor.eat("swap") {
            Target::Swap
        } else {
            Target::Square(cursor.square(8, 8)?)
        };
        cursor.end()?;
        Ok(target)
    }
}

/// What a press does to a half-made turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Press<Draft, Move, Refusal> {
    /// Ignored: the target means nothing now.
    Ignored,
    /// Refused, for this reason.
    Refused(Refusal),
    /// The turn is carried on, and not yet whole.
    Drafted(Draft),
    /// The turn is whole and legal.
    Complete(Move),
}

/// What [`Guided::press`] returns for a game.
pub type PressOf<P> = Press<<P as Guided>::Draft, <P as Position>::Move, <P as Position>::Refusal>;

/// A game whose turns are made of presses.
pub trait Guided: Position {
    /// What has been pressed so far; nothing, by default.
    type Draft: Copy + Eq + Hash + Default + Debug;

    /// The game shows a whole turn in its own way before it is played, and asks for confirmation where
    /// [`Guided::is_tricky`] says so.
    const CONFIRMS: bool = false;
    /// The tray belongs to all players, not to each.
    const SHARED_TRAY: bool = false;

    /// The targets that carry this half-made turn on. From each of them some legal turn can be reached,
    /// and following offers reaches every legal turn.
    fn offer(&self, draft: &Self::Draft, sink: &mut dyn FnMut(Target));

    /// What pressing this target does: carries the turn on if it is offered; otherwise changes an earlier
    /// choice where that makes sense, or says why not.
    fn press(&self, draft: &Self::Draft, target: Target) -> PressOf<Self>;

    /// The presses that make this legal turn, in the order in which [`Guided::offer`] asks for them.
    fn presses(&self, mv: Self::Move, sink: &mut dyn FnMut(Target));

    /// Is a slip likely in this turn? Then it is confirmed before it is played, unless the player wants it otherwise.
    fn is_tricky(_: Self::Move) -> bool {
        Self::CONFIRMS
    }

    /// The position as a half-made turn, or one that waits to be confirmed, shows it.
    fn shown(&self, _draft: &Self::Draft, _waiting: Option<Self::Move>) -> Self {
        *self
    }

    /// What can be pressed beside the squares, each as the two presses that it stands for.
    fn handles(&self) -> Vec<[Target; 2]> {
        Vec::new()
    }

    /// The kind of the tray that is chosen in a half-made turn.
    fn chosen_kind(_: &Self::Draft) -> Option<u8> {
        None
    }

    /// The square that is chosen in a half-made turn.
    fn chosen_square(draft: &Self::Draft) -> Option<Square>;

    /// All offers at once.
    fn offers(&self, draft: &Self::Draft) -> Vec<Target> {
        let mut targets = Vec::new();
        self.offer(draft, &mut |target| targets.push(target));
        targets
    }
}

/// A piece to be placed: its kind and its square can be chosen in either order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Placement<Kind> {
    pub kind: Option<Kind>,
    pub square: Option<Square>,
}

impl<Kind> Default for Placement<Kind> {
    fn default() -> Self {
        Placement { kind: None, square: None }
    }
}

impl<Kind: Copy + Eq> Placement<Kind> {
    pub fn is_empty(&self) -> bool {
        self.kind.is_none() && self.square.is_none()
    }

    /// Both choices, once made.
    pub fn whole(&self) -> Option<(Kind, Square)> {
        self.kind.zip(self.square)
    }

    /// Choosing a kind: another kind replaces it, the same one again deselects it.
    #[must_use]
    pub fn with_kind(self, kind: Kind) -> Self {
        Placement { kind: (self.kind != Some(kind)).then_some(kind), ..self }
    }

    /// The same for a square.
    #[must_use]
    pub fn with_square(self, square: Square) -> Self {
        Placement { square: (self.square != Some(square)).then_some(square), ..self }
    }

    /// Offers the kinds and squares that `legal` allows together with what is chosen already.
    pub fn offer(
        &self,
        kinds: &[Kind],
        squares: &[Square],
        legal: impl Fn(Kind, Square) -> bool,
        tray: impl Fn(Kind) -> Target,
        sink: &mut dyn FnMut(Target),
    ) {
        if self.kind.is_none() {
            let fits = |kind| match self.square {
                Some(square) => legal(kind, square),
                None => squares.iter().any(|&square| legal(kind, square)),
            };
            kinds.iter().filter(|&&kind| fits(kind)).for_each(|&kind| sink(tray(kind)));
        }
        if self.square.is_none() {
            let fits = |square| match self.kind {
                Some(kind) => legal(kind, square),
                None => kinds.iter().any(|&kind| legal(kind, square)),
            };
            squares.iter().filter(|&&square| fits(square)).for_each(|&square| sink(Target::Square(square)));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_target_is_read_as_it_is_written() {
        let squares = (0..64).map(|bit| Target::Square(Square::of_bit(bit)));
        let lines = (0..8).flat_map(|index| [Line::Row(index), Line::Column(index)]).map(Target::Line);
        let targets = squares.chain((0..=u8::MAX).map(Target::Tray)).chain(lines);
        for target in targets.chain(Direction::ALL.map(Target::Direction)).chain([Target::Swap]) {
            assert_eq!(target.to_string().parse(), Ok(target), "{target}");
        }
        for (text, target) in [
            ("b3", Target::Square(Square::new(1, 2))),
            ("tray-12", Target::Tray(12)),
            ("line-c", Target::Line(Line::Column(2))),
            ("line-3", Target::Line(Line::Row(2))),
            ("way-down", Target::Direction(Direction::Down)),
        ] {
            assert_eq!(text.parse(), Ok(target), "{text}");
        }
    }

    #[test]
    fn what_is_no_target_is_refused_where_it_goes_wrong() {
        let square = Expected::SquareUpTo(Square::new(7, 7));
        let number = Expected::NumberUpTo(255);
        let line = Expected::OneOf("12345678abcdefgh");
        let direction = Expected::Word(&DIRECTIONS);
        for (text, column, expected) in [
            ("", 1, square),
            ("a0", 1, square),
            ("a9", 1, square),
            ("i1", 1, square),
            ("B3", 1, square),
            (" b3", 1, square),
            ("b33", 3, Expected::End),
            ("b3 ", 3, Expected::End),
            ("tray", 1, square),
            ("tray-", 6, number),
            ("tray-300", 6, number),
            ("tray-01", 6, number),
            ("tray--1", 6, number),
            ("Tray-1", 1, square),
            ("tray-1x", 7, Expected::End),
            ("line-", 6, line),
            ("line-0", 6, line),
            ("line-9", 6, line),
            ("line-C", 6, line),
            ("line-i", 6, line),
            ("line-10", 7, Expected::End),
            ("way-", 5, direction),
            ("way-Up", 5, direction),
            ("way-uphill", 7, Expected::End),
            ("swaps", 5, Expected::End),
            ("Swap", 1, square),
            ("é", 1, square),
        ] {
            assert_eq!(text.parse::<Target>(), Err(ParseError { column, expected }), "{text:?}");
        }
    }
}
