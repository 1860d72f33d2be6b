//! How a game is drawn. A picture holds no state and knows no rule: it is a function of the position and the scene.

use super::scene::Scene;
use crate::rules::{Guided, Seat, Square, Target};
use crate::svg::marks::Area;
use yew::{Html, html};

/// Something to press beside the squares, such as the end of a line that can slide.
pub struct Handle {
    /// The two presses that it stands for, one after the other, whatever was chosen before.
    pub presses: [Target; 2],
    pub is_enabled: bool,
    pub area: Area,
    pub drawing: Html,
}

/// A game to be printed and cut out.
pub struct Paper {
    /// The board without pieces, in the same box as on the screen.
    pub board: Html,
    pub pieces: Vec<PaperPiece>,
}

/// A piece of a game on paper. Its sides are the contents of `100 × 100` pictures.
pub struct PaperPiece {
    pub front: Html,
    /// Folded over, where a piece has two sides.
    pub back: Option<Html>,
    pub count: u32,
}

impl PaperPiece {
    pub fn of_one_side(front: Html, count: u32) -> PaperPiece {
        PaperPiece { front, back: None, count }
    }
}

/// The picture of a game.
pub trait Picture: Guided {
    /// The width and the height of the picture.
    const SIZE: [u16; 2];
    /// The board can be shown from the other side. Pieces that are drawn upright on rods have a front, so
    /// their board cannot.
    const ROTATES: bool = true;

    /// Where a square is, in the units of the picture.
    fn area(square: Square) -> Area;

    /// What is drawn under the squares.
    fn ground(&self, scene: &Scene<Self>) -> Html;

    /// A square and what stands on it.
    fn square(&self, square: Square, scene: &Scene<Self>) -> Html;

    /// What is drawn above all squares.
    fn marks(&self, scene: &Scene<Self>) -> Html;

    /// The handles of [`Guided::handles`], in the same order.
    fn draw_handles(&self, _: &Scene<Self>) -> Vec<Handle> {
        Vec::new()
    }

    /// The sign of a seat: the contents of a `100 × 100` picture.
    fn avatar(&self, seat: Seat) -> Html;

    /// A piece of the tray, by its number there: the contents of a `100 × 100` picture.
    fn tray_piece(_: Seat, _kind: u8) -> Html {
        Html::default()
    }

    /// The game as it can be printed: the same drawings, without a turn being played.
    fn paper() -> Paper;

    /// The whole picture without anything to press.
    fn whole(&self, scene: &Scene<Self>) -> Html {
        html! { <>
            { self.ground(scene) }
            { for Self::FACTS.squares().map(|square| self.square(square, scene)) }
            { self.marks(scene) }
        </> }
    }
}
