//! The paper around the board: what to do now, how it ended, the turns, and the bar.

use super::computer::Thinking;
use super::seats::name;
use super::state::{Action, Event, TableState};
use crate::games::present::{Present, Progress, Step};
use crate::i18n::Lang;
use crate::record::Ending;
use crate::rules::Seat;
use crate::ui::parts::{Icon, icon, logo};
use crate::ui::settings::Confirm;
use crate::ui::text;
use yew::prelude::*;

/// What to do now, or why not; or that the computer is thinking.
pub fn say<P: Present>(
    state: &TableState<P>,
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
    if state.is_paused && state.level_to_move().is_some() && state.game.ending().is_none() {
        return html! {
            <p class="say"><span class="fifth" aria-hidden="true"></span><span>{ text::PAUSED.to(lang) }</span>
                <button class="button" onclick={dispatch.reform(|_| Action::Pause(false))}>{ text::GO_ON.to(lang) }</button></p>
        };
    }
    match &state.refused {
        Some((_, refusal)) => {
            let (about, reason) = P::why_not(refusal, lang);
            let about = text::about(lang, &about);
            html! { <p class="say why">{ icon(Icon::Forbidden) }<span><b>{ about }</b>{ reason }</span></p> }
        }
        None => html! {
            <p class="say"><span class={classes!("fifth", state.pending.map(|_| "ready"))} aria-hidden="true"></span><span>{ prompt(state, lang) }</span></p>
        },
    }
}

fn prompt<P: Present>(state: &TableState<P>, lang: Lang) -> String {
    let position = state.game.position();
    match state.pending {
        Some(mv) => position.preview(mv, lang),
        None => position.prompt(&state.draft, lang),
    }
}

/// The seats that won, of a game that is over.
fn winners<P: Present>(state: &TableState<P>, ending: Ending) -> Vec<Seat> {
    let position = state.game.position();
    let seats = (0..position.seats()).map(Seat);
    seats.filter(|&seat| ending.outcome.winners.contains(position.side_of(seat))).collect()
}

fn headline<P: Present>(state: &TableState<P>, ending: Ending, lang: Lang) -> String {
    let winners = winners(state, ending);
    let names: Vec<String> = winners.iter().map(|&seat| name(state, seat, lang)).collect();
    match (&winners[..], ending.outcome.winner()) {
        (&[seat], _) => text::wins(lang, &names[0], P::seat_name(seat)),
        // A team, or some of several players; all of them is a draw.
        (_, Some(_)) => text::win_together(lang, &names),
        (seats, None) if seats.len() < usize::from(state.game.position().seats()) => {
            text::share_the_win(lang, &names)
        }
        _ => text::DRAW.to(lang).to_owned(),
    }
}

fn reason<P: Present>(state: &TableState<P>, lang: Lang) -> String {
    state.game.position().reason(state.game.last_turn(), lang)
}

/// How it ended, and what next.
pub fn result<P: Present>(
    state: &TableState<P>,
    ending: Ending,
    lang: Lang,
    dispatch: &Callback<Action>,
) -> Html {
    html! {
        <section class="result" id="result" tabindex="-1" aria-label={text::RESULT.to(lang)}>
            { logo() }
            <div>
                <h2>{ headline(state, ending, lang) }</h2>
                <p>{ reason(state, lang) }</p>
                { score(state, lang) }
            </div>
            <button class="button primary" onclick={dispatch.reform(|_| Action::NextRound)}>{ text::PLAY_AGAIN.to(lang) }</button>
        </section>
    }
}

/// The score of the rounds so far, this one included once it is over; nothing in a match of one round.
fn score<P: Present>(state: &TableState<P>, lang: Lang) -> Html {
    let mut series = state.game.series().clone();
    if series.round() == 0 {
        return Html::default();
    }
    if let Some(ending) = state.game.ending() {
        series.finish_round(state.game.position(), ending.outcome);
    }
    let points: Vec<u32> = (0..series.people()).map(|person| series.half_points(person)).collect();
    html! { <p class="score">{ text::score(lang, &points) }</p> }
}

/// The turns in notation; pressing one goes there.
pub fn moves_panel<P: Present>(state: &TableState<P>, lang: Lang, dispatch: &Callback<Action>) -> Html {
    let line = state.game.line();
    let here = state.game.ply();
    let turn = |(index, &(node, mv)): (usize, &(_, P::Move))| {
        let current = (index + 1 == here).then_some("step");
        let before = match index.checked_sub(1) {
            Some(last) => state.game.position_at(line[last].0),
            None => state.game.start(),
        };
        let (told, note) = (P::told(mv, lang), before.note(mv));
        let label = note.as_ref().map_or(told.clone(), |note| format!("{told}, {note}"));
        html! {
            <li><button class="turn" aria-current={current} aria-label={label}
                onclick={dispatch.reform(move |_| Action::GoTo(node))}>{ mv.to_string() }
                { for note.map(|note| html! { <b>{ note }</b> }) }</button></li>
        }
    };
    html! {
        <section class="moves" aria-label={text::TURNS.to(lang)}>
            <h2>{ text::TURNS.to(lang) }</h2>
            if line.is_empty() { <p>{ text::NO_TURNS.to(lang) }</p> }
            <ol>{ for line.iter().enumerate().map(turn) }</ol>
            { score(state, lang) }
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

pub fn bar<P: Present>(state: &TableState<P>, lang: Lang, dispatch: &Callback<Action>) -> Html {
    let button = |label: &'static str, picture: Icon, action: Action, enabled: bool| {
        html! {
            <button class="bar-button" aria-disabled={(!enabled).then_some("true")} onclick={dispatch.reform(move |_| action.clone())}>
                { icon(picture) }<span>{ label }</span>
            </button>
        }
    };
    let confirms = match state.rules.confirm {
        Confirm::Always => true,
        Confirm::Never => false,
        Confirm::Tricky | Confirm::Touch => P::CONFIRMS,
    };
    let can_redo = state.game.ply() < state.game.line().len();
    html! {
        <nav class="bar">
            { button(text::UNDO.to(lang), Icon::Undo, Action::Undo, state.can_undo()) }
            { button(text::REDO.to(lang), Icon::Redo, Action::Redo, can_redo) }
            if confirms && state.game.ending().is_none() {
                <button class="button primary confirm" aria-keyshortcuts="Control+Enter" aria-disabled={state.pending.is_none().then_some("true")}
                    onclick={dispatch.reform(|_| Action::Confirm)}>{ text::CONFIRM.to(lang) }</button>
            }
        </nav>
    }
}

/// What a screen reader is told: the refusal, the result, or what has just been done.
pub fn live_text<P: Present>(state: &TableState<P>, lang: Lang) -> String {
    if let Some((_, refusal)) = &state.refused {
        let (about, reason) = P::why_not(refusal, lang);
        // The same words again would not be read again: a space that nobody hears makes them others.
        let again = if state.presses.is_multiple_of(2) { "" } else { "\u{a0}" };
        return format!("{}{reason}{again}", text::about(lang, &about));
    }
    if let Some(ending) = state.game.ending() {
        return format!("{}. {}", headline(state, ending, lang), reason(state, lang));
    }
    if state.pending.is_some() || state.draft != P::Draft::default() {
        return prompt(state, lang);
    }
    let next = state.game.position().turn();
    let to_play = text::to_play(lang, &name(state, next, lang));
    match (state.event, state.game.last_turn()) {
        (Event::Dropped, _) => format!("{} {}", text::DROPPED.to(lang), prompt(state, lang)),
        (Event::TakenBack, _) => format!("{} {to_play}", text::TAKEN_BACK.to(lang)),
        (Event::NewRound, _) => format!("{} {to_play}", text::NEXT_ROUND.to(lang)),
        (Event::NewGame, _) => format!("{} {to_play}", text::NEW_GAME.to(lang)),
        (Event::Turn | Event::WentTo | Event::Opened, Some(mv)) => {
            // Whoever sat there before has just played.
            let before = Seat((next.0 + state.game.position().seats() - 1) % state.game.position().seats());
            let told = text::turn_told(lang, &name(state, before, lang), &P::told(mv, lang), &to_play);
            match state.game.position().alert(lang) {
                Some(alert) => format!("{told} {alert}"),
                None => told,
            }
        }
        (_, None) => prompt(state, lang),
    }
}
