//! The paper around the board: what to do now, how it ended, the turns, and the bar.

use super::computer::Thinking;
use super::seats::name;
use super::state::{Action, Event, TableState};
use crate::games::present::{Progress, Step};
use crate::i18n::Lang;
use crate::rules::Seat;
use crate::ui::any_game::{EndView, MatchView, TurnView};
use crate::ui::parts::{Icon, icon, logo};
use crate::ui::text;
use yew::prelude::*;

/// What to do now, or why not; or that the computer is thinking.
pub fn say(
    state: &TableState,
    view: &MatchView,
    thinking: &Thinking,
    lang: Lang,
    dispatch: &Callback<Action>,
    again: &Callback<()>,
) -> Html {
    if thinking.has_failed {
        return html! {
            <p class="say why">{ icon(Icon::Forbidden) }<span>{ text::NO_ANSWER.to(lang) }</span>
                <button class="button" onclick={again.reform(|_| ())}>{ text::ASK_AGAIN.to(lang) }</button></p>
        };
    }
    if thinking.is_on {
        let said = if thinking.is_retrying { text::RETRYING } else { text::THINKING }.to(lang);
        let best = thinking.report.as_ref().and_then(|report| report.line.first().cloned());
        let at = state.game.cursor();
        let play_now = |turn: String| {
            let onclick = dispatch.reform(move |_| Action::Answer { at, turn: turn.clone() });
            html! { <button class="button play-now" {onclick}>{ text::PLAY_NOW.to(lang) }</button> }
        };
        return html! {
            <p class="say thinking"><span class="fifth" aria-hidden="true"></span><span>{ said }</span>{ for best.map(play_now) }</p>
        };
    }
    if state.is_paused && state.level_to_move().is_some() && view.end.is_none() {
        return html! {
            <p class="say"><span class="fifth" aria-hidden="true"></span><span>{ text::PAUSED.to(lang) }</span>
                <button class="button" onclick={dispatch.reform(|_| Action::Pause(false))}>{ text::GO_ON.to(lang) }</button></p>
        };
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

fn headline(state: &TableState, view: &MatchView, end: &EndView, lang: Lang) -> String {
    let names: Vec<String> = end.winners.iter().map(|&seat| name(state, seat, lang)).collect();
    match &end.winners[..] {
        &[seat] => text::wins(lang, &names[0], view.seats[usize::from(seat.0)].name),
        // A team, or some of several players; all of them is a draw.
        _ if end.is_one_side => text::win_together(lang, &names),
        seats if seats.len() < view.seats.len() => text::share_the_win(lang, &names),
        _ => text::DRAW.to(lang).to_owned(),
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
    html! {
        <section class="result" id="result" tabindex="-1" aria-label={text::RESULT.to(lang)}>
            { logo() }
            <div>
                <h2>{ headline(state, view, end, lang) }</h2>
                <p>{ end.reason.clone() }</p>
                { score(view, lang) }
            </div>
            <button class="button primary" onclick={dispatch.reform(|_| Action::NextRound)}>{ text::PLAY_AGAIN.to(lang) }</button>
        </section>
    }
}

/// The score of the rounds so far, this one included once it is over; nothing in a match of one round.
fn score(view: &MatchView, lang: Lang) -> Html {
    if view.half_points.is_empty() {
        return Html::default();
    }
    html! { <p class="score">{ text::score(lang, &view.half_points) }</p> }
}

/// The turns in notation; pressing one goes there.
pub fn moves_panel(state: &TableState, view: &MatchView, lang: Lang, dispatch: &Callback<Action>) -> Html {
    let here = state.game.ply();
    let turn = |(index, turn): (usize, &TurnView)| {
        let current = (index + 1 == here).then_some("step");
        let (node, notation, told, note) = (turn.node, &turn.notation, &turn.told, &turn.note);
        // What is read begins with what is seen: whoever speaks to the page can say it.
        let label = match note {
            Some(note) => format!("{notation} {note}, {told}"),
            None => format!("{notation}, {told}"),
        };
        html! {
            <li><button class="turn" aria-current={current} aria-label={label}
                onclick={dispatch.reform(move |_| Action::GoTo(node))}>{ notation.clone() }
                { for note.iter().map(|note| html! { <b>{ note }</b> }) }</button></li>
        }
    };
    html! {
        <section class="moves" aria-label={text::TURNS.to(lang)}>
            <h2>{ text::TURNS.to(lang) }</h2>
            if view.turns.is_empty() { <p>{ text::NO_TURNS.to(lang) }</p> }
            <ol>{ for view.turns.iter().enumerate().map(turn) }</ol>
            { score(view, lang) }
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

pub fn bar(state: &TableState, lang: Lang, dispatch: &Callback<Action>) -> Html {
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
            if state.game.asks() && state.game.ending().is_none() {
                <button class="button primary confirm" aria-keyshortcuts="Control+Enter" aria-disabled={state.game.pending().is_none().then_some("true")}
                    onclick={dispatch.reform(|_| Action::Confirm)}>{ text::CONFIRM.to(lang) }</button>
            }
        </nav>
    }
}

/// What a screen reader is told: the refusal, the result, or what has just been done.
pub fn live_text(state: &TableState, view: &MatchView, lang: Lang) -> String {
    if let Some((about, reason)) = &view.refused {
        // The same words again would not be read again: a space that nobody hears makes them others.
        let again = if state.presses.is_multiple_of(2) { "" } else { "\u{a0}" };
        return format!("{}{reason}{again}", text::about(lang, about));
    }
    if let Some(end) = &view.end {
        return format!("{}. {}", headline(state, view, end, lang), end.reason);
    }
    let prompt = &view.prompt;
    if state.game.is_half_made() {
        return prompt.clone();
    }
    let to_play = text::to_play(lang, &name(state, view.turn, lang));
    let last_turn = state.game.ply().checked_sub(1).and_then(|last| view.turns.get(last));
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
