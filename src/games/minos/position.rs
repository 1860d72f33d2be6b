//! The position: the dark tiles and the pawns of each player as sets of squares, on the 8 × 8 frame.

use super::addition::{Addition, COUNTED_AFTER};
use super::moves::{Move, Slide};
use super::notation;
use crate::rules::{Direction, Facts, Line, Mask, Outcome, Position, Seat, Side, Square, Starter, hash};
use std::ops::ControlFlow;

/// Senior by default: pawns never step on dark tiles.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Options {
    pub junior: bool,
    pub addition: Addition,
}

/// A position of Minos. Seat 0 is light and walks up, seat 1 is dark and walks down.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Minos {
    pub(super) dark_tiles: Mask,
    pub(super) pawns: [Mask; 2],
    /// The slide that would undo the one just made.
    pub(super) forbidden: Option<Slide>,
    pub(super) turn: Seat,
    pub(super) junior: bool,
    /// The turns before the count, in games that have one.
    pub(super) left: Option<u8>,
    pub(super) gates: bool,
}

pub(super) const SIDE: u8 = 7;
pub(super) const BOARD: Mask = Mask::board(7, 7);
const FIRST_ROW: u64 = 0x7F;
const FIRST_COLUMN: u64 = 0x0001_0101_0101_0101;
/// b, d and f of the last row that each seat walks to: its Ariadne squares.
const GOALS: [Mask; 2] = [Mask(0b010_1010 << 48), Mask(0b010_1010)];
const BOTH_DIAGONALS: Mask = Mask(
    0b100_0001
        | 0b010_0010 << 8
        | 0b001_0100 << 16
        | 0b000_1000 << 24
        | 0b001_0100 << 32
        | 0b010_0010 << 40
        | 0b100_0001 << 48,
);
const START_PAWNS: [Mask; 2] = [Mask(0b011_1110), Mask(0b011_1110 << 48)];
const TURN_LIMIT: usize = 200;

impl Minos {
    pub fn is_junior(&self) -> bool {
        self.junior
    }

    pub fn dark_tiles(&self) -> Mask {
        self.dark_tiles
    }

    pub fn pawns_of(&self, seat: Seat) -> Mask {
        self.pawns[seat.index()]
    }

    pub fn all_pawns(&self) -> Mask {
        self.pawns[0] | self.pawns[1]
    }

    /// The slide that may not be made this turn, because it would undo the last one.
    pub fn forbidden(&self) -> Option<Slide> {
        self.forbidden
    }

    pub fn pawn_at(&self, square: Square) -> Option<Seat> {
        [Seat::FIRST, Seat::SECOND].into_iter().find(|seat| self.pawns[seat.index()].has(square))
    }

    /// The three squares that this seat's pawns must reach.
    pub fn goals(seat: Seat) -> Mask {
        GOALS[seat.index()]
    }

    /// The pawns on Ariadne squares of their own: each locks its row and column.
    pub fn locks(&self) -> Mask {
        self.pawns[0] & GOALS[0] | self.pawns[1] & GOALS[1]
    }

    fn is_home(&self, seat: Seat) -> bool {
        Minos::are_home(
            GOALS[seat.index()],
            self.pawns[seat.index()],
            self.pawns[seat.other().index()],
            self.gates,
        )
    }

    /// Do these pawns fill their goals? With gates, opposing pawns on them count as well, as soon as one of these is
    /// home.
    #[inline(always)]
    pub(super) fn are_home(goals: Mask, own: Mask, theirs: Mask, gates: bool) -> bool {
        let home = own & goals;
        home == goals || gates && !home.is_empty() && (home | theirs & goals) == goals
    }

    /// The player whose three squares are filled. If those of both are, which needs gates, it is the one who has just
    /// played.
    #[inline(always)]
    pub(super) fn homecomer(&self) -> Option<Seat> {
        [self.turn.other(), self.turn].into_iter().find(|&seat| self.is_home(seat))
    }

    /// Where pawns may not step.
    fn obstacles(&self) -> Mask {
        let tiles = if self.junior { Mask::EMPTY } else { self.dark_tiles };
        self.all_pawns() | tiles
    }

    /// The squares that pawns on `from` can step to.
    pub(super) fn step_targets(&self, from: Mask) -> Mask {
        let forward = if self.turn == Seat::FIRST { from << 8 } else { from >> 8 };
        (from << 1 | from >> 1 | forward) & BOARD & !self.obstacles()
    }

    /// The rows and the columns that no lock holds, as bits.
    fn unlocked(&self) -> [u64; 2] {
        let locks = self.locks().0;
        let rows = [0, 6]
            .iter()
            .filter(|&&row| locks >> (8 * row) & FIRST_ROW != 0)
            .fold(0, |rows, row| rows | 1 << row);
        let columns = (locks | locks >> 48) & FIRST_ROW;
        [FIRST_ROW & !rows, FIRST_ROW & !columns]
    }

    /// The squares whose dark tile can be taken out of its line.
    pub(super) fn loose_tiles(&self) -> Mask {
        if self.junior { self.dark_tiles & !self.all_pawns() } else { self.dark_tiles }
    }

    fn each_slide<B>(&self, mut visit: impl FnMut(Slide) -> ControlFlow<B>) -> ControlFlow<B> {
        let loose = self.loose_tiles();
        let [rows, columns] = self.unlocked();
        for index in 0..SIDE {
            for (line, open) in [(Line::Row(index), rows), (Line::Column(index), columns)] {
                if open >> index & 1 == 0 {
                    continue;
                }
                for direction in line.directions() {
                    let slide = Slide { line, direction };
                    if loose.has(slide.exit()) && Some(slide) != self.forbidden {
                        visit(slide)?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }

    pub(super) fn can_move(&self) -> bool {
        !self.step_targets(self.pawns[self.turn.index()]).is_empty()
            || self.each_slide(|_| ControlFlow::Break(())).is_break()
    }
}

/// The whole line.
pub(super) const fn squares_of(line: Line) -> Mask {
    match line {
        Line::Row(row) => Mask(FIRST_ROW << (8 * row)),
        Line::Column(column) => Mask(FIRST_COLUMN << column),
    }
}

/// A set of squares after a slide: those on the line shift by one, and the one that leaves comes in at the other end.
#[inline(always)]
pub(super) fn slid(squares: Mask, slide: Slide) -> Mask {
    let on_line = squares & squares_of(slide.line);
    let (far, shifted) = match slide.direction {
        Direction::Left => (6, Mask((on_line.0 & !slide.exit().mask().0) >> 1)),
        Direction::Right => (-6, Mask((on_line.0 & !slide.exit().mask().0) << 1)),
        Direction::Down => (48, Mask((on_line.0 & !slide.exit().mask().0) >> 8)),
        Direction::Up => (-48, Mask((on_line.0 & !slide.exit().mask().0) << 8)),
    };
    let entering = on_line & slide.exit().mask();
    let entered = if far > 0 { entering << far as u32 } else { entering >> -far as u32 };
    squares & !on_line | shifted | entered
}

impl Position for Minos {
    type Move = Move;
    type Options = Options;
    type Refusal = super::Refusal;

    const FACTS: Facts = Facts {
        id: "minos",
        columns: SIDE,
        rows: SIDE,
        repetition: true,
        turn_limit: Some(TURN_LIMIT),
        starter: Starter::AnySeat,
    };
    const VARIANTS: &'static [Options] = notation::VARIANTS.options();

    fn start(options: Options) -> Minos {
        Minos::start_by(options, Seat::FIRST)
    }

    fn start_by(options: Options, first: Seat) -> Minos {
        Minos {
            dark_tiles: BOTH_DIAGONALS,
            pawns: START_PAWNS,
            forbidden: None,
            turn: first,
            junior: options.junior,
            left: (options.addition != Addition::Nothing).then_some(COUNTED_AFTER),
            gates: options.addition == Addition::Gates,
        }
    }

    fn options(&self) -> Options {
        let addition = match self.left {
            None => Addition::Nothing,
            Some(_) if self.gates => Addition::Gates,
            Some(_) => Addition::Count,
        };
        Options { junior: self.junior, addition }
    }

    fn turn(&self) -> Seat {
        self.turn
    }

    fn outcome(&self) -> Option<Outcome> {
        match self.homecomer() {
            Some(seat) => Some(Outcome::win(Side(seat.0))),
            None if self.can_move() => self.counted(),
            None => Some(Outcome::win(Side(self.turn.other().0))),
        }
    }

    fn way_of_ending(&self) -> &'static str {
        match self.homecomer() {
            Some(_) => "three-home",
            None if self.can_move() => "count",
            None => "no-move",
        }
    }

    fn each_move<B>(&self, mut visit: impl FnMut(Move) -> ControlFlow<B>) -> ControlFlow<B> {
        if self.homecomer().is_some() || self.left == Some(0) {
            return ControlFlow::Continue(());
        }
        for from in self.pawns[self.turn.index()] {
            for to in self.step_targets(from.mask()) {
                visit(Move::Step { from, to })?;
            }
        }
        self.each_slide(|slide| visit(Move::Slide(slide)))
    }

    fn check(&self, mv: Move) -> Result<(), super::Refusal> {
        self.refusal(mv).map_or(Ok(()), Err)
    }

    fn play_unchecked(&mut self, mv: Move) {
        match mv {
            Move::Step { from, to } => {
                self.pawns[self.turn.index()] ^= from.mask() | to.mask();
                self.forbidden = None;
            }
            Move::Slide(slide) => {
                self.dark_tiles = slid(self.dark_tiles, slide);
                self.pawns = self.pawns.map(|pawns| slid(pawns, slide));
                self.forbidden = Some(slide.undoing());
            }
        }
        self.turn = self.turn.other();
        self.left = self.left.map(|left| left.saturating_sub(1));
    }

    fn key(&self) -> u64 {
        // The last row and column of the frame are free in every mask: the small fields go there.
        let flags = u64::from(self.turn.0) << 7 | u64::from(self.junior) << 15 | u64::from(self.gates) << 23;
        let forbidden = self.forbidden.map_or(0, |slide| 1 + slide.index()) as u64;
        let left = self.left.map_or(0, |left| 1 + u64::from(left));
        hash::key(&[
            self.dark_tiles.0 | flags | forbidden << 56,
            self.pawns[0].0 | left << 56,
            self.pawns[1].0,
        ])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slide_and_the_slide_that_undoes_it_restore_every_square() {
        for slide in Slide::all() {
            for square in BOARD {
                let there = slid(square.mask(), slide);
                assert_eq!(there.len(), 1);
                assert_eq!(there != square.mask(), slide.line.contains(square));
                assert_eq!(slid(there, slide.undoing()), square.mask(), "{slide} {square}");
            }
        }
    }
}
