//! The computer at a table: it is asked when a mode has a question, and whatever happens takes the question back.

use super::arrival::AtRest;
use crate::table::{Ask, Command, Mode, Question};
use crate::ui::browser::now;
use crate::worker::{Client, Job, Pending, RequestState};
use std::cell::RefCell;
use std::rc::Rc;
use yew::prelude::*;

/// How long the best level may think. The others see only a few plies ahead, and are done long before.
const TURN_MILLIS: u32 = 1000;
/// How long the values of all turns may take.
const VALUES_MILLIS: u32 = 1200;

/// How the computer is doing; `None` while nothing is asked.
pub type Thinking = Option<RequestState>;

impl Question {
    /// The same for the worker. Near-equal turns are chosen by chance.
    pub fn job(&self) -> Job {
        let link = self.link.clone();
        match self.ask {
            Ask::Turn(level) => Job::Play { link, level, seed: seed(), millis: TURN_MILLIS },
            Ask::Values => Job::Analyse { link, millis: VALUES_MILLIS },
        }
    }
}

/// How a computer is shown thinking, however soon it has its answer.
#[derive(Clone, Copy, PartialEq)]
pub struct Shown {
    pub millis: f64,
    /// The board on which the turn before is to arrive first.
    pub board: Option<&'static str>,
}

/// Asks the worker whenever the mode has a question, shows it thinking, and applies its answer. Returns its state and a
/// callback that asks anew.
#[hook]
pub fn use_worker<M: Mode>(mode: &M, apply: &Callback<Command>, shown: Shown) -> (Thinking, Callback<()>) {
    let client = use_memo((), |()| Client::default());
    let thinking = use_state_eq(Thinking::default);
    let tries = use_state(|| 0u32);
    {
        let client = client.clone();
        let is_expected = mode.session().setup.players.iter().any(|player| player.level().is_some());
        use_effect_with(is_expected, move |&is_expected| {
            if is_expected {
                client.warm();
            }
        });
    }
    {
        let (apply, setter) = (apply.clone(), thinking.setter());
        use_effect_with((mode.question(), *tries), move |(question, _)| {
            let asked = question.as_ref().map(|question| {
                setter.set(Some(RequestState::Thinking { best: None, is_retry: false }));
                ask(&client, question, shown, setter.clone(), apply)
            });
            if asked.is_none() {
                setter.set(None);
            }
            move || drop(asked)
        });
    }
    let again = Callback::from(move |()| tries.set(*tries + 1));
    ((*thinking).clone(), again)
}

/// An answer that is held back until it has been shown thinking long enough.
type Timer = Rc<RefCell<Option<AtRest>>>;

/// Asks a question. The returned values keep it alive.
fn ask(
    client: &Client,
    question: &Question,
    shown: Shown,
    thinking: UseStateSetter<Thinking>,
    apply: Callback<Command>,
) -> (Pending, Timer) {
    let timer = Timer::default();
    let held = timer.clone();
    let (at, begin) = (question.at, now());
    let pending = client.ask(question.job(), move |state| match state {
        // It is shown thinking until its time has come.
        RequestState::Done(answer) => {
            let left = shown.millis - (now() - begin);
            let answer = Rc::new(answer);
            let play = apply.reform(move |()| Command::Answer { at, answer: answer.clone() });
            timer.replace(Some(AtRest::then(shown.board, left, play)));
        }
        state => thinking.set(Some(state)),
    });
    (pending, held)
}

/// A seed by chance: games differ, and lots fall.
pub fn seed() -> u64 {
    let mut bytes = [0; 8];
    // A browser without a random source plays the same game again.
    let _ = getrandom::fill(&mut bytes);
    u64::from_le_bytes(bytes)
}
