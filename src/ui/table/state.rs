//! The state of a table and every way it changes: no clock, no storage, no chance, so that it can be tested anywhere.

use crate::record::{Match, NodeId};
use crate::rules::{Guided, Press, Target};
use crate::search::Level;
use crate::ui::setup::Setup;
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
    pub rules: TableRules,
    /// The press that was refused just now. Gone with the next press.
    pub refused: Option<(Target, P::Refusal)>,
    /// What has just been done, for those who are told what they cannot see.
    pub event: Event,
    /// The computers have been stopped.
    pub is_paused: bool,
    /// How many presses there were: the same refusal twice is two refusals.
    pub presses: u32,
    /// The match that was given up for this one, until a turn is played: starting over can be undone.
    given_up: Option<Rc<Match<P>>>,
}

/// What is agreed at a table.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct TableRules {
    /// Turns are to be confirmed.
    pub confirms: bool,
    pub setup: Rc<Setup>,
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
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Action {
    Press(Target),
    /// Plays the turn that waits to be confirmed.
    Confirm,
    /// Takes back the last step of a half-made turn.
    Back,
    Undo,
    Redo,
    GoTo(NodeId),
    /// The computer's turn, in notation, at the place where it was asked.
    Answer {
        at: NodeId,
        turn: String,
    },
    /// The computers stop playing, or go on.
    Pause(bool),
    /// Begins the next round of the match.
    NextRound,
    /// Begins a new match.
    StartOver,
}

impl<P: Guided> TableState<P> {
    pub fn new(game: Match<P>, rules: TableRules) -> TableState<P> {
        TableState {
            game,
            draft: P::Draft::default(),
            pending: None,
            rules,
            is_paused: false,
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
            Action::Redo => self.redone(),
            Action::GoTo(node) => self.looking_back(|game| game.go_to(node)),
            Action::Answer { at, turn } => self.answered(at, &turn),
            Action::Pause(is_paused) => TableState { is_paused, ..self.clone() },
            Action::NextRound => self.with_game(Event::NewRound, Match::next_round),
            // There is nothing to give up: a second tap must not give up what the first one did.
            Action::StartOver if self.is_untouched() => self.clone(),
            Action::StartOver => TableState {
                event: Event::NewGame,
                given_up: Some(Rc::new(self.game.clone())),
                ..TableState::new(Match::new(self.game.options()), self.rules.clone())
            },
        }
    }

    /// Nothing has been played in this match.
    fn is_untouched(&self) -> bool {
        self.game.line().is_empty() && self.game.series().round() == 0 && self.game.has_usual_start()
    }

    /// Are turns to be confirmed here?
    pub fn confirms(&self) -> bool {
        self.rules.confirms
    }

    pub fn can_undo(&self) -> bool {
        self.game.ply() > 0 || self.given_up.is_some() || self.is_half_made()
    }

    /// Something of a turn has been made.
    fn is_half_made(&self) -> bool {
        self.draft != P::Draft::default() || self.pending.is_some()
    }

    /// Undo takes back the half-made turn first, then turns, then the start of a new game.
    fn undone(&self) -> TableState<P> {
        match &self.given_up {
            _ if self.is_half_made() => self.after(Action::Back),
            Some(given_up) if self.game.ply() == 0 => {
                let game = (**given_up).clone();
                TableState { event: Event::TakenBack, ..TableState::new(game, self.rules.clone()) }
            }
            _ => self.turns_undone(),
        }
    }

    fn pressed(&self, target: Target) -> TableState<P> {
        // The result says all there is to say; and nobody plays for the computer.
        if self.game.ending().is_some() || self.to_think().is_some() {
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
            Press::Complete(mv) if self.rules.confirms => {
                TableState { pending: Some(mv), refused: None, event: Event::Turn, presses, ..self.clone() }
            }
            Press::Complete(mv) => self.with_game(Event::Turn, |game| game.play(mv)),
        }
    }

    /// The level of a person who is a computer.
    fn level_of(&self, person: usize) -> Option<Level> {
        self.rules.setup.players.get(person)?.level()
    }

    /// The level of the computer whose turn it is, if it is one's.
    pub fn level_to_move(&self) -> Option<Level> {
        let person = self.game.series().person_at(self.game.position().turn());
        self.level_of(person)
    }

    /// The level of the computer that is to think now: it is to move, and nobody is looking back.
    pub fn to_think(&self) -> Option<Level> {
        let is_last = self.game.ply() == self.game.line().len();
        let goes_on = is_last && !self.is_paused && self.game.ending().is_none();
        self.level_to_move().filter(|_| goes_on)
    }

    /// Is there anybody but computers?
    fn has_people(&self) -> bool {
        (0..self.game.series().people()).any(|person| self.level_of(person).is_none())
    }

    /// The computer's turn, if nothing has happened since it was asked.
    fn answered(&self, at: NodeId, turn: &str) -> TableState<P> {
        match turn.parse() {
            Ok(mv) if at == self.game.cursor() && self.to_think().is_some() => {
                self.with_game(Event::Turn, |game| game.play(mv))
            }
            _ => self.clone(),
        }
    }

    /// Undo goes back to a turn of one's own: what the computer played in between goes with it.
    fn turns_undone(&self) -> TableState<P> {
        let mut state = self.looking_back(Match::undo);
        state.event = Event::TakenBack;
        while state.has_people() && state.level_to_move().is_some() && state.game.ply() > 0 {
            state.game.undo();
        }
        state
    }

    fn redone(&self) -> TableState<P> {
        let mut state = self.with_game(Event::WentTo, Match::redo);
        while state.has_people()
            && state.level_to_move().is_some()
            && state.game.ply() < state.game.line().len()
        {
            state.game.redo();
        }
        state
    }

    /// Computers that play among themselves wait while somebody looks back.
    fn looking_back<T>(&self, change: impl FnOnce(&mut Match<P>) -> T) -> TableState<P> {
        let state = self.with_game(Event::WentTo, change);
        TableState { is_paused: state.is_paused || !state.has_people(), ..state }
    }

    /// The table with its game changed, and nothing half-made. A change that is not possible changes nothing.
    fn with_game<T>(&self, event: Event, change: impl FnOnce(&mut Match<P>) -> T) -> TableState<P> {
        let mut game = self.game.clone();
        change(&mut game);
        TableState {
            event,
            presses: self.presses,
            is_paused: self.is_paused,
            ..TableState::new(game, self.rules.clone())
        }
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

    fn rules(setup: &str) -> TableRules {
        TableRules { setup: Setup::of_json(Some(setup), 2).into(), ..TableRules::default() }
    }

    fn table() -> TableState<Quantik> {
        TableState::new(Match::new(NoOptions), TableRules::default())
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
        let rules = TableRules { confirms: true, ..TableRules::default() };
        let table = TableState::<Quantik>::new(Match::new(NoOptions), rules);
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
    fn the_computer_plays_its_own_turns_and_undo_goes_back_to_ones_own() {
        let level = Level::new(3);
        let rules = rules(r#"{"players":[{"person":{"name":""}},{"computer":{"level":3}}]}"#);
        let table = TableState::<Quantik>::new(Match::new(NoOptions), rules);
        assert_eq!(table.to_think(), None);
        let asked = pressed(table, "tray-0 a1");
        assert_eq!(asked.to_think(), level);
        assert_eq!(pressed(asked.clone(), "tray-1 d4").game.ply(), 1, "nobody plays for the computer");
        let at = asked.game.cursor();
        let answered = asked.after(Action::Answer { at, turn: "Bd4".into() });
        assert_eq!((answered.game.ply(), answered.to_think()), (2, None));
        assert_eq!(answered.after(Action::Answer { at, turn: "Bd3".into() }).game.ply(), 2, "too late");
        let undone = answered.after(Action::Undo);
        assert_eq!((undone.game.ply(), undone.to_think()), (0, None));
        assert_eq!(undone.after(Action::Redo).game.ply(), 2);
        let branched = pressed(undone, "tray-0 b1");
        assert_eq!(branched.to_think(), level, "another turn asks for another answer");
    }

    #[test]
    fn computers_among_themselves_wait_while_somebody_looks_back() {
        let rules = rules(r#"{"players":[{"computer":{"level":1}},{"computer":{"level":2}}]}"#);
        let table = TableState::<Quantik>::new(Match::new(NoOptions), rules);
        let at = table.game.cursor();
        let played = table.after(Action::Answer { at, turn: "Aa1".into() });
        assert!(played.to_think().is_some());
        let back = played.after(Action::Undo);
        assert_eq!((back.game.ply(), back.to_think()), (0, None));
        assert!(back.after(Action::Redo).after(Action::Pause(false)).to_think().is_some());
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
