//! How a game ended, and what next: after a loss against the computer, what lost it and what helps.

use crate::i18n::{Lang, Text, result, table};
use crate::search::Level;
use crate::table::{Against, Command, GameResult, Player, Session, Setup, Suspect, Verdict, tell};
use crate::ui::components::{Icon, icon, logo};
use crate::ui::hooks::{seed, use_mistake};
use std::rc::Rc;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct ResultPanelProps {
    pub session: Session,
    pub verdict: Verdict,
    /// The level that could be played next, after several wins or losses in a row.
    pub proposed: Option<Level>,
    pub lang: Lang,
    pub apply: Callback<Command>,
}

#[component]
pub fn ResultPanel(props: &ResultPanelProps) -> Html {
    let ResultPanelProps { session, verdict, proposed, lang, apply } = props;
    let lang = *lang;
    let mistake = use_mistake(session);
    let against = Against::of(session);
    let is_lost = against.is_some_and(|against| against.score == GameResult::Lost);
    let is_last = session.setup.rounds.number() == 1 || verdict.is_match_over;
    let other = against.filter(|_| is_last).and_then(|against| other_level(against, *proposed));
    let next = match session.setup.rounds.number() {
        1 if is_lost => result::TRY_AGAIN,
        1 => table::PLAY_AGAIN,
        _ if verdict.is_match_over => table::NEW_MATCH,
        _ => table::NEXT_ROUND,
    };
    let start = |setup: Rc<Setup>| {
        let variant = session.status.variant;
        apply.reform(move |_: MouseEvent| Command::Start { variant, setup: setup.clone(), seed: seed() })
    };
    let onnext = match verdict.is_match_over {
        true => start(session.setup.clone()),
        false => apply.reform(|_| Command::NextRound),
    };
    let (easier, harder) = match other {
        Some(level) if against.is_some_and(|against| level < against.level) => (Some(level), None),
        other => (None, other),
    };
    let small = |level: Level| html! { <small>{ result::at_level(lang, level) }</small> };
    let other_button = |level: Level, label: Text| {
        let onclick = start(with_level(&session.setup, level));
        html! { <button class="button two-lines" data-level={level.number().to_string()} {onclick}>{ label.to(lang) }{ small(level) }</button> }
    };
    html! {
        <section class={classes!("result", other.map(|_| "with-level"), is_lost.then_some("lost"))} id="result" tabindex="-1"
            aria-label={table::RESULT.to(lang)}>
            { logo() }
            <div>
                <h2>{ &verdict.headline }</h2>
                <p>{ &verdict.reason }</p>
                { for mistake.map(|mistake| draw_mistake(&mistake, lang, apply)) }
                { for verdict.score.iter().map(|score| html! { <p class="score">{ score }</p> }) }
                { for proposed.filter(|_| is_last).map(|_| html! { <p class="proposal">{ result::in_a_row(lang, is_lost) }</p> }) }
            </div>
            <div class="what-next">
                { for easier.map(|level| other_button(level, result::EASIER)) }
                { for harder.map(|level| other_button(level, result::HARDER)) }
                <button class={classes!("button", "primary", other.map(|_| "two-lines"))} onclick={onnext}>
                    { next.to(lang) }{ for against.filter(|_| other.is_some()).map(|against| small(against.level)) }</button>
            </div>
        </section>
    }
}

/// After a loss the level below, after a win the level above; after a draw another only where it is proposed.
fn other_level(against: Against, proposed: Option<Level>) -> Option<Level> {
    match against.score {
        GameResult::Lost => Level::new(against.level.number() - 1),
        GameResult::Won => Level::new(against.level.number() + 1),
        GameResult::Drawn => proposed,
    }
}

/// The same players with computers of this level.
fn with_level(setup: &Setup, level: Level) -> Rc<Setup> {
    let mut setup = setup.clone();
    for player in &mut setup.players {
        if let Player::Computer { level: own } = player {
            *own = level;
        }
    }
    Rc::new(setup)
}

/// The turn that lost the game, and the way back to before it.
fn draw_mistake(mistake: &Suspect, lang: Lang, apply: &Callback<Command>) -> Html {
    let told = tell(mistake.before.game, [&*mistake.turn], lang).pop().unwrap_or_default();
    let before = mistake.before.status.cursor;
    html! {
        <div class="mistake">
            <p><b>{ result::mistake(lang, mistake.number) }</b>{ told }{ "." }</p>
            <button class="button" data-undo-mistake="" onclick={apply.reform(move |_: MouseEvent| Command::GoTo(before))}>
                { icon(Icon::Undo) }{ result::UNDO_IT.to(lang) }</button>
        </div>
    }
}
