//! Where the keyboard is: what is pressed is what has the focus, and the focus is never lost.

use browser_tests::{DESKTOP, PHONE, Page};
use thirtyfour::Key;

const IS_SOMEWHERE: &str = "document.activeElement !== document.body && document.activeElement !== null";

/// However the focus came to a square, Enter plays there.
#[tokio::test(flavor = "multi_thread")]
async fn enter_plays_on_the_square_that_has_the_focus() {
    let page = Page::open(DESKTOP, "en", "#/quantik?m=Aa1.Bb1.Cc1").await;
    page.press("tray-3").await;
    page.run("document.querySelector('[data-target=d1]').focus()").await;
    page.keys(Key::Enter).await;
    page.wait(
        "document.querySelector('[data-target=d1]').getAttribute('aria-label').startsWith('d1, dark cone')",
    )
    .await;
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_game_begins_at_its_board_and_closing_the_sheet_leads_back() {
    let page = Page::open(DESKTOP, "en", "#/quantik?m=Aa1").await;
    page.tab_to(".new-game").await;
    page.keys(Key::Enter).await;
    page.wait("document.querySelector('dialog[open]') !== null").await;
    page.tab_to(".sheet-head .icon-button").await;
    page.keys(Key::Enter).await;
    page.wait("document.activeElement.classList.contains('new-game')").await;
    page.keys(Key::Enter).await;
    page.wait("document.querySelector('dialog[open]') !== null").await;
    page.tab_to("[data-start]").await;
    page.keys(Key::Enter).await;
    page.wait("document.querySelector('dialog') === null").await;
    page.wait("document.activeElement.getAttribute('role') === 'gridcell'").await;
    page.close().await;
}

/// The last turn of a game: made on the board, typed, or confirmed.
#[tokio::test(flavor = "multi_thread")]
async fn the_end_of_a_game_does_not_lose_the_focus() {
    let almost_won = "#/quantik?m=Aa1.Bb2.Cc3.Db1";
    let page = Page::open(DESKTOP, "en", almost_won).await;
    page.tab_to("[data-target='tray-2']").await;
    page.keys(Key::Enter).await;
    page.run("document.querySelector('[data-target=a2]').focus()").await;
    page.keys(Key::Enter).await;
    page.wait("document.querySelector('#result') !== null").await;
    page.wait(IS_SOMEWHERE).await;
    page.close().await;

    let page = Page::open(DESKTOP, "en", almost_won).await;
    page.tab_to(".moves .typed input").await;
    page.keys("Ca2").await;
    page.keys(Key::Enter).await;
    page.wait("document.querySelector('#result') !== null").await;
    page.wait(IS_SOMEWHERE).await;
    page.close().await;

    let confirmed = "#/quantik";
    let page = Page::open(DESKTOP, "en", confirmed).await;
    page.run("localStorage.setItem('quincunx.settings', JSON.stringify({ confirm: 'always', lang: 'en' }))")
        .await;
    page.go(almost_won).await;
    page.press("tray-2").await;
    page.press("a2").await;
    page.tab_to(".confirm").await;
    page.keys(Key::Enter).await;
    page.wait("document.querySelector('#result') !== null").await;
    page.wait(IS_SOMEWHERE).await;
    page.close().await;
}

/// "Go on" and "Play now" disappear when they are pressed.
#[tokio::test(flavor = "multi_thread")]
async fn buttons_that_disappear_leave_the_focus_on_the_board() {
    let page = Page::open(PHONE, "en", "#/").await;
    let setup = r#"{"players":[{"computer":{"level":1}},{"person":{"name":""}}]}"#;
    page.run(&format!("localStorage.setItem('quincunx.setup.quantik', '{setup}')")).await;
    page.go("#/quantik").await;
    page.wait_long("document.querySelectorAll('.cell .solid').length === 1").await;
    page.tap(".bar-button").await;
    page.wait("document.querySelectorAll('.cell .solid').length === 0").await;
    page.tab_to(".say .button").await;
    page.keys(Key::Enter).await;
    page.wait("document.querySelectorAll('.cell .solid').length === 1").await;
    page.wait(IS_SOMEWHERE).await;

    // The best level of Emblem has something to play long before it has thought enough.
    let setup = r#"{"players":[{"computer":{"level":6}},{"person":{"name":""}}]}"#;
    page.run(&format!("localStorage.setItem('quincunx.setup.emblem', '{setup}')")).await;
    page.go("#/emblem").await;
    page.wait_long("document.querySelector('.play-now') !== null").await;
    page.tab_to(".play-now").await;
    page.keys(Key::Enter).await;
    page.wait("document.querySelector('.play-now') === null").await;
    page.wait(IS_SOMEWHERE).await;
    page.close().await;
}
