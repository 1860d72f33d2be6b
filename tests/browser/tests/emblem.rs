//! Emblem in the browser: whole games by touch and by keyboard, and why not.

use browser_tests::{DESKTOP, PHONE, Page, presses_of};
use quincunx::games::emblem::{Emblem, Options};
use thirtyfour::Key;

/// A game that red wins on row 2.
const GAME: &str = "b1c2.b2c1.a1b2.a2b1.e2d2.e5f4.f2e2";

fn game() -> Vec<Vec<String>> {
    presses_of::<Emblem>(Options::default(), GAME)
}

/// Waits until a piece stands on a square.
async fn stands_on(page: &Page, square: &str) {
    page.wait(&format!("document.querySelector(\"[data-target='{square}'] .piece\") !== null")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_by_taps_on_a_phone_in_french() {
    let page = Page::open(PHONE, "fr", "").await;
    page.tap(".lid.emblem").await;
    page.shows(".top h1", "Emblem").await;
    page.shows(".say", "Choisissez un disque rouge, puis une case voisine.").await;
    for (turn, presses) in game().iter().enumerate() {
        let [from, to] = &presses[..] else { panic!("two squares") };
        page.shows(".me .who b", &format!("Joueur {}", turn % 2 + 1)).await;
        page.press(from).await;
        page.wait("document.querySelector('.mark-selected') !== null").await;
        page.press(to).await;
        stands_on(&page, to).await;
        // Its animation is shown once.
        page.wait("document.querySelectorAll('.arriving').length === 1").await;
    }
    page.shows(".result h2", "Joueur 1 gagne (rouge)").await;
    page.shows(".result p", "Rouge aligne quatre pièces\u{a0}: b2, c2, d2, e2.").await;
    page.wait("document.querySelector('.mark-made') !== null").await;
    page.tap(".result .primary").await;
    page.shows(".me .who b", "Joueur 2").await;
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_by_keyboard_in_english() {
    let page = Page::open(DESKTOP, "en", "#/emblem").await;
    page.shows(".say", "Choose a red disc, then a neighbouring space.").await;
    page.tab_to(".cell").await;
    for (turn, presses) in game().iter().enumerate() {
        let [from, to] = &presses[..] else { panic!("two squares") };
        page.walk_to(from).await;
        page.keys(Key::Enter).await;
        if turn == 0 {
            page.shows(".say", "Where does the red triangle on b1 go?").await;
            page.keys(Key::Escape).await;
            page.shows(".for-ears", "Choice cancelled. Choose a red disc, then a neighbouring space.").await;
            page.keys(Key::Enter).await;
        }
        page.walk_to(to).await;
        page.keys(Key::Space).await;
        stands_on(&page, to).await;
        if turn == 4 {
            page.wait("document.querySelectorAll('.mark-threat').length === 1").await;
            let told = "Player 1: e2 to d2. Player 2 to play. Watch out: red threatens a line of four (b2, c2, d2, e2).";
            page.shows(".for-ears", told).await;
        }
    }
    page.shows(".for-ears", "Player 1 wins (red). Red has a line of four: b2, c2, d2, e2.").await;
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn why_not_lights_up() {
    let page =
        Page::open(PHONE, "en", "#/emblem?m=e2d3.b2c3.b1b2.c3b3.d3c3.b3c2.e6d5.f5f4.d5d4.e1e2.c3d3.b6c6")
            .await;
    page.press("c6").await;
    page.shows(".say", "Not c6: that piece belongs to your opponent.").await;
    page.press("d4").await;
    page.wait("document.querySelectorAll('.mark-offer').length === 4").await;
    page.wait("document.querySelectorAll('.mark-struck').length === 2").await;
    page.press("c4").await;
    page.shows(".say", "Not to c4: a piece never moves onto its own sign (square).").await;
    page.wait("document.querySelector('.own-sign') !== null").await;
    page.press("f6").await;
    page.shows(".say", "Where does the red cross on f6 go?").await;
    page.press("a3").await;
    page.shows(".say", "Not to a3: a piece moves only one space.").await;
    assert_eq!(
        page.attribute("[data-target='a6']", "aria-label").await.as_deref(),
        Some("a6, blue square, asleep")
    );
    page.close().await;
}

/// Red has played e2 to d3, and blue may take that over.
async fn first_turn(page: &Page) {
    page.press("e2").await;
    page.press("d3").await;
    page.wait("document.querySelector(\"[data-target='d3'] .piece.red\") !== null").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_turn_is_taken_over_by_a_tap_in_french() {
    let page = Page::open(PHONE, "fr", "#/emblem?o=pie").await;
    page.shows(".say", "Choisissez un disque rouge\u{202f}; bleu pourra reprendre ce coup à son compte.")
        .await;
    first_turn(&page).await;
    page.shows(
        ".say span:not(.fifth)",
        "Choisissez un hexagone bleu, ou échangez les couleurs et reprenez le coup de rouge.",
    )
    .await;
    page.shows(".take-over", "Reprendre ce coup").await;
    assert_eq!(page.layout_faults().await, Vec::<String>::new());
    page.press("swap").await;
    // The piece that had moved is blue now, and red plays again, with the army that slept.
    page.wait("document.querySelector(\"[data-target='d3'] .piece.blue\") !== null").await;
    page.wait("document.querySelector('.take-over') === null").await;
    page.shows(".say", "Choisissez un disque rouge, puis une case voisine.").await;
    page.wait("location.hash === '#/emblem?o=pie&m=e2d3.swap'").await;
    page.reload().await;
    page.wait("document.querySelector(\"[data-target='d3'] .piece.blue\") !== null").await;
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_turn_is_taken_over_by_keyboard_in_english() {
    let page = Page::open(DESKTOP, "en", "#/emblem").await;
    page.tap(".new-game").await;
    page.tap("label:has([name='variant-2'][value='1'])").await;
    let remark = "The pie rule: after the first turn, the second player may take it over instead of moving. All pieces then change colour.";
    page.shows(".questions > .remark", remark).await;
    page.tap("[data-start]").await;
    page.shows(".say", "Choose a red disc; blue may then take this turn over.").await;
    first_turn(&page).await;
    page.shows(".take-over", "Take over this turn").await;
    page.tab_to(".take-over").await;
    page.keys(Key::Enter).await;
    page.wait("document.querySelector(\"[data-target='d3'] .piece.blue\") !== null").await;
    let told = "Player 2: take over the first turn. Player 1 to play.";
    page.shows(".for-ears", told).await;
    let save = page.eval("localStorage.getItem('quincunx.game.emblem')").await;
    assert_eq!(save, "quincunx 1\ngame emblem\noptions pie\nturns e2d3 swap\n");
    page.close().await;
}
