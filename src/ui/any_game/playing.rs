//! A match of one game as a match of any: the only code of the page that is compiled for each game, boards and words aside.

use super::view::{EndView, MatchView, SeatView, SquareView, TurnView};
use super::{AnyMatch, Origin, Pressed, Profile};
use crate::games::Game;
use crate::games::present::Scene;
use crate::i18n::Lang;
use crate::record::{Cause, Ending, Match, NodeId, Opener, Series, TextError};
use crate::rules::{Press, Rng, Seat, Side, Square, Target};
use crate::ui::settings::Confirm;
use crate::ui::text;
use yew::Html;

/// A match and the turn in hand.
#[derive(Clone)]
pub struct Playing<P: Game> {
    game: Match<P>,
    /// The half-made turn. Undo does not restore it.
    draft: P::Draft,
    /// The whole turn that waits to be confirmed; the draft is how far it had come before its last step.
    pending: Option<P::Move>,
    /// The press that was refused just now. Gone with the next press.
    refused: Option<(Target, P::Refusal)>,
    /// Which turns are to be confirmed, where it is left to the game.
    confirms: fn(P::Move) -> bool,
    /// What the players want of it.
    confirm: Confirm,
}

impl<P: Game> Playing<P> {
    pub fn new(game: Match<P>) -> Playing<P> {
        Playing {
            game,
            draft: P::Draft::default(),
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

    fn play_move(&mut self, mv: P::Move) {
        self.release();
        // Whoever presses was told before why a turn may not be played.
        let _ = self.game.play(mv);
    }

    fn scene(&self, lang: Lang, look: u8, is_fresh: bool) -> Scene<P> {
        Scene {
            lang,
            draft: self.draft,
            pending: self.pending,
            offers: self.shown_offers(),
            last_turn: self.game.last_turn(),
            before: self.game.position_before().copied(),
            is_fresh,
            refused: self.refused,
            view: look,
        }
    }

    /// The offers are marked on the board once something is chosen, or where a turn begins on the board; where it begins
    /// with the tray, nearly every square is one. A turn that waits to be confirmed lies there instead.
    fn shown_offers(&self) -> Vec<Target> {
        let offers = self.offers();
        let begins_with_tray = offers.iter().any(|target| matches!(target, Target::Tray(_)));
        let is_unmarked =
            if self.draft == P::Draft::default() { begins_with_tray } else { self.pending.is_some() };
        if is_unmarked { Vec::new() } else { offers }
    }

    /// Games that ask for no confirmation of their own show a turn that waits for it as if it were played.
    fn previewed(&self, scene: Scene<P>) -> (P, Scene<P>) {
        let position = *self.game.position();
        match scene.pending {
            Some(mv) if !P::CONFIRMS => {
                let mut after = position;
                after.play_unchecked(mv);
                let (draft, last_turn, before) = (P::Draft::default(), Some(mv), Some(position));
                (after, Scene { draft, pending: None, last_turn, before, is_fresh: true, ..scene })
            }
            _ => (position, scene),
        }
    }

    fn squares(&self, position: &P, scene: &Scene<P>) -> Vec<SquareView> {
        let offers = self.offers();
        let shown = position.shown(&scene.draft, scene.pending);
        let square = |square: Square| SquareView {
            square,
            picture: position.square(square, scene),
            label: shown.square_label(square, scene.lang),
            may: offers.contains(&Target::Square(square)),
            is_chosen: P::chosen_square(&scene.draft) == Some(square),
        };
        let rows = (0..P::FACTS.rows).rev();
        let squares = rows.flat_map(|row| (0..P::FACTS.columns).map(move |column| Square::new(column, row)));
        squares.map(square).collect()
    }

    fn turns(&self, lang: Lang) -> Vec<TurnView> {
        let mut before = self.game.start();
        let turn = |(node, mv): (NodeId, P::Move)| {
            let (notation, told, note) = (mv.to_string(), P::told(mv, lang), before.note(mv));
            before = self.game.position_at(node);
            TurnView { node, notation, told, note }
        };
        self.game.line().into_iter().map(turn).collect()
    }

    fn end(&self, ending: Ending, lang: Lang) -> EndView {
        let position = self.game.position();
        let seats = (0..position.seats()).map(Seat);
        let winners = ending.outcome.winners;
        EndView {
            winners: seats.filter(|&seat| winners.contains(position.side_of(seat))).collect(),
            is_one_side: ending.outcome.winner().is_some(),
            cause: ending.cause,
            reason: match ending.cause {
                Cause::Position => position.reason(self.game.last_turn(), lang),
                Cause::ThirdTime => text::THIRD_TIME.to(lang).to_owned(),
                Cause::TurnLimit => text::turn_limit(lang, self.game.ply()),
                Cause::Resigned => String::new(),
            },
        }
    }

    fn half_points(&self) -> Vec<u32> {
        let mut series = self.game.series().clone();
        if let Some(ending) = self.game.ending() {
            series.finish_round(self.game.position(), ending.outcome);
        }
        (0..series.people()).map(|person| series.half_points(person)).collect()
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
        self.game.undo();
    }

    fn redo(&mut self) {
        self.release();
        self.game.redo();
    }

    fn go_to(&mut self, node: NodeId) {
        self.release();
        self.game.go_to(node);
    }

    fn next_round(&mut self) {
        self.release();
        self.game.next_round();
    }

    fn resign(&mut self, side: Side) {
        self.release();
        self.game.resign(side);
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
        self.draft = P::Draft::default();
        if self.pending == waiting && self.confirm() { Pressed::Played } else { done }
    }

    fn pending(&self) -> Option<String> {
        self.pending.map(|mv| mv.to_string())
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
        }
    }

    fn release(&mut self) {
        (self.draft, self.pending, self.refused) = (P::Draft::default(), None, None);
    }

    fn view(&self, lang: Lang, look: u8, is_fresh: bool) -> MatchView {
        let position = self.game.position();
        let scene = self.scene(lang, look, is_fresh);
        let steps = position.steps(&scene);
        let (seen, scene) = self.previewed(scene);
        let ending = self.game.ending();
        let seat = |seat: Seat| SeatView {
            name: P::seat_name(seat),
            avatar: position.avatar(seat),
            standing: position.standing(seat, lang),
            tray: position.tray(seat, lang),
        };
        MatchView {
            turn: position.turn(),
            seats: (0..position.seats()).map(Seat).map(seat).collect(),
            variant: position.variant(),
            ground: seen.ground(&scene),
            marks: seen.marks(&scene),
            squares: self.squares(&seen, &scene),
            handles: if ending.is_none() { seen.handles(&scene) } else { Vec::new() },
            steps,
            chosen_kind: P::chosen(&self.draft),
            prompt: match self.pending {
                Some(mv) => position.preview(mv, lang),
                None => position.prompt(&self.draft, lang),
            },
            refused: self.refused.map(|(_, refusal)| P::why_not(&refusal, lang)),
            turns: self.turns(lang),
            alert: if ending.is_none() { position.alert(lang) } else { None },
            end: ending.map(|ending| self.end(ending, lang)),
            half_points: self.half_points(),
        }
    }

    fn picture(&self, lang: Lang) -> Html {
        self.game.position().picture(&Scene::quiet(lang))
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
