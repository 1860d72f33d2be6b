//! What the page asks of a game: its words and its picture. A board knows no rule but what is offered, holds no state,
//! and speaks to nobody; it is a function of the position and the scene.

use super::registry::Game;
use crate::i18n::{Lang, Text};
use crate::rules::{Seat, Square, Target};
use yew::Html;

/// A game's name and the line that makes one want to play it.
pub trait Named {
    const TITLE: Text;
    const TAGLINE: Text;
}

/// One kind of piece that a player has in hand.
pub struct TrayItem {
    pub name: String,
    pub left: u8,
    /// The contents of a `100 × 100` picture.
    pub picture: Html,
}

/// What a board shows besides the position.
pub struct Scene<'a, P: Game> {
    pub lang: Lang,
    pub draft: P::Draft,
    /// What can be pressed next, where it is to be shown.
    pub offers: Vec<Target>,
    pub last_turn: Option<P::Move>,
    /// The press that was refused just now, and why.
    pub refused: Option<(Target, P::Refusal)>,
    /// Wraps the drawing of a square into something that can be pressed and focused.
    pub cell: &'a dyn Fn(Square, Html) -> Html,
}

/// A game that can be played on the page.
pub trait Present: Game + Named {
    /// The size of the picture, as `viewBox` has it.
    const VIEW_BOX: &'static str;

    /// The contents of the picture.
    fn board(&self, scene: &Scene<'_, Self>) -> Html;

    /// What a player has in hand.
    fn tray(&self, seat: Seat, lang: Lang) -> Vec<TrayItem>;

    /// Which kind of the tray is chosen in a half-made turn.
    fn chosen(draft: &Self::Draft) -> Option<u8>;

    /// Which square is chosen in a half-made turn.
    fn chosen_square(draft: &Self::Draft) -> Option<Square>;

    /// The pieces of a seat in one word: "light", "dark".
    fn seat_name(seat: Seat) -> Text;

    /// What stands on a square, for those who cannot see it.
    fn square_label(&self, square: Square, lang: Lang) -> String;

    /// What to do now.
    fn prompt(&self, draft: &Self::Draft, lang: Lang) -> String;

    /// Why a press was refused: what it was about, and the reason.
    fn why_not(refusal: &Self::Refusal, lang: Lang) -> (String, String);

    /// A turn in words.
    fn told(mv: Self::Move, lang: Lang) -> String;

    /// Why the finished game ended as it did; `last_turn` is the one that ended it.
    fn reason(&self, last_turn: Option<Self::Move>, lang: Lang) -> String;
}
