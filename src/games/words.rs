//! What a game says in both languages. Words need no page: tests and other front ends read the same sentences.

use crate::i18n::{Lang, Text};
use crate::rules::{Guided, Seat, Square, Target};

/// One choice that makes a variant of a game, such as the number of players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct VariantChoice {
    pub legend: Text,
    pub answers: &'static [Text],
}

/// One kind of piece that a player can lay, by name and number.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TrayItem {
    pub name: String,
    pub left: u8,
}

/// One part of a turn that has several.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TurnPart {
    pub name: Text,
    /// The points it has brought, such as "+2".
    pub note: Option<String>,
    pub state: PartState,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PartState {
    Done,
    Current,
    ToCome,
}

/// The words of a game. `self` is the position that they speak of.
pub trait Words: Guided {
    const TITLE: Text;
    /// What one does, in the few words that fit on a lid of the home page.
    const TAGLINE: Text;
    /// The goal in a sentence: on the welcome page, in the lesson and on the rules page.
    const GOAL: Text;
    /// How long a game takes, more or less.
    const MINUTES: u8;
    /// The variant that a newcomer plays first, by its number in `Position::VARIANTS`.
    const FIRST_VARIANT: usize = 0;
    /// The variant of a table that is opened for the first time, by its number.
    const DEFAULT_VARIANT: usize = 0;
    /// A position and a turn that wins there, or scores well: the moving picture of the welcome page.
    const SHOWN: (&'static str, &'static str);
    /// How the game is put together once it is printed and cut out, where that has to be said.
    const ON_PAPER: Option<Text> = None;
    /// The names of the views of the board; empty where there is only one view.
    const VIEWS: &'static [Text] = &[];
    /// The choices that make the variants. `Position::VARIANTS` has one variant for each combination of answers, in the
    /// order of counting: the answers of the last choice vary fastest.
    const VARIANT_CHOICES: &'static [VariantChoice] = &[];

    /// The variant in a word beside the title; nothing where there is only one.
    fn variant_name(&self) -> Option<Text> {
        None
    }

    /// A remark on a variant before it is played.
    fn remark(_: Self::Options) -> Option<Text> {
        None
    }

    /// The pieces of a seat in one word: "light", "dark".
    fn seat_name(seat: Seat) -> Text;

    /// How a seat stands: "Light · 5 pieces".
    fn standing(&self, seat: Seat, lang: Lang) -> String;

    /// What a seat can lay on the board; nothing in games that only move pieces.
    fn tray(&self, _: Seat, _: Lang) -> Vec<TrayItem> {
        Vec::new()
    }

    /// The parts of a turn, in games where it has several.
    fn parts(&self, _draft: &Self::Draft, _waiting: Option<Self::Move>) -> Vec<TurnPart> {
        Vec::new()
    }

    /// What stands on a square, for screen readers.
    fn square_label(&self, square: Square, lang: Lang) -> String;

    /// What a handle beside the board does, for screen readers; only for games that have handles.
    fn handle_label(&self, _presses: [Target; 2], _: Lang) -> String {
        String::new()
    }

    /// What to do now.
    fn prompt(&self, draft: &Self::Draft, lang: Lang) -> String;

    /// What a whole turn would do, shown before it is confirmed.
    fn preview(&self, mv: Self::Move, lang: Lang) -> String {
        Self::told(mv, lang)
    }

    /// Why a press was refused: what it was about, and the reason.
    fn why_not(refusal: Self::Refusal, lang: Lang) -> (String, String);

    /// A turn in words.
    fn told(mv: Self::Move, lang: Lang) -> String;

    /// The points that a turn brought, shown beside it in the list. `self` is the position before it.
    fn note(&self, _: Self::Move) -> Option<String> {
        None
    }

    /// How long the game may still go on, and who would win now; only where that is decided by a number of turns.
    fn countdown(&self, _: Lang) -> Option<String> {
        None
    }

    /// A warning that belongs to the position: a line that must be broken, a slide that may not be undone.
    fn alert(&self, _: Lang) -> Option<String> {
        None
    }

    /// Why the finished game ended as it did; `last_turn` is the turn that ended it.
    fn reason(&self, last_turn: Option<Self::Move>, lang: Lang) -> String;
}
