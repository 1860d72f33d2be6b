//! The position as the search sees it: with what a piece would score on each rod, updated incrementally.

use super::gain_tables::{
    GAINS, GainTable, Nibbles, PAIRS, at_least, greater, greatest, nibble, ones, rods_of, sum_at_least,
};
use crate::games::shape_colour::moves::{Move, Spread};
use crate::games::shape_colour::pieces::Kind;
use crate::games::shape_colour::position::{LEVELS, PIECES, RODS, ShapeColour, Stack};
use crate::rules::Square;

/// Three shapes and three colours: what pieces can have in common.
const TRAITS: usize = 6;

/// A position without its scores.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Rods {
    /// By level, for each shape and then for each colour, the rods that have it.
    boards: [[u16; TRAITS]; LEVELS],
    /// What a piece with this trait would score for it on each rod, if it lay on this level.
    gains: [[Nibbles; TRAITS]; LEVELS],
    /// The rods whose next piece lies on this level, as nibbles of ones.
    next: [Nibbles; LEVELS],
    left: [u8; Kind::COUNT],
    placed: u32,
}

/// The tables are asked for often: whether they have been made is checked once a search.
#[derive(Clone, Copy)]
pub struct GainTables {
    gains: &'static GainTable,
    pairs: &'static GainTable,
}

impl GainTables {
    pub fn get() -> GainTables {
        GainTables { gains: &GAINS, pairs: &PAIRS }
    }
}

const fn traits_of(kind: Kind) -> [usize; 2] {
    [kind.shape as usize, 3 + kind.colour as usize]
}

const fn nibbles_of(rod: usize) -> Nibbles {
    0xF << (4 * rod)
}

impl Rods {
    pub fn of(pos: &ShapeColour, tables: GainTables) -> Rods {
        let boards: [[u16; TRAITS]; LEVELS] = std::array::from_fn(|level| {
            let ([a, b, c], [d, e, f]) = (pos.shapes[level], pos.colours[level]);
            [a, b, c, d, e, f]
        });
        let mut gains = boards.map(|boards| boards.map(|board| tables.gains[board as usize]));
        for of in 0..TRAITS {
            gains[LEVELS - 1][of] += ones(boards[0][of] & boards[1][of]);
        }
        let [bottom, middle, top] = [0, 1, 2].map(|level| pos.occupied(level));
        let next = [!bottom, bottom & !middle, middle & !top].map(|rods| ones(rods) * 0xF);
        Rods { boards, gains, next, left: pos.left, placed: pos.placed() }
    }

    pub fn is_over(&self) -> bool {
        self.placed == PIECES
    }

    pub fn is_first_phase(&self) -> bool {
        self.placed < RODS as u32
    }

    pub fn turns_left(&self) -> u32 {
        PIECES - self.placed
    }

    pub fn has_left(&self, kind: Kind) -> bool {
        self.left[kind.index()] > 0
    }

    /// The rods with a piece.
    pub fn not_empty(&self) -> impl Iterator<Item = usize> + use<> {
        rods_of(!self.next[0])
    }

    /// The rods with room, as nibbles of ones.
    pub fn with_room(&self) -> Nibbles {
        self.next[0] | self.next[1] | self.next[2]
    }

    #[inline(always)]
    fn level_of_next(&self, rod: usize) -> usize {
        let mut level = 0;
        while level < LEVELS && self.next[level] & nibbles_of(rod) == 0 {
            level += 1;
        }
        level
    }

    /// Puts a piece on a rod with room, and returns what it scores.
    #[inline(always)]
    pub fn put(&mut self, kind: Kind, rod: usize, tables: GainTables) -> u32 {
        let level = self.level_of_next(rod);
        let bit = 1u16 << rod;
        let mut points = 0;
        for of in traits_of(kind) {
            points += nibble(self.gains[level][of], rod);
            self.boards[level][of] |= bit;
            self.gains[level][of] = tables.gains[self.boards[level][of] as usize];
            if level > 0 {
                let alike = self.boards[0][of] & self.boards[1][of];
                if level == LEVELS - 1 {
                    self.gains[level][of] += ones(alike);
                } else if alike & bit != 0 {
                    self.gains[LEVELS - 1][of] += 1 << (4 * rod);
                }
            }
        }
        self.next[level] &= !nibbles_of(rod);
        if level + 1 < LEVELS {
            self.next[level + 1] |= nibbles_of(rod);
        }
        points
    }

    /// Takes all pieces off a rod.
    pub fn take_all(&mut self, rod: usize, tables: GainTables) -> Stack {
        let mut stack = ([Kind::of_index(0); LEVELS], 0);
        let bit = 1u16 << rod;
        for level in 0..self.level_of_next(rod) {
            let mut traits = [0; 2];
            for (of, board) in
                self.boards[level].iter_mut().enumerate().filter(|(_, board)| **board & bit != 0)
            {
                traits[of / 3] = of % 3;
                *board &= !bit;
                self.gains[level][of] = tables.gains[*board as usize];
            }
            stack.0[level] = Kind::of_index(3 * traits[0] + traits[1]);
            stack.1 = level + 1;
        }
        // The pieces of this rod alike are gone, and the tables know nothing of those of the others.
        if stack.1 > 1 {
            for of in 0..TRAITS {
                let alike = ones(self.boards[0][of] & self.boards[1][of]);
                self.gains[LEVELS - 1][of] = tables.gains[self.boards[LEVELS - 1][of] as usize] + alike;
            }
        }
        for next in &mut self.next {
            *next &= !nibbles_of(rod);
        }
        self.next[0] |= nibbles_of(rod);
        stack
    }

    /// Takes a piece from the box and puts it on a rod with room.
    pub fn add(&mut self, kind: Kind, rod: usize, tables: GainTables) -> u32 {
        self.left[kind.index()] -= 1;
        self.placed += 1;
        self.put(kind, rod, tables)
    }

    /// Plays a turn if it is legal, and returns what it scores.
    pub fn play(&mut self, mv: Move, tables: GainTables) -> Option<u32> {
        if mv.spread.is_some() == self.is_first_phase() {
            return None;
        }
        let mut points = 0;
        if let Some(Spread { from, targets }) = mv.spread {
            let mut room = self.with_room() & !nibbles_of(from.index(4));
            let (kinds, height) = self.take_all(from.index(4), tables);
            if height == 0 || height != targets.as_slice().len() {
                return None;
            }
            for (&kind, rod) in kinds.iter().zip(targets.iter().map(|rod| rod.index(4))) {
                if room & nibbles_of(rod) == 0 {
                    return None;
                }
                room &= !nibbles_of(rod);
                points += self.put(kind, rod, tables);
            }
        }
        let rod = mv.rod.index(4);
        let fits = if self.is_first_phase() { self.next[0] } else { self.with_room() };
        if !self.has_left(mv.kind) || fits & nibbles_of(rod) == 0 {
            return None;
        }
        Some(points + self.add(mv.kind, rod, tables))
    }

    /// What pieces with each trait would score for it on the rods.
    #[inline(always)]
    fn gains(&self) -> [Nibbles; TRAITS] {
        let next = self.next;
        std::array::from_fn(|of| {
            self.gains[0][of] & next[0] | self.gains[1][of] & next[1] | self.gains[2][of] & next[2]
        })
    }

    /// What a piece of this kind would score on the rods.
    #[inline(always)]
    pub fn gains_of(&self, kind: Kind) -> Nibbles {
        let gain = |of: usize| {
            self.gains[0][of] & self.next[0]
                | self.gains[1][of] & self.next[1]
                | self.gains[2][of] & self.next[2]
        };
        let [shape, colour] = traits_of(kind);
        gain(shape) + gain(colour)
    }

    /// For each shape, what the best piece of that shape in the box would score on the rods.
    #[inline(always)]
    fn gains_by_shape(&self) -> [Nibbles; 3] {
        let [a, b, c, blue, yellow, red] = self.gains();
        let any = greater(greater(blue, yellow), red);
        let with = |shape: usize, gains: Nibbles| {
            let left = &self.left[3 * shape..3 * shape + 3];
            let of = |colour: usize, gains: Nibbles| if left[colour] > 0 { gains } else { 0 };
            match left.iter().filter(|&&count| count > 0).count() {
                0 => 0,
                3 => gains + any,
                _ => gains + greater(greater(of(0, blue), of(1, yellow)), of(2, red)),
            }
        };
        [with(0, a), with(1, b), with(2, c)]
    }

    /// The most points that a piece from the box can score.
    #[inline(always)]
    pub fn best_add(&self) -> u32 {
        let [a, b, c] = self.gains_by_shape();
        greatest(greater(greater(a, b), c))
    }

    /// Does a piece from the box score at least this much?
    #[inline(always)]
    pub fn has_add(&self, least: u32) -> bool {
        let [a, b, c] = self.gains_by_shape();
        at_least(greater(greater(a, b), c), least) != 0
    }

    /// Visits the pieces from the box that score at least this much, in the first phase on empty rods.
    pub fn each_add(&self, least: u32, mut visit: impl FnMut(u32, Kind, Square)) {
        let room = if self.is_first_phase() { self.next[0] } else { self.with_room() };
        for kind in (0..Kind::COUNT).map(Kind::of_index).filter(|&kind| self.has_left(kind)) {
            let gains = self.gains_of(kind);
            for rod in rods_of(at_least(gains, least) & room) {
                visit(nibble(gains, rod), kind, Square::of_index(rod, 4));
            }
        }
    }

    /// The rods of `free` where a last piece of this kind may score at least this much together with the piece
    /// then added: an upper bound, so none that does is left out, and some that do not are among them.
    pub fn promising(&self, kind: Kind, free: Nibbles, least: u32, tables: GainTables) -> Nibbles {
        let gains = self.gains_of(kind);
        // Elsewhere the added piece scores what it scores without the last one, and the places that both complete.
        let pairs = |of: usize| {
            let on = |level: usize| tables.pairs[self.boards[level][of] as usize] & self.next[level];
            on(0) | on(1) | on(2)
        };
        let [shape, colour] = traits_of(kind);
        let both = gains + pairs(shape) + pairs(colour);
        let elsewhere = at_least(both, least.saturating_sub(self.best_add()));
        // On top of the last piece it scores what it would on the next level.
        let above: [Nibbles; TRAITS] = std::array::from_fn(|of| {
            // For the rod it can score with the last piece only if that is so with the bottom one.
            let alike = if of == shape || of == colour { ones(self.boards[0][of]) } else { 0 };
            self.gains[1][of] & self.next[0] | (self.gains[2][of] + alike) & self.next[1]
        });
        let best = |[a, b, c]: [Nibbles; 3]| greater(greater(a, b), c);
        let [a, b, c, d, e, f] = above;
        let above = best([a, b, c]) + best([d, e, f]);
        (elsewhere | sum_at_least(gains, above, least)) & free
    }
}
