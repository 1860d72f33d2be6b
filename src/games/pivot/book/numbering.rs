//! A number for every position among those with as many cards, the same for most of its images (a perfect index).
//!
//! The squares with cards, as one of their eight images, choose a block. In it the cards are counted off from the first
//! square: whose they are chooses a row, and which faces they show, the first card of each player being black, a place
//! in the row. Turning a card over adds (without carrying) the same to the place, whatever the other cards show.

use crate::games::pivot::bitboard::Bitboard;
use crate::games::pivot::symmetry::{mirrored, transposed, upside_down};
use crate::rules::grid::bits;

/// The position as it lies after one of the eight rotations and reflections of the board.
const fn image(Bitboard(mut lanes): Bitboard, image: u8) -> Bitboard {
    if image & 1 != 0 {
        lanes = mirrored(lanes);
    }
    if image & 2 != 0 {
        lanes = upside_down(lanes);
    }
    if image & 4 != 0 {
        lanes = transposed(lanes);
    }
    Bitboard(lanes)
}

/// The bits of a word that are on these squares, moved together.
fn squeezed(word: u16, squares: u16) -> u16 {
    bits(squares).enumerate().fold(0, |sum, (place, square)| sum | (word >> square & 1) << place)
}

/// What all layers share: how boards, as 16-bit words, are numbered.
pub struct Numbering {
    /// The least image of every board, and which image that is.
    least: Vec<(u16, u8)>,
    /// The place of every least image among those with as many squares.
    block: Vec<u16>,
    /// The place of every board among all that have as many squares.
    rank: Vec<u16>,
    /// The least images, by number of squares.
    blocks: [Vec<u16>; 17],
}

impl Numbering {
    pub fn new() -> Numbering {
        let least_image = |board: u16| {
            let images = (0..8).map(|turn| (image(Bitboard(board.into()), turn).0 as u16, turn));
            images.min().expect("eight images")
        };
        let least: Vec<(u16, u8)> = (0..=u16::MAX).map(least_image).collect();
        let (mut block, mut rank) = (vec![0; 1 << 16], vec![0; 1 << 16]);
        let mut blocks: [Vec<u16>; 17] = Default::default();
        let mut seen = [0; 17];
        for board in 0..=u16::MAX {
            let squares = board.count_ones() as usize;
            rank[usize::from(board)] = seen[squares];
            seen[squares] += 1;
            if least[usize::from(board)].0 == board {
                block[usize::from(board)] = blocks[squares].len() as u16;
                blocks[squares].push(board);
            }
        }
        Numbering { least, block, rank, blocks }
    }

    /// How many numbers there are for positions with this many cards.
    pub fn count(&self, cards: u32) -> usize {
        (self.blocks[cards as usize].len() * rows(cards)) << places(cards)
    }

    /// How many boards look like those of a block.
    pub fn images_of_block(&self, cards: u32, block: usize) -> usize {
        let least = self.blocks[cards as usize][block];
        self.least.iter().filter(|&&(board, _)| board == least).count()
    }

    /// The number of a position.
    pub fn number(&self, pos: Bitboard) -> usize {
        let (board, turn) = self.least[usize::from(pos.occupied())];
        let pos = image(pos, turn);
        let cards = pos.cards();
        let all = ((1u32 << cards) - 1) as u16;
        let mine = squeezed(pos.mine(), board);
        let theirs = all & !mine;
        let silver = squeezed((pos.0 >> 16 | pos.0 >> 48) as u16, board);
        let first = |cards: u16| cards & cards.wrapping_neg();
        let turned_over = |cards: u16| if silver & first(cards) != 0 { cards } else { 0 };
        let faces = silver ^ turned_over(mine) ^ turned_over(theirs);
        let place = squeezed(faces, all & !first(mine) & !first(theirs));
        let row = usize::from(self.block[usize::from(board)]) * rows(cards)
            + usize::from(self.rank[usize::from(mine)]);
        row << places(cards) | usize::from(place)
    }

    /// Every row of the positions with this many cards, in the order of their numbers: the position at its first place,
    /// and the cards that may be turned over, each by the bits that change.
    pub fn each_row(&self, cards: u32, mut visit: impl FnMut(Bitboard, &[u64])) {
        let owners: Vec<u16> = (0..1u32 << cards)
            .filter(|owner| owner.count_ones() == cards / 2)
            .map(|owner| owner as u16)
            .collect();
        for &board in &self.blocks[cards as usize] {
            for &owner in &owners {
                let (mut lanes, mut toggles, mut seen) = (0, Vec::new(), [false; 2]);
                for (place, square) in bits(board).enumerate() {
                    let lane = 32 * u32::from(owner >> place & 1 == 0) + square as u32;
                    lanes |= 1 << lane;
                    let is_mine = lane < 32;
                    if std::mem::replace(&mut seen[usize::from(is_mine)], true) {
                        toggles.push(0x0001_0001 << lane);
                    }
                }
                visit(Bitboard(lanes), &toggles);
            }
        }
    }
}

/// How many cards may show either face: all but the first of each player.
pub const fn places(cards: u32) -> u32 {
    cards.saturating_sub(2)
}

/// How the cards may belong to the players: the player to move has half of them, rounded down.
pub const fn rows(cards: u32) -> usize {
    let (mut count, mut chosen) = (1, 0);
    while chosen < cards / 2 {
        count = count * (cards - chosen) as usize / (chosen + 1) as usize;
        chosen += 1;
    }
    count
}
