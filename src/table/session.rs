//! A session: a match of any game, the turn in hand, and who plays. It changes only by commands.

use super::any_match::{AnyMatch, Change, Fault, Origin, Pressed, Unread, open};
use super::command::{Command, Event};
use super::hand::{Hand, HandText};
use super::setup::{Confirm, Setup};
use super::snapshot::Snapshot;
use super::status::Status;
use crate::games::GameId;
use crate::record::NodeId;
use crate::rules::{Seat, Target};
use crate::search::{Answer, Level};
use std::rc::Rc;

/// A table at which a match is played. A clone is cheap: what has not changed is shared.
#[derive(Clone)]
pub struct Session {
    pub game: GameId,
    /// Renewed by the commands that change the record, and by no other.
    pub status: Rc<Status>,
    /// The turn in hand. Undo does not restore it.
    pub hand: Hand,
    /// Who plays, and how.
    pub setup: Rc<Setup>,
    /// Which turns are confirmed before they are played.
    pub confirm: Confirm,
    /// The computers have been stopped.
    pub is_paused: bool,
    /// The last event that changed the match or the turn in hand.
    pub event: Event,
    /// How many presses there were, so that two equal refusals differ.
    pub presses: u32,
    record: Rc<dyn AnyMatch>,
    /// The session that a new match has replaced, until a turn is played: undo brings it back.
    replaced: Option<Rc<Session>>,
}

/// Sessions are equal if they share their record and all else is equal.
impl PartialEq for Session {
    fn eq(&self, other: &Session) -> bool {
        Rc::ptr_eq(&self.status, &other.status)
            && self.hand == other.hand
            && self.setup == other.setup
            && self.confirm == other.confirm
            && self.is_paused == other.is_paused
            && self.event == other.event
            && self.presses == other.presses
            && self.replaced.is_some() == other.replaced.is_some()
    }
}

impl Session {
    pub fn open(game: GameId, origin: Origin<'_>, setup: Setup) -> Result<Session, Unread> {
        let record = open(game, origin)?;
        let status = Rc::new(record.status());
        let setup = Rc::new(setup.for_people(status.series.people()));
        Ok(Session {
            game,
            status,
            hand: Hand::default(),
            setup,
            confirm: Confirm::default(),
            is_paused: false,
            event: Event::Opened,
            presses: 0,
            record,
            replaced: None,
        })
    }

    /// The same where other turns are confirmed.
    #[must_use]
    pub fn confirming(mut self, confirm: Confirm) -> Session {
        self.confirm = confirm;
        self
    }

    /// Carries out a command, and keeps what it has done as the last event.
    pub fn apply(&mut self, command: Command) -> Event {
        let event = self.carry_out(command);
        // An event that changed neither the match nor the turn in hand does not replace the one before.
        if !matches!(event, Event::Nothing | Event::Changed | Event::PressRefused(_)) {
            self.event = event.clone();
        }
        event
    }

    fn carry_out(&mut self, command: Command) -> Event {
        match command {
            Command::Press(target) => self.press(target),
            Command::PressHandle(targets) => self.press_handle(targets),
            Command::Confirm => self.confirm(),
            Command::Back => self.back(),
            Command::Release => self.release(),
            Command::TakeUp(text) => self.take_up(&text),
            Command::Type(turn) => self.type_turn(turn),
            Command::Answer { at, answer } => self.answer(at, &answer),
            Command::Undo => self.undo(),
            Command::Redo => self.redo(),
            Command::GoTo(node) => self.go_to(node),
            Command::Resign => self.resign(),
            Command::NextRound => self.next_round(),
            Command::Pause(is_paused) => self.pause(is_paused),
            Command::Start { variant, setup, seed } => self.start(variant, setup, seed),
            Command::SetUp(position) => self.set_up(position),
            Command::SetConfirm(confirm) => {
                self.confirm = confirm;
                Event::Changed
            }
            Command::SetHelp(help) => {
                self.setup = Rc::new(Setup { help, ..(*self.setup).clone() });
                Event::Changed
            }
        }
    }

    pub fn snapshot(&self) -> Snapshot {
        Snapshot {
            game: self.game,
            position: self.status.position.clone(),
            last_turn: self.status.last_turn.clone(),
            hand: self.hand.clone(),
            offers: self.offers(),
            ending: self.status.ending,
            ply: self.status.ply,
        }
    }

    /// What can be pressed next; nothing once the game is over.
    pub fn offers(&self) -> Vec<Target> {
        self.record.offers(&self.hand.presses)
    }

    /// The presses that make a turn, if it is legal here.
    pub fn presses_of(&self, turn: &str) -> Option<Vec<Target>> {
        self.record.presses(turn)
    }

    /// Are there turns that will be confirmed?
    pub fn asks_to_confirm(&self) -> bool {
        self.confirm.asks(super::profile(self.game).confirms)
    }

    /// The last turn has just been played: it may be shown moving.
    pub fn is_fresh(&self) -> bool {
        matches!(self.event, Event::Played { .. }) && !self.hand.is_begun()
    }

    /// The level of a person of the match who is a computer.
    pub fn level_of(&self, person: usize) -> Option<Level> {
        self.setup.players.get(person)?.level()
    }

    /// The level of the computer whose turn it is, if it is a computer's.
    pub fn level_to_move(&self) -> Option<Level> {
        self.level_of(self.status.series.person_at(self.status.to_move))
    }

    /// The level of the computer that is to think now: it is to move, and nobody is looking back.
    pub fn level_to_think(&self) -> Option<Level> {
        // A turn that was played before, and is played again, gets a new answer.
        let is_last = self.status.is_at_end() || matches!(self.event, Event::Played { .. });
        let goes_on = is_last && !self.is_paused && self.status.ending.is_none();
        self.level_to_move().filter(|_| goes_on)
    }

    /// The people of the match who are no computers.
    fn humans(&self) -> impl Iterator<Item = usize> {
        (0..self.status.series.people()).filter(|&person| self.level_of(person).is_none())
    }

    /// How many are no computers.
    pub fn human_count(&self) -> usize {
        self.humans().count()
    }

    /// The seat that is shown below, with its tray: the only human's, all the time. Several humans pass the device on,
    /// and the seat to move is below. Where computers play among themselves, the first of them stays below.
    pub fn seat_below(&self) -> Seat {
        let mut humans = self.humans();
        match (humans.next(), humans.next()) {
            (person, None) => self.status.series.seat_of(person.unwrap_or(0)),
            (_, Some(_)) => self.status.to_move,
        }
    }

    /// The seat that could give the game up now: the human to move; on a computer's turn, the only human side.
    pub fn resigner(&self) -> Option<Seat> {
        let status = &self.status;
        let seats: Vec<Seat> = self.humans().map(|person| status.series.seat_of(person)).collect();
        let is_one_side = seats.iter().all(|&seat| status.side_of(seat) == status.side_of(seats[0]));
        let to_move = seats.contains(&status.to_move).then_some(status.to_move);
        let seat = to_move.or(if is_one_side { seats.first().copied() } else { None });
        seat.filter(|_| status.can_resign)
    }

    /// Changes the record, which drops the turn in hand and what a new match had replaced.
    pub(super) fn change(&mut self, change: &Change, event: Event) -> Event {
        match self.record.changed(change) {
            Ok(record) => {
                self.set_record(record);
                self.replaced = None;
                event
            }
            Err(_) => Event::Nothing,
        }
    }

    pub(super) fn set_record(&mut self, record: Rc<dyn AnyMatch>) {
        self.status = Rc::new(record.status());
        self.record = record;
        self.hand = Hand::default();
    }

    /// The match that was replaced by this one.
    pub(super) fn replaced(&self) -> Option<&Session> {
        self.replaced.as_deref()
    }

    /// Brings back the match that this one has replaced.
    pub(super) fn bring_back(&mut self) -> Event {
        let Some(replaced) = self.replaced.take() else { return Event::Nothing };
        let (confirm, presses) = (self.confirm, self.presses);
        *self = Session { confirm, presses, hand: Hand::default(), is_paused: false, ..(*replaced).clone() };
        Event::TakenBack
    }

    /// Nobody plays for a computer, and a finished game is finished.
    fn takes_presses(&self) -> bool {
        self.status.ending.is_none() && self.level_to_move().is_none()
    }

    pub(super) fn play(&mut self, turn: &str) -> Event {
        self.change(&Change::Play(turn.to_owned()), Event::Played { turn: turn.to_owned() })
    }

    fn press(&mut self, target: Target) -> Event {
        if !self.takes_presses() {
            return Event::Nothing;
        }
        self.presses += 1;
        self.hand.refused = None;
        match self.record.press(&self.hand.presses, target) {
            Pressed::Ignored => Event::Nothing,
            Pressed::Refused => {
                self.hand.refused = Some([&self.hand.presses[..], &[target]].concat());
                Event::PressRefused(target)
            }
            Pressed::Drafted(presses) => {
                self.hand = Hand { presses, ..Hand::default() };
                if self.hand.presses.is_empty() { Event::Released } else { Event::Drafted }
            }
            Pressed::Whole { turn, is_tricky } if self.confirm.asks(is_tricky) => {
                self.hand.waiting = Some(turn.clone());
                Event::Waiting { turn }
            }
            Pressed::Whole { turn, .. } => self.play(&turn),
        }
    }

    /// A handle stands for a whole turn: it is made, or nothing is. The same handle again confirms the turn it made.
    fn press_handle(&mut self, targets: [Target; 2]) -> Event {
        if !self.takes_presses() {
            return Event::Nothing;
        }
        let before = std::mem::take(&mut self.hand).waiting;
        let mut event = Event::Nothing;
        for target in targets {
            if self.hand.refused.is_none() {
                event = self.press(target);
            }
        }
        self.hand.presses.clear();
        if self.hand.waiting.is_some() && self.hand.waiting == before { self.confirm() } else { event }
    }

    fn confirm(&mut self) -> Event {
        match self.hand.waiting.take() {
            Some(turn) => self.play(&turn),
            None => Event::Nothing,
        }
    }

    pub(super) fn back(&mut self) -> Event {
        // Nothing is in hand: nothing is dropped, and a computer that thinks goes on.
        if self.hand == Hand::default() {
            return Event::Nothing;
        }
        self.hand.refused = None;
        if self.hand.waiting.take().is_none() {
            self.hand.presses.pop();
        }
        Event::Released
    }

    fn release(&mut self) -> Event {
        if self.hand == Hand::default() {
            return Event::Nothing;
        }
        self.hand = Hand::default();
        Event::Released
    }

    /// Makes a turn again as far as it had come. What does not fit is left out.
    fn take_up(&mut self, text: &str) -> Event {
        let presses = match HandText::of(text) {
            HandText::Waiting(turn) => self.record.presses(turn).unwrap_or_default(),
            HandText::Begun(presses) => presses,
        };
        // A turn that waited to be confirmed waits again, whatever is asked of others.
        let confirm = std::mem::replace(&mut self.confirm, Confirm::Always);
        let mut event = Event::Nothing;
        for target in presses {
            event = self.press(target);
        }
        self.confirm = confirm;
        self.hand.refused = None;
        event
    }

    fn type_turn(&mut self, turn: String) -> Event {
        if self.level_to_move().is_some() {
            return Event::Nothing;
        }
        match self.record.changed(&Change::Play(turn.clone())) {
            Ok(record) => {
                self.set_record(record);
                self.replaced = None;
                Event::Played { turn }
            }
            Err(_) => Event::Nothing,
        }
    }

    /// What is wrong with a turn that is to be typed, if anything is: such a turn would not be played.
    pub fn fault_of(&self, turn: &str) -> Option<Fault> {
        self.record.changed(&Change::Play(turn.to_owned())).err()
    }

    /// Plays the computer's turn, if nothing has happened since it was asked.
    fn answer(&mut self, at: NodeId, answer: &Answer<String>) -> Event {
        if at != self.status.cursor || self.level_to_think().is_none() {
            return Event::Nothing;
        }
        // What was replaced can be brought back until a human has played.
        let replaced = self.replaced.clone().filter(|_| self.human_count() > 0);
        let event = self.play(&answer.best);
        self.replaced = replaced;
        event
    }

    fn resign(&mut self) -> Event {
        match self.resigner() {
            Some(seat) => self.change(&Change::Resign(self.status.side_of(seat)), Event::Resigned),
            None => Event::Nothing,
        }
    }

    /// Begins the next round. Undo brings the finished game back.
    fn next_round(&mut self) -> Event {
        let finished = Rc::new(Session { replaced: None, ..self.clone() });
        let event = self.change(&Change::NextRound, Event::NewRound);
        self.replaced = if event == Event::NewRound { Some(finished) } else { self.replaced.take() };
        event
    }

    fn start(&mut self, variant: usize, setup: Rc<Setup>, seed: u64) -> Event {
        let origin = Origin::Drawn { variant, opener: setup.starts.opener(seed), seed };
        // An untouched match has nothing to bring back: a second start keeps what the first one replaced.
        let replaced = match self.status.is_untouched {
            true => self.replaced.clone(),
            false => Some(Rc::new(Session { hand: Hand::default(), replaced: None, ..self.clone() })),
        };
        let Ok(session) = Session::open(self.game, origin, (*setup).clone()) else { return Event::Nothing };
        *self = Session { confirm: self.confirm, replaced, presses: self.presses, ..session };
        Event::NewMatch
    }

    fn set_up(&mut self, position: String) -> Event {
        match open(self.game, Origin::Position(&position)) {
            Ok(record) => {
                self.set_record(record);
                Event::NewMatch
            }
            Err(_) => Event::Nothing,
        }
    }
}
