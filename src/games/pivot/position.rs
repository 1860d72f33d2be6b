//! The position: one 16-bit board per player and face.
//!
//! ```text
//! 12 13 14 15   row 4
//!  8  9 10 11
//!  4  5  6  7
//!  0  1  2  3   row 1
//!  a  b  c  d
//! ```
//!
//! Every turn lays one card, so the number of cards tells the turn and the side to move.

use super::moves::{Move, Pivoting};
use crate::rules::grid::bits;
use crate::rules::{Facts, NoOptions, Outcome, Position, Seat, Side, Square, Starter, hash};
use std::ops::ControlFlow;

/// The two faces of a card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Face {
    Black,
    Silver,
}

impl Face {
    pub const ALL: [Face; 2] = [Face::Black, Face::Silver];

    pub const fn turned_over(self) -> Face {
        match self {
            Face::Black => Face::Silver,
            Face::Silver => Face::Black,
        }
    }
}

/// A position of Pivot. Seat 0 plays the squares, seat 1 the circles.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Pivot {
    /// The cards of each seat, by face.
    pub(super) cards: [[u16; 2]; 2],
}

/// The squares from which a line of three fits to the right, and to the left.
const FIRST_TWO_COLUMNS: u16 = 0x3333;
const LAST_TWO_COLUMNS: u16 = 0xCCCC;

/// The first squares of the lines of three in a set of squares: rows, columns, and diagonals both ways.
const fn lines_in(cards: u16) -> u16 {
    let rows = cards & cards >> 1 & cards >> 2 & FIRST_TWO_COLUMNS;
    let columns = cards & cards >> 4 & cards >> 8;
    let rising = cards & cards >> 5 & cards >> 10 & FIRST_TWO_COLUMNS;
    let falling = cards & cards >> 3 & cards >> 6 & LAST_TWO_COLUMNS;
    rows | columns | rising | falling
}

/// The squares next to a square, orthogonally.
const fn neighbours(square: usize) -> u16 {
    let board = 1u32 << square;
    let left = (board & 0xEEEE) >> 1;
    let right = (board & 0x7777) << 1;
    (left | right | board >> 4 | board << 4) as u16
}

pub(super) static NEIGHBOURS: [u16; 16] = {
    let mut table = [0; 16];
    let mut square = 0;
    while square < 16 {
        table[square] = neighbours(square);
        square += 1;
    }
    table
};

/// The 24 lines of three squares.
pub(super) static LINES: [u16; 24] = {
    let mut lines = [0; 24];
    let mut next = 0;
    let shapes: [(u16, u16); 4] = [
        (0x0007, FIRST_TWO_COLUMNS),
        (0x0111, 0xFFFF),
        (0x0421, FIRST_TWO_COLUMNS),
        (0x0049, LAST_TWO_COLUMNS),
    ];
    let mut i = 0;
    while i < 4 {
        let (shape, starts) = shapes[i];
        let mut square = 0;
        while square < 16 {
            let line = (shape as u32) << square;
            if starts >> square & 1 == 1 && line <= 0xFFFF {
                lines[next] = line as u16;
                next += 1;
            }
            square += 1;
        }
        i += 1;
    }
    assert!(next == 24);
    lines
};

/// The cards of each player.
pub(super) const CARDS_EACH: u8 = 8;

/// The first and the last square of a line.
pub(super) fn ends(line: u16) -> (Square, Square) {
    let at = |index: u32| Square::of_index(index as usize, 4);
    (at(line.trailing_zeros()), at(15 - line.leading_zeros()))
}

impl Pivot {
    pub const EMPTY: Pivot = Pivot { cards: [[0; 2]; 2] };

    /// The squares of a player's cards, as a 16-bit board.
    pub const fn cards_of(&self, seat: Seat) -> u16 {
        let [black, silver] = self.cards[seat.0 as usize];
        black | silver
    }

    /// The cards that a player has not laid yet.
    pub const fn cards_left(&self, seat: Seat) -> u8 {
        CARDS_EACH - self.cards_of(seat).count_ones() as u8
    }

    pub const fn occupied(&self) -> u16 {
        self.cards_of(Seat::FIRST) | self.cards_of(Seat::SECOND)
    }

    /// The card on a square: whose, and which face it shows.
    pub fn card_at(&self, square: Square) -> Option<(Seat, Face)> {
        let bit = 1 << square.index(4);
        let seats = [Seat::FIRST, Seat::SECOND];
        let cards = seats.iter().flat_map(|&seat| Face::ALL.map(|face| (seat, face)));
        cards.into_iter().find(|&(seat, face)| self.cards[seat.index()][face as usize] & bit != 0)
    }

    pub const fn has_line(&self, seat: Seat) -> bool {
        let [black, silver] = self.cards[seat.0 as usize];
        lines_in(black) != 0 || lines_in(silver) != 0
    }

    /// The lines of a player, each as a 16-bit board.
    pub fn lines(&self, seat: Seat) -> impl Iterator<Item = u16> {
        let faces = self.cards[seat.index()];
        LINES.iter().copied().filter(move |&line| faces.iter().any(|face| face & line == line))
    }

    /// The empty squares that the card on this square could be moved to, as a 16-bit board.
    pub(super) fn pivot_targets(&self, from: usize) -> u16 {
        NEIGHBOURS[from] & !self.occupied()
    }

    /// Visits every way of moving an opposing card.
    pub(super) fn each_pivot<B>(&self, mut visit: impl FnMut(Pivoting) -> ControlFlow<B>) -> ControlFlow<B> {
        for from in bits(self.cards_of(self.turn().other())) {
            for to in bits(self.pivot_targets(from)) {
                visit(Pivoting { from: Square::of_index(from, 4), to: Square::of_index(to, 4) })?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Must the player to move begin with a pivot?
    pub fn must_pivot(&self) -> bool {
        self.each_pivot(|_| ControlFlow::Break(())).is_break()
    }

    /// The position after the first step of a turn.
    #[must_use]
    pub fn pivoted(&self, Pivoting { from, to }: Pivoting) -> Pivot {
        let (from, to) = (1 << from.index(4), 1 << to.index(4));
        let mut next = *self;
        let [black, silver] = &mut next.cards[self.turn().other().index()];
        let (shown, hidden) = if *black & from != 0 { (black, silver) } else { (silver, black) };
        *shown &= !from;
        *hidden |= to;
        next
    }

    /// Could the player to move, by laying a card now, have a line?
    fn can_lay_a_line(&self) -> bool {
        let empty = !self.occupied();
        let completes = |face: u16, line: u16| {
            let missing = line & !face;
            missing & missing.wrapping_sub(1) == 0 && missing & !empty == 0
        };
        self.cards[self.turn().index()].iter().any(|&face| LINES.iter().any(|&line| completes(face, line)))
    }

    /// Can the player to move neither break the opponent's line nor make one (RULES 2, end of a turn, 3)?
    fn is_unanswerable(&self) -> bool {
        // Laying a card changes no opposing card, so only the pivot can break the line.
        let answers = |pos: &Pivot| !pos.has_line(self.turn().other()) || pos.can_lay_a_line();
        let mut pivots = 0;
        let answered = self.each_pivot(|pivoting| {
            pivots += 1;
            if answers(&self.pivoted(pivoting)) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        answered.is_continue() && (pivots > 0 || !answers(self))
    }

    /// Visits the second step of a turn: every empty square with either face.
    fn each_lay<B>(
        &self,
        pivot: Option<Pivoting>,
        visit: &mut impl FnMut(Move) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        for square in bits(!self.occupied()) {
            for face in Face::ALL {
                visit(Move { pivot, square: Square::of_index(square, 4), face })?;
            }
        }
        ControlFlow::Continue(())
    }
}

impl Position for Pivot {
    type Move = Move;
    type Options = NoOptions;
    type Refusal = super::Refusal;

    const FACTS: Facts = Facts {
        id: "pivot",
        columns: 4,
        rows: 4,
        repetition: false,
        turn_limit: None,
        starter: Starter::FirstSeat,
    };
    const VARIANTS: &'static [NoOptions] = &[NoOptions];

    fn start(_: NoOptions) -> Pivot {
        Pivot::EMPTY
    }

    fn turn(&self) -> Seat {
        Seat((self.occupied().count_ones() & 1) as u8)
    }

    /// The end of a turn, in the order of RULES 2. `turn` is the opponent of the player who has just played.
    fn outcome(&self) -> Option<Outcome> {
        let (opponent, player) = (self.turn(), self.turn().other());
        let win = |seat: Seat| Some(Outcome::win(Side(seat.0)));
        match (self.has_line(player), self.has_line(opponent)) {
            (false, true) => win(opponent),
            (true, false) if self.occupied() == u16::MAX || self.is_unanswerable() => win(player),
            _ if self.occupied() == u16::MAX => Some(Outcome::draw(2)),
            _ => None,
        }
    }

    fn each_move<B>(&self, mut visit: impl FnMut(Move) -> ControlFlow<B>) -> ControlFlow<B> {
        if self.outcome().is_some() {
            return ControlFlow::Continue(());
        }
        let mut pivots = 0;
        self.each_pivot(|pivoting| {
            pivots += 1;
            self.pivoted(pivoting).each_lay(Some(pivoting), &mut visit)
        })?;
        if pivots > 0 { ControlFlow::Continue(()) } else { self.each_lay(None, &mut visit) }
    }

    fn check(&self, mv: Move) -> Result<(), super::Refusal> {
        self.refusal(mv).map_or(Ok(()), Err)
    }

    fn play_unchecked(&mut self, mv: Move) {
        let seat = self.turn();
        if let Some(pivoting) = mv.pivot {
            *self = self.pivoted(pivoting);
        }
        self.cards[seat.index()][mv.face as usize] |= 1 << mv.square.index(4);
    }

    fn key(&self) -> u64 {
        let [[a, b], [c, d]] = self.cards.map(|faces| faces.map(u64::from));
        hash::key(&[a | b << 16 | c << 32 | d << 48])
    }

    fn count_moves(&self) -> u64 {
        if self.outcome().is_some() {
            return 0;
        }
        let mut pivots = 0;
        let _ = self.each_pivot(|_| {
            pivots += 1;
            ControlFlow::<()>::Continue(())
        });
        // A pivot leaves as many empty squares as there were.
        u64::max(pivots, 1) * 2 * u64::from((!self.occupied()).count_ones())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shifts_find_the_same_lines_as_the_table() {
        for cards in 0..=u16::MAX {
            let in_table = LINES.iter().any(|&line| line & !cards == 0);
            assert_eq!(lines_in(cards) != 0, in_table, "{cards:016b}");
        }
    }
}
