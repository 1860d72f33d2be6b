//! The position as bitboards, for search and book: four boards of 16 bits side by side in one word, so that one shift
//! looks at all of them, with those of the player to move in the lower half. The word says everything, so it is its own
//! key.

use super::moves::{Move, Pivoting};
use super::position::{Face, NEIGHBOURS, Pivot};
use crate::rules::grid::bits;
use crate::rules::{Position, Square};

/// My black and silver cards, then theirs, sixteen bits each.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Bitboard(pub u64);

/// One 16-bit board in all four lanes.
pub(super) const fn all(board: u16) -> u64 {
    board as u64 * 0x0001_0001_0001_0001
}

const MINE: u64 = 0xFFFF_FFFF;

/// A turn in 14 bits: the square that is laid on, the face, the two squares of the pivot, and whether there is one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PackedMove(pub u16);

impl PackedMove {
    /// How many different numbers there are.
    pub const COUNT: usize = 1 << 14;

    const fn new(pivot: u16, square: u32, face: u32) -> PackedMove {
        PackedMove(pivot | (face << 4 | square) as u16)
    }

    const fn pivot(from: u32, to: u32) -> u16 {
        (1 << 13 | from << 9 | to << 5) as u16
    }

    pub fn unpacked(self) -> Move {
        let square = |shift: u32| Square::of_index((self.0 >> shift & 15) as usize, 4);
        let pivot = (self.0 >> 13 & 1 == 1).then(|| Pivoting { from: square(9), to: square(5) });
        Move { pivot, square: square(0), face: Face::ALL[(self.0 >> 4 & 1) as usize] }
    }
}

/// The result of a turn, as far as the rules decide it immediately.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    Win,
    Loss,
    Draw,
    /// The game goes on, and the opponent has a line to answer.
    Threat,
    /// The game goes on.
    Open,
}

/// The lines of three in every lane, each named by one of its squares.
#[inline(always)]
const fn lines(lanes: u64) -> u64 {
    let [rows, columns, rising, falling] = lines_by_direction(lanes);
    rows | columns | rising | falling
}

#[inline(always)]
const fn lines_by_direction(lanes: u64) -> [u64; 4] {
    let rows = lanes & lanes >> 1 & lanes >> 2 & all(0x3333);
    let columns = lanes & lanes >> 4 & lanes >> 8 & all(0x00FF);
    let rising = lanes & lanes >> 5 & lanes >> 10 & all(0x0033);
    let falling = lanes & lanes >> 3 & lanes >> 6 & all(0x00CC);
    [rows, columns, rising, falling]
}

/// The squares in every lane that are in line with two cards of that lane: a third card there makes a line.
#[inline(always)]
pub const fn completing(lanes: u64) -> u64 {
    let rows = (lanes >> 1 & lanes >> 2 & all(0x3333))
        | (lanes << 1 & lanes << 2 & all(0xCCCC))
        | (lanes << 1 & lanes >> 1 & all(0x6666));
    let columns = (lanes >> 4 & lanes >> 8 & all(0x00FF))
        | (lanes << 4 & lanes << 8 & all(0xFF00))
        | (lanes << 4 & lanes >> 4 & all(0x0FF0));
    let rising = (lanes >> 5 & lanes >> 10 & all(0x0033))
        | (lanes << 5 & lanes << 10 & all(0xCC00))
        | (lanes << 5 & lanes >> 5 & all(0x0660));
    let falling = (lanes >> 3 & lanes >> 6 & all(0x00CC))
        | (lanes << 3 & lanes << 6 & all(0x3300))
        | (lanes << 3 & lanes >> 3 & all(0x0660));
    rows | columns | rising | falling
}

/// The squares next to some square of a board.
pub const fn beside(board: u16) -> u16 {
    (board & 0xEEEE) >> 1 | (board & 0x7777) << 1 | board >> 4 | board << 4
}

impl Bitboard {
    pub fn of(pos: &Pivot) -> Bitboard {
        let half = |seat: usize| u64::from(pos.cards[seat][0]) | u64::from(pos.cards[seat][1]) << 16;
        let mover = pos.turn().index();
        Bitboard(half(mover) | half(1 - mover) << 32)
    }

    pub const fn mine(self) -> u16 {
        self.0 as u16 | (self.0 >> 16) as u16
    }

    pub const fn theirs(self) -> u16 {
        self.seen_by_them().mine()
    }

    pub const fn occupied(self) -> u16 {
        self.mine() | self.theirs()
    }

    pub const fn cards(self) -> u32 {
        self.0.count_ones()
    }

    /// The same position with the other player to move.
    pub const fn seen_by_them(self) -> Bitboard {
        Bitboard(self.0.rotate_left(32))
    }

    pub const fn i_have_a_line(self) -> bool {
        lines(self.0) & MINE != 0
    }

    pub const fn they_have_a_line(self) -> bool {
        lines(self.0) & !MINE != 0
    }

    /// The squares, empty or not, where a third card would make a line of mine: black, silver.
    pub const fn my_completing(self) -> [u16; 2] {
        let squares = completing(self.0);
        [squares as u16, (squares >> 16) as u16]
    }

    /// Their card is moved from one square to another and turned over.
    #[inline(always)]
    pub const fn pivoted(self, from: u32, to: u32) -> Bitboard {
        let black = self.0 >> (32 + from) & 1;
        let (lifted, laid) = if black == 1 { (32 + from, 48 + to) } else { (48 + from, 32 + to) };
        Bitboard(self.0 & !(1 << lifted) | 1 << laid)
    }

    pub const fn laid(self, square: u32, face: u32) -> Bitboard {
        Bitboard(self.0 | 1 << (16 * face + square))
    }

    /// Calls back with every pivot and the position after it, or once without a pivot where no card of theirs can move.
    /// Stops when the callback returns true, and then returns true as well.
    pub fn each_pivot(self, mut visit: impl FnMut(u16, Bitboard) -> bool) -> bool {
        let empty = !self.occupied();
        let movable = self.theirs() & beside(empty);
        for from in bits(movable) {
            for to in bits(NEIGHBOURS[from] & empty) {
                let (from, to) = (from as u32, to as u32);
                if visit(PackedMove::pivot(from, to), self.pivoted(from, to)) {
                    return true;
                }
            }
        }
        movable == 0 && visit(0, self)
    }

    /// They have a line and I have none: can it neither be broken nor answered? On the full board nothing can be.
    fn is_lost(self) -> bool {
        let empty = !self.occupied();
        // A line is nearly always broken by moving one of its cards.
        for from in bits(self.theirs_in_line() & beside(empty)) {
            for to in bits(NEIGHBOURS[from] & empty) {
                if !self.pivoted(from as u32, to as u32).they_have_a_line() {
                    return false;
                }
            }
        }
        let [black, silver] = self.my_completing();
        let squares = black | silver;
        squares == 0 || empty == 0 || !self.each_pivot(|_, pos| squares & !pos.occupied() != 0)
    }

    /// Their cards that are part of a line.
    const fn theirs_in_line(self) -> u16 {
        let theirs = self.0 >> 32;
        let [rows, columns, rising, falling] = lines_by_direction(theirs);
        let cards = (rows | rows << 1 | rows << 2)
            | (columns | columns << 4 | columns << 8)
            | (rising | rising << 5 | rising << 10)
            | (falling | falling << 3 | falling << 6);
        cards as u16 | (cards >> 16) as u16
    }

    /// The squares, for a black and for a silver card of mine, that complete a line which the opponent may be unable to
    /// break. A square is left out where the completing card has two empty squares beside it, and would make a line on
    /// neither of them when turned over: a pivot of mine fills at most one of them, and moving the card to the other
    /// breaks all lines that it makes.
    fn lasting(self, completing: [u16; 2]) -> [u16; 2] {
        let empty = !self.occupied();
        [0, 1].map(|face| {
            let escapes = empty & !completing[1 - face];
            let [left, right] = [(escapes & 0x7777) << 1, (escapes & 0xEEEE) >> 1];
            let [below, above] = [escapes << 4, escapes >> 4];
            let two = left & right | below & above | (left | right) & (below | above);
            completing[face] & !two
        })
    }

    /// The result of the turn that led here, for the player who has played it; `self` is seen by the opponent.
    pub fn end(self) -> End {
        match (self.they_have_a_line(), self.i_have_a_line()) {
            (false, true) => End::Loss,
            (true, false) if self.is_lost() => End::Win,
            _ if self.cards() == 16 => End::Draw,
            (true, false) => End::Threat,
            _ => End::Open,
        }
    }

    /// Every turn with the position after it, seen by the opponent, and its result. Turns that lose immediately are
    /// left out unless `all` turns are wanted. Stops when the callback returns true, and then returns true as well.
    pub fn each_turn(self, all: bool, mut visit: impl FnMut(PackedMove, Bitboard, End) -> bool) -> bool {
        let completing = self.my_completing();
        let standing = self.i_have_a_line();
        let last = self.cards() == 15;
        let lasting = if standing { [u16::MAX; 2] } else { self.lasting(completing) };
        self.each_pivot(|pivot, pos| {
            let threatened = pos.they_have_a_line();
            let empty = !pos.occupied();
            for face in 0..2u32 {
                // Where they have a line and I have none, only making one saves me.
                let saving =
                    if threatened && !standing && !all { completing[face as usize] } else { u16::MAX };
                for square in bits(empty & saving) {
                    let square = square as u32;
                    let makes = standing || completing[face as usize] >> square & 1 == 1;
                    let next = pos.laid(square, face).seen_by_them();
                    let end = match (makes, threatened) {
                        (false, true) => End::Loss,
                        (true, false)
                            if last || lasting[face as usize] >> square & 1 == 1 && next.is_lost() =>
                        {
                            End::Win
                        }
                        _ if last => End::Draw,
                        (true, false) => End::Threat,
                        _ => End::Open,
                    };
                    if visit(PackedMove::new(pivot, square, face), next, end) {
                        return true;
                    }
                }
            }
            false
        })
    }

    /// A turn that wins at once.
    pub fn winning_turn(self) -> Option<PackedMove> {
        let completing = self.my_completing();
        let standing = self.i_have_a_line();
        let lasting = if standing { [u16::MAX; 2] } else { self.lasting(completing) };
        // What is empty after a pivot is empty now, or has a card of theirs.
        if (lasting[0] | lasting[1]) & !self.mine() == 0 {
            return None;
        }
        let mut found = None;
        self.each_pivot(|pivot, pos| {
            let empty = !pos.occupied();
            if empty & (lasting[0] | lasting[1]) == 0 || pos.they_have_a_line() {
                return false;
            }
            for face in 0..2u32 {
                for square in bits(empty & lasting[face as usize]) {
                    let square = square as u32;
                    if pos.laid(square, face).seen_by_them().is_lost() {
                        found = Some(PackedMove::new(pivot, square, face));
                        return true;
                    }
                }
            }
            false
        });
        found
    }
}

/// Where these cards are after a pivot. A card is given by the bits that change when it is turned over.
pub fn moved(pivot: u16, toggles: &[u64]) -> Vec<u64> {
    let [from, to] = [9, 5].map(|shift| 32 + (pivot >> shift & 15));
    let (before, after) = (0x0001_0001 << from, 0x0001_0001 << to);
    toggles.iter().map(|&toggle| if pivot != 0 && toggle == before { after } else { toggle }).collect()
}

#[cfg(test)]
mod tests {
    use super::super::position::LINES;
    use super::*;
    use crate::rules::Rng;

    /// Every position of some random games that is not over.
    fn positions(games: usize) -> Vec<Pivot> {
        let mut rng = Rng::new(7);
        let mut found = Vec::new();
        for _ in 0..games {
            let mut pos = Pivot::EMPTY;
            while let Some(&mv) = rng.pick(&pos.moves()) {
                found.push(pos);
                pos.play_unchecked(mv);
            }
        }
        found
    }

    fn end_by_the_rules(after: &Pivot) -> End {
        let mover = after.turn().other();
        match after.outcome() {
            Some(outcome) if outcome.is_shared() => End::Draw,
            Some(outcome) if outcome.winners.contains(after.side_of(mover)) => End::Win,
            Some(_) => End::Loss,
            None if after.has_line(mover) && !after.has_line(after.turn()) => End::Threat,
            None => End::Open,
        }
    }

    #[test]
    fn turns_and_their_ends_are_those_of_the_rules() {
        for pos in positions(300) {
            let mut seen = Vec::new();
            Bitboard::of(&pos).each_turn(true, |turn, next, end| {
                let after = pos.play(turn.unpacked()).expect("legal");
                assert_eq!(next, Bitboard::of(&after), "{pos}: {}", turn.unpacked());
                assert_eq!(end, end_by_the_rules(&after), "{pos}: {}", turn.unpacked());
                assert_eq!(next.end(), end, "{pos}: {}", turn.unpacked());
                seen.push((turn, end));
                false
            });
            assert_eq!(seen.len() as u64, pos.count_moves(), "{pos}");
            let mut without_losses = Vec::new();
            Bitboard::of(&pos).each_turn(false, |turn, _, end| {
                without_losses.push((turn, end));
                false
            });
            seen.retain(|&(_, end)| end != End::Loss);
            assert_eq!(without_losses, seen, "{pos}");
            let wins = |turn: PackedMove| seen.contains(&(turn, End::Win));
            match Bitboard::of(&pos).winning_turn() {
                Some(turn) => assert!(wins(turn), "{pos}: {}", turn.unpacked()),
                None => assert!(seen.iter().all(|&(turn, _)| !wins(turn)), "{pos}"),
            }
        }
    }

    #[test]
    fn completing_squares_make_lines() {
        for board in 0..=u16::MAX {
            let squares = completing(u64::from(board) << 16);
            let expected = (0..16).filter(|&square| {
                LINES.iter().any(|&line| line >> square & 1 == 1 && line & !(board | 1 << square) == 0)
            });
            let expected = expected.fold(0u64, |squares, square| squares | 1 << (16 + square));
            assert_eq!(squares, expected, "{board:016b}");
        }
    }
}
