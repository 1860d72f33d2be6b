//! The position: the pieces of each player, and the two bits of the symbol on each piece.
//!
//! The symbol of a square follows from its place: the lower bit is the parity of its column, the higher bit
//! that of its row, both counted from 0.
//!
//! ```text
//! row 2   C D C D C D      A = 00   B = 01
//! row 1   A B A B A B      C = 10   D = 11
//!         a b c d e f
//! ```

use super::moves::Move;
use super::notation;
use crate::rules::{Facts, Mask, Outcome, Position, Seat, Side, Square, Starter, hash};
use std::ops::ControlFlow;

/// The four symbols: circle, triangle, square, cross.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Symbol {
    Circle,
    Triangle,
    Square,
    Cross,
}

impl Symbol {
    pub const ALL: [Symbol; 4] = [Symbol::Circle, Symbol::Triangle, Symbol::Square, Symbol::Cross];
}

/// Which squares bear a symbol.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum Symbols {
    #[default]
    Everywhere,
    /// Only the four starting areas.
    Areas,
}

/// Where the pieces of each player start.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum Setup {
    #[default]
    Pairs,
    Checker,
    Diagonal,
    Facing,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Options {
    pub symbols: Symbols,
    pub setup: Setup,
    /// The second player may take over the first turn.
    pub pie: bool,
}

/// What has become of the pie rule. It names no seat, so that positions with exchanged players are images of each
/// other.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum Pie {
    /// It is not played with, or it is past.
    #[default]
    Gone,
    /// The next turn is the first, which can then be taken over.
    ToCome,
    /// The turn just played can be taken over.
    Offered,
}

/// A position of Emblem. Seat 0 is red, seat 1 blue.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Emblem {
    pub(super) pieces: [Mask; 2],
    /// The lower and the higher bit of the symbol on each piece.
    pub(super) symbol_bits: [Mask; 2],
    pub(super) turn: Seat,
    pub(super) symbols: Symbols,
    pub(super) pie: Pie,
}

pub(super) const SIDE: u8 = 6;
const BOARD: Mask = Mask::board(6, 6);
/// The starting areas: the four corners of 2 × 2.
const AREAS: Mask = Mask(0x0000_3333_0000_3333);
/// The bits of the symbol on each square: columns b d f, and rows 2 4 6.
const SQUARE_BITS: [Mask; 2] = [Mask(0x0000_2A2A_2A2A_2A2A), Mask(0x0000_3F00_3F00_3F00)];

/// The squares that bear this symbol, when all squares bear one.
const fn squares_of(symbol: Symbol) -> Mask {
    let low = if symbol as u8 & 1 == 1 { SQUARE_BITS[0].0 } else { !SQUARE_BITS[0].0 };
    let high = if symbol as u8 & 2 == 2 { SQUARE_BITS[1].0 } else { !SQUARE_BITS[1].0 };
    Mask(low & high & BOARD.0)
}

const SQUARES_OF: [Mask; 4] = [
    squares_of(Symbol::Circle),
    squares_of(Symbol::Triangle),
    squares_of(Symbol::Square),
    squares_of(Symbol::Cross),
];

/// The squares one step away, on this board.
pub(super) static NEIGHBOURS: [Mask; 64] = {
    let mut table = [Mask::EMPTY; 64];
    let mut bit = 0;
    while bit < 64 {
        if BOARD.0 >> bit & 1 == 1 {
            table[bit as usize] = Mask(Mask(1 << bit).ring().0 & BOARD.0);
        }
        bit += 1;
    }
    table
};

/// The shifts along a row, a column and the two diagonals.
const DIRECTIONS: [u32; 4] = [1, 8, 9, 7];

/// The first squares of the runs of four in this direction.
const fn fours(pieces: u64, shift: u32) -> u64 {
    let pairs = pieces & pieces >> shift;
    pairs & pairs >> (2 * shift)
}

impl Emblem {
    /// The squares that bear a symbol at all.
    pub const fn bearing(&self) -> Mask {
        match self.symbols {
            Symbols::Everywhere => BOARD,
            Symbols::Areas => AREAS,
        }
    }

    /// Does this square belong to one of the four starting areas?
    pub const fn is_area(square: Square) -> bool {
        AREAS.has(square)
    }

    pub const fn symbols(&self) -> Symbols {
        self.symbols
    }

    pub const fn pie(&self) -> Pie {
        self.pie
    }

    /// The symbol on a square of the board, if it bears one.
    pub fn symbol_of(&self, square: Square) -> Option<Symbol> {
        let index = SQUARE_BITS[0].has(square) as usize | (SQUARE_BITS[1].has(square) as usize) << 1;
        self.bearing().has(square).then(|| Symbol::ALL[index])
    }

    #[inline(always)]
    pub fn pieces_of(&self, seat: Seat) -> Mask {
        self.pieces[seat.index()]
    }

    pub fn occupied(&self) -> Mask {
        self.pieces[0] | self.pieces[1]
    }

    fn symbol_on(&self, square: Square) -> Symbol {
        let [low, high] = self.symbol_bits;
        Symbol::ALL[low.has(square) as usize | (high.has(square) as usize) << 1]
    }

    /// The piece on a square: whose, and its symbol.
    pub fn piece_at(&self, square: Square) -> Option<(Seat, Symbol)> {
        let seat =
            [Seat::FIRST, Seat::SECOND].into_iter().find(|seat| self.pieces[seat.index()].has(square))?;
        Some((seat, self.symbol_on(square)))
    }

    /// The pieces that have never moved: those on their own symbol, since no piece may ever move onto its own.
    #[inline(always)]
    pub fn asleep(&self) -> Mask {
        let [low, high] = self.symbol_bits;
        self.occupied() & self.bearing() & !(low ^ SQUARE_BITS[0]) & !(high ^ SQUARE_BITS[1])
    }

    /// Where the piece on this square may go.
    #[inline(always)]
    pub fn targets(&self, from: Square) -> Mask {
        let forbidden = SQUARES_OF[self.symbol_on(from) as usize] & self.bearing();
        NEIGHBOURS[from.bit() as usize] & !self.occupied() & !forbidden
    }

    pub(super) fn has_line(&self, seat: Seat) -> bool {
        let awake = (self.pieces[seat.index()] & !self.asleep()).0;
        DIRECTIONS.iter().any(|&shift| fours(awake, shift) != 0)
    }

    /// The winning lines of a player, each as the set of its four squares.
    pub fn lines(&self, seat: Seat) -> impl Iterator<Item = Mask> {
        let awake = (self.pieces[seat.index()] & !self.asleep()).0;
        DIRECTIONS.into_iter().flat_map(move |shift| {
            Mask(fours(awake, shift)).map(move |first| {
                let first = first.mask();
                first | first << shift | first << (2 * shift) | first << (3 * shift)
            })
        })
    }

    /// The player with a winning line: in a position that play can reach, the one who has just moved.
    fn aligned(&self) -> Option<Seat> {
        [self.turn.other(), self.turn].into_iter().find(|&seat| self.has_line(seat))
    }

    fn can_move(&self) -> bool {
        self.pie == Pie::Offered || self.pieces_of(self.turn).any(|from| !self.targets(from).is_empty())
    }
}

impl Position for Emblem {
    type Move = Move;
    type Options = Options;
    type Refusal = super::Refusal;

    const FACTS: Facts = Facts {
        id: "emblem",
        columns: SIDE,
        rows: SIDE,
        repetition: true,
        turn_limit: Some(200),
        starter: Starter::FirstSeat,
    };
    const VARIANTS: &'static [Options] = notation::VARIANTS.options();

    fn start(options: Options) -> Emblem {
        let text = match options.setup {
            Setup::Pairs => "cd..CD/AB..ab/....../....../cd..CD/AB..ab R",
            Setup::Checker => "Cd..Cd/aB..aB/....../....../cD..cD/Ab..Ab R",
            Setup::Diagonal => "cd..CD/ab..AB/....../....../CD..cd/AB..ab R",
            Setup::Facing => "cd..cd/ab..ab/....../....../CD..CD/AB..AB R",
        };
        let start: Emblem = text.parse().expect("the four starts parse: tested in notation.rs");
        let pie = if options.pie { Pie::ToCome } else { Pie::Gone };
        Emblem { symbols: options.symbols, pie, ..start }
    }

    fn options(&self) -> Options {
        Options { symbols: self.symbols, setup: Setup::default(), pie: self.pie != Pie::Gone }
    }

    fn turn(&self) -> Seat {
        self.turn
    }

    fn outcome(&self) -> Option<Outcome> {
        match self.aligned() {
            Some(seat) => Some(Outcome::win(Side(seat.0))),
            None if self.can_move() => None,
            None => Some(Outcome::win(Side(self.turn.other().0))),
        }
    }

    fn each_move<B>(&self, mut visit: impl FnMut(Move) -> ControlFlow<B>) -> ControlFlow<B> {
        if self.aligned().is_some() {
            return ControlFlow::Continue(());
        }
        for from in self.pieces[self.turn.index()] {
            for to in self.targets(from) {
                visit(Move::Step { from, to })?;
            }
        }
        if self.pie == Pie::Offered {
            visit(Move::Swap)?;
        }
        ControlFlow::Continue(())
    }

    fn check(&self, mv: Move) -> Result<(), super::Refusal> {
        self.refusal(mv).map_or(Ok(()), Err)
    }

    fn play_unchecked(&mut self, mv: Move) {
        match mv {
            Move::Step { from, to } => {
                let both = from.mask() | to.mask();
                self.pieces[self.turn.index()] ^= both;
                for bits in &mut self.symbol_bits {
                    if bits.has(from) {
                        *bits ^= both;
                    }
                }
            }
            Move::Swap => self.pieces.swap(0, 1),
        }
        self.turn = self.turn.other();
        self.pie = if self.pie == Pie::ToCome { Pie::Offered } else { Pie::Gone };
    }

    fn key(&self) -> u64 {
        // The frame's last column is free in every mask: the turn, the symbols and the pie rule go there.
        let pie = u64::from(self.pie == Pie::ToCome) << 23 | u64::from(self.pie == Pie::Offered) << 31;
        let flags = u64::from(self.turn.0) << 7 | (self.symbols as u64) << 15 | pie;
        let [low, high] = self.symbol_bits;
        hash::key(&[self.pieces[0].0 | flags, self.pieces[1].0, low.0, high.0])
    }

    fn count_moves(&self) -> u64 {
        if self.aligned().is_some() {
            return 0;
        }
        let steps: u64 = self.pieces[self.turn.index()].map(|from| u64::from(self.targets(from).len())).sum();
        steps + u64::from(self.pie == Pie::Offered)
    }
}
