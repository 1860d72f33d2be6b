//! What to do now, or why not; that the computer is thinking; a hint.

use super::moment::Moment;
use super::take_over::take_over;
use super::turns::last_turn;
use crate::games::words::{PartState, TurnPart};
use crate::i18n::{Lang, help, page, table};
use crate::table::{Command, Name, new_starter};
use crate::ui::components::{Icon, icon};
use crate::ui::hooks::{Advice, Thinking};
use crate::worker::{Failure, RequestState};
use std::rc::Rc;
use yew::prelude::*;

/// The parts of the turn, and below them one line. `onretry` asks the computer anew.
pub fn prompt(moment: &Moment, thinking: &Thinking, onretry: &Callback<()>) -> Html {
    let line = played(moment).unwrap_or_else(|| line(moment, thinking, onretry));
    let countdown = moment.said.countdown.iter();
    let countdown = countdown.map(|countdown| html! { <p class="countdown">{ countdown }</p> });
    html! { <div class="advice">{ steps(&moment.said.parts, moment.lang) }{ for countdown }{ line }</div> }
}

/// What was just played, while it is being shown and before anything is asked for; the last turn of a game, too.
fn played(moment: &Moment) -> Option<Html> {
    let Moment { session, lang, .. } = moment;
    let is_last = moment.is_arriving && session.status.ending.is_some();
    let (turn, told) = last_turn(session, *lang).filter(|_| moment.is_followed || is_last)?;
    let played = Name::of(session, turn.seat, *lang).played(&told);
    Some(html! { <p class={say_class(&played)}>{ dot(false) }<span>{ played }</span></p> })
}

/// A long sentence is written smaller, so that the board above keeps its size.
fn say_class(said: &str) -> Classes {
    const LONG: usize = 76;
    classes!("say", (said.chars().count() > LONG).then_some("long"))
}

/// The line itself: the first of these that applies.
fn line(moment: &Moment, thinking: &Thinking, onretry: &Callback<()>) -> Html {
    let Moment { session, said, advice, apply, .. } = moment;
    let lang = moment.lang;
    let is_computers_turn = session.level_to_move().is_some() && session.status.ending.is_none();
    let take_over = || take_over(session, advice, lang, apply);
    match thinking {
        Some(RequestState::Failed(failure)) => failed(failure, lang, onretry),
        Some(RequestState::Loading { percent }) => {
            html! { <p class="say thinking">{ dot(false) }<span>{ table::loading(lang, *percent) }</span></p> }
        }
        Some(RequestState::Thinking { best, is_retry }) => {
            let said = if *is_retry { table::RETRYING } else { table::THINKING };
            let at = session.status.cursor;
            let play_now = best.clone().map(|answer| {
                let answer = Rc::new(answer);
                let onclick = apply.reform(move |_| Command::Answer { at, answer: answer.clone() });
                html! { <button class="button play-now" {onclick}>{ table::PLAY_NOW.to(lang) }</button> }
            });
            let said = [new_starter(session, lang), Some(said.to(lang).to_owned())];
            let said = said.into_iter().flatten().collect::<Vec<_>>().join(" ");
            html! { <p class="say thinking">{ dot(false) }<span>{ said }</span>{ for play_now }</p> }
        }
        Some(RequestState::Done(_)) | None if is_computers_turn => {
            let said = if session.is_paused { table::PAUSED } else { table::COMPUTERS_TURN };
            let onclick = apply.reform(|_| Command::Pause(false));
            html! {
                <p class="say">{ dot(false) }<span>{ said.to(lang) }</span>
                    <button class="button" {onclick}>{ table::GO_ON.to(lang) }</button></p>
            }
        }
        Some(RequestState::Done(_)) | None => match (&said.refused, hint_words(advice, lang)) {
            (Some((about, reason)), _) => html! {
                <p class={classes!("why", say_class(&format!("{about}{reason}")))}>{ icon(Icon::Forbidden) }<span><b>{ table::refused(lang, about) }</b>{ reason }</span></p>
            },
            (None, Some(words)) => {
                html! { <p class={classes!("hinted", say_class(&words))}>{ icon(Icon::Bulb) }<span>{ words }</span>{ take_over() }</p> }
            }
            (None, None) => {
                let starter =
                    new_starter(session, lang).map_or(String::new(), |starter| format!("{starter} "));
                let prompt = format!("{starter}{}", said.prompt);
                html! {
                    <p class={say_class(&prompt)}>{ dot(session.hand.waiting.is_some()) }<span>{ prompt }</span>{ take_over() }</p>
                }
            }
        },
    }
}

/// Why the computer does not answer, and what can be done about it.
fn failed(failure: &Failure, lang: Lang, onretry: &Callback<()>) -> Html {
    let (said, label) = match failure {
        Failure::NotLoaded => (table::NOT_LOADED, page::RETRY),
        Failure::Outdated => (table::OUTDATED, table::RELOAD),
        Failure::NoAnswer | Failure::Refused(_) => (table::NO_ANSWER, page::RETRY),
    };
    let onclick = match failure {
        // Where reloading fails, the page stays as it is.
        Failure::Outdated => Callback::from(|_| drop(gloo::utils::window().location().reload())),
        _ => onretry.reform(|_| ()),
    };
    html! {
        <p class="say why">{ icon(Icon::Forbidden) }<span>{ said.to(lang) }</span>
            <button class="button" {onclick}>{ label.to(lang) }</button></p>
    }
}

/// The fifth dot of the logo, before what is said.
fn dot(is_ready: bool) -> Html {
    html! { <span class={classes!("fifth", is_ready.then_some("ready"))} aria-hidden="true"></span> }
}

/// What a hint says, as far as one was asked for.
pub fn hint_words(advice: &Advice, lang: Lang) -> Option<String> {
    let state = match (advice.is_sought, advice.is_missing) {
        (true, _) => Some(help::SEEKING),
        (_, true) => Some(help::NO_HINT),
        _ => None,
    };
    let hint = advice.hint.as_ref().filter(|_| advice.is_hint_fresh);
    hint.map(|hint| hint.words.clone()).or(state.map(|text| text.to(lang).to_owned()))
}

/// The parts of a turn, in games where it has several.
pub fn steps(steps: &[TurnPart], lang: Lang) -> Html {
    let step = |(index, step): (usize, &TurnPart)| {
        let (class, current) = match step.state {
            PartState::Done => ("done", None),
            PartState::Current => ("current", Some("step")),
            PartState::ToCome => ("to-come", None),
        };
        let mark = if step.state == PartState::Done { "✓".to_owned() } else { (index + 1).to_string() };
        html! {
            <li {class} aria-current={current}><span class="mark" aria-hidden="true">{ mark }</span>
                { step.name.to(lang) }{ for step.note.iter().map(|note| html! { <b>{ note }</b> }) }</li>
        }
    };
    if steps.is_empty() {
        return Html::default();
    }
    html! { <ol class="steps" aria-label={table::STEPS.to(lang)}>{ for steps.iter().enumerate().map(step) }</ol> }
}
