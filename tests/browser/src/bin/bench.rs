//! Nodes per second in the browser's worker against the native program, on the same positions and the same machine, in one
//! run: `make bench`.

use browser_tests::{DESKTOP, Page};
use quincunx::engine::bench::POSITIONS;
use quincunx::engine::{Job, Reply, Request, read_reply, write_request};
use serde_json::{Value, json};
use std::process::Command;

/// The best of so many runs counts: what disturbs a run only slows it down.
const RUNS: usize = 8;
/// The same in the browser, which compiles what it runs often a second time, and better.
const BROWSER_RUNS: usize = 12;
/// How many nodes are searched in each position, as `quincunx bench` does.
const NODES: u64 = 200_000;

#[tokio::main]
async fn main() {
    let mut native = vec![0.0_f64; POSITIONS.len()];
    for _ in 0..RUNS {
        keep_best(&mut native, &native_rates());
    }
    let browser = browser_rates().await;
    println!("{:14} {:>12} {:>12} {:>7}", "game", "native k/s", "wasm k/s", "ratio");
    let mut worst = f64::INFINITY;
    for (index, (game, position)) in POSITIONS.iter().enumerate() {
        let ratio = browser[index] / native[index];
        worst = worst.min(ratio);
        println!("{game:14} {:>12.0} {:>12.0} {ratio:>7.2}  {position}", native[index], browser[index]);
    }
    println!("least ratio {worst:.2}");
}

fn keep_best(best: &mut [f64], rates: &[f64]) {
    assert_eq!(best.len(), rates.len());
    best.iter_mut().zip(rates).for_each(|(best, rate)| *best = best.max(*rate));
}

/// Thousands of nodes per second, by the release build of the tool.
fn native_rates() -> Vec<f64> {
    let tool = std::env::var("QUINCUNX").unwrap_or_else(|_| "target/release/quincunx".to_owned());
    let output = Command::new(&tool).args(["bench", "--json"]).output();
    let output = output.unwrap_or_else(|error| panic!("{tool}: {error}; `make bench` builds it"));
    let text = String::from_utf8(output.stdout).expect("a text");
    let rate = |line: &str| {
        let row: Value = serde_json::from_str(line).expect("a line of JSON");
        row["nodes"].as_f64().expect("nodes") * 1000.0 / row["micros"].as_f64().expect("micros").max(1.0)
    };
    text.lines().map(rate).collect()
}

/// The same, by the worker that the site starts: asked one position after the other, all of them several times.
async fn browser_rates() -> Vec<f64> {
    let page = Page::open(DESKTOP, "en", "").await;
    let searches = POSITIONS.len() * BROWSER_RUNS;
    let request = |id: usize| {
        let job = Job::Bench { index: id % POSITIONS.len(), nodes: NODES };
        write_request(&Request { id: id as u32, job })
    };
    let requests: Vec<String> = (0..searches).map(request).collect();
    let script = format!(
        "(() => {{
            const requests = {}, here = name => new URL(name, document.baseURI).href;
            const worker = new Worker(here('worker.js'), {{ type: 'module' }});
            window.replies = [];
            worker.onmessage = ({{ data }}) => {{
                if (typeof data !== 'string' || data.includes('\\nprogress\\n')) return;
                replies.push(data);
                if (replies.length <= requests.length) worker.postMessage(requests[replies.length - 1]);
            }};
            worker.postMessage([here('thinker.js'), here('thinker_bg.wasm')]);
            return true;
        }})()",
        json!(requests)
    );
    page.eval(&script).await;
    // The first reply says that the worker listens.
    page.wait_long(&format!("window.replies.length === {searches} + 1")).await;
    let replies = page.eval("window.replies").await;
    let mut best = vec![0.0_f64; POSITIONS.len()];
    for reply in replies.as_array().expect("replies") {
        if let Some(Reply::Done { id, finding }) = read_reply(reply.as_str().expect("a text")) {
            let rate = finding.report.nodes as f64 * 1000.0 / (finding.micros as f64).max(1.0);
            let best = &mut best[id as usize % POSITIONS.len()];
            *best = best.max(rate);
        }
    }
    page.close().await;
    best
}
