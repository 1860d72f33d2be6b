//! What a search at full strength advises the human to move: a hint in three steps, or the value of every turn.

use crate::i18n::Lang;
use crate::search::Answer;
use crate::table::advice::{Hint, HintStep, Values};
use crate::table::{Ask, Command, Event, Help, Question, Session};
use crate::worker::{Client, RequestState};
use std::rc::Rc;
use yew::prelude::*;

/// What a table shows of the advice.
#[derive(Clone, PartialEq, Default)]
pub struct Advice {
    /// The values of the turns, where they are to be shown.
    pub values: Rc<Values>,
    pub hint: Option<Hint>,
    /// Nothing has been pressed since the hint was asked for: from then on, what is said is about the turn in hand.
    pub is_hint_fresh: bool,
    /// A hint was asked for, and is being searched.
    pub is_sought: bool,
    /// A hint was asked for, and the computer does not answer.
    pub is_missing: bool,
}

/// A hint that was asked for.
#[derive(Clone, PartialEq)]
struct Asked {
    link: String,
    step: HintStep,
    /// The presses that there had been.
    presses: u32,
}

/// The answer at the place of this link; nothing where the computer did not answer.
pub(super) type AnswerAt = Option<(String, Option<Rc<Answer<String>>>)>;

/// Asks for advice where the table gives it. The callback asks for the next step of a hint.
#[hook]
pub fn use_advice(session: &Session, apply: &Callback<Command>, lang: Lang) -> (Advice, Callback<()>) {
    let asked = use_state(|| None::<Asked>);
    let (help, link) = (session.setup.help, &session.status.link);
    {
        // The start of another game is not the one that was asked about.
        let asked = asked.setter();
        use_effect_with(session.event.clone(), move |event| {
            if matches!(event, Event::NewMatch | Event::NewRound) {
                asked.set(None);
            }
        });
    }
    let here = asked.as_ref().filter(|asked| asked.link == *link && help >= Help::Hints);
    let step = here.map(|asked| asked.step);
    let is_humans_turn = session.level_to_move().is_none() && session.status.ending.is_none();
    let is_wanted = is_humans_turn && (help == Help::Values || step.is_some());
    let found = use_answer(is_wanted.then(|| Question {
        at: session.status.cursor,
        round: session.status.series.round(),
        link: link.clone(),
        ask: Ask::Values,
    }));
    let answer =
        found.as_ref().filter(|(place, _)| is_wanted && place == link).map(|(_, answer)| answer.clone());
    let values = {
        let shown = answer.clone().flatten().filter(|_| help == Help::Values);
        let key = (shown.as_ref().map(Rc::as_ptr), session.hand.presses.clone());
        use_memo(key, |_| shown.map(|answer| Values::of(session, &answer)).unwrap_or_default())
    };
    let advice = match answer {
        None => Advice { is_sought: is_humans_turn && step.is_some(), ..Advice::default() },
        Some(None) => Advice { is_missing: step.is_some(), ..Advice::default() },
        Some(Some(answer)) => Advice {
            values,
            hint: step.and_then(|step| Hint::of(session, &answer, step, lang)),
            is_hint_fresh: here.is_some_and(|asked| asked.presses == session.presses),
            ..Advice::default()
        },
    };
    let ask = {
        let next = Asked { link: link.clone(), step: HintStep::next(step), presses: session.presses };
        let (asked, apply) = (asked.setter(), apply.clone());
        Callback::from(move |()| {
            // A hint is about the whole turn.
            if next.step == HintStep::Where {
                apply.emit(Command::Release);
            }
            asked.set(Some(next.clone()));
        })
    };
    (advice, ask)
}

/// The answer to the last question that was asked.
#[hook]
pub(super) fn use_answer(question: Option<Question>) -> UseStateHandle<AnswerAt> {
    let client = use_memo((), |()| Client::default());
    let found = use_state(|| None);
    let setter = found.setter();
    use_effect_with(question, move |question| {
        let pending = question.clone().map(|question| {
            client.ask(question.job(), move |state| match state {
                RequestState::Done(answer) => {
                    setter.set(Some((question.link.clone(), Some(answer.into()))));
                }
                RequestState::Failed(_) => setter.set(Some((question.link.clone(), None))),
                RequestState::Loading { .. } | RequestState::Thinking { .. } => {}
            })
        });
        move || drop(pending)
    });
    found
}
