//! A match of one game as a match of any: the only code of the page that is compiled for each game, boards and words aside.

use super::view::{MatchView, TurnView};
use super::{AnyMatch, LineMark, Look, Origin, Pressed, Profile, Way};
use crate::games::Game;
use crate::i18n::Lang;
use crate::record::{Ending, Match, NodeId, Opener, Series, TextError};
use crate::rules::{Press, Rng, Seat, Side, Target};
use crate::search::Value;
use crate::table::Confirm;
use std::rc::Rc;
use yew::Html;

/// A match and the turn in hand.
#[derive(Clone)]
pub struct Playing<P: Game> {
    /// Shared by the states of a table: a press that plays nothing copies no match.
    pub(super) game: Rc<Match<P>>,
    /// The half-made turn. Undo does not restore it.
    pub(super) draft: P::Draft,
    /// The presses that made it.
    pub(super) presses: Vec<Target>,
    /// The whole turn that waits to be confirmed; the draft is how far it had come before its last step.
    pub(super) pending: Option<P::Move>,
    /// The press that was refused just now. Gone with the next press.
    pub(super) refused: Option<(Target, P::Refusal)>,
    /// Which turns are to be confirmed, where it is left to the game.
    confirms: fn(P::Move) -> bool,
    /// What the players want of it.
    confirm: Confirm,
}

impl<P: Game> Playing<P> {
    pub fn new(game: Match<P>) -> Playing<P> {
        Playing {
            game: Rc::new(game),
            draft: P::Draft::default(),
            presses: Vec::new(),
            pending: None,
            refused: None,
            confirms: P::confirms,
            confirm: Confirm::default(),
        }
    }

    /// The same where other turns are to be confirmed than the game says.
    #[cfg(test)]
    pub fn confirming(self, confirms: fn(P::Move) -> bool) -> Playing<P> {
        Playing { confirms, ..self }
    }

    pub fn from(origin: Origin<'_>) -> Result<Playing<P>, TextError<P::Refusal>> {
        let options = P::Options::default();
        let game = match origin {
            Origin::New => Match::new(options),
            Origin::Showcase => Match::from_position(options, showcase()),
            Origin::Save(text) => Match::from_save(text)?,
            Origin::Link(link) => Match::from_link(link)?,
        };
        Ok(Playing::new(game))
    }

    fn game_mut(&mut self) -> &mut Match<P> {
        Rc::make_mut(&mut self.game)
    }

    fn play_move(&mut self, mv: P::Move) {
        self.release();
        // Whoever presses was told before why a turn may not be played.
        let _ = self.game_mut().play(mv);
    }
}

impl<P: Game> AnyMatch for Playing<P> {
    fn profile(&self) -> &'static Profile {
        const { &Profile::of::<P>() }
    }

    fn copy(&self) -> Box<dyn AnyMatch> {
        Box::new(self.clone())
    }

    fn another(&self, variant: usize, opener: Opener) -> Box<dyn AnyMatch> {
        let options = P::VARIANTS.get(variant).copied().unwrap_or_default();
        let Playing { confirms, confirm, .. } = *self;
        Box::new(Playing { confirms, confirm, ..Playing::<P>::new(Match::opened_by(options, opener)) })
    }

    fn series(&self) -> &Series {
        self.game.series()
    }

    fn cursor(&self) -> NodeId {
        self.game.cursor()
    }

    fn ply(&self) -> usize {
        self.game.ply()
    }

    fn length(&self) -> usize {
        self.game.length()
    }

    fn turn(&self) -> Seat {
        self.game.position().turn()
    }

    fn side_of(&self, seat: Seat) -> Side {
        self.game.position().side_of(seat)
    }

    fn ending(&self) -> Option<Ending> {
        self.game.ending()
    }

    fn can_resign(&self) -> bool {
        self.game.can_resign()
    }

    fn is_untouched(&self) -> bool {
        let is_new = self.length() == 0 && self.series().round() == 0 && self.game.has_usual_start();
        is_new && self.ending().is_none()
    }

    fn variant(&self) -> usize {
        let options = self.game.options();
        P::VARIANTS.iter().position(|&variant| variant == options).unwrap_or(0)
    }

    fn position_text(&self) -> String {
        self.game.position().to_string()
    }

    fn save_text(&self) -> String {
        self.game.save_text()
    }

    fn link_text(&self) -> String {
        self.game.link_text()
    }

    fn undo(&mut self) {
        self.release();
        self.game_mut().undo();
    }

    fn redo(&mut self) {
        self.release();
        self.game_mut().redo();
    }

    fn go_to(&mut self, node: NodeId) {
        self.release();
        self.game_mut().go_to(node);
    }

    fn next_round(&mut self) {
        self.release();
        self.game_mut().next_round();
    }

    fn resign(&mut self, side: Side) {
        self.release();
        self.game_mut().resign(side);
    }

    fn play(&mut self, turn: &str) -> bool {
        turn.parse().map(|mv| self.play_move(mv)).is_ok()
    }

    fn offers(&self) -> Vec<Target> {
        if self.game.ending().is_some() { Vec::new() } else { self.game.position().offers(&self.draft) }
    }

    fn press(&mut self, target: Target) -> Pressed {
        self.refused = None;
        match self.game.position().press(&self.draft, target) {
            Press::Ignored => Pressed::InVain,
            Press::Refused(refusal) => {
                self.refused = Some((target, refusal));
                Pressed::InVain
            }
            Press::Drafted(draft) => {
                (self.draft, self.pending) = (draft, None);
                self.remember(target);
                if draft == P::Draft::default() { Pressed::LetGo } else { Pressed::CarriedOn }
            }
            Press::Complete(mv) if self.confirm.asks((self.confirms)(mv)) => {
                self.pending = Some(mv);
                Pressed::CarriedOn
            }
            Press::Complete(mv) => {
                self.play_move(mv);
                Pressed::Played
            }
        }
    }

    fn press_handle(&mut self, targets: [Target; 2]) -> Pressed {
        let waiting = self.pending;
        self.release();
        let mut done = Pressed::InVain;
        for target in targets {
            if self.refused.is_none() {
                let pressed = self.press(target);
                done = if pressed == Pressed::InVain { done } else { pressed };
            }
        }
        // A handle stands for a whole turn: it is made, or nothing is.
        (self.draft, self.presses) = (P::Draft::default(), Vec::new());
        if self.pending == waiting && self.confirm() { Pressed::Played } else { done }
    }

    fn pending(&self) -> Option<String> {
        self.pending.map(|mv| mv.to_string())
    }

    fn is_refused(&self) -> bool {
        self.refused.is_some()
    }

    fn is_half_made(&self) -> bool {
        self.draft != P::Draft::default() || self.pending.is_some()
    }

    fn confirm(&mut self) -> bool {
        self.pending.map(|mv| self.play_move(mv)).is_some()
    }

    fn confirm_by(&mut self, confirm: Confirm) {
        self.confirm = confirm;
    }

    fn asks(&self) -> bool {
        self.confirm.asks(P::CONFIRMS)
    }

    fn back(&mut self) {
        self.refused = None;
        if self.pending.take().is_none() {
            self.draft = self.game.position().back(&self.draft).unwrap_or_default();
            self.forget_step();
        }
    }

    fn release(&mut self) {
        (self.draft, self.pending, self.refused) = (P::Draft::default(), None, None);
        self.presses.clear();
    }

    fn pressed(&self) -> &[Target] {
        &self.presses
    }

    fn ways(&self, turns: &[(String, Value)]) -> Vec<Way> {
        self.ways_of(turns)
    }

    fn told(&self, turn: &str, lang: Lang) -> String {
        turn.parse().map_or(String::new(), |mv| P::told(mv, lang))
    }

    fn line_mark(&self) -> LineMark {
        LineMark { round: self.series().round(), size: self.game.size(), end: self.game.line_end() }
    }

    fn turns(&self, lang: Lang) -> Vec<TurnView> {
        self.turns_told(lang)
    }

    fn view(&self, lang: Lang, look: Look) -> MatchView {
        self.drawn(lang, look)
    }

    fn picture(&self, lang: Lang) -> Html {
        self.game.position().picture(&crate::games::present::Scene::quiet(lang))
    }
}

/// A few turns into a game.
fn showcase<P: Game>() -> P {
    let mut rng = Rng::new(5);
    let mut position = P::start(P::Options::default());
    for _ in 0..8 {
        let moves = position.moves();
        let Some(&mv) = rng.pick(&moves) else { break };
        let mut next = position;
        next.play_unchecked(mv);
        if next.outcome().is_some() {
            break;
        }
        position = next;
    }
    position
}
