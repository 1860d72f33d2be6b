//! Pivot in the browser: whole games by touch and by keyboard, a line that must be broken, and why not.

use browser_tests::{DESKTOP, PHONE, Page, presses_of};
use quincunx::games::pivot::Pivot;
use quincunx::rules::NoOptions;

/// A game that circles win, because their line d2–d4 is not broken.
const GAME: &str = "b4S.b4a4+b2B.b2c2+b4S.b4c4+d4B.c2c3+c2B.a4b4+d3B.c3b3+a3S.c4c3+d2B.b3b2+a1B";
const LINK: &str = "#/pivot?m=b4S.b4a4+b2B.b2c2+b4S.b4c4+d4B.c2c3+c2B.a4b4+d3B.c3b3+a3S.c4c3+d2B";

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_by_taps_on_a_phone_in_french() {
    let page = Page::open(PHONE, "fr", "").await;
    page.tap(".lid.pivot").await;
    page.shows(".top h1", "Pivot").await;
    page.shows(".say", "Posez une carte\u{a0}: choisissez sa face et une case.").await;
    for (turn, presses) in presses_of::<Pivot>(NoOptions, GAME).iter().enumerate() {
        page.shows(".me .who b", &format!("Joueur {}", turn % 2 + 1)).await;
        page.press_all(presses).await;
    }
    page.shows(".result h2", "Joueur 2 gagne (ronds)").await;
    page.shows(".result p", "L’alignement d2–d4 des ronds a tenu un tour.").await;
    page.wait("document.querySelectorAll('.mark-made').length === 1").await;
    page.tap(".result .primary").await;
    page.shows(".me .who b", "Joueur 2").await;
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_by_keyboard_in_english() {
    let page = Page::open(DESKTOP, "en", "#/pivot").await;
    page.tab_to(".cell").await;
    for (turn, presses) in presses_of::<Pivot>(NoOptions, GAME).iter().enumerate() {
        page.shows(".me .who b", &format!("Player {}", turn % 2 + 1)).await;
        page.type_all(presses).await;
        if turn == 7 {
            page.wait("document.querySelector('.mark-threat') !== null").await;
            let told = "Player 2: c4 turned over onto c3, then card laid on d2, black side up. Player 1 to play. \
                        Their line d2–d4 wins unless broken or countered.";
            page.shows(".for-ears", told).await;
        }
    }
    page.shows(".for-ears", "Player 2 wins (circles). The circles’ line d2–d4 survived the reply.").await;
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn each_step_of_a_turn_is_guided_and_taken_back() {
    let page = Page::open(PHONE, "en", LINK).await;
    page.shows(".say", "Turn over a circle card: their line d2–d4 wins unless broken or countered.").await;
    page.wait("document.querySelectorAll('.mark-may').length === 3").await;
    page.press("d2").await;
    page.shows(".say", "Which way does the circle card on d2 turn over?").await;
    page.wait("document.querySelectorAll('.ghost').length === 1").await;
    page.press("d1").await;
    page.shows(".say", "Lay a card: choose its side and a space.").await;
    // Screen readers hear the board as it looks, and the line is broken.
    let label = page.attribute("[data-target='d1']", "aria-label").await;
    assert_eq!(label.as_deref(), Some("d1, circle card, silver side up"));
    page.wait("document.querySelector('.mark-threat') === null").await;
    page.wait("document.querySelector('.steps .done + .current') !== null").await;
    let undo = ".bar-button:nth-child(1)";
    page.tap(undo).await;
    page.shows(".say", "Which way does the circle card on d2 turn over?").await;
    page.tap(undo).await;
    page.wait("document.querySelector('.mark-threat') !== null").await;
    // A card that was animated turning over is not animated again when the turn is whole.
    page.press_all(&["d2", "d1", "tray-1"]).await;
    page.wait("document.getAnimations().length === 0").await;
    page.press("d2").await;
    page.wait("document.querySelector('.laid') !== null").await;
    let flips =
        page.eval("document.getAnimations().filter(a => a.animationName?.startsWith('flip')).length").await;
    assert_eq!(flips, 0);
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn why_not_lights_up() {
    let page = Page::open(PHONE, "fr", LINK).await;
    page.press("tray-0").await;
    page.shows(".say", "Pas encore\u{a0}: retournez d’abord une carte adverse, par exemple d2.").await;
    page.wait("document.querySelector('.mark-cause') !== null").await;
    page.press("c2").await;
    let own = "Pas c2\u{a0}: cette carte est à vous\u{202f}; retournez-en une de l’adversaire.";
    page.shows(".say", own).await;
    page.press_all(&["d2", "b1"]).await;
    page.shows(".say", "Pas en b1\u{a0}: la carte de d2 se déplace d’une case, jamais en diagonale.").await;
    page.wait("document.querySelector('.mark-forbidden') !== null").await;
    page.press("d3").await;
    page.shows(".say", "Pas d3\u{a0}: il n’y a aucune case libre à côté de cette carte.").await;
    page.close().await;
}

/// A card that still moves takes no press: the square that it has just left is pressed, not the card.
#[tokio::test(flavor = "multi_thread")]
async fn what_moves_takes_no_presses() {
    let game =
        "#/pivot?m=d1B.d1d2+a4B.a4a3+b2B.b2c2+a2B.a3a4+b2B.c2c1+a1B.a4a3+c3B.b2b1+b3B.b3b2+c2B.c3b3+c3B";
    let page = Page::open(DESKTOP, "en", game).await;
    page.press("c3").await;
    let at_once = "(() => {
        const middle = name => { const r = document.querySelector(`[data-target=${name}]`).getBoundingClientRect();
            return [r.x + r.width / 2, r.y + r.height / 2] };
        const left = middle('c3');
        document.elementFromPoint(...middle('d3')).dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
        return new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() =>
            done(document.elementFromPoint(...left).closest('[data-target]').dataset.target)))) })()";
    assert_eq!(page.eval_async(at_once).await, "c3");
    page.close().await;
}
