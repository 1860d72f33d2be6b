//! The whole of Pivot, solved, and the book made of it.

use super::numbering::{Numbering, places, rows};
use super::opponent_model::Tricks;
use super::retrograde::{WIN, Worth, worths};
use super::{Book, losses, marks, written};

/// How many positions with so many cards are worth what to the player to move, images and positions that no game reaches
/// included.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Layer {
    pub cards: u32,
    pub won: u64,
    pub drawn: u64,
    pub lost: u64,
    /// The game is over, won or lost; a full board without a winner counts as drawn.
    pub over: u64,
    /// How many numbers they have.
    pub numbers: usize,
}

fn counted(numbering: &Numbering, cards: u32, worths: &[Worth]) -> Layer {
    let mut layer = Layer { cards, numbers: worths.len(), ..Layer::default() };
    // The first card of each player may show either face.
    let faces = 1 << cards.min(2);
    for (block, worths) in worths.chunks(rows(cards) << places(cards)).enumerate() {
        let images = faces * numbering.images_of_block(cards, block) as u64;
        for &worth in worths {
            let count = match worth {
                0 => &mut layer.drawn,
                WIN | LOST => &mut layer.over,
                1.. => &mut layer.won,
                _ => &mut layer.lost,
            };
            *count += images;
        }
    }
    layer
}

const LOST: Worth = -WIN;

/// Solves the game, tells what was found for every number of cards, and returns the bytes of the book.
///
/// # Errors
/// That of `tell`.
pub fn solve<E>(mut tell: impl FnMut(Layer) -> Result<(), E>) -> Result<Vec<u8>, E> {
    let numbering = Numbering::new();
    let (mut known, mut tricks) = (Vec::new(), Tricks::default());
    let (mut layers, mut lost) = (Vec::new(), Vec::new());
    for cards in (0..=16).rev() {
        known = worths(&numbering, cards, &known);
        tricks = tricks.before(&numbering, cards, &known);
        tell(counted(&numbering, cards, &known))?;
        if cards == Book::CARDS + 1 {
            lost = losses(&known);
        } else if cards <= Book::CARDS {
            layers.insert(0, marks(cards, &known, &tricks.theirs));
        }
    }
    Ok(written(&layers, &lost))
}
