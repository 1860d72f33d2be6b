//! The position: per level, one 16-bit board for each shape and one for each colour.
//!
//! ```text
//! 12 13 14 15   row 4       levels 0, 1, 2 from the bottom of the rods;
//!  8  9 10 11               a rod has a piece on a level only if it has one below
//!  4  5  6  7
//!  0  1  2  3   row 1
//!  a  b  c  d
//! ```
//!
//! Every turn adds one piece, so the number of pieces on the rods tells the turn and the player.

use super::moves::{Move, Spread, Targets};
use super::notation;
use super::pieces::{Colour, Kind, Shape};
use crate::rules::grid::bits;
use crate::rules::{Facts, Outcome, Position, Rng, Scores, Seat, Side, SideSet, Square, Starter, hash};
use std::ops::ControlFlow;

pub const RODS: usize = 16;
pub const LEVELS: usize = 3;
pub(super) const PIECES: u32 = 36;
pub(super) const OF_EACH_KIND: u8 = 4;
/// More than any game from the usual start can give, and far from overflowing. Scores stop here, so that the text of
/// every position can be read again.
pub(super) const MOST_POINTS: u32 = 999_999_999;

/// Who plays. Four may play as two teams: players 1 and 3 against 2 and 4. Of two, the first may begin with a point.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum Options {
    #[default]
    Two,
    Three,
    Four,
    Teams,
    /// Two, of whom the first begins with a point (`AHEAD`). It is an option of the start alone: what stands on the
    /// board is a position of two.
    Ahead,
}

/// The points with which the first of two begins, so that both win equally often.
pub const AHEAD: u32 = 1;

impl Options {
    pub const fn players(self) -> u8 {
        match self {
            Options::Two | Options::Ahead => 2,
            Options::Three => 3,
            Options::Four | Options::Teams => 4,
        }
    }
}

/// A position of Shape & Colour.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct ShapeColour {
    pub(super) scores: [u32; 4],
    /// By level, then by shape and by colour.
    pub(super) shapes: [[u16; 3]; LEVELS],
    pub(super) colours: [[u16; 3]; LEVELS],
    /// What is left in the box, by [`Kind::index`].
    pub(super) left: [u8; Kind::COUNT],
    pub(super) options: Options,
}

/// The pieces of a rod from the bottom up.
pub type Stack = ([Kind; LEVELS], usize);

impl ShapeColour {
    pub fn empty(options: Options) -> ShapeColour {
        ShapeColour {
            scores: [0; 4],
            shapes: [[0; 3]; LEVELS],
            colours: [[0; 3]; LEVELS],
            left: [OF_EACH_KIND; Kind::COUNT],
            options,
        }
    }

    /// How many pieces of this kind are in the box.
    pub fn left(&self, kind: Kind) -> u8 {
        self.left[kind.index()]
    }

    /// The pieces on the rods.
    pub fn placed(&self) -> u32 {
        PIECES - self.left.iter().map(|&count| u32::from(count)).sum::<u32>()
    }

    /// The rods with a piece on this level, as a 16-bit board.
    pub fn occupied(&self, level: usize) -> u16 {
        let [cubes, cylinders, spheres] = self.shapes[level];
        cubes | cylinders | spheres
    }

    /// The rods with room for another piece, as a 16-bit board.
    pub fn with_room(&self) -> u16 {
        !self.occupied(LEVELS - 1)
    }

    /// The number of pieces on a rod.
    pub fn height(&self, rod: Square) -> usize {
        (0..LEVELS).take_while(|&level| self.occupied(level) >> rod.index(4) & 1 == 1).count()
    }

    pub fn piece_at(&self, rod: Square, level: usize) -> Option<Kind> {
        let has = |board: u16| board >> rod.index(4) & 1 == 1;
        let shape = Shape::ALL.into_iter().find(|&shape| has(self.shapes[level][shape as usize]))?;
        let colour = Colour::ALL.into_iter().find(|&colour| has(self.colours[level][colour as usize]))?;
        Some(Kind { shape, colour })
    }

    pub fn stack(&self, rod: Square) -> impl Iterator<Item = Kind> {
        let pos = *self;
        (0..LEVELS).map_while(move |level| pos.piece_at(rod, level))
    }

    /// The first phase fills every rod with one piece.
    pub fn is_first_phase(&self) -> bool {
        self.placed() < RODS as u32
    }

    fn is_over(&self) -> bool {
        self.placed() == PIECES
    }

    /// Puts a piece on top of a rod with room, and returns its level.
    pub(super) fn put(&mut self, kind: Kind, rod: Square) -> usize {
        let level = self.height(rod);
        self.shapes[level][kind.shape as usize] |= 1 << rod.index(4);
        self.colours[level][kind.colour as usize] |= 1 << rod.index(4);
        level
    }

    /// Takes all pieces off a rod, from the bottom up.
    fn take_all(&mut self, rod: Square) -> Stack {
        let mut stack = ([Kind::of_index(0); LEVELS], 0);
        for kind in self.stack(rod) {
            stack.0[stack.1] = kind;
            stack.1 += 1;
        }
        for board in self.shapes.iter_mut().chain(&mut self.colours).flatten() {
            *board &= !(1 << rod.index(4));
        }
        stack
    }

    /// The first operation of a turn, as far as it has gone: the source rod emptied, and its first pieces put down.
    /// Returns the position, a board for each level of what was put there, and the pieces still in hand.
    pub(super) fn spread(&self, from: Square, targets: &[Square]) -> (ShapeColour, [u16; LEVELS], Stack) {
        let mut pos = *self;
        let (kinds, height) = pos.take_all(from);
        let mut put = [0; LEVELS];
        for (&kind, &rod) in kinds.iter().zip(targets) {
            put[pos.put(kind, rod)] |= 1 << rod.index(4);
        }
        let done = targets.len().min(height);
        let mut in_hand = ([Kind::of_index(0); LEVELS], height - done);
        in_hand.0[..height - done].copy_from_slice(&kinds[done..height]);
        (pos, put, in_hand)
    }

    /// The kinds of which the box still has some.
    pub(super) fn kinds_left(&self) -> impl Iterator<Item = Kind> {
        let left = self.left;
        (0..Kind::COUNT).filter(move |&index| left[index] > 0).map(Kind::of_index)
    }

    /// Visits the turns that begin with this spread, whose last pieces have yet to be given a rod.
    fn each_spread<B>(
        &self,
        from: Square,
        missing: usize,
        targets: Targets,
        visit: &mut impl FnMut(Move) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let taken = targets.iter().fold(1 << from.index(4), |board: u16, rod| board | 1 << rod.index(4));
        if missing == 0 {
            // A target that had two pieces is full now, and the source has room again.
            let full = taken & self.occupied(1) & !(1 << from.index(4));
            let with_room = (self.with_room() | 1 << from.index(4)) & !full;
            return self.each_add(Some(Spread { from, targets }), with_room, visit);
        }
        for rod in bits(self.with_room() & !taken) {
            self.each_spread(from, missing - 1, targets.with(Square::of_index(rod, 4)), visit)?;
        }
        ControlFlow::Continue(())
    }

    fn each_add<B>(
        &self,
        spread: Option<Spread>,
        rods: u16,
        visit: &mut impl FnMut(Move) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        for kind in self.kinds_left() {
            for rod in bits(rods) {
                visit(Move { spread, kind, rod: Square::of_index(rod, 4) })?;
            }
        }
        ControlFlow::Continue(())
    }

    /// The number of ways to spread this rod, each counted with the rods that then have room for the added piece.
    fn count_spreads(&self, from: usize) -> u64 {
        // `open` rods keep room after receiving a piece, `last` rods are filled by it.
        let others = self.with_room() & !(1 << from);
        let last = u64::from((others & self.occupied(1)).count_ones());
        let open = u64::from(others.count_ones()) - last;
        let height = self.height(Square::of_index(from, 4));
        let arrangements =
            |items: u64, places: usize| (0..places as u64).map(|i| items.saturating_sub(i)).product::<u64>();
        // Of `height` pieces, `filling` go to rods that they fill.
        (0..=height)
            .map(|filling| {
                let which_pieces = [[1, 0, 0, 0], [1, 1, 0, 0], [1, 2, 1, 0], [1, 3, 3, 1]][height][filling];
                let rods_with_room = open + last + 1 - filling as u64;
                which_pieces
                    * arrangements(open, height - filling)
                    * arrangements(last, filling)
                    // No arrangement at all where there are fewer such rods than pieces for them.
                    * if last >= filling as u64 { rods_with_room } else { 0 }
            })
            .sum()
    }
}

impl Position for ShapeColour {
    type Move = Move;
    type Options = Options;
    type Refusal = super::Refusal;

    const FACTS: Facts = Facts {
        id: "shape-colour",
        columns: 4,
        rows: 4,
        repetition: false,
        turn_limit: None,
        starter: Starter::FirstSeat,
    };
    const VARIANTS: &'static [Options] = notation::VARIANTS.options();

    fn start(options: Options) -> ShapeColour {
        match options {
            Options::Ahead => ShapeColour { scores: [AHEAD, 0, 0, 0], ..ShapeColour::empty(Options::Two) },
            _ => ShapeColour::empty(options),
        }
    }

    fn options(&self) -> Options {
        self.options
    }

    fn turn(&self) -> Seat {
        Seat((self.placed() % u32::from(self.seats())) as u8)
    }

    fn seats(&self) -> u8 {
        self.options.players()
    }

    fn side_of(&self, seat: Seat) -> Side {
        match self.options {
            Options::Teams => Side(seat.0 % 2),
            _ => Side(seat.0),
        }
    }

    fn scores(&self) -> Option<Scores> {
        Some(Scores::new(&self.scores[..self.seats() as usize]))
    }

    fn outcome(&self) -> Option<Outcome> {
        if !self.is_over() {
            return None;
        }
        let mut totals = [0u64; 4];
        for seat in 0..self.seats() {
            totals[self.side_of(Seat(seat)).0 as usize] += u64::from(self.scores[seat as usize]);
        }
        let sides = if self.options == Options::Teams { 2 } else { self.seats() };
        let best = totals.iter().max().expect("there are players");
        let winners = (0..sides).map(Side).filter(|side| totals[side.0 as usize] == *best);
        Some(Outcome { winners: winners.fold(SideSet::EMPTY, SideSet::with) })
    }

    fn each_move<B>(&self, mut visit: impl FnMut(Move) -> ControlFlow<B>) -> ControlFlow<B> {
        if self.is_over() {
            return ControlFlow::Continue(());
        }
        if self.is_first_phase() {
            return self.each_add(None, !self.occupied(0), &mut visit);
        }
        for from in bits(self.occupied(0)) {
            let from = Square::of_index(from, 4);
            self.each_spread(from, self.height(from), Targets::default(), &mut visit)?;
        }
        ControlFlow::Continue(())
    }

    fn check(&self, mv: Move) -> Result<(), super::Refusal> {
        self.refusal(mv).map_or(Ok(()), Err)
    }

    fn play_unchecked(&mut self, mv: Move) {
        let seat = self.turn().index();
        let mut points = 0;
        if let Some(Spread { from, targets }) = mv.spread {
            let (pos, put, _) = self.spread(from, targets.as_slice());
            *self = pos;
            points += self.count_points(put);
        }
        let mut put = [0; LEVELS];
        put[self.put(mv.kind, mv.rod)] = 1 << mv.rod.index(4);
        points += self.count_points(put);
        self.left[mv.kind.index()] -= 1;
        self.scores[seat] = (self.scores[seat] + points).min(MOST_POINTS);
    }

    fn key(&self) -> u64 {
        let boards = |level: usize| {
            let word =
                |boards: [u16; 3]| boards.iter().fold(0u64, |word, &board| word << 16 | u64::from(board));
            [word(self.shapes[level]), word(self.colours[level])]
        };
        let [[a, b], [c, d], [e, f]] = [boards(0), boards(1), boards(2)];
        let scores = |i: usize| u64::from(self.scores[i]) << 32 | u64::from(self.scores[i + 1]);
        // What is left in the box follows from the boards.
        hash::key(&[a | (self.options as u64) << 48, b, c, d, e, f, scores(0), scores(2)])
    }

    /// Step by step: a rod, the rods of its pieces, a kind, a rod. Listing all turns would take a thousand times as
    /// long.
    fn random_move(&self, rng: &mut Rng) -> Option<Move> {
        if self.is_over() {
            return None;
        }
        let pick = |rods: u16, rng: &mut Rng| {
            let index = bits(rods)
                .nth(rng.below(rods.count_ones() as usize))
                .expect("there is always a rod that will do");
            Square::of_index(index, 4)
        };
        let (spread, rods) = if self.is_first_phase() {
            (None, !self.occupied(0))
        } else {
            let from = pick(self.occupied(0), rng);
            let mut others = self.with_room() & !(1 << from.index(4));
            let mut targets = Targets::default();
            for _ in 0..self.height(from) {
                let rod = pick(others, rng);
                others &= !(1 << rod.index(4));
                targets = targets.with(rod);
            }
            let (pos, ..) = self.spread(from, targets.as_slice());
            (Some(Spread { from, targets }), pos.with_room())
        };
        let kinds = self.kinds_left().count();
        let kind = self.kinds_left().nth(rng.below(kinds)).expect("the box is not empty");
        Some(Move { spread, kind, rod: pick(rods, rng) })
    }

    fn count_moves(&self) -> u64 {
        if self.is_over() {
            return 0;
        }
        let ways = if self.is_first_phase() {
            u64::from((!self.occupied(0)).count_ones())
        } else {
            bits(self.occupied(0)).map(|from| self.count_spreads(from)).sum()
        };
        ways * self.kinds_left().count() as u64
    }
}
