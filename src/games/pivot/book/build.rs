//! Solves the whole of Pivot by retrograde analysis, and builds the book from it.

use super::numbering::{Numbering, places, rows};
use super::opponent_model::OpponentModel;
use super::retrograde::{RetrogradeValue, WIN, values};
use super::{Book, losses, marks, written};

/// Win, draw and loss counts for the player to move, per number of cards, unreachable positions included.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct LayerCounts {
    pub cards: u32,
    pub won: u64,
    pub drawn: u64,
    pub lost: u64,
    /// The game is over, won or lost; a full board without a winner counts as drawn.
    pub over: u64,
    /// How many numbers they have in the numbering.
    pub numbers: usize,
}

fn counted(numbering: &Numbering, cards: u32, values: &[RetrogradeValue]) -> LayerCounts {
    let mut layer = LayerCounts { cards, numbers: values.len(), ..LayerCounts::default() };
    // The first card of each player may show either face.
    let faces = 1 << cards.min(2);
    for (block, values) in values.chunks(rows(cards) << places(cards)).enumerate() {
        let images = faces * numbering.images_of_block(cards, block) as u64;
        for &value in values {
            let count = match value {
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

const LOST: RetrogradeValue = -WIN;

/// Solves the game, reports the counts for every number of cards, and returns the bytes of the book.
///
/// # Errors
/// That of `report`.
pub fn build<E>(mut report: impl FnMut(LayerCounts) -> Result<(), E>) -> Result<Vec<u8>, E> {
    let numbering = Numbering::new();
    let (mut known, mut model) = (Vec::new(), OpponentModel::default());
    let (mut layers, mut lost) = (Vec::new(), Vec::new());
    for cards in (0..=16).rev() {
        known = values(&numbering, cards, &known);
        model = model.before(&numbering, cards, &known);
        report(counted(&numbering, cards, &known))?;
        if cards == Book::CARDS + 1 {
            lost = losses(&known);
        } else if cards <= Book::CARDS {
            layers.insert(0, marks(cards, &known, &model.modelled_to_move));
        }
    }
    Ok(written(&layers, &lost))
}
