//! The computer at the table: it is asked when it is to move, and everything that happens at the table takes the question back.

use super::state::{Action, TableState};
use crate::search::Level;
use crate::worker::{Client, Job, Pending, Status};
use gloo::timers::callback::Timeout;
use std::cell::RefCell;
use std::rc::Rc;
use yew::prelude::*;

/// How long the best level may think. The others see only so far, and are done long before.
const MILLIS: u32 = 1000;
/// A turn that comes at once is not seen: it shows for this long that somebody thinks, where a person waits for it.
pub const SHOWN_MILLIS: f64 = 450.0;

/// A turn that is held back until its time has come.
type Timer = Rc<RefCell<Option<Timeout>>>;

/// How the computer at a table is doing; `None` when it has nothing to do.
pub type Thinking = Option<Status>;

/// Asks the computer whenever it is to move, and lets it think for so long at least. Answers how it is doing, and a way to ask anew.
#[hook]
pub fn use_computer(state: &UseReducerHandle<TableState>, shown_millis: f64) -> (Thinking, Callback<()>) {
    let client = use_memo((), |()| Client::default());
    let thinking = use_state_eq(Thinking::default);
    let asks = use_state(|| 0u32);
    {
        let client = client.clone();
        let is_expected = state.setup.players.iter().any(|player| player.level().is_some());
        use_effect_with(is_expected, move |&is_expected| {
            if is_expected {
                client.warm();
            }
        });
    }
    let question = state.to_think().map(|level| (level, state.game.link_text(), state.game.series().round()));
    {
        let (dispatcher, setter, cursor) = (state.dispatcher(), thinking.setter(), state.game.cursor());
        use_effect_with((question, *asks), move |(question, _)| {
            let asked = question.as_ref().map(|(level, link, _)| {
                setter.set(Some(Status::Thinking { best: None, is_retry: false }));
                let answer = move |turn: String| dispatcher.dispatch(Action::Answer { at: cursor, turn });
                ask(&client, *level, link.clone(), shown_millis, setter.clone(), Rc::new(answer))
            });
            if asked.is_none() {
                setter.set(Thinking::default());
            }
            move || drop(asked)
        });
    }
    let again = {
        let asks = asks.clone();
        Callback::from(move |()| asks.set(*asks + 1))
    };
    ((*thinking).clone(), again)
}

/// Asks for a turn. What is returned keeps the question alive.
fn ask(
    client: &Client,
    level: Level,
    link: String,
    shown_millis: f64,
    thinking: UseStateSetter<Thinking>,
    answer: Rc<dyn Fn(String)>,
) -> (Pending, Timer) {
    let timer = Timer::default();
    let kept = timer.clone();
    let begin = now();
    let job = Job::Play { link, level, seed: seed(), millis: MILLIS };
    let pending = client.ask(job, move |status| match status {
        // It is seen thinking until its time has come.
        Status::Done(found) => {
            let left = shown_millis - (now() - begin);
            let answer = answer.clone();
            timer.replace(Some(Timeout::new(left.max(0.0) as u32, move || answer(found.best))));
        }
        status => thinking.set(Some(status)),
    });
    (pending, kept)
}

fn now() -> f64 {
    gloo::utils::window().performance().map_or(0.0, |performance| performance.now())
}

/// Games differ: near-equal turns are chosen by chance, and so is who starts, where lots are drawn.
pub fn seed() -> u64 {
    let mut bytes = [0; 8];
    // A browser without chance plays the same game again.
    let _ = getrandom::fill(&mut bytes);
    u64::from_le_bytes(bytes)
}
