//! The traits of a game: positions and turns, and the symmetries of its board.

use super::grid::Square;
use super::outcome::Outcome;
use super::parse::ParseError;
use super::rng::Rng;
use super::seat::{Scores, Seat, Side, SideSet};
use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::ops::ControlFlow;
use std::str::FromStr;

/// What holds for all positions of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Facts {
    /// The name in commands, links and files.
    pub id: &'static str,
    pub columns: u8,
    pub rows: u8,
    /// A position that occurs for the third time is a draw.
    pub repetition: bool,
    /// A game of this many turns without a winner is a draw.
    pub turn_limit: Option<usize>,
    pub starter: Starter,
}

impl Facts {
    /// The squares of the board row by row, from the upper left.
    pub fn squares(self) -> impl DoubleEndedIterator<Item = Square> {
        let square = move |place| Square::new(place % self.columns, self.rows - 1 - place / self.columns);
        (0..self.columns * self.rows).map(square)
    }
}

/// How the players of a match take turns at playing first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Starter {
    /// Seat 0 always starts, so the players change seats between rounds.
    FirstSeat,
    /// Everybody keeps the same seat, and any seat may start.
    AnySeat,
}

/// A position of one game, and its rules.
///
/// A position is a small value: it is copied, never taken back. It knows nothing of its past; what depends on
/// the past (repetition, the limit of turns) is the business of a match.
pub trait Position:
    Copy + Eq + Hash + Debug + Display + FromStr<Err = ParseError> + Send + Sync + 'static
{
    type Move: Copy + Eq + Hash + Debug + Display + FromStr<Err = ParseError> + Send + Sync + 'static;
    /// What is chosen before a game. The text form names what is not the default.
    type Options: Copy + Eq + Default + Debug + Display + FromStr<Err = ParseError> + Send + Sync + 'static;
    /// Why a turn is illegal, as data: which piece, line, rod or lock forbids it.
    type Refusal: Copy + Eq + Debug;

    const FACTS: Facts;
    /// All options that a game can be played with, the default first.
    const VARIANTS: &'static [Self::Options];

    fn start(options: Self::Options) -> Self;

    /// The start of a round in which this seat plays first.
    ///
    /// Only games of [`Starter::AnySeat`] are ever asked for another seat than the first.
    fn start_by(options: Self::Options, _first: Seat) -> Self {
        Self::start(options)
    }

    /// From how many starts the lot of a round is drawn; one where the start is always the same. Only games of
    /// [`Starter::FirstSeat`] have more.
    fn lots(_: Self::Options) -> usize {
        1
    }

    /// The start on which the lot has fallen; [`Position::start`] is that of lot 0.
    fn drawn_start(options: Self::Options, _lot: usize) -> Self {
        Self::start(options)
    }

    /// The options that a position shows. What concerns only the start is the default.
    fn options(&self) -> Self::Options {
        Self::Options::default()
    }

    /// Is this a position of a game with these options?
    fn has_options(&self, options: Self::Options) -> bool {
        Self::start(options).options() == self.options()
    }

    /// The seat that plays next; in a finished game, the seat that would.
    fn turn(&self) -> Seat;

    fn seats(&self) -> u8 {
        2
    }

    fn side_of(&self, seat: Seat) -> Side {
        Side(seat.0)
    }

    /// The sides of this game.
    fn sides(&self) -> SideSet {
        (0..self.seats()).map(|seat| self.side_of(Seat(seat))).fold(SideSet::EMPTY, SideSet::with)
    }

    fn scores(&self) -> Option<Scores> {
        None
    }

    /// `None` while the game goes on. A game has an outcome if and only if it has no legal turn.
    fn outcome(&self) -> Option<Outcome>;

    /// How a finished game was decided, in a word: for measurements.
    fn way_of_ending(&self) -> &'static str {
        "position"
    }

    /// Visits every legal turn once, until the visitor breaks off. Nothing is allocated: there may be very many.
    fn each_move<B>(&self, visit: impl FnMut(Self::Move) -> ControlFlow<B>) -> ControlFlow<B>;

    /// Is this turn legal, and if not, why? Agrees with [`Position::each_move`] without visiting the others.
    fn check(&self, mv: Self::Move) -> Result<(), Self::Refusal>;

    /// Plays a turn that the caller knows to be legal. An illegal turn leads to some well-formed position, or panics.
    fn play_unchecked(&mut self, mv: Self::Move);

    /// The position after a turn that the caller knows to be legal, as in [`Position::play_unchecked`].
    fn after(&self, mv: Self::Move) -> Self {
        let mut next = *self;
        next.play_unchecked(mv);
        next
    }

    /// Equal positions have equal keys; unequal ones nearly always differ.
    fn key(&self) -> u64;

    /// The number of legal turns.
    fn count_moves(&self) -> u64 {
        let mut count = 0;
        let _ = self.each_move(|_| {
            count += 1;
            ControlFlow::<()>::Continue(())
        });
        count
    }

    fn play(self, mv: Self::Move) -> Result<Self, Self::Refusal> {
        self.check(mv)?;
        Ok(self.after(mv))
    }

    /// A random legal turn, each about equally likely; `None` when the game is over.
    fn random_move(&self, rng: &mut Rng) -> Option<Self::Move> {
        let count = self.count_moves();
        let mut skip = if count == 0 { return None } else { rng.below(count as usize) };
        let found = self.each_move(|mv| match skip.checked_sub(1) {
            None => ControlFlow::Break(mv),
            Some(less) => {
                skip = less;
                ControlFlow::Continue(())
            }
        });
        match found {
            ControlFlow::Break(mv) => Some(mv),
            ControlFlow::Continue(()) => None,
        }
    }

    /// All legal turns. Only for games and tests where they are few.
    fn moves(&self) -> Vec<Self::Move> {
        let mut moves = Vec::new();
        let _ = self.each_move(|mv| {
            moves.push(mv);
            ControlFlow::<()>::Continue(())
        });
        moves
    }
}

/// A game that looks the same after some change of the board, the pieces or the seats.
pub trait Symmetric: Position {
    /// The number of images; image 0 is the position itself.
    const IMAGES: usize;

    fn image(&self, image: usize) -> Self;

    fn image_of_move(&self, mv: Self::Move, image: usize) -> Self::Move;

    /// The seat that corresponds to this seat in the image.
    fn image_of_seat(seat: Seat, _image: usize) -> Seat {
        seat
    }
}
