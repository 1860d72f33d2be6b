//! Nodes per second in the browser's worker against the native program, on the same positions and the same machine, in one
//! run: `make bench`. It asks the worker that players have, by the messages that the page sends.

use browser_tests::{DESKTOP, Page};
use quincunx::games::{Game, GameId, Visitor};
use quincunx::record::{Link, Match};
use quincunx::search::{Answer, Level};
use quincunx::tool::bench_positions::POSITIONS;
use quincunx::worker::{Job, News, Reply, Request, decode, encode};
use serde_json::{Value, json};
use std::process::Command;
use std::time::Duration;

/// The best of this many runs counts: disturbances only slow a run down.
const RUNS: usize = 8;
/// The same in the browser, which needs more runs: it compiles what runs often a second time, with optimisation.
const BROWSER_RUNS: usize = 12;

/// A search: its nodes, and how long it took.
#[derive(Clone, Copy)]
struct Measured {
    nodes: f64,
    millis: f64,
}

impl Measured {
    /// Thousands of nodes per second.
    fn rate(self) -> f64 {
        self.nodes / self.millis
    }
}

#[tokio::main]
async fn main() {
    let native = native();
    let browser = browser(&native).await;
    println!("{:14} {:>12} {:>12} {:>7}", "game", "native k/s", "wasm k/s", "ratio");
    let mut worst = f64::INFINITY;
    for (index, (game, position)) in POSITIONS.iter().enumerate() {
        let (native, browser) = (native[index].rate(), browser[index]);
        let ratio = browser / native;
        worst = worst.min(ratio);
        println!("{game:14} {native:>12.0} {browser:>12.0} {ratio:>7.2}  {position}");
    }
    println!("least ratio {worst:.2}");
}

/// The fastest search of each position by the release build of the tool.
fn native() -> Vec<Measured> {
    let runs: Vec<Vec<Measured>> = (0..RUNS).map(|_| native_run()).collect();
    let fastest = |index: usize| {
        let runs = runs.iter().map(|run| run[index]);
        runs.min_by(|one, other| one.millis.total_cmp(&other.millis)).expect("a run")
    };
    (0..POSITIONS.len()).map(fastest).collect()
}

fn native_run() -> Vec<Measured> {
    let tool = std::env::var("QUINCUNX").unwrap_or_else(|_| "target/release/quincunx".to_owned());
    let output = Command::new(&tool).args(["bench", "--json"]).output();
    let output = output.unwrap_or_else(|error| panic!("{tool}: {error}; `make bench` builds it"));
    let text = String::from_utf8(output.stdout).expect("a text");
    let measured = |line: &str| {
        let row: Value = serde_json::from_str(line).expect("a line of JSON");
        let number = |name: &str| row[name].as_f64().expect(name);
        Measured { nodes: number("nodes"), millis: number("micros").max(1.0) / 1000.0 }
    };
    text.lines().map(measured).collect()
}

/// Thousands of nodes per second in the browser. The worker has as much time as the native program needed, so that both search
/// nearly the same tree.
async fn browser(native: &[Measured]) -> Vec<f64> {
    let page = Page::open(DESKTOP, "en", "").await;
    start_worker(&page).await;
    // A request takes a while besides its search: the link is read, and the tables are made.
    let besides = best(&search_all(&page, |_| 0).await, |one, other| one.millis < other.millis);
    let millis = |index: usize| (besides[index].millis + native[index].millis).ceil() as u32;
    let mut searches = search_all(&page, millis).await;
    for (index, search) in &mut searches {
        search.nodes -= besides[*index].nodes;
        search.millis -= besides[*index].millis;
    }
    page.close().await;
    best(&searches, |one, other| one.rate() > other.rate()).into_iter().map(Measured::rate).collect()
}

/// The best search of each position.
fn best(searches: &[(usize, Measured)], is_better: impl Fn(Measured, Measured) -> bool) -> Vec<Measured> {
    let of_position = |index: usize| searches.iter().filter(move |(other, _)| *other == index);
    let better = |one, other| if is_better(one, other) { one } else { other };
    let best = |index| of_position(index).map(|(_, search)| *search).reduce(better).expect("a search");
    (0..POSITIONS.len()).map(best).collect()
}

/// The positions in an order in which no game follows itself: the worker then begins each search with empty tables.
fn order() -> Vec<usize> {
    let earlier = |&index: &usize| {
        let (game, _) = POSITIONS[index];
        POSITIONS[..index].iter().filter(|(other, _)| *other == game).count()
    };
    let mut order: Vec<usize> = (0..POSITIONS.len()).collect();
    order.sort_by_key(earlier);
    let next = order.iter().cycle().skip(1);
    assert!(order.iter().zip(next).all(|(&one, &next)| POSITIONS[one].0 != POSITIONS[next].0), "{order:?}");
    order
}

/// Starts a worker as the page does; `window.ask` gives it requests, and `window.replies` are its answers with their times.
async fn start_worker(page: &Page) {
    let start = "new Promise(async ready => {
            const here = name => new URL(name, document.baseURI).href;
            const module = await WebAssembly.compileStreaming(fetch(here('thinker_bg.wasm')));
            const worker = new Worker(here('worker.js'), { type: 'module' });
            window.replies = [];
            window.ask = requests => {
                replies = [];
                began = performance.now();
                requests.forEach(request => worker.postMessage(new Uint8Array(request)));
                return true;
            };
            worker.onmessage = ({ data }) => {
                if (data instanceof Uint8Array) replies.push([performance.now(), Array.from(data)]);
                ready(true);
            };
            worker.postMessage([here('thinker.js'), module]);
        })";
    page.eval_async(start).await;
}

/// Searches all positions, several times, each for this many milliseconds.
async fn search_all(page: &Page, millis: impl Fn(usize) -> u32) -> Vec<(usize, Measured)> {
    let order: Vec<usize> = (0..BROWSER_RUNS).flat_map(|_| order()).collect();
    let request = |(id, &index): (usize, &usize)| {
        let (game, position) = POSITIONS[index];
        let game = GameId::named(game).expect("a game");
        let job = Job::Play {
            link: game.visit(LinkTo(position)),
            level: Level::BEST,
            seed: 0,
            millis: millis(index),
        };
        encode(&Request { id: id as u32, job })
    };
    let requests: Vec<Vec<u8>> = order.iter().enumerate().map(request).collect();
    page.eval(&format!("window.ask({})", json!(requests))).await;
    let replies = replies(page, order.len()).await;
    let mut before = page.eval("window.began").await.as_f64().expect("a time");
    let measured = |(&index, (time, answer)): (&usize, &(f64, Answer<String>))| {
        let millis = time - std::mem::replace(&mut before, *time);
        (index, Measured { nodes: answer.nodes as f64, millis })
    };
    order.iter().zip(&replies).map(measured).collect()
}

/// The link to a game that begins with this position.
struct LinkTo<'a>(&'a str);

impl Visitor for LinkTo<'_> {
    type Output = String;

    fn visit<P: Game>(self) -> String {
        let link = Link::of_position(P::FACTS.id, self.0);
        Match::<P>::from_link(&link).unwrap_or_else(|error| panic!("{}: {error:?}", self.0)).link_text()
    }
}

/// The answers to this many requests, with the times at which they came.
async fn replies(page: &Page, count: usize) -> Vec<(f64, Answer<String>)> {
    loop {
        tokio::time::sleep(Duration::from_millis(500)).await;
        let replies = page.eval("window.replies").await;
        let answer = |reply: &Value| {
            let bytes = reply[1].as_array().expect("bytes").iter();
            let bytes: Vec<u8> = bytes.map(|byte| byte.as_u64().expect("a byte") as u8).collect();
            match decode(&bytes).expect("a reply") {
                Reply::To { news: News::Done(answer), .. } => Some((reply[0].as_f64()?, answer)),
                Reply::To { news: News::Progress(_), .. } | Reply::Ready => None,
                Reply::To { news: News::Refused(why), .. } => panic!("{why}"),
            }
        };
        let answers: Vec<_> = replies.as_array().expect("a list").iter().filter_map(answer).collect();
        if answers.len() == count {
            return answers;
        }
    }
}
