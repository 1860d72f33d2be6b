//! The state of a table and every way it changes: no clock, no storage, no chance, so that it can be tested anywhere.

use crate::record::{Cause, NodeId};
use crate::rules::{Seat, Target};
use crate::search::Level;
use crate::table::Confirm;
use crate::table::Help;
use crate::table::setup::Setup;
use crate::ui::any_game::{AnyMatch, Pressed};
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
    /// Lets go of all of it.
    LetGo,
    Undo,
    Redo,
    GoTo(NodeId),
    /// The computer's turn, in notation, at the place where it was asked.
    Answer {
        at: NodeId,
        turn: String,
    },
    /// A turn that a player has typed, in notation.
    Type(String),
    /// From now on the table helps so much.
    Help(Help),
    /// The computers stop playing, or go on.
    Pause(bool),
    /// Begins the next round of the match.
    NextRound,
    /// Gives the game up, for whoever may.
    Resign,
    /// Begins a new match of this variant, with these people. Where lots are drawn, the seed says how they fall.
    Start {
        variant: usize,
        setup: Rc<Setup>,
        seed: u64,
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
            // Nothing is in hand: nothing is let go, and whoever thinks goes on.
            Action::Back | Action::LetGo if !self.game.is_half_made() && !self.game.is_refused() => {
                self.clone()
            }
            Action::Back => self.dropped(|game| game.back()),
            Action::LetGo => self.dropped(|game| game.release()),
            Action::Undo if self.can_undo() => self.undone(),
            Action::Redo if self.game.ply() < self.game.length() => self.redone(),
            Action::Undo | Action::Redo => self.clone(),
            Action::GoTo(node) => self.looking_back(|game| game.go_to(node)),
            Action::Answer { at, turn } => self.answered(at, &turn),
            Action::Type(_) if self.level_to_move().is_some() => self.clone(),
            Action::Type(turn) => self.with_game(Event::Turn, |game| _ = game.play(&turn)),
            Action::Help(help) => {
                let setup = Setup { help, ..(*self.setup).clone() }.into();
                TableState { setup, ..self.clone() }
            }
            Action::Pause(is_paused) => self.paused(is_paused),
            Action::NextRound => self.with_game(Event::NewRound, |game| game.next_round()),
            Action::Resign => match self.resigner() {
                Some(seat) => self.with_game(Event::Turn, |game| game.resign(game.side_of(seat))),
                None => self.clone(),
            },
            Action::Start { variant, setup, seed } => {
                // Where there is nothing to give up, a second start must not give up what the first one did.
                let given_up =
                    if self.game.is_untouched() { self.given_up.clone() } else { self.to_give_up() };
                let game = self.game.another(variant, setup.starts.opener(seed));
                TableState { event: Event::NewGame, given_up, ..TableState::new(game, setup) }
            }
        }
    }

    fn dropped(&self, drop: impl FnOnce(&mut dyn AnyMatch)) -> TableState {
        let mut state = TableState { event: Event::Dropped, ..self.clone() };
        drop(&mut *state.game);
        state
    }

    /// What is given up for a new match. A turn in hand is not kept.
    fn to_give_up(&self) -> Option<Rc<GivenUp>> {
        let mut game = self.game.clone();
        game.release();
        Some(Rc::new(GivenUp { game, setup: self.setup.clone() }))
    }

    pub fn can_undo(&self) -> bool {
        self.game.ply() > 0 || self.given_up.is_some() || self.game.is_half_made() || self.is_resigned()
    }

    fn is_resigned(&self) -> bool {
        self.game.ending().is_some_and(|ending| ending.cause == Cause::Resigned)
    }

    /// The seat that could give the game up now: the person's who is to move; or, while a computer is, that of a person whom
    /// nobody plays against but computers.
    pub fn resigner(&self) -> Option<Seat> {
        let (game, series) = (&self.game, self.game.series());
        let people = (0..series.people()).filter(|&person| self.level_of(person).is_none());
        let seats: Vec<Seat> = people.map(|person| series.seat_of(person)).collect();
        let is_on_one_side = seats.iter().all(|&seat| game.side_of(seat) == game.side_of(seats[0]));
        let turn = game.turn();
        let to_move = seats.contains(&turn).then_some(turn);
        let seat = to_move.or(if is_on_one_side { seats.first().copied() } else { None });
        seat.filter(|_| game.can_resign())
    }

    /// The last turn has just been played.
    pub fn is_fresh(&self) -> bool {
        self.event == Event::Turn && !self.game.is_half_made()
    }

    /// Undo takes back the half-made turn first, then turns, then the start of a new game. A resignation is taken back alone.
    fn undone(&self) -> TableState {
        match &self.given_up {
            _ if self.is_resigned() => self.with_game(Event::TakenBack, |game| game.undo()),
            _ if self.game.is_half_made() => self.after(Action::Back),
            // It stays until a person has played: a computer that starts is soon done.
            Some(given_up) if self.game.ply() == 0 || self.has_people() => {
                let table = TableState::new(given_up.game.clone(), given_up.setup.clone());
                TableState { event: Event::TakenBack, ..table }
            }
            _ => self.turns_undone(),
        }
    }

    fn pressed(&self, press: impl FnOnce(&mut dyn AnyMatch) -> Pressed) -> TableState {
        // The result says all there is to say; and nobody plays for the computer, whose pieces are out of reach.
        if self.game.ending().is_some() || self.level_to_move().is_some() {
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

    /// The seat that is shown below, with its tray: the only person's, all the time. Several people pass the device on, and
    /// whoever plays next has it. Where computers play among themselves, the first of them stays below.
    pub fn seat_below(&self) -> Seat {
        let series = self.game.series();
        let mut people = (0..series.people()).filter(|&person| self.level_of(person).is_none());
        match (people.next(), people.next()) {
            (person, None) => series.seat_of(person.unwrap_or(0)),
            (_, Some(_)) => self.game.turn(),
        }
    }

    /// The level of the computer that is to think now: it is to move, and nobody is looking back.
    pub fn to_think(&self) -> Option<Level> {
        // Whoever plays what was played before is answered anew.
        let is_last = self.game.ply() == self.game.length() || self.event == Event::Turn;
        let goes_on = is_last && !self.is_paused && self.game.ending().is_none();
        self.level_to_move().filter(|_| goes_on)
    }

    /// How many are no computers.
    pub fn people(&self) -> usize {
        (0..self.game.series().people()).filter(|&person| self.level_of(person).is_none()).count()
    }

    /// Is there anybody but computers?
    fn has_people(&self) -> bool {
        self.people() > 0
    }

    /// The computer's turn, if nothing has happened since it was asked.
    fn answered(&self, at: NodeId, turn: &str) -> TableState {
        if at != self.game.cursor() || self.to_think().is_none() {
            return self.clone();
        }
        let given_up = self.given_up.clone().filter(|_| self.has_people());
        TableState { given_up, ..self.with_game(Event::Turn, |game| _ = game.play(turn)) }
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
