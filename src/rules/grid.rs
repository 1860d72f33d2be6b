//! Squares, lines and sets of squares, on one frame of 8 × 8 for all boards.
//!
//! ```text
//! row 8  56 57 58 59 60 61 62 63      A board of n columns uses the first n of each row,
//!  …                                  so boards of 7 columns or fewer have a free column at
//! row 2   8  9 10 11 12 13 14 15      the right: a shift by one square (1, 7, 8 or 9 bits)
//! row 1   0  1  2  3  4  5  6  7      never wraps from one row into the next.
//!         a  b  c  d  e  f  g  h
//! ```

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not, Shl, Shr};

/// A square of any board, or a rod of Shape & Colour.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Square(u8);

impl Square {
    /// The square in this column and row, both counted from 0.
    pub const fn new(column: u8, row: u8) -> Square {
        debug_assert!(column < 8 && row < 8);
        Square(row << 3 | column)
    }

    /// The `index`-th square of a board `columns` wide, counted from a1 to the right, then upward.
    pub const fn of_index(index: usize, columns: usize) -> Square {
        Square::new((index % columns) as u8, (index / columns) as u8)
    }

    /// The inverse of [`Square::of_index`].
    pub const fn index(self, columns: usize) -> usize {
        self.row() as usize * columns + self.column() as usize
    }

    /// The `index`-th square of the 8 × 8 frame.
    pub const fn of_bit(bit: u32) -> Square {
        debug_assert!(bit < 64);
        Square(bit as u8)
    }

    pub const fn bit(self) -> u32 {
        self.0 as u32
    }

    pub const fn column(self) -> u8 {
        self.0 & 7
    }

    pub const fn row(self) -> u8 {
        self.0 >> 3
    }

    pub const fn mask(self) -> Mask {
        Mask(1 << self.0)
    }

    /// The neighbour in this direction, on a board of this size.
    pub fn step(self, direction: Direction, columns: u8, rows: u8) -> Option<Square> {
        let (column, row) = match direction {
            Direction::Left => (self.column().checked_sub(1)?, self.row()),
            Direction::Right => (self.column() + 1, self.row()),
            Direction::Down => (self.column(), self.row().checked_sub(1)?),
            Direction::Up => (self.column(), self.row() + 1),
        };
        (column < columns && row < rows).then(|| Square::new(column, row))
    }
}

/// The names of the squares, ready to be written: lists of legal turns are long.
static NAMES: [[u8; 2]; 64] = {
    let mut names = [[0; 2]; 64];
    let mut bit = 0;
    while bit < 64 {
        names[bit] = [b'a' + (bit % 8) as u8, b'1' + (bit / 8) as u8];
        bit += 1;
    }
    names
};

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(std::str::from_utf8(&NAMES[self.0 as usize]).expect("names are ASCII"))
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// One of the four directions on a board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Direction {
    Left,
    Right,
    Up,
    Down,
}

impl Direction {
    pub const ALL: [Direction; 4] = [Direction::Left, Direction::Right, Direction::Up, Direction::Down];

    pub const fn opposite(self) -> Direction {
        match self {
            Direction::Left => Direction::Right,
            Direction::Right => Direction::Left,
            Direction::Up => Direction::Down,
            Direction::Down => Direction::Up,
        }
    }
}

/// A whole row or column, counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Line {
    Row(u8),
    Column(u8),
}

impl Line {
    /// The two directions along this line.
    pub const fn directions(self) -> [Direction; 2] {
        match self {
            Line::Row(_) => [Direction::Left, Direction::Right],
            Line::Column(_) => [Direction::Up, Direction::Down],
        }
    }

    pub const fn contains(self, square: Square) -> bool {
        match self {
            Line::Row(row) => square.row() == row,
            Line::Column(column) => square.column() == column,
        }
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Line::Row(row) => write!(f, "{}", row + 1),
            Line::Column(column) => write!(f, "{}", (b'a' + column) as char),
        }
    }
}

impl fmt::Debug for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A set of squares of the 8 × 8 frame.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Mask(pub u64);

impl Mask {
    pub const EMPTY: Mask = Mask(0);

    /// All squares of a board of this size.
    pub const fn board(columns: u32, rows: u32) -> Mask {
        let row = (1u64 << columns) - 1;
        let mut all = 0;
        let mut i = 0;
        while i < rows {
            all |= row << (8 * i);
            i += 1;
        }
        Mask(all)
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    pub const fn has(self, square: Square) -> bool {
        self.0 >> square.0 & 1 == 1
    }

    /// The first square of the set.
    pub fn first(self) -> Option<Square> {
        (!self.is_empty()).then(|| Square::of_bit(self.0.trailing_zeros()))
    }

    /// The squares one king's step away from this set (on a board of 7 columns or fewer).
    pub const fn ring(self) -> Mask {
        let row = self.0 | self.0 << 1 | self.0 >> 1;
        Mask((row | row << 8 | row >> 8) & !self.0)
    }
}

impl Iterator for Mask {
    type Item = Square;

    #[inline(always)]
    fn next(&mut self) -> Option<Square> {
        let square = self.first()?;
        self.0 &= self.0 - 1;
        Some(square)
    }
}

impl FromIterator<Square> for Mask {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Mask {
        squares.into_iter().fold(Mask::EMPTY, |mask, square| mask | square.mask())
    }
}

impl fmt::Debug for Mask {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

impl Not for Mask {
    type Output = Mask;
    fn not(self) -> Mask {
        Mask(!self.0)
    }
}
impl BitAnd for Mask {
    type Output = Mask;
    fn bitand(self, other: Mask) -> Mask {
        Mask(self.0 & other.0)
    }
}
impl BitOr for Mask {
    type Output = Mask;
    fn bitor(self, other: Mask) -> Mask {
        Mask(self.0 | other.0)
    }
}
impl BitXor for Mask {
    type Output = Mask;
    fn bitxor(self, other: Mask) -> Mask {
        Mask(self.0 ^ other.0)
    }
}
impl BitAndAssign for Mask {
    fn bitand_assign(&mut self, other: Mask) {
        self.0 &= other.0;
    }
}
impl BitOrAssign for Mask {
    fn bitor_assign(&mut self, other: Mask) {
        self.0 |= other.0;
    }
}
impl BitXorAssign for Mask {
    fn bitxor_assign(&mut self, other: Mask) {
        self.0 ^= other.0;
    }
}
impl Shl<u32> for Mask {
    type Output = Mask;
    fn shl(self, by: u32) -> Mask {
        Mask(self.0 << by)
    }
}
impl Shr<u32> for Mask {
    type Output = Mask;
    fn shr(self, by: u32) -> Mask {
        Mask(self.0 >> by)
    }
}

/// The indices of the bits set in a 16-bit board, lowest first.
pub fn bits(board: u16) -> Bits {
    Bits(board)
}

/// See [`bits`].
pub struct Bits(u16);

impl Iterator for Bits {
    type Item = usize;

    #[inline(always)]
    fn next(&mut self) -> Option<usize> {
        let bit = (self.0 != 0).then(|| self.0.trailing_zeros() as usize)?;
        self.0 &= self.0 - 1;
        Some(bit)
    }
}

/// The eight symmetries of a square board of `side` squares: where `square` goes in image `image`.
/// Images 0–3 keep the columns upright, 4–7 exchange columns and rows; bit 0 mirrors left–right, bit 1 bottom–top.
pub const fn dihedral(square: Square, image: usize, side: u8) -> Square {
    let (mut column, mut row) = (square.column(), square.row());
    if image & 1 != 0 {
        column = side - 1 - column;
    }
    if image & 2 != 0 {
        row = side - 1 - row;
    }
    if image & 4 != 0 { Square::new(row, column) } else { Square::new(column, row) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_have_one_name_each() {
        assert_eq!(Square::new(1, 2).to_string(), "b3");
        for index in 0..36 {
            assert_eq!(Square::of_index(index, 6).index(6), index);
        }
    }

    #[test]
    fn a_ring_stays_on_its_board() {
        let board = Mask::board(6, 6);
        assert_eq!((Square::new(0, 0).mask().ring() & board).len(), 3);
        assert_eq!((Square::new(5, 3).mask().ring() & board).len(), 5);
        assert_eq!((Square::new(2, 2).mask().ring() & board).len(), 8);
    }

    #[test]
    fn the_eight_images_of_a_board_differ_and_keep_all_squares() {
        let images: Vec<Vec<Square>> = (0..8)
            .map(|image| (0..16).map(|i| dihedral(Square::of_index(i, 4), image, 4)).collect())
            .collect();
        for (i, image) in images.iter().enumerate() {
            assert_eq!(image.iter().copied().collect::<Mask>(), Mask::board(4, 4));
            assert!(!images[..i].contains(image));
        }
    }
}
