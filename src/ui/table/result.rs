//! How a game ended, and what next.

use crate::i18n::{Lang, table};
use crate::table::{Command, Session, Verdict};
use crate::ui::components::logo;
use crate::ui::hooks::seed;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct ResultPanelProps {
    pub session: Session,
    pub verdict: Verdict,
    pub lang: Lang,
    pub apply: Callback<Command>,
}

#[component]
pub fn ResultPanel(props: &ResultPanelProps) -> Html {
    let ResultPanelProps { session, verdict, lang, apply } = props;
    let next = match session.setup.rounds.number() {
        1 => table::PLAY_AGAIN,
        _ if verdict.is_match_over => table::NEW_MATCH,
        _ => table::NEXT_ROUND,
    };
    let (variant, setup) = (session.status.variant, session.setup.clone());
    let is_match_over = verdict.is_match_over;
    let onclick = apply.reform(move |_: MouseEvent| match is_match_over {
        true => Command::Start { variant, setup: setup.clone(), seed: seed() },
        false => Command::NextRound,
    });
    html! {
        <section class="result" id="result" tabindex="-1" aria-label={table::RESULT.to(*lang)}>
            { logo() }
            <div>
                <h2>{ &verdict.headline }</h2>
                <p>{ &verdict.reason }</p>
                { for verdict.score.iter().map(|score| html! { <p class="score">{ score }</p> }) }
            </div>
            <button class="button primary" {onclick}>{ next.to(*lang) }</button>
        </section>
    }
}
