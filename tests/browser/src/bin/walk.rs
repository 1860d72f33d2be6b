//! Presses at random on all tables: `cargo run -p browser-tests --bin walk -- PRESSES SEED`, so many presses a game.

use browser_tests::{DESKTOP, PHONE, walk};
use quincunx::games::GameId;

/// So many presses are made on one page before another is opened.
const PRESSES_A_PAGE: usize = 500;

#[tokio::main]
async fn main() {
    let mut arguments = std::env::args().skip(1);
    let mut number = |usual: u64| arguments.next().map_or(usual, |text| text.parse().expect("a number"));
    let (presses, seed) = (number(4000) as usize, number(1));
    for &game in GameId::ALL {
        for page in 0..presses.div_ceil(PRESSES_A_PAGE) {
            let device = if page % 2 == 0 { PHONE } else { DESKTOP };
            let seed = seed + page as u64;
            walk(game, device, seed, PRESSES_A_PAGE.min(presses)).await;
            println!("{}: seed {seed}, {} presses", game.id(), PRESSES_A_PAGE.min(presses));
        }
    }
}
