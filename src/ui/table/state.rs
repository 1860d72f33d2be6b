//! The state of a table and every way it changes: no clock, no storage, no chance, so that it can be tested anywhere.

use crate::record::{Match, NodeId};
use crate::rules::{Guided, Press, Target};
use std::rc::Rc;
use yew::Reducible;

/// What a table shows.
#[derive(Clone, Debug)]
pub struct TableState<P: Guided> {
    pub game: Match<P>,
    /// The half-made turn. Undo does not restore it.
    pub draft: P::Draft,
    /// The whole turn that waits to be confirmed; the draft is how far it had come before its last step.
    pub pending: Option<P::Move>,
    /// Which turns are to be confirmed.
    confirms: fn(P::Move) -> bool,
    /// The press that was refused just now. Gone with the next press.
    pub refused: Option<(Target, P::Refusal)>,
    /// What has just been done, for those who are told what they cannot see.
    pub event: Event,
    /// How many presses there were: the same refusal twice is two refusals.
    pub presses: u32,
    /// The match that was given up for this one, until a turn is played: starting over can be undone.
    given_up: Option<Rc<Match<P>>>,
}

/// What has just been done at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// The table was laid.
    Opened,
    /// A turn was begun or played.
    Turn,
    /// What was chosen was let go.
    Dropped,
    TakenBack,
    /// A turn was played again, or gone to.
    WentTo,
    NewRound,
    NewGame,
}

/// What a player can do at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    Press(Target),
    /// Presses two targets at once, whatever was chosen before; the same two again confirm the turn they made.
    Handle([Target; 2]),
    /// Plays the turn that waits to be confirmed.
    Confirm,
    /// Takes back the last step of a half-made turn.
    Back,
    Undo,
    Redo,
    GoTo(NodeId),
    /// Begins the next round of the match.
    NextRound,
    /// Begins a new match.
    StartOver,
}

impl<P: Guided> TableState<P> {
    pub fn new(game: Match<P>, confirms: fn(P::Move) -> bool) -> TableState<P> {
        TableState {
            game,
            draft: P::Draft::default(),
            pending: None,
            confirms,
            refused: None,
            event: Event::Opened,
            presses: 0,
            given_up: None,
        }
    }

    /// What can be pressed next: nothing once the game is over, for whatever reason.
    pub fn offers(&self) -> Vec<Target> {
        if self.game.ending().is_some() { Vec::new() } else { self.game.position().offers(&self.draft) }
    }

    /// The state after an action.
    #[must_use]
    pub fn after(&self, action: Action) -> TableState<P> {
        match action {
            Action::Press(target) => self.pressed(target),
            Action::Handle(targets) => self.handled(targets),
            Action::Confirm => match self.pending {
                Some(mv) => self.with_game(Event::Turn, |game| game.play(mv)),
                None => self.clone(),
            },
            Action::Back if self.pending.is_some() => {
                TableState { pending: None, refused: None, event: Event::Dropped, ..self.clone() }
            }
            Action::Back => {
                let draft = self.game.position().back(&self.draft).unwrap_or_default();
                TableState { draft, refused: None, event: Event::Dropped, ..self.clone() }
            }
            Action::Undo => self.undone(),
            Action::Redo => self.with_game(Event::WentTo, Match::redo),
            Action::GoTo(node) => self.with_game(Event::WentTo, |game| game.go_to(node)),
            Action::NextRound => self.with_game(Event::NewRound, Match::next_round),
            // There is nothing to give up: a second tap must not give up what the first one did.
            Action::StartOver if self.is_untouched() => self.clone(),
            Action::StartOver => TableState {
                event: Event::NewGame,
                given_up: Some(Rc::new(self.game.clone())),
                ..TableState::new(Match::new(self.game.options()), self.confirms)
            },
        }
    }

    /// Nothing has been played in this match.
    fn is_untouched(&self) -> bool {
        self.game.line().is_empty() && self.game.series().round() == 0 && self.game.has_usual_start()
    }

    pub fn can_undo(&self) -> bool {
        self.game.ply() > 0 || self.given_up.is_some() || self.is_half_made()
    }

    /// Something of a turn has been made.
    pub fn is_half_made(&self) -> bool {
        self.draft != P::Draft::default() || self.pending.is_some()
    }

    /// Undo takes back the half-made turn first, then turns, then the start of a new game.
    fn undone(&self) -> TableState<P> {
        match &self.given_up {
            _ if self.is_half_made() => self.after(Action::Back),
            Some(given_up) if self.game.ply() == 0 => {
                let game = (**given_up).clone();
                TableState { event: Event::TakenBack, ..TableState::new(game, self.confirms) }
            }
            _ => self.with_game(Event::TakenBack, Match::undo),
        }
    }

    fn pressed(&self, target: Target) -> TableState<P> {
        // The result says all there is to say.
        if self.game.ending().is_some() {
            return self.clone();
        }
        let presses = self.presses + 1;
        let position: P = *self.game.position();
        match position.press(&self.draft, target) {
            Press::Ignored => TableState { refused: None, presses, ..self.clone() },
            Press::Refused(refusal) => {
                TableState { refused: Some((target, refusal)), presses, ..self.clone() }
            }
            Press::Drafted(draft) => {
                let event = if draft == P::Draft::default() { Event::Dropped } else { Event::Turn };
                TableState { draft, pending: None, refused: None, event, presses, ..self.clone() }
            }
            Press::Complete(mv) if (self.confirms)(mv) => {
                TableState { pending: Some(mv), refused: None, event: Event::Turn, presses, ..self.clone() }
            }
            Press::Complete(mv) => self.with_game(Event::Turn, |game| game.play(mv)),
        }
    }

    /// A handle stands for the presses of a whole turn: it is made, or nothing is.
    fn handled(&self, targets: [Target; 2]) -> TableState<P> {
        let nothing = P::Draft::default();
        let released = TableState { draft: nothing, pending: None, refused: None, ..self.clone() };
        let mut state = released;
        for target in targets {
            if state.refused.is_none() {
                state = state.pressed(target);
            }
        }
        if state.pending.is_some() && state.pending == self.pending {
            return self.after(Action::Confirm);
        }
        TableState { draft: nothing, presses: self.presses + 1, ..state }
    }

    /// The table with its game changed, and nothing half-made. A change that is not possible changes nothing.
    fn with_game<T>(&self, event: Event, change: impl FnOnce(&mut Match<P>) -> T) -> TableState<P> {
        let mut game = self.game.clone();
        change(&mut game);
        TableState { event, presses: self.presses, ..TableState::new(game, self.confirms) }
    }
}

impl<P: Guided> Reducible for TableState<P> {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        self.after(action).into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::quantik::{Quantik, Refusal};
    use crate::rules::NoOptions;

    fn target(text: &str) -> Target {
        let squares = (0..64).map(|bit| Target::Square(crate::rules::Square::of_bit(bit)));
        let mut all = squares.chain((0..4).map(Target::Tray));
        all.find(|target| target.to_string() == text).expect(text)
    }

    fn pressed(state: TableState<Quantik>, presses: &str) -> TableState<Quantik> {
        presses.split(' ').fold(state, |state, text| state.after(Action::Press(target(text))))
    }

    fn table() -> TableState<Quantik> {
        TableState::new(Match::new(NoOptions), |_| false)
    }

    #[test]
    fn two_presses_make_a_turn_in_either_order() {
        for presses in ["tray-2 b3", "b3 tray-2"] {
            let state = pressed(table(), presses);
            assert_eq!(state.game.link_text(), "quantik?m=Cb3");
            assert_eq!(state.draft, Default::default());
        }
    }

    #[test]
    fn a_refused_press_changes_nothing_and_says_why() {
        let state = pressed(table(), "tray-1 d1 tray-1 c2");
        assert_eq!(state.game.ply(), 1);
        assert_eq!(state.draft.kind.map(|shape| shape as u8), Some(1), "the shape stays chosen");
        assert!(matches!(state.refused, Some((_, Refusal::Opposed { by, .. })) if by.to_string() == "d1"));
        assert!(pressed(state, "a4").refused.is_none(), "gone with the next press");
    }

    #[test]
    fn a_turn_that_is_to_be_confirmed_waits() {
        let table = TableState::<Quantik>::new(Match::new(NoOptions), |_| true);
        let waiting = pressed(table, "tray-2 b3");
        assert_eq!(
            (waiting.game.ply(), waiting.pending.map(|mv| mv.to_string())),
            (0, Some("Cb3".to_owned()))
        );
        let other = pressed(waiting.clone(), "a1");
        assert_eq!(
            other.pending.map(|mv| mv.to_string()),
            Some("Ca1".to_owned()),
            "the last step can be changed"
        );
        assert!(waiting.after(Action::Back).pending.is_none());
        assert_eq!(waiting.after(Action::Confirm).game.ply(), 1);
        let undone = waiting.after(Action::Undo);
        assert_eq!(undone.draft.kind.map(|shape| shape as u8), Some(2), "undo takes back the last step");
    }

    #[test]
    fn a_handle_makes_a_whole_turn_or_none() {
        let handle = |state: &TableState<Quantik>, presses: [&str; 2]| {
            state.after(Action::Handle(presses.map(target)))
        };
        let table = TableState::<Quantik>::new(Match::new(NoOptions), |_| true);
        let waiting = handle(&pressed(table, "tray-1"), ["tray-2", "b3"]);
        assert_eq!(waiting.pending.map(|mv| mv.to_string()), Some("Cb3".to_owned()));
        assert!(waiting.draft.is_empty(), "all of it is let go at once");
        assert_eq!(handle(&waiting, ["tray-2", "a1"]).game.ply(), 0, "another one takes its place");
        let played = handle(&waiting, ["tray-2", "b3"]);
        assert_eq!(played.game.ply(), 1, "the same again confirms it");
        let refused = handle(&played, ["tray-2", "b3"]);
        assert!(refused.refused.is_some() && refused.draft.is_empty() && refused.pending.is_none());
    }

    #[test]
    fn escape_drops_the_choice_and_undo_the_turn() {
        let state = pressed(table(), "tray-0 a1 tray-1");
        assert!(state.after(Action::Back).draft.is_empty());
        let state = state.after(Action::Undo);
        assert!(state.draft.is_empty() && state.game.ply() == 1, "undo takes back the half-made turn first");
        let state = state.after(Action::Undo);
        assert_eq!((state.game.ply(), state.game.turns().len()), (0, 1));
        assert_eq!(state.after(Action::Redo).game.ply(), 1);
    }

    #[test]
    fn the_next_round_counts_the_last_one() {
        let won = pressed(table(), "tray-0 a1 tray-1 b2 tray-2 c3 tray-3 b1 tray-2 a2");
        assert!(won.game.ending().is_some() && won.offers().is_empty());
        let next = won.after(Action::NextRound);
        assert_eq!((next.game.ply(), next.game.series().half_points(0)), (0, 2));
        let over = next.after(Action::StartOver);
        assert_eq!(over.game.series().round(), 0);
        assert_eq!(over.after(Action::Undo).game.series().round(), 1, "a match is not given up by a slip");
        assert_eq!(over.after(Action::StartOver).after(Action::Undo).game.series().round(), 1, "nor by two");
        assert!(!table().can_undo() && !table().after(Action::StartOver).can_undo());
    }
}
