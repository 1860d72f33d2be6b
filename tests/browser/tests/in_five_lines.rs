//! The game in five lines on every table, what is told after a lost game, and a pause for computers; a game on paper.

use browser_tests::{DESKTOP, PHONE, Page};
use quincunx::games::GameId;
use quincunx::games::minos::{self, Minos};
use quincunx::games::quantik::Quantik;
use quincunx::record::{Link, Match};
use serde_json::json;
use thirtyfour::Key;

const CARD: &str = "document.querySelector('.card') !== null";
const NO_CARD: &str = "document.querySelector('.card') === null";

#[tokio::test(flavor = "multi_thread")]
async fn every_table_tells_its_game_in_five_lines() {
    for (device, lang, end) in [(PHONE, "fr", " en cinq lignes"), (DESKTOP, "en", " in five lines")] {
        let page = Page::open(device, lang, "").await;
        page.prefer_stillness().await;
        for game in GameId::ALL {
            page.go(&format!("#/{}", game.id())).await;
            page.tap("#help-button").await;
            page.wait("document.querySelectorAll('.card li').length === 5").await;
            assert!(page.text(".card h2").await.ends_with(end));
            // Each pin on the board has its number in the list, and nothing else is filled.
            let numbers =
                "[...document.querySelectorAll('.pins .pin')].map(p => p.textContent).sort().join()";
            let filled =
                "[...document.querySelectorAll('.card .pinned')].map(n => n.textContent).sort().join()";
            let pins = page.eval(numbers).await;
            assert_eq!(pins, page.eval(filled).await, "{game:?}");
            assert_ne!(pins, json!(""), "{game:?}: something can be shown at the start");
            page.tap(".card header .icon-button").await;
            page.wait(NO_CARD).await;
            assert_eq!(page.eval("document.activeElement.id").await, "help-button");
        }
        page.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn keys_open_and_close_the_card_and_a_press_removes_the_pins() {
    let page = Page::open(DESKTOP, "en", "#/quantik?m=Aa1.Bb1").await;
    page.prefer_stillness().await;
    page.tab_to(".cell").await;
    page.keys("?").await;
    page.wait(CARD).await;
    page.keys(Key::Escape).await;
    page.wait(NO_CARD).await;
    page.tap("#help-button").await;
    page.wait("document.querySelector('.pin') !== null").await;
    // Play goes on beside it.
    page.press("tray-2").await;
    page.wait("document.querySelector('.pin') === null").await;
    assert_eq!(page.eval(CARD).await, true);
    // A question mark that is typed is a letter.
    page.keys(Key::Escape).await;
    page.tap(".typed input").await;
    page.keys("?").await;
    assert_eq!(page.eval(CARD).await, false);
    page.close().await;
}

/// A game of Quantik, played up to here against a computer that has already won or soon will.
fn game(turns: &str) -> Match<Quantik> {
    let link = Link::parse::<()>(&format!("quantik?m={turns}")).expect("a link");
    Match::from_link(&link).expect("a game")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lost_game_says_which_turn_lost_it_and_takes_it_back() {
    for (lang, told, easier) in
        [("fr", "Le coup 4 a perdu la partie", "Plus facile"), ("en", "Turn 4 lost the game", "Easier")]
    {
        let page = Page::open(PHONE, lang, "").await;
        page.prefer_stillness().await;
        // The third shape of a row has been laid by the person: the computer has only to lay the fourth.
        page.lay_game(&game("Aa1.Bb2.Cc3.Db1.Ca2"), &[2, 0]).await;
        page.wait("document.querySelector('.result.lost') !== null").await;
        page.wait(&format!("document.querySelector('.mistake')?.innerText.startsWith('{told}')")).await;
        assert!(page.text("[data-level='1']").await.starts_with(easier));
        page.tap("[data-undo-mistake]").await;
        page.wait("document.querySelector('.result') === null").await;
        // It is the person's turn, before the mistake; the turns after it are not lost.
        assert_eq!(page.kept::<Quantik>().await.ply(), 3);
        page.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn another_level_is_proposed_after_three_losses() {
    let page = Page::open(PHONE, "en", "").await;
    page.prefer_stillness().await;
    let before = json!({ "level": 2, "in_a_row": -2 }).to_string();
    page.eval(&format!("localStorage.setItem('quincunx.progress.quantik', {})", json!(before))).await;
    // One turn before the end: whatever the person plays now, the computer wins with the next one.
    page.lay_game(&game("Aa1.Bb2.Cc3"), &[2, 0]).await;
    page.press_all(&["tray-3", "b1"]).await;
    page.wait("document.querySelector('.result.lost .proposal') !== null").await;
    page.tap("[data-level='1']").await;
    page.wait("document.querySelector('.them .level[aria-label^=\"level 1\"]') !== null").await;
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn computers_can_be_stopped_and_go_on() {
    let page = Page::open(DESKTOP, "fr", "").await;
    page.prefer_stillness().await;
    // A long game, so that it is not over before it is stopped.
    page.lay::<Minos>(minos::Options::default(), &[1, 1]).await;
    page.wait("document.querySelectorAll('.turn').length >= 2").await;
    page.tap(".pause").await;
    page.shows(".pause span", "Continuer").await;
    let turns = page.eval("document.querySelectorAll('.turn').length").await;
    tokio::time::sleep(std::time::Duration::from_millis(600)).await;
    assert_eq!(page.eval("document.querySelectorAll('.turn').length").await, turns, "it stands still");
    page.tap(".pause").await;
    page.wait(&format!(
        "document.querySelectorAll('.turn').length > {turns} || document.querySelector('.result') !== null"
    ))
    .await;
    page.close().await;
}

/// How many pages come out of the printer, on paper of this size in inches.
async fn printed_pages(page: &Page, width: f64, height: f64) -> usize {
    let options = json!({ "paperWidth": width, "paperHeight": height, "printBackground": true });
    let pdf = page.print(options).await;
    let text: String = pdf.iter().map(|&byte| byte as char).collect();
    text.matches("/Type /Page\n").count()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_printed_on_two_sheets_and_its_rules_on_a_few() {
    for (lang, width, height) in [("fr", 8.27, 11.69), ("en", 8.5, 11.0)] {
        let page = Page::open(DESKTOP, lang, "").await;
        page.prefer_stillness().await;
        for game in GameId::ALL {
            page.go(&format!("#/{}/print", game.id())).await;
            page.wait("document.querySelectorAll('.paper-lines li').length === 5").await;
            assert_eq!(printed_pages(&page, width, height).await, 2, "{game:?}: the board, and the pieces");
            page.go(&format!("#/{}/rules", game.id())).await;
            page.wait("document.querySelector('.figure') !== null").await;
            let pages = printed_pages(&page, width, height).await;
            assert!((2..=8).contains(&pages), "{game:?}: {pages} pages of rules");
        }
        page.close().await;
    }
}
