//! How soon the page answers: `make bench-page`.
//!
//! For every game, on a phone: how long it takes from a press to the next picture while two people play, with a
//! processor four times as slow; and for how long the page is busy while the best level thinks.

use browser_tests::{Hand, PHONE, Page, presses};
use quincunx::games::{Game, GameId, Visitor};
use quincunx::record::Match;
use quincunx::rules::Rng;
use serde_json::Value;
use std::pin::Pin;

/// Presses measured in each game, and what the slowest of them may take, in milliseconds.
const PRESSES: usize = 60;
const BUDGET: f64 = 100.0;
/// The same presses are made in this many runs, and the best time of each counts: disturbances only slow a run down.
/// The slowest of all is printed as well.
const RUNS: usize = 3;
/// Games that may last for this many turns are measured at this length as well.
const LATE: usize = 150;
/// Turns that the computer is asked for in each game.
const ASKED: usize = 6;

/// `window.paints` are the times from clicks to their pictures: from when the browser got the event until after the
/// frame that it led to was laid out and painted. `window.tasks` are the tasks that kept the page busy for more than 50
/// ms.
const WATCH: &str = "
    window.paints = []; window.tasks = [];
    addEventListener('click', event => requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => window.paints.push(performance.now() - event.timeStamp);
        port2.postMessage(0);
    }), true);
    new PerformanceObserver(list => window.tasks.push(...list.getEntries().map(e => e.duration)))
        .observe({ type: 'longtask' });";

struct Measure<'a>(&'a Page);

impl<'a> Visitor for Measure<'a> {
    type Output = Pin<Box<dyn Future<Output = bool> + 'a>>;

    fn visit<P: Game>(self) -> Self::Output {
        Box::pin(async move {
            let page = self.0;
            let new = Match::<P>::new(P::Options::default());
            let mut is_met = measure_presses(page, &new, P::FACTS.id).await;
            if let Some(game) = late_game::<P>() {
                is_met &= measure_presses(page, &game, &format!("… after {LATE} turns")).await;
            }
            let tasks = tasks_while_thinking::<P>(page).await;
            println!("{:22} {:>35} {:>8.0}", "… while level 6 thinks", tasks.len(), worst(&tasks));
            is_met && tasks.is_empty()
        })
    }
}

/// A game that has gone on for long, where games do.
fn late_game<P: Game>() -> Option<Match<P>> {
    P::FACTS.turn_limit.filter(|&limit| limit > LATE)?;
    let mut rng = Rng::new(7);
    let mut game = Match::<P>::new(P::Options::default());
    while game.ply() < LATE {
        game.play(game.position().random_move(&mut rng)?).ok()?;
        if game.ending().is_some() {
            game.undo();
        }
    }
    Some(game)
}

/// Measures presses from this game on, prints a row, and returns whether all of them keep within the budget.
async fn measure_presses<P: Game>(page: &Page, begin: &Match<P>, name: &str) -> bool {
    let mut paints = vec![f64::INFINITY; PRESSES];
    let mut slowest: f64 = 0.0;
    for _ in 0..RUNS {
        let times = presses_to_paints(page, begin).await;
        slowest = slowest.max(worst(&times));
        paints.iter_mut().zip(times).for_each(|(best, time)| *best = best.min(time));
    }
    println!("{name:22} {:>8.0} {:>8.0} {slowest:>8.0}", median(&paints), worst(&paints));
    worst(&paints) <= BUDGET
}

/// Two people play random games, the same in every run, on a slow device. Returns the times from presses to pictures.
async fn presses_to_paints<P: Game>(page: &Page, begin: &Match<P>) -> Vec<f64> {
    let mut rng = Rng::new(3);
    let mut paints = Vec::new();
    while paints.len() < PRESSES {
        page.lay_game(begin, &[0, 0]).await;
        page.slow_down(4).await;
        let mut game = page.kept::<P>().await;
        let mut pressed = 0;
        while game.ending().is_none() && paints.len() + pressed < PRESSES {
            let mv = game.position().random_move(&mut rng).expect("the game goes on");
            page.make(Hand::Pointer, &presses(game.position(), mv), game.ply()).await;
            game = page.kept_once::<P>(|kept| kept.ply() > game.ply()).await;
            page.drawn().await;
            pressed = page.eval("window.paints.length").await.as_u64().unwrap_or_default() as usize;
        }
        page.slow_down(1).await;
        paints.extend(numbers(&page.eval("window.paints").await));
    }
    paints
}

/// A person plays against the best level. Returns the long tasks of the page from the first turn on.
async fn tasks_while_thinking<P: Game>(page: &Page) -> Vec<f64> {
    let mut rng = Rng::new(3);
    let mut tasks = Vec::new();
    let mut asked = 0;
    while asked < ASKED {
        page.lay::<P>(P::Options::default(), &[0, 6]).await;
        let mut game = page.kept::<P>().await;
        page.drawn().await;
        page.eval("window.tasks.length = 0").await;
        while game.ending().is_none() && asked < ASKED {
            let mv = game.position().random_move(&mut rng).expect("the game goes on");
            page.make(Hand::Pointer, &presses(game.position(), mv), game.ply()).await;
            let ply = game.ply();
            game = page.kept_once::<P>(|kept| kept.ply() == ply + 2 || kept.ending().is_some()).await;
            asked += 1;
        }
        page.drawn().await;
        tasks.extend(numbers(&page.eval("window.tasks").await));
    }
    tasks
}

fn numbers(list: &Value) -> impl Iterator<Item = f64> {
    list.as_array().into_iter().flatten().filter_map(Value::as_f64)
}

fn worst(times: &[f64]) -> f64 {
    times.iter().copied().fold(0.0, f64::max)
}

fn median(times: &[f64]) -> f64 {
    let mut sorted = times.to_vec();
    sorted.sort_by(f64::total_cmp);
    sorted.get(sorted.len() / 2).copied().unwrap_or_default()
}

#[tokio::main]
async fn main() {
    println!("{:22} {:>26} {:>17}", "milliseconds", "press to picture", "long tasks");
    println!("{:22} {:>8} {:>8} {:>8} {:>8} {:>8}", "", "median", "worst", "slowest", "number", "worst");
    let page = Page::open(PHONE, "fr", "").await;
    page.at_load(WATCH).await;
    let mut is_met = true;
    for &game in GameId::ALL {
        is_met &= game.visit(Measure(&page)).await;
    }
    page.close().await;
    let verdict = if is_met { "met" } else { "not met" };
    println!("the budget (no press over {BUDGET} ms, no task over 50 ms) is {verdict}");
}
