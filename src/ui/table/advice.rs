//! What a search at full strength advises whoever is to move: a hint in three steps, or the worth of every turn.

use super::help_text as words;
use super::state::{Action, Event, TableState};
use crate::i18n::Lang;
use crate::rules::Target;
use crate::search::{Answer, Value};
use crate::ui::any_game::{AnyMatch, Way, worth};
use crate::ui::help::Help;
use crate::worker::{Client, Job, Status};
use std::rc::Rc;
use yew::prelude::*;

/// How long the search may take: a hint is not waited for, and most of what is proved is proved at once.
const MILLIS: u32 = 1200;

/// How far a hint has been told.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum HintStep {
    Where,
    Turn,
    Why,
}

/// What the table shows of it.
#[derive(Default)]
pub struct Counsel {
    /// How the turns are made that were looked at; nothing where their worth is not to be shown.
    ways: Vec<Way>,
    /// What has been pressed of the turn in hand.
    pressed: Vec<Target>,
    pub hint: Option<Hint>,
    /// A hint was asked for, and is being thought of.
    pub is_sought: bool,
    /// One was asked for, and there is none: whoever thinks does not answer.
    pub is_missing: bool,
}

/// A hint, as far as it has been asked for.
pub struct Hint {
    /// Nothing has been pressed since: from then on, what is said is about the turn in hand.
    pub is_fresh: bool,
    pub step: HintStep,
    /// What is pressed for the turn, in order; at first only where to look.
    pub places: Vec<Target>,
    pub words: String,
}

impl Counsel {
    /// Something of a turn has been pressed.
    pub fn is_begun(&self) -> bool {
        !self.pressed.is_empty()
    }

    /// What the best turn is worth that goes on with these presses.
    pub fn worth_of(&self, next: &[Target]) -> Option<Value> {
        if self.ways.is_empty() { None } else { worth(&self.ways, &[&self.pressed, next].concat()) }
    }

    /// The same whatever has been pressed: what stands for a whole turn.
    pub fn worth_of_handle(&self, presses: &[Target]) -> Option<Value> {
        worth(&self.ways, presses)
    }
}

/// Where a question was asked: an answer counts only there.
type Place = String;

/// Seeks advice when the table is to give it. The callback asks for the next step of a hint.
#[hook]
pub fn use_advice(state: &UseReducerHandle<TableState>, help: Help, lang: Lang) -> (Counsel, Callback<()>) {
    let client = use_memo((), |()| Client::default());
    let asked = use_state(|| None::<(Place, HintStep, u32)>);
    // Nothing found means that nobody answered.
    let found = use_state(|| None::<(Place, Option<Rc<Answer<String>>>)>);
    let is_ones_turn = state.level_to_move().is_none() && state.game.ending().is_none();
    let here = state.game.link_text();
    let step =
        asked.as_ref().filter(|(place, ..)| *place == here && help >= Help::Hints).map(|&(_, step, _)| step);
    let is_fresh = asked.as_ref().is_some_and(|&(.., presses)| presses == state.presses);
    {
        // The start of another game is not the one that was asked about.
        let asked = asked.setter();
        use_effect_with(state.event, move |event| {
            if matches!(event, Event::NewGame | Event::NewRound) {
                asked.set(None);
            }
        });
    }
    let is_wanted = is_ones_turn && (help == Help::Values || step.is_some());
    {
        let setter = found.setter();
        use_effect_with(is_wanted.then(|| here.clone()), move |question| {
            let pending = question.clone().map(|place| {
                let job = Job::Analyse { link: place.clone(), millis: MILLIS };
                client.ask(job, move |news| match news {
                    Status::Done(answer) => setter.set(Some((place.clone(), Some(answer.into())))),
                    Status::Failed(_) => setter.set(Some((place.clone(), None))),
                    Status::Loading { .. } | Status::Thinking { .. } => {}
                })
            });
            move || drop(pending)
        });
    }
    let next = {
        let (asked, here, presses) = (asked.setter(), here.clone(), state.presses);
        let dispatcher = state.dispatcher();
        let next = match step {
            None => HintStep::Where,
            Some(HintStep::Where) => HintStep::Turn,
            Some(_) => HintStep::Why,
        };
        Callback::from(move |()| {
            // A hint is about the whole turn.
            if next == HintStep::Where {
                dispatcher.dispatch(Action::LetGo);
            }
            asked.set(Some((here.clone(), next, presses)));
        })
    };
    let answer =
        found.as_ref().filter(|(place, _)| is_wanted && *place == here).map(|(_, answer)| answer.clone());
    let counsel = match answer {
        None => Counsel { is_sought: is_ones_turn && step.is_some(), ..Counsel::default() },
        Some(None) => Counsel { is_missing: step.is_some(), ..Counsel::default() },
        Some(Some(answer)) => Counsel {
            ways: if help == Help::Values { state.game.ways(&answer.turns) } else { Vec::new() },
            pressed: state.game.pressed().to_vec(),
            hint: step.and_then(|step| hint(&*state.game, &answer, step, is_fresh, lang)),
            ..Counsel::default()
        },
    };
    (counsel, next)
}

fn hint(
    game: &dyn AnyMatch,
    answer: &Answer<String>,
    step: HintStep,
    is_fresh: bool,
    lang: Lang,
) -> Option<Hint> {
    let turn = &answer.best;
    let way = game.ways(&[(turn.clone(), answer.value)]).pop()?.presses;
    // What is pressed in a tray says what, not where.
    let look = way.iter().position(|target| !matches!(target, Target::Tray(_))).unwrap_or(0);
    let (places, words) = match step {
        HintStep::Where => {
            let place = *way.get(look)?;
            (vec![place], words::hint_where(lang, place))
        }
        HintStep::Turn => (way, words::hint_turn(lang, &game.told(turn, lang))),
        HintStep::Why => (way, words::hint_why(lang, answer.value, answer.depth, &answer.line)),
    };
    Some(Hint { is_fresh, step, places, words })
}
