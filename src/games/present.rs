//! What the page asks of a game: its words and its picture. A board knows no rule but what is offered, holds no state,
//! and speaks to nobody; it is a function of the position and the scene.

use crate::i18n::{Lang, Text};
use crate::rules::{Guided, Seat, Square, Target};
use crate::svg::marks::Area;
use yew::{Html, html};

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
pub struct Scene<P: Guided> {
    pub lang: Lang,
    pub draft: P::Draft,
    /// A whole turn that waits to be confirmed.
    pub pending: Option<P::Move>,
    /// What can be pressed next, where it is to be shown.
    pub offers: Vec<Target>,
    pub last_turn: Option<P::Move>,
    /// The position before the last turn.
    pub before: Option<P>,
    /// The last turn has just been played, and may be seen moving.
    pub is_fresh: bool,
    /// The press that was refused just now, and why.
    pub refused: Option<(Target, P::Refusal)>,
    /// Which of [`Present::VIEWS`] is shown.
    pub view: u8,
    /// What the opponent threatens is marked.
    pub warns: bool,
}

impl<P: Guided> Scene<P> {
    /// Nothing but the position: a miniature, or the start.
    pub fn quiet(lang: Lang) -> Scene<P> {
        Scene {
            lang,
            draft: P::Draft::default(),
            pending: None,
            offers: Vec::new(),
            last_turn: None,
            before: None,
            is_fresh: false,
            refused: None,
            view: 0,
            warns: false,
        }
    }

    pub fn offers(&self, target: Target) -> bool {
        self.offers.contains(&target)
    }
}

/// Something to choose before a game, of a few answers.
pub struct Question {
    pub legend: Text,
    pub answers: &'static [Text],
}

/// Something to press beside the squares, such as the end of a line that can slide.
pub struct Handle {
    /// What it stands for: two presses, one after the other, whatever was chosen before.
    pub presses: [Target; 2],
    pub label: String,
    pub may: bool,
    pub area: Area,
    pub drawing: Html,
}

/// One of the parts of a turn.
pub struct Step {
    pub name: Text,
    /// What it has brought, if that can be told: "+2".
    pub note: Option<String>,
    pub progress: Progress,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Progress {
    Done,
    Current,
    ToCome,
}

/// A game that can be played on the page.
pub trait Present: Guided + Named {
    /// The size of the picture, as `viewBox` has it.
    const VIEW_BOX: &'static str;
    /// The ways of looking at the board; none where there is but one.
    const VIEWS: &'static [Text] = &[];
    /// A slip would cost a turn: whole turns are shown first, and confirmed.
    const CONFIRMS: bool = false;
    /// The tray belongs to all players, not to each.
    const SHARED_TRAY: bool = false;
    /// The board can be seen from the other side. What stands upright on rods cannot: its picture has a front.
    const TURNS: bool = true;
    /// What makes the variants, which are in the order of the answers: those of the last question follow one another.
    const QUESTIONS: &'static [Question] = &[];

    /// Is this turn to be confirmed? All are, where any is, unless a game says otherwise.
    fn confirms(_: Self::Move) -> bool {
        Self::CONFIRMS
    }

    /// What the options have made of the game, in a word beside its title; nothing where there is but one game.
    fn variant(&self) -> Option<Text> {
        None
    }

    /// What is to be told of a variant before it is played.
    fn remark(_: Self::Options) -> Option<Text> {
        None
    }

    /// Where a square is, in the units of the picture.
    fn area(square: Square) -> Area;

    /// What lies under the squares.
    fn ground(&self, scene: &Scene<Self>) -> Html;

    /// A square and what stands on it.
    fn square(&self, square: Square, scene: &Scene<Self>) -> Html;

    /// What lies above all squares.
    fn marks(&self, scene: &Scene<Self>) -> Html;

    /// What can be pressed beside the squares.
    fn handles(&self, _: &Scene<Self>) -> Vec<Handle> {
        Vec::new()
    }

    /// The sign of a seat: the contents of a `100 × 100` picture.
    fn avatar(&self, seat: Seat) -> Html;

    /// What a player can lay on the board; nothing in games that only move.
    fn tray(&self, _: Seat, _: Lang) -> Vec<TrayItem> {
        Vec::new()
    }

    /// Which kind of the tray is chosen in a half-made turn.
    fn chosen(_: &Self::Draft) -> Option<u8> {
        None
    }

    /// Which square is chosen in a half-made turn.
    fn chosen_square(draft: &Self::Draft) -> Option<Square>;

    /// The position as a half-made turn, or one that waits to be confirmed, shows it.
    fn shown(&self, _: &Self::Draft, _: Option<Self::Move>) -> Self {
        *self
    }

    /// The parts of a turn, in games where it has several.
    fn steps(&self, _: &Scene<Self>) -> Vec<Step> {
        Vec::new()
    }

    /// The pieces of a seat in one word: "light", "dark".
    fn seat_name(seat: Seat) -> Text;

    /// How a seat stands: "Light · 5 pieces".
    fn standing(&self, seat: Seat, lang: Lang) -> String;

    /// What stands on a square, for those who cannot see it.
    fn square_label(&self, square: Square, lang: Lang) -> String;

    /// What to do now.
    fn prompt(&self, draft: &Self::Draft, lang: Lang) -> String;

    /// What a whole turn would bring, before it is confirmed.
    fn preview(&self, mv: Self::Move, lang: Lang) -> String {
        Self::told(mv, lang)
    }

    /// Why a press was refused: what it was about, and the reason.
    fn why_not(refusal: &Self::Refusal, lang: Lang) -> (String, String);

    /// A turn in words.
    fn told(mv: Self::Move, lang: Lang) -> String;

    /// What a turn brought, beside it in the list: "+2". `self` is the position before it.
    fn note(&self, _: Self::Move) -> Option<String> {
        None
    }

    /// What there is to know besides the turn: a line that must be broken, a slide that may not be undone.
    fn alert(&self, _: Lang) -> Option<String> {
        None
    }

    /// Why the finished game ended as it did; `last_turn` is the one that ended it.
    fn reason(&self, last_turn: Option<Self::Move>, lang: Lang) -> String;

    /// The whole picture without anything to press.
    fn picture(&self, scene: &Scene<Self>) -> Html {
        let rows = (0..Self::FACTS.rows).rev();
        let squares =
            rows.flat_map(|row| (0..Self::FACTS.columns).map(move |column| Square::new(column, row)));
        html! { <>
            { self.ground(scene) }
            { for squares.map(|square| self.square(square, scene)) }
            { self.marks(scene) }
        </> }
    }
}
