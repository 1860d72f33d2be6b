//! Nodes per second in the browser's worker against the native program, on the same positions and the same machine, in one
//! run: `make bench`.

use browser_tests::{DESKTOP, Page};
use quincunx::engine::bench::POSITIONS;
use serde_json::Value;
use std::process::Command;

/// The best of so many runs counts: what disturbs a run only slows it down. The page does the same by itself.
const RUNS: usize = 8;

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

async fn browser_rates() -> Vec<f64> {
    let page = Page::open(DESKTOP, "en", "#/bench").await;
    let start = std::time::Instant::now();
    while page.attribute("[role=status]", "data-done").await.is_none() {
        assert!(start.elapsed().as_secs() < 120, "the bench does not end");
        tokio::time::sleep(std::time::Duration::from_millis(200)).await;
    }
    let rows = page
        .eval("[...document.querySelectorAll('tr[data-nodes]')].map(r => [+r.dataset.nodes, +r.dataset.micros])")
        .await;
    let rate =
        |row: &Value| row[0].as_f64().expect("nodes") * 1000.0 / row[1].as_f64().expect("micros").max(1.0);
    let rates = rows.as_array().expect("rows").iter().map(rate).collect();
    page.close().await;
    rates
}
