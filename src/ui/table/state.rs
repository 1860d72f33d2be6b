//! The state of a table and every way it changes: no clock, no storage, no chance, so that it can be tested anywhere.

use crate::record::NodeId;
use crate::rules::Target;
use crate::search::Level;
use crate::ui::any_game::{AnyMatch, Pressed};
use crate::ui::settings::Confirm;
use crate::ui::setup::Setup;
use std::rc::Rc;
use yew::Reducible;

/// What a table shows.
#[derive(Clone)]
pub struct TableState {
    pub game: Box<dyn AnyMatch>,
    /// Who plays.
    pub setup: Rc<Setup>,
    /// What has just been done, for those who are told what they cannot see.
    pub event: Event,
    /// The computers have been stopped.
    pub is_paused: bool,
    /// How many presses there were: the same refusal twice is two refusals.
    pub presses: u32,
    /// What was given up for this match, until a turn is played: starting over can be undone.
    given_up: Option<Rc<GivenUp>>,
}

/// A match that was given up, with those who played it.
struct GivenUp {
    game: Box<dyn AnyMatch>,
    setup: Rc<Setup>,
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
    /// Presses the two targets of a handle.
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

impl TableState {
    pub fn new(game: Box<dyn AnyMatch>, setup: Rc<Setup>) -> TableState {
        TableState { game, setup, event: Event::Opened, is_paused: false, presses: 0, given_up: None }
    }

    /// The state after an action.
    #[must_use]
    pub fn after(&self, action: Action) -> TableState {
        match action {
            Action::Press(target) => self.pressed(|game| game.press(target)),
            Action::Handle(targets) => self.pressed(|game| game.press_handle(targets)),
            Action::ConfirmBy(confirm) => {
                let mut state = self.clone();
                state.game.confirm_by(confirm);
                state
            }
            Action::Confirm if self.game.pending().is_some() => {
                self.with_game(Event::Turn, |game| _ = game.confirm())
            }
            Action::Confirm => self.clone(),
            Action::Back => {
                let mut state = TableState { event: Event::Dropped, ..self.clone() };
                state.game.back();
                state
            }
            Action::Undo => self.undone(),
            Action::Redo => self.redone(),
            Action::GoTo(node) => self.looking_back(|game| game.go_to(node)),
            Action::Answer { at, turn } => self.answered(at, &turn),
            Action::Pause(is_paused) => self.paused(is_paused),
            Action::NextRound => self.with_game(Event::NewRound, |game| game.next_round()),
            Action::Start { variant, setup } => {
                // Where there is nothing to give up, a second start must not give up what the first one did.
                let given_up =
                    if self.game.is_untouched() { self.given_up.clone() } else { self.to_give_up() };
                let game = self.game.another(variant);
                TableState { event: Event::NewGame, given_up, ..TableState::new(game, setup) }
            }
        }
    }

    /// What is given up for a new match. A turn in hand is not kept.
    fn to_give_up(&self) -> Option<Rc<GivenUp>> {
        let mut game = self.game.clone();
        game.release();
        Some(Rc::new(GivenUp { game, setup: self.setup.clone() }))
    }

    pub fn can_undo(&self) -> bool {
        self.game.ply() > 0 || self.given_up.is_some() || self.game.is_half_made()
    }

    /// The last turn has just been played.
    pub fn is_fresh(&self) -> bool {
        self.event == Event::Turn && !self.game.is_half_made()
    }

    /// Undo takes back the half-made turn first, then turns, then the start of a new game.
    fn undone(&self) -> TableState {
        match &self.given_up {
            _ if self.game.is_half_made() => self.after(Action::Back),
            Some(given_up) if self.game.ply() == 0 => {
                let table = TableState::new(given_up.game.clone(), given_up.setup.clone());
                TableState { event: Event::TakenBack, ..table }
            }
            _ => self.turns_undone(),
        }
    }

    fn pressed(&self, press: impl FnOnce(&mut dyn AnyMatch) -> Pressed) -> TableState {
        // The result says all there is to say; and nobody plays for the computer.
        if self.game.ending().is_some() || self.to_think().is_some() {
            return self.clone();
        }
        let mut state = TableState { presses: self.presses + 1, ..self.clone() };
        match press(&mut *state.game) {
            Pressed::InVain => {}
            Pressed::LetGo => state.event = Event::Dropped,
            Pressed::CarriedOn => state.event = Event::Turn,
            Pressed::Played => (state.event, state.given_up) = (Event::Turn, None),
        }
        state
    }

    /// The level of a person who is a computer.
    fn level_of(&self, person: usize) -> Option<Level> {
        self.setup.players.get(person)?.level()
    }

    /// The level of the computer whose turn it is, if it is one's.
    pub fn level_to_move(&self) -> Option<Level> {
        self.level_of(self.game.series().person_at(self.game.turn()))
    }

    /// The level of the computer that is to think now: it is to move, and nobody is looking back.
    pub fn to_think(&self) -> Option<Level> {
        let is_last = self.game.ply() == self.game.length();
        let goes_on = is_last && !self.is_paused && self.game.ending().is_none();
        self.level_to_move().filter(|_| goes_on)
    }

    /// Is there anybody but computers?
    fn has_people(&self) -> bool {
        (0..self.game.series().people()).any(|person| self.level_of(person).is_none())
    }

    /// The computer's turn, if nothing has happened since it was asked.
    fn answered(&self, at: NodeId, turn: &str) -> TableState {
        if at != self.game.cursor() || self.to_think().is_none() {
            return self.clone();
        }
        self.with_game(Event::Turn, |game| _ = game.play(turn))
    }

    /// Undo goes back to a turn of one's own: what the computer played in between goes with it.
    fn turns_undone(&self) -> TableState {
        let mut state = self.looking_back(|game| game.undo());
        state.event = Event::TakenBack;
        while state.has_people() && state.level_to_move().is_some() && state.game.ply() > 0 {
            state.game.undo();
        }
        state
    }

    fn redone(&self) -> TableState {
        let mut state = self.with_game(Event::WentTo, |game| game.redo());
        while state.has_people() && state.level_to_move().is_some() && state.game.ply() < state.game.length()
        {
            state.game.redo();
        }
        state
    }

    /// Computers that play among themselves wait while somebody looks back.
    fn looking_back(&self, change: impl FnOnce(&mut dyn AnyMatch)) -> TableState {
        let state = self.with_game(Event::WentTo, change);
        TableState { is_paused: state.is_paused || !state.has_people(), ..state }
    }

    /// Computers go on where they had come to, however far somebody has looked back.
    fn paused(&self, is_paused: bool) -> TableState {
        let mut state = TableState { is_paused, ..self.clone() };
        while !is_paused && state.game.ply() < state.game.length() {
            state.game.redo();
        }
        state
    }

    /// The table with its match changed.
    fn with_game(&self, event: Event, change: impl FnOnce(&mut dyn AnyMatch)) -> TableState {
        let mut state = TableState { event, given_up: None, ..self.clone() };
        change(&mut *state.game);
        state
    }
}

impl Reducible for TableState {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        self.after(action).into()
    }
}

#[cfg(test)]
#[path = "state_tests.rs"]
mod tests;
