//! The bridge between the page and the games. A game is a type, and the code of a page that is written for types would be
//! compiled once for each; so the page speaks to a match of any game through one object, and gets plain data to draw.

mod counsel;
mod drawing;
mod playing;
mod view;
#[cfg(test)]
mod words_tests;

pub use counsel::{Way, in_hand, judge, take_up, worth};
pub use playing::Playing;
pub use view::{EndView, MatchView, SquareView, TurnView};

use crate::games::present::Question;
use crate::games::{Game, GameId, Visitor};
use crate::i18n::{Lang, Text};
use crate::record::{Ending, Link, NodeId, Opener, Series, TextError};
use crate::rules::{Facts, Seat, Side, Square, Target};
use crate::search::Value;
use crate::svg::marks::Area;
use crate::table::Confirm;
use yew::Html;

/// What is known of a game before anything is played.
pub struct Profile {
    pub facts: Facts,
    pub title: Text,
    pub tagline: Text,
    /// The size of the picture, as `viewBox` has it.
    pub view_box: &'static str,
    /// The ways of looking at the board; none where there is but one.
    pub views: &'static [Text],
    /// Whole turns are shown first, and confirmed.
    pub confirms: bool,
    /// The tray belongs to all players, not to each.
    pub shared_tray: bool,
    /// The board can be seen from the other side.
    pub turns: bool,
    /// Where a square is in the picture.
    pub area: fn(Square) -> Area,
    /// The best level is perfect.
    pub is_solved: bool,
    /// What makes the variants; see [`crate::games::present::Present::QUESTIONS`].
    pub questions: &'static [Question],
    pub variants: fn() -> Vec<Variant>,
}

/// One of the games that a game can be.
pub struct Variant {
    /// The sign of each seat.
    pub avatars: Vec<Html>,
    pub remark: Option<Text>,
}

impl Profile {
    pub const fn of<P: Game>() -> Profile {
        Profile {
            facts: P::FACTS,
            title: P::TITLE,
            tagline: P::TAGLINE,
            view_box: P::VIEW_BOX,
            views: P::VIEWS,
            confirms: P::CONFIRMS,
            shared_tray: P::SHARED_TRAY,
            turns: P::TURNS,
            area: P::area,
            is_solved: P::IS_SOLVED,
            questions: P::QUESTIONS,
            variants: || {
                let variant = |&options: &P::Options| {
                    let start = P::start(options);
                    let avatars = (0..start.seats()).map(|seat| start.avatar(Seat(seat))).collect();
                    Variant { avatars, remark: P::remark(options) }
                };
                P::VARIANTS.iter().map(variant).collect()
            },
        }
    }
}

/// A match of any game, with the turn in hand: what has been pressed of it, what waits to be confirmed, what was refused.
/// Whatever changes the match lets go of the turn in hand. A change that is not possible changes nothing else.
pub trait AnyMatch {
    fn profile(&self) -> &'static Profile;
    fn copy(&self) -> Box<dyn AnyMatch>;
    /// A new match of one of the game's variants.
    fn another(&self, variant: usize, opener: Opener) -> Box<dyn AnyMatch>;

    fn series(&self) -> &Series;
    fn cursor(&self) -> NodeId;
    /// The turns played up to the cursor.
    fn ply(&self) -> usize;
    /// The same, and those that redo would play again.
    fn length(&self) -> usize;
    fn turn(&self) -> Seat;
    fn side_of(&self, seat: Seat) -> Side;
    fn ending(&self) -> Option<Ending>;
    /// Could a side give the game up now?
    fn can_resign(&self) -> bool;
    /// Nothing has been played.
    fn is_untouched(&self) -> bool;
    /// Which of the game's variants it is.
    fn variant(&self) -> usize;
    /// The position, in notation.
    fn position_text(&self) -> String;
    fn save_text(&self) -> String;
    fn link_text(&self) -> String;

    fn undo(&mut self);
    fn redo(&mut self);
    fn go_to(&mut self, node: NodeId);
    fn next_round(&mut self);
    fn resign(&mut self, side: Side);
    /// Plays a turn given in notation. False if it is none.
    fn play(&mut self, turn: &str) -> bool;

    /// What can be pressed next: nothing once the game is over, for whatever reason.
    fn offers(&self) -> Vec<Target>;
    fn press(&mut self, target: Target) -> Pressed;
    /// Presses two targets at once, whatever was chosen before; the same two again confirm the turn they made.
    fn press_handle(&mut self, targets: [Target; 2]) -> Pressed;
    /// The whole turn that waits to be confirmed, in notation.
    fn pending(&self) -> Option<String>;
    /// The last press was refused, and it is still said why.
    fn is_refused(&self) -> bool;
    /// Something of a turn has been made.
    fn is_half_made(&self) -> bool;
    /// Plays the turn that waits to be confirmed. False if there is none.
    fn confirm(&mut self) -> bool;
    /// From now on these turns are confirmed.
    fn confirm_by(&mut self, confirm: Confirm);
    /// Can there be turns to confirm?
    fn asks(&self) -> bool;
    /// Takes back the last step of the turn in hand.
    fn back(&mut self);
    /// Lets go of all of it.
    fn release(&mut self);

    /// The presses that made the turn in hand.
    fn pressed(&self) -> &[Target];
    /// How the turns that a search has looked at are made.
    fn ways(&self, turns: &[(String, Value)]) -> Vec<Way>;
    /// A turn in words.
    fn told(&self, turn: &str, lang: Lang) -> String;

    /// Changes whenever [`AnyMatch::turns`] would.
    fn line_mark(&self) -> LineMark;
    /// The turns of the line, up to the cursor and beyond.
    fn turns(&self, lang: Lang) -> Vec<TurnView>;

    /// Everything else that is drawn or said.
    fn view(&self, lang: Lang, look: Look) -> MatchView;
    /// The board alone, with nothing to press.
    fn picture(&self, lang: Lang) -> Html;
}

impl Clone for Box<dyn AnyMatch> {
    fn clone(&self) -> Self {
        self.copy()
    }
}

/// Tells the lines of a match apart, with what was played beside them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LineMark {
    round: usize,
    /// How many turns have ever been played in this round: none is forgotten.
    size: usize,
    end: NodeId,
}

/// How a match is looked at.
#[derive(Clone, Copy)]
pub struct Look {
    /// One of the profile's views.
    pub angle: u8,
    /// The last turn has just been played, and may be seen moving.
    pub is_fresh: bool,
    /// What may be pressed and what threatens are marked.
    pub helps: bool,
    /// There is room for the other views beside the board.
    pub plans: bool,
}

/// What a press has done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pressed {
    /// Nothing, or it was refused.
    InVain,
    /// What was chosen has been let go.
    LetGo,
    CarriedOn,
    Played,
}

/// Where a match comes from.
pub enum Origin<'a> {
    New,
    /// A few turns into a game, to show what it is about.
    Showcase,
    Save(&'a str),
    Link(&'a Link),
}

/// Why a turn was refused, in the player's language.
pub type Why = Box<dyn Fn(Lang) -> String>;

/// A match of this game.
pub fn match_of(game: GameId, origin: Origin<'_>) -> Result<Box<dyn AnyMatch>, TextError<Why>> {
    game.visit(origin)
}

impl Visitor for Origin<'_> {
    type Output = Result<Box<dyn AnyMatch>, TextError<Why>>;

    fn visit<P: Game>(self) -> Self::Output {
        let playing = Playing::<P>::from(self);
        let why = |refusal: P::Refusal| -> Why { Box::new(move |lang| P::why_not(&refusal, lang).1) };
        playing.map(|playing| playing.copy()).map_err(|error| error.map_refusal(why))
    }
}

pub fn profile_of(game: GameId) -> &'static Profile {
    struct OfType;
    impl Visitor for OfType {
        type Output = &'static Profile;

        fn visit<P: Game>(self) -> &'static Profile {
            const { &Profile::of::<P>() }
        }
    }
    game.visit(OfType)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_answers_make_all_variants() {
        for &game in GameId::ALL {
            let profile = profile_of(game);
            let answers: usize = profile.questions.iter().map(|question| question.answers.len()).product();
            assert_eq!(answers, (profile.variants)().len(), "{game:?}");
        }
        let remarked = (profile_of(GameId::Emblem).variants)()
            .iter()
            .map(|variant| variant.remark.is_some())
            .collect::<Vec<_>>();
        assert_eq!(remarked, [false, false, true, true, false, false, true, true], "signs, then setups");
    }
}
