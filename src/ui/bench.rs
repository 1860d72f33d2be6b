//! How fast this device thinks: the fixed positions of `quincunx bench`, searched in the worker.

use super::app::SettingsHandle;
use super::text;
use crate::engine::bench::POSITIONS;
use crate::engine::{Engine, Finding, Job, News, Ticket};
use yew::prelude::*;

/// How many nodes are searched in each position, as `quincunx bench` does.
const NODES: u64 = 200_000;
/// All positions are searched so many times in turn, and the best time of each counts: a browser compiles what it runs
/// often a second time, and better.
const ROUNDS: usize = 12;

#[component]
pub fn Bench() -> Html {
    let settings = use_context::<SettingsHandle>().expect("the app provides the settings");
    let lang = settings.lang;
    let engine = use_memo((), |()| Engine::default());
    let findings = use_reducer_eq(Findings::default);
    let ticket = use_mut_ref(|| None::<Ticket>);
    {
        let (findings, dispatcher) = (findings.clone(), findings.dispatcher());
        use_effect_with(findings.searches, move |&searches| {
            let index = searches % POSITIONS.len();
            if searches < POSITIONS.len() * ROUNDS && !findings.has_failed {
                let asked =
                    engine.ask(Job::Bench { index, nodes: NODES }, move |news| dispatcher.dispatch(news));
                ticket.replace(Some(asked));
            }
        });
    }
    let row = |((game, _), finding): (&(&str, &str), &Finding)| {
        let rate = finding.report.nodes * 1000 / finding.micros.max(1);
        html! {
            <tr data-nodes={finding.report.nodes.to_string()} data-micros={finding.micros.to_string()}>
                <th scope="row">{ *game }</th><td>{ finding.report.nodes }</td><td>{ rate }</td>
                <td>{ finding.report.line.first().cloned() }</td>
            </tr>
        }
    };
    let is_done = findings.searches == POSITIONS.len() * ROUNDS;
    let state = match (findings.has_failed, is_done) {
        (true, _) => text::NO_ANSWER,
        (false, true) => text::BENCH_DONE,
        (false, false) => text::BENCH_GOES_ON,
    };
    html! {
        <main class="bench">
            <h1>{ text::BENCH.to(lang) }</h1>
            <p role="status" data-done={is_done.then_some("true")}>{ state.to(lang) }</p>
            <table>
                <thead><tr>{ for text::BENCH_COLUMNS.iter().map(|name| html! { <th scope="col">{ name.to(lang) }</th> }) }</tr></thead>
                <tbody>{ for POSITIONS.iter().zip(&findings.best).map(row) }</tbody>
            </table>
            <a class="button" href="#/">{ text::BACK_HOME.to(lang) }</a>
        </main>
    }
}

/// What has been found so far: the fastest search of each position.
#[derive(Clone, PartialEq, Default)]
struct Findings {
    searches: usize,
    best: Vec<Finding>,
    has_failed: bool,
}

impl Reducible for Findings {
    type Action = News;

    fn reduce(self: std::rc::Rc<Self>, news: News) -> std::rc::Rc<Self> {
        let mut after = (*self).clone();
        match news {
            News::Done(finding) => {
                match after.best.get_mut(after.searches % POSITIONS.len()) {
                    Some(best) if best.micros <= finding.micros => {}
                    Some(best) => *best = finding,
                    None => after.best.push(finding),
                }
                after.searches += 1;
            }
            News::Failed => after.has_failed = true,
            News::Progress(_) | News::Retrying => return self,
        }
        after.into()
    }
}
