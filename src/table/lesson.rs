//! A lesson: a mode that asks for one thing after the other. A turn that does it is answered with what it means; a
//! legal turn that does not is shown for a moment, and taken back with the reason; a refused one has the rules' own
//! reason. Positions to win are steps as well.

use super::advice::{Hint, HintStep, begins_with};
use super::any_match::{Origin, Unread};
use super::command::{Command, Event};
use super::mode::{Mode, Question};
use super::session::Session;
use super::setup::{Confirm, Player, Setup};
use crate::games::deeds::does;
use crate::games::{Game, GameId, Visitor};
use crate::i18n::{Lang, help};
use crate::learn::{But, Reply, Step};
use crate::rules::{Seat, Target};
use crate::search::Level;
use std::ops::ControlFlow;
use std::rc::Rc;

/// Where a step is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// The opponent's turn is still to be shown.
    Opens,
    /// The learner is to move.
    Asks,
    /// A turn that was not asked for is shown; `is_punished` once the opponent has shown why.
    Missed {
        is_punished: bool,
    },
    /// The opponent is to reply to the turn that was asked for.
    Replies,
    Done,
}

/// What can be done in a lesson.
#[derive(Clone, PartialEq, Debug)]
pub enum LessonAction {
    /// At the board.
    Table(Command),
    /// Something that is shown by itself is due; see [`Lesson::goes_on_after`].
    GoOn,
    Next,
    /// The step from its beginning.
    Again,
    /// The turn that is asked for is shown.
    Show,
    /// Somebody has hesitated for long: where to look.
    Nudge,
    GoTo(usize),
}

impl From<Command> for LessonAction {
    fn from(command: Command) -> LessonAction {
        LessonAction::Table(command)
    }
}

/// A lesson, or a position to win.
#[derive(Clone)]
pub struct Lesson {
    pub game: GameId,
    pub steps: Rc<[Step]>,
    /// The step that is shown.
    pub at: usize,
    /// The steps that have been done.
    pub done: Vec<bool>,
    pub stage: Stage,
    /// What is said of the last turn that was not asked for.
    pub but: Option<But>,
    /// The opponent's turn that shows why.
    shown_by: Option<String>,
    /// The last step was done, and then left.
    pub is_over: bool,
    session: Session,
    /// What a missed turn is taken back to.
    before: Option<Session>,
    /// The first turn has been done, and the next one must do this.
    finish: [String; 1],
    is_finishing: bool,
    /// How often something else was tried in this step.
    misses: u8,
    confirm: Confirm,
}

/// After so many tries the lesson says where to look, and after so many shows the turn.
const MISSES_TO_HINT: u8 = 2;
const MISSES_TO_SHOW: u8 = 4;

impl Lesson {
    /// Opens the lesson at a step; earlier ones may have been done before.
    pub fn open(game: GameId, steps: Rc<[Step]>, at: usize, done: Vec<bool>) -> Result<Lesson, Unread> {
        let at = at.min(steps.len().saturating_sub(1));
        let session = session_of(game, &steps[at])?;
        let mut lesson = Lesson {
            game,
            done: (0..steps.len()).map(|step| done.get(step) == Some(&true)).collect(),
            steps,
            at,
            stage: Stage::Asks,
            but: None,
            shown_by: None,
            is_over: false,
            session,
            before: None,
            finish: ["wins".to_owned()],
            is_finishing: false,
            misses: 0,
            confirm: Confirm::default(),
        };
        lesson.enter(at, false);
        Ok(lesson)
    }

    pub fn step(&self) -> &Step {
        &self.steps[self.at]
    }

    /// After so many milliseconds [`LessonAction::GoOn`] is due: something is shown by itself.
    pub fn goes_on_after(&self) -> Option<u32> {
        match self.stage {
            Stage::Opens => Some(900),
            Stage::Missed { is_punished: false } if self.punishment().is_some() => Some(800),
            Stage::Missed { is_punished: true } => Some(1700),
            Stage::Missed { is_punished: false } => Some(1100),
            Stage::Replies => Some(900),
            Stage::Asks | Stage::Done => None,
        }
    }

    /// The learner's seat.
    pub fn learner(&self) -> Seat {
        self.session.seat_below()
    }

    /// Has a turn been begun, besides what the step has put into the hand?
    pub fn is_begun(&self) -> bool {
        self.session.hand.presses.len() > self.step().hand.len() || self.session.hand.waiting.is_some()
    }

    /// The help that comes by itself, or has been asked for.
    pub fn hint(&self, lang: Lang) -> Option<Hint> {
        if self.stage != Stage::Asks || self.misses < MISSES_TO_HINT {
            return None;
        }
        let presses = self.session.presses_of(&self.shown_turn()?)?;
        if self.misses >= MISSES_TO_SHOW {
            let told = super::words::tell(self.game, [&*self.shown_turn()?], lang).pop()?;
            return Some(Hint { step: HintStep::Turn, places: presses, words: help::hint_turn(lang, &told) });
        }
        let hand = &self.session.hand;
        // A turn that has been begun another way may be as good.
        if hand.waiting.is_some() || !begins_with(&presses, &hand.presses) {
            return None;
        }
        let is_place = |target: &&Target| !matches!(target, Target::Tray(_));
        let pressed = hand.presses.iter().filter(is_place).count();
        let place = *presses.iter().filter(is_place).nth(pressed)?;
        Some(Hint { step: HintStep::Where, places: vec![place], words: help::hint_where(lang, place) })
    }

    /// What is said of the last turn that was not asked for.
    pub fn said_but(&self, lang: Lang) -> Option<String> {
        let say = self.but.as_ref()?.say.to(lang);
        let reply = super::words::tell(self.game, self.shown_by.as_deref(), lang).pop();
        Some(say.replace("{reply}", &reply.unwrap_or_default()))
    }

    /// The turn that is shown to those who ask: that of the step; or, where the board has gone its own way, another
    /// one.
    fn shown_turn(&self) -> Option<String> {
        let show = &self.step().show;
        if !self.is_finishing && self.session.presses_of(show).is_some() {
            return Some(show.clone());
        }
        self.game.visit(TurnThatDoes(&self.session.status.position, self.wanted()))
    }

    /// What the next turn must do.
    fn wanted(&self) -> &[String] {
        if self.is_finishing { &self.finish } else { &self.step().accept }
    }

    /// Begins a step, on the board of the step before where it goes on with it.
    fn enter(&mut self, at: usize, has_board: bool) {
        self.at = at;
        let step = self.steps[at].clone();
        let goes_on = step.continues && has_board && self.session.status.ending.is_none();
        if !goes_on && let Ok(session) = session_of(self.game, &step) {
            self.session = session;
        }
        self.session.apply(Command::SetConfirm(self.confirm));
        (self.but, self.before, self.is_finishing, self.misses) = (None, None, false, 0);
        self.stage = if step.opens.is_some() { Stage::Opens } else { Stage::Asks };
        self.take_in_hand();
    }

    /// What the step puts into the learner's hand.
    fn take_in_hand(&mut self) {
        if self.stage == Stage::Asks && !self.step().hand.is_empty() {
            let hand = self.step().hand.join(" ");
            self.session.apply(Command::TakeUp(hand));
        }
    }

    /// Judges a turn that the learner has played.
    fn judge(&mut self, before: Session, turn: &str) {
        let position = before.status.position.clone();
        if self.wanted().iter().all(|deed| turn_does(self.game, &position, turn, deed)) {
            let has_reply = !self.is_finishing && self.reply(turn).is_some();
            self.stage = if has_reply { Stage::Replies } else { Stage::Done };
            self.done[self.at] |= !has_reply;
            return;
        }
        let fits = |deed: &Option<String>| match deed {
            Some(deed) => turn_does(self.game, &position, turn, deed),
            None => true,
        };
        self.but = self.step().but.iter().find(|but| fits(&but.deed)).cloned();
        self.misses = self.misses.saturating_add(1);
        self.before = Some(before);
        self.shown_by = self.punishment();
        self.stage = Stage::Missed { is_punished: false };
    }

    /// The opponent's reply to this turn.
    fn reply(&self, turn: &str) -> Option<String> {
        match self.step().reply.as_ref()? {
            Reply::First(turns) => self.first_legal(turns),
            Reply::To(turns) => turns.get(turn).cloned(),
        }
    }

    /// What the opponent shows against a missed turn.
    fn punishment(&self) -> Option<String> {
        self.first_legal(&self.but.as_ref()?.punish)
    }

    fn first_legal(&self, turns: &[String]) -> Option<String> {
        turns.iter().find(|turn| self.session.presses_of(turn).is_some()).cloned()
    }

    fn go_on(&mut self) -> Event {
        match self.stage {
            Stage::Opens => {
                let turn = self.step().opens.clone().unwrap_or_default();
                self.stage = Stage::Asks;
                let event = self.session.play(&turn);
                self.take_in_hand();
                event
            }
            Stage::Missed { is_punished: false } if self.punishment().is_some() => {
                self.stage = Stage::Missed { is_punished: true };
                let turn = self.punishment().unwrap_or_default();
                self.session.play(&turn)
            }
            Stage::Missed { .. } => self.take_back(),
            Stage::Replies => {
                let last = self.session.status.last_turn.clone().map_or(String::new(), |(_, turn)| turn);
                let reply = self.reply(&last).unwrap_or_default();
                let event = self.session.play(&reply);
                self.is_finishing = self.step().finish;
                self.stage = if self.is_finishing { Stage::Asks } else { Stage::Done };
                self.done[self.at] |= !self.is_finishing;
                event
            }
            Stage::Asks | Stage::Done => Event::Nothing,
        }
    }

    fn take_back(&mut self) -> Event {
        if let Some(mut before) = self.before.take() {
            before.apply(Command::Release);
            self.session = before;
        }
        self.stage = Stage::Asks;
        self.take_in_hand();
        Event::TakenBack
    }

    /// What is done at the board. Only the turn itself is made there: nothing is taken back, and nobody resigns.
    fn at_board(&mut self, command: Command) -> Event {
        if let Command::SetConfirm(confirm) = command {
            self.confirm = confirm;
            return self.session.apply(command);
        }
        if self.stage != Stage::Asks {
            return Event::Nothing;
        }
        let is_press = matches!(command, Command::Press(_) | Command::PressHandle(_));
        if !is_press && !matches!(command, Command::Confirm | Command::Back | Command::Release) {
            return Event::Nothing;
        }
        if is_press {
            self.but = None;
        }
        let before = self.session.clone();
        let event = self.session.apply(command);
        match &event {
            Event::Played { turn } => self.judge(before, turn),
            Event::PressRefused(_) => self.misses = self.misses.saturating_add(1),
            _ => {}
        }
        event
    }

    fn next(&mut self) -> Event {
        if self.at + 1 == self.steps.len() {
            self.is_over = true;
            return Event::Changed;
        }
        self.enter(self.at + 1, self.stage == Stage::Done);
        Event::NewMatch
    }
}

impl Mode for Lesson {
    type Action = LessonAction;

    fn session(&self) -> &Session {
        &self.session
    }

    fn apply(&mut self, action: LessonAction) -> Event {
        match action {
            LessonAction::Table(command) => self.at_board(command),
            LessonAction::GoOn => self.go_on(),
            LessonAction::Next => self.next(),
            LessonAction::Again => {
                self.enter(self.at, false);
                Event::NewMatch
            }
            LessonAction::Show => {
                self.misses = MISSES_TO_SHOW;
                if matches!(self.stage, Stage::Missed { .. }) { self.take_back() } else { Event::Changed }
            }
            LessonAction::Nudge => {
                self.misses = self.misses.max(MISSES_TO_HINT);
                Event::Changed
            }
            LessonAction::GoTo(step) => {
                self.is_over = false;
                self.enter(step.min(self.steps.len() - 1), false);
                Event::NewMatch
            }
        }
    }

    /// Nobody is asked: what the opponent plays is part of the step.
    fn question(&self) -> Option<Question> {
        None
    }
}

/// The session of a step: the learner against a computer, which is never asked.
fn session_of(game: GameId, step: &Step) -> Result<Session, Unread> {
    let session = Session::open(game, Origin::Position(&step.position), Setup::default())?;
    let to_move = session.status.to_move;
    let learner = if step.opens.is_some() { to_move.other() } else { to_move };
    let player = |seat: Seat| match seat == learner {
        true => Player::Person { name: String::new() },
        false => Player::Computer { level: Level::BEST },
    };
    let players = session.status.seats().map(player).collect();
    Session::open(game, Origin::Position(&step.position), Setup { players, ..Setup::default() })
}

/// Does this turn, legal in this position, do this?
pub fn turn_does(game: GameId, position: &str, turn: &str, deed: &str) -> bool {
    struct Does<'a>(&'a str, &'a str, &'a str);
    impl Visitor for Does<'_> {
        type Output = Option<bool>;

        fn visit<P: Game>(self) -> Option<bool> {
            let Does(position, turn, deed) = self;
            does::<P>(&position.parse().ok()?, turn.parse().ok()?, deed)
        }
    }
    game.visit(Does(position, turn, deed)).unwrap_or(false)
}

/// The first turn that does all of this.
struct TurnThatDoes<'a>(&'a str, &'a [String]);

impl Visitor for TurnThatDoes<'_> {
    type Output = Option<String>;

    fn visit<P: Game>(self) -> Option<String> {
        let TurnThatDoes(position, deeds) = self;
        let position: P = position.parse().ok()?;
        let found = position.each_move(|mv| {
            let does_all = deeds.iter().all(|deed| does(&position, mv, deed) == Some(true));
            if does_all { ControlFlow::Break(mv) } else { ControlFlow::Continue(()) }
        });
        found.break_value().map(|mv| mv.to_string())
    }
}
