//! The paper around the board: what to do now, how it ended, the turns, and the bar.

use super::advice::{Counsel, HintStep};
use super::computer::{Thinking, seed};
use super::help_text as help_words;
use super::match_text as words;
use super::seats::name;
use super::state::{Action, Event, TableState};
use super::verdict::{Verdict, score, verdict};
use crate::games::present::{Progress, Step};
use crate::i18n::Lang;
use crate::rules::Seat;
use crate::search::Answer;
use crate::ui::any_game::{EndView, MatchView, TurnView};
use crate::ui::help::Help;
use crate::ui::parts::{Icon, icon, logo};
use crate::ui::text;
use crate::worker::{Failure, Status};
use yew::prelude::*;

/// What to do now, or why not; or that the computer is thinking.
pub fn say(
    state: &TableState,
    view: &MatchView,
    thinking: &Thinking,
    counsel: &Counsel,
    lang: Lang,
    dispatch: &Callback<Action>,
    again: &Callback<()>,
) -> Html {
    match thinking {
        Some(Status::Failed(failure)) => return failed(failure, lang, again),
        Some(Status::Loading { percent }) => {
            return html! { <p class="say thinking"><span class="fifth" aria-hidden="true"></span><span>{ text::loading(lang, *percent) }</span></p> };
        }
        Some(Status::Thinking { best, is_retry }) => {
            let said = if *is_retry { text::RETRYING } else { text::THINKING }.to(lang);
            let at = state.game.cursor();
            let play_now = |answer: &Answer<String>| {
                let turn = answer.best.clone();
                let onclick = dispatch.reform(move |_| Action::Answer { at, turn: turn.clone() });
                html! { <button class="button play-now" {onclick}>{ text::PLAY_NOW.to(lang) }</button> }
            };
            return html! {
                <p class="say thinking"><span class="fifth" aria-hidden="true"></span><span>{ said }</span>{ for best.iter().map(play_now) }</p>
            };
        }
        Some(Status::Done(_)) | None => {}
    }
    if state.is_paused && state.level_to_move().is_some() && view.end.is_none() {
        return html! {
            <p class="say"><span class="fifth" aria-hidden="true"></span><span>{ text::PAUSED.to(lang) }</span>
                <button class="button" onclick={dispatch.reform(|_| Action::Pause(false))}>{ text::GO_ON.to(lang) }</button></p>
        };
    }
    if state.level_to_move().is_some() && state.to_think().is_none() && view.end.is_none() {
        return html! {
            <p class="say"><span class="fifth" aria-hidden="true"></span><span>{ words::COMPUTERS_TURN.to(lang) }</span>
                <button class="button" onclick={dispatch.reform(|_| Action::Pause(false))}>{ text::GO_ON.to(lang) }</button></p>
        };
    }
    if let (None, Some(words)) = (&view.refused, hint_words(counsel, lang)) {
        return html! { <p class="say hinted">{ icon(Icon::Bulb) }<span>{ words }</span></p> };
    }
    match &view.refused {
        Some((about, reason)) => {
            let about = text::about(lang, about);
            html! { <p class="say why">{ icon(Icon::Forbidden) }<span><b>{ about }</b>{ reason }</span></p> }
        }
        None => html! {
            <p class="say"><span class={classes!("fifth", state.game.pending().map(|_| "ready"))} aria-hidden="true"></span><span>{ view.prompt.clone() }</span></p>
        },
    }
}

/// Why the computer does not answer, and what can be done about it.
fn failed(failure: &Failure, lang: Lang, again: &Callback<()>) -> Html {
    let (said, label) = match failure {
        Failure::NotLoaded => (text::NOT_LOADED, text::ASK_AGAIN),
        Failure::Outdated => (text::OUTDATED, text::RELOAD),
        Failure::NoAnswer | Failure::Refused(_) => (text::NO_ANSWER, text::ASK_AGAIN),
    };
    let onclick = match failure {
        // Where reloading fails, the page stays as it is.
        Failure::Outdated => Callback::from(|_| drop(gloo::utils::window().location().reload())),
        _ => again.reform(|_| ()),
    };
    html! {
        <p class="say why">{ icon(Icon::Forbidden) }<span>{ said.to(lang) }</span>
            <button class="button" {onclick}>{ label.to(lang) }</button></p>
    }
}

/// How it ended, and what next.
pub fn result(
    state: &TableState,
    view: &MatchView,
    end: &EndView,
    lang: Lang,
    dispatch: &Callback<Action>,
) -> Html {
    let Verdict { headline, reason, score, is_match_over } = verdict(state, view, end, lang);
    let next = match state.setup.rounds {
        1 => text::PLAY_AGAIN,
        _ if is_match_over => words::NEW_MATCH,
        _ => words::NEXT_ROUND,
    };
    let (variant, setup) = (state.game.variant(), state.setup.clone());
    let onclick = dispatch.reform(move |_: MouseEvent| match is_match_over {
        true => Action::Start { variant, setup: setup.clone(), seed: seed() },
        false => Action::NextRound,
    });
    html! {
        <section class="result" id="result" tabindex="-1" aria-label={text::RESULT.to(lang)}>
            { logo() }
            <div>
                <h2>{ headline }</h2>
                <p>{ reason }</p>
                { for score.map(score_line) }
            </div>
            <button class="button primary" {onclick}>{ next.to(lang) }</button>
        </section>
    }
}

fn score_line(score: String) -> Html {
    html! { <p class="score">{ score }</p> }
}

/// The list of turns, where there is room for it beside the board.
pub fn moves_panel(state: &TableState, view: &MatchView, lang: Lang, list: Html) -> Html {
    html! {
        <section class="moves turn-list" aria-label={text::TURNS.to(lang)}>
            <h2>{ text::TURNS.to(lang) }</h2>
            { list }
            { for score(state, view, lang).map(score_line) }
        </section>
    }
}

/// The parts of a turn, in games where it has several.
pub fn steps(steps: &[Step], lang: Lang) -> Html {
    let step = |(index, step): (usize, &Step)| {
        let (class, current) = match step.progress {
            Progress::Done => ("done", None),
            Progress::Current => ("current", Some("step")),
            Progress::ToCome => ("to-come", None),
        };
        let mark = if step.progress == Progress::Done { "✓".to_owned() } else { (index + 1).to_string() };
        html! {
            <li {class} aria-current={current}><span class="mark" aria-hidden="true">{ mark }</span>
                { step.name.to(lang) }{ for step.note.iter().map(|note| html! { <b>{ note }</b> }) }</li>
        }
    };
    if steps.is_empty() {
        return Html::default();
    }
    html! { <ol class="steps" aria-label={text::STEPS.to(lang)}>{ for steps.iter().enumerate().map(step) }</ol> }
}

/// The bar. What lies between taking back and confirming keeps them apart.
pub fn bar(state: &TableState, lang: Lang, dispatch: &Callback<Action>, menu: Html) -> Html {
    let button = |label: &'static str, picture: Icon, action: Action, enabled: bool| {
        html! {
            <button class="bar-button" aria-disabled={(!enabled).then_some("true")} onclick={dispatch.reform(move |_| action.clone())}>
                { icon(picture) }<span>{ label }</span>
            </button>
        }
    };
    let can_redo = state.game.ply() < state.game.length();
    html! {
        <nav class="bar">
            { button(text::UNDO.to(lang), Icon::Undo, Action::Undo, state.can_undo()) }
            { button(text::REDO.to(lang), Icon::Redo, Action::Redo, can_redo) }
            { menu }
            if (state.game.asks() || state.game.pending().is_some()) && state.game.ending().is_none() {
                <button class="button primary confirm" aria-keyshortcuts="Control+Enter" aria-disabled={state.game.pending().is_none().then_some("true")}
                    onclick={dispatch.reform(|_| Action::Confirm)}>{ text::CONFIRM.to(lang) }</button>
            }
        </nav>
    }
}

/// What a hint says, as far as one was asked for.
fn hint_words(counsel: &Counsel, lang: Lang) -> Option<String> {
    let text = match (counsel.is_sought, counsel.is_missing) {
        (true, _) => Some(help_words::SEEKING),
        (_, true) => Some(help_words::NO_HINT),
        _ => None,
    };
    let told = counsel.hint.as_ref().filter(|hint| hint.is_fresh);
    told.map(|hint| hint.words.clone()).or(text.map(|text| text.to(lang).to_owned()))
}

/// Asks for a hint, then for more of it; only where hints are wanted.
pub fn hint_button(
    state: &TableState,
    help: Help,
    counsel: &Counsel,
    lang: Lang,
    ask: &Callback<()>,
) -> Html {
    if help < Help::Hints {
        return Html::default();
    }
    let is_told = counsel.hint.as_ref().is_some_and(|hint| hint.step == HintStep::Why);
    let enabled = state.level_to_move().is_none() && state.game.ending().is_none() && !is_told;
    let label = if counsel.hint.is_some() { help_words::MORE_HINT } else { help_words::HINT };
    html! {
        <button class="bar-button hint-button" aria-disabled={(!enabled).then_some("true")} onclick={enabled.then(|| ask.reform(|_: MouseEvent| ()))}>
            { icon(Icon::Bulb) }<span>{ label.to(lang) }</span>
        </button>
    }
}

/// What a screen reader is told: the refusal, the result, or what has just been done.
pub fn live_text(
    state: &TableState,
    view: &MatchView,
    turns: &[TurnView],
    counsel: &Counsel,
    lang: Lang,
) -> String {
    if let Some((about, reason)) = &view.refused {
        // The same words again would not be read again: a space that nobody hears makes them others.
        let again = if state.presses.is_multiple_of(2) { "" } else { "\u{a0}" };
        return format!("{}{reason}{again}", text::about(lang, about));
    }
    if let Some(end) = &view.end {
        let Verdict { headline, reason, score, is_match_over } = verdict(state, view, end, lang);
        let score = score.filter(|_| is_match_over).map_or(String::new(), |score| format!(" {score}."));
        return format!("{headline}. {reason}{score}");
    }
    if let Some(words) = hint_words(counsel, lang) {
        return words;
    }
    let prompt = &view.prompt;
    if state.game.is_half_made() {
        return prompt.clone();
    }
    let to_play = text::to_play(lang, &name(state, view.turn, lang));
    let last_turn = state.game.ply().checked_sub(1).and_then(|last| turns.get(last));
    match (state.event, last_turn) {
        (Event::Dropped, _) => format!("{} {prompt}", text::DROPPED.to(lang)),
        (Event::TakenBack, _) => format!("{} {to_play}", text::TAKEN_BACK.to(lang)),
        (Event::NewRound, _) => format!("{} {to_play}", text::NEXT_ROUND.to(lang)),
        (Event::NewGame, _) => format!("{} {to_play}", text::NEW_GAME.to(lang)),
        (Event::Turn | Event::WentTo | Event::Opened, Some(turn)) => {
            // Whoever sat there before has just played.
            let seats = view.seats.len() as u8;
            let before = Seat((view.turn.0 + seats - 1) % seats);
            let told = text::turn_told(lang, &name(state, before, lang), &turn.told, &to_play);
            match &view.alert {
                Some(alert) => format!("{told} {alert}"),
                None => told,
            }
        }
        (_, None) => prompt.clone(),
    }
}
