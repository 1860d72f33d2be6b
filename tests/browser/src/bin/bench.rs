//! Nodes per second in the browser's worker against the native program, on the same positions and the same machine, in
//! one run: `make bench`. It asks the worker that players have, by the messages that the page sends.

use browser_tests::{DESKTOP, Page};
use quincunx::games::{Game, GameId, Visitor};
use quincunx::record::{Link, Match};
use quincunx::search::{self, Answer, Level};
use quincunx::tool::bench_positions::POSITIONS;
use quincunx::worker::{Job, News, Reply, Request, decode, encode};
use serde_json::{Value, json};
use std::process::Command;
use std::time::Duration;

/// The best of so many runs counts: what disturbs a run only slows it down.
const RUNS: usize = 8;
/// The same in the browser, which compiles what it runs often a second time, and better.
const BROWSER_RUNS: usize = 12;

/// A search that takes less is not compared: a browser's clock counts tenths of a millisecond.
const LEAST_MILLIS: f64 = 1.0;

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
        if native[index].millis < LEAST_MILLIS {
            println!("{game:14} {:>12.0} {:>12} {:>7}  {position}", native[index].rate(), "too short", "");
            continue;
        }
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

/// Thousands of nodes per second in the browser. The worker has as much time as the native program needed, so that both
/// search nearly the same tree.
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

/// Starts a worker as the page does. `window.search` gives it requests, one after the other, and puts what it answers
/// into `window.searched`, each answer with the milliseconds that it took.
async fn start_worker(page: &Page) {
    let start = format!(
        "new Promise(async ready => {{
            const here = name => new URL(name, document.baseURI).href;
            const module = await WebAssembly.compileStreaming(fetch(here('thinker_bg.wasm')));
            const worker = new Worker(here('worker.js'), {{ type: 'module' }});
            const progress = {};
            const answer = request => new Promise(done => {{
                const begin = performance.now();
                worker.onmessage = ({{ data }}) => {{
                    const millis = performance.now() - begin;
                    if (!progress.every((byte, i) => data[i] === byte)) done([millis, Array.from(data)]);
                }};
                worker.postMessage(new Uint8Array(request));
            }});
            window.search = async requests => {{
                const answers = [];
                window.searched = null;
                for (const request of requests) answers.push(await answer(request));
                window.searched = answers;
            }};
            worker.onmessage = () => ready(true);
            worker.postMessage([here('thinker.js'), module]);
        }})",
        json!(progress())
    );
    page.eval_async(&start).await;
}

/// All requests have the same number: each waits for the answer to the one before it.
const ID: u32 = 0;

/// The first bytes of a message that tells how far a search has come: the version, the kind of reply, its number, the
/// kind of news.
fn progress() -> Vec<u8> {
    let best = String::new();
    let nothing =
        Answer { best, value: search::Value::Draw, turns: Vec::new(), line: Vec::new(), depth: 0, nodes: 0 };
    encode(&Reply::To { id: ID, news: News::Progress(nothing) })[..4].to_vec()
}

/// Searches all positions, several times, each for so many milliseconds.
async fn search_all(page: &Page, millis: impl Fn(usize) -> u32) -> Vec<(usize, Measured)> {
    let order: Vec<usize> = (0..BROWSER_RUNS).flat_map(|_| order()).collect();
    let request = |&index: &usize| {
        let (game, position) = POSITIONS[index];
        let link = GameId::named(game).expect("a game").visit(LinkTo(position));
        let job = Job::Play { link, level: Level::BEST, seed: 0, millis: millis(index) };
        encode(&Request { id: ID, job })
    };
    let requests: Vec<Vec<u8>> = order.iter().map(request).collect();
    page.run(&format!("window.search({})", json!(requests))).await;
    // Asked seldom: the page that answers this is the one that looks at the clock.
    while page.eval("window.searched === null").await == true {
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
    let searched = page.eval("window.searched").await;
    let searched = searched.as_array().expect("a list").iter().map(measured);
    order.into_iter().zip(searched).collect()
}

fn measured(answer: &Value) -> Measured {
    let bytes = answer[1].as_array().expect("bytes").iter();
    let bytes: Vec<u8> = bytes.map(|byte| byte.as_u64().expect("a byte") as u8).collect();
    match decode(&bytes) {
        Ok(Reply::To { news: News::Done(found), .. }) => {
            Measured { nodes: found.nodes as f64, millis: answer[0].as_f64().expect("a time") }
        }
        other => panic!("no answer: {other:?}"),
    }
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
