//! The state of a table and every way it changes: no clock, no storage, no chance, so that it can be tested anywhere.

use crate::record::{Match, NodeId};
use crate::rules::{Guided, Press, Target};
use crate::search::Level;
use crate::ui::settings::Confirm;
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
    pub rules: TableRules<P>,
    /// The press that was refused just now. Gone with the next press.
    pub refused: Option<(Target, P::Refusal)>,
    /// What has just been done, for those who are told what they cannot see.
    pub event: Event,
    /// The computers have been stopped.
    pub is_paused: bool,
    /// How many presses there were: the same refusal twice is two refusals.
    pub presses: u32,
    /// The match that was given up for this one, until a turn is played: starting over can be undone.
    given_up: Option<Rc<(Match<P>, TableRules<P>)>>,
}

/// What is agreed at a table.
#[derive(Clone, Debug)]
pub struct TableRules<P: Guided> {
    /// Which turns are to be confirmed, where it is left to the game.
    pub confirms: fn(P::Move) -> bool,
    /// What the players want of it.
    pub confirm: Confirm,
    pub setup: Rc<Setup>,
}

impl<P: Guided> TableRules<P> {
    /// Is this turn to be confirmed?
    fn asks_for(&self, mv: P::Move) -> bool {
        match self.confirm {
            Confirm::Always => true,
            Confirm::Never => false,
            Confirm::Tricky | Confirm::Touch => (self.confirms)(mv),
        }
    }
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
    /// Presses two targets at once, whatever was chosen before; the same two again confirm the turn they made.
    Handle([Target; 2]),
    /// Plays the turn that waits to be confirmed.
    Confirm,
    /// From now on these turns are confirmed.
    ConfirmBy(Confirm),
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
    /// Begins a new match of this variant, with these people.
    Start {
        variant: usize,
        setup: Rc<Setup>,
    },
}

impl<P: Guided> TableState<P> {
    pub fn new(game: Match<P>, rules: TableRules<P>) -> TableState<P> {
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
            Action::Handle(targets) => self.handled(targets),
            Action::Confirm => match self.pending {
                Some(mv) => self.with_game(Event::Turn, |game| game.play(mv)),
                None => self.clone(),
            },
            Action::ConfirmBy(confirm) => {
                TableState { rules: TableRules { confirm, ..self.rules.clone() }, ..self.clone() }
            }
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
            Action::Start { variant, setup } => {
                let options = P::VARIANTS.get(variant).copied().unwrap_or_default();
                let rules = TableRules { setup, ..self.rules.clone() };
                // Where there is nothing to give up, a second start must not give up what the first one did.
                let given_up = if self.is_untouched() { self.given_up.clone() } else { self.to_give_up() };
                TableState { event: Event::NewGame, given_up, ..TableState::new(Match::new(options), rules) }
            }
        }
    }

    /// What is given up for a new match, with those who play it.
    fn to_give_up(&self) -> Option<Rc<(Match<P>, TableRules<P>)>> {
        Some(Rc::new((self.game.clone(), self.rules.clone())))
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
                let (game, rules) = (**given_up).clone();
                TableState { event: Event::TakenBack, ..TableState::new(game, rules) }
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
            Press::Complete(mv) if self.rules.asks_for(mv) => {
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
#[path = "state_tests.rs"]
mod tests;
