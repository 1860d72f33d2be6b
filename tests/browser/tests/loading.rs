//! Loading the computer's program: what goes wrong is told immediately, and what is slow is waited for.

use browser_tests::{Fault, FaultySite, PHONE, Page};
use quincunx::games::quantik::{Options, Quantik};
use std::time::{Duration, Instant};

const IS_TOLD: &str = "document.querySelector('.say.why .button') !== null";
const HAS_PLAYED: &str = "document.querySelectorAll('.turn').length === 1";
/// How soon after the wrong answer the player must know.
const SOON: Duration = Duration::from_secs(1);

/// How long a press may take to be followed by a request before the test fails.
const PATIENCE: Duration = Duration::from_secs(10);

/// Lets a computer begin while its program is not served as it should be, and tries again when it is.
async fn fails_and_recovers(site: &FaultySite, page: &Page, file: &'static str, fault: Fault, told: &str) {
    site.set_fault(file, fault);
    page.lay::<Quantik>(Options::Empty, &[1, 0]).await;
    page.wait(IS_TOLD).await;
    let told_after = site.last_failure().expect("it has failed").elapsed();
    assert!(told_after < SOON, "{file}, {fault:?}: told after {told_after:?}");
    page.shows(".say.why span", told).await;
    // Trying again while nothing has changed gives the same message.
    let before = site.requests().len();
    page.tap(".say.why .button").await;
    let start = Instant::now();
    while site.requests().len() == before {
        assert!(start.elapsed() < PATIENCE, "{file}, {fault:?}: nothing was loaded again");
        tokio::time::sleep(Duration::from_millis(15)).await;
    }
    page.wait(IS_TOLD).await;
    site.heal();
    page.tap(".say.why .button").await;
    page.wait(HAS_PLAYED).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_computer_that_cannot_be_loaded_is_told_at_once_and_can_be_tried_again() {
    let site = FaultySite::start();
    let page = Page::open_site(site.address.clone(), PHONE, "en", "").await;
    for file in ["thinker_bg.wasm", "thinker.js", "worker.js"] {
        for fault in [Fault::Blocked, Fault::Missing, Fault::Html, Fault::Damaged] {
            let told = "The computer could not be loaded. Your game is saved.";
            fails_and_recovers(&site, &page, file, fault, told).await;
        }
    }
    let says_nonsense = "postMessage('Good morning'); export default () => new Promise(() => {});";
    let told = "The computer could not be loaded. Your game is saved.";
    fails_and_recovers(&site, &page, "thinker.js", Fault::Replaced(says_nonsense), told).await;
    page.quit().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_that_cannot_be_loaded_are_told_and_asked_for_again() {
    let site = FaultySite::start();
    for file in ["study.js", "study_bg.wasm"] {
        for fault in [Fault::Blocked, Fault::Missing, Fault::Html, Fault::Damaged] {
            let page = Page::open_site(site.address.clone(), PHONE, "en", "").await;
            site.set_fault(file, fault);
            page.tap(".to-settings").await;
            let told = "The settings could not be loaded. Check your connection, then try again.";
            page.shows(".notice-page p", told).await;
            site.heal();
            page.tap(".notice-page .button.primary").await;
            page.wait("document.querySelector('.preferences') !== null").await;
            assert_eq!(page.eval("document.querySelectorAll('h1').length").await, 1, "{file}, {fault:?}");
            page.quit().await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_slow_load_is_not_begun_again_and_shows_its_progress() {
    let site = FaultySite::start();
    let page = Page::open_site(site.address.clone(), PHONE, "fr", "").await;
    site.set_fault("thinker_bg.wasm", Fault::Slow(Duration::from_secs(40)));
    page.lay::<Quantik>(Options::Empty, &[1, 0]).await;
    let mut seen = Vec::new();
    while page.eval(HAS_PLAYED).await == false {
        let said = page.text(".say.thinking").await;
        if let Some(percent) = said.strip_prefix("Chargement de l’ordinateur… ") {
            let percent = percent.strip_suffix("\u{a0}%").expect("a French percentage");
            let percent: u8 = percent.parse().expect("a number");
            if seen.last() != Some(&percent) {
                seen.push(percent);
            }
        }
        let begun = site.requests().first().map_or(Duration::ZERO, Instant::elapsed);
        assert!(begun < Duration::from_secs(60), "never loaded: {seen:?}, {said}");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    assert!(seen.len() > 10 && seen.is_sorted() && seen.iter().all(|&percent| percent <= 100), "{seen:?}");
    assert_eq!(site.requests().len(), 1, "loaded once");
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_that_was_open_during_an_update_asks_to_be_loaded_again() {
    let site = FaultySite::start();
    let page = Page::open_site(site.address.clone(), PHONE, "en", "").await;
    let of_tomorrow = "export default async () => postMessage(new Uint8Array([99, 0]));";
    site.set_fault("thinker.js", Fault::Replaced(of_tomorrow));
    page.lay::<Quantik>(Options::Empty, &[1, 0]).await;
    page.shows(".say.why span", "The site has been updated: reload the page to play against the computer.")
        .await;
    site.heal();
    page.tap(".say.why .button").await;
    page.wait(HAS_PLAYED).await;
    page.close().await;
}
