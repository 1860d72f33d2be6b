//! What a game against the computer leaves: its result is noted once, and the turn that lost it is sought.

use super::advice::use_answer;
use crate::search::Level;
use crate::table::{Against, Event, Judgement, Session, Suspect};
use crate::ui::storage;
use yew::prelude::*;

/// So many turns of the human are looked at, from the last one backwards.
const TURNS_BACK: usize = 6;

/// Notes how a game ended, the first time that it does; says which level could be played next, after several wins or
/// losses in a row.
#[hook]
pub fn use_result(session: &Session) -> Option<Level> {
    let is_noted = use_mut_ref(|| session.status.ending.is_some());
    let proposed = use_state_eq(|| None);
    let against = Against::of(session);
    {
        let (proposed, game) = (proposed.setter(), session.game);
        use_effect_with((against, session.event.clone()), move |(against, event)| {
            if matches!(event, Event::NewMatch | Event::NewRound) {
                is_noted.replace(false);
            }
            let Some(against) = against.filter(|_| !*is_noted.borrow()) else { return };
            is_noted.replace(true);
            let mut progress = storage::progress(game.id());
            progress.note(against.level, against.score);
            storage::keep_progress(game.id(), &progress);
            proposed.set(progress.proposed_level());
        });
    }
    proposed.filter(|_| against.is_some())
}

/// The turn that lost the game, once it is known: the computer is asked for the values of all turns, backwards from the
/// end, until one is found that was not lost.
#[hook]
pub fn use_mistake(session: &Session) -> Option<Suspect> {
    let back = use_state_eq(|| (String::new(), 0));
    let here = &session.status.link;
    let step = if back.0 == *here { back.1 } else { 0 };
    let suspect = (step < TURNS_BACK).then(|| Suspect::of(session, step)).flatten();
    let question = suspect.as_ref().map(Suspect::question);
    let link = question.as_ref().map(|question| question.link.clone());
    let found = use_answer(question);
    let answer = found
        .as_ref()
        .filter(|(place, _)| Some(place) == link.as_ref())
        .and_then(|(_, answer)| answer.clone());
    let judgement = suspect.as_ref().zip(answer).map(|(suspect, answer)| suspect.judge(&answer));
    {
        let (back, here) = (back.setter(), here.clone());
        use_effect_with((judgement, step), move |&(judgement, step)| {
            if judgement == Some(Judgement::LostBefore) {
                back.set((here, step + 1));
            }
        });
    }
    suspect.filter(|_| judgement == Some(Judgement::Mistake))
}
