//! Shape & Colour in the browser: whole games by touch and by keyboard, points before and after a turn, and why not.

use browser_tests::{DESKTOP, Device, PHONE, Page, presses_of};
use quincunx::games::shape_colour::{Options, ShapeColour};
use thirtyfour::Key;

/// A game that the first player wins by 6 to 5.
const GAME: &str = "\
    LB@d1.LR@d2.LR@d4.LR@a3.CY@a4.SY@a2.SB@b2.LR@b3.SR@c4.SR@c3.SY@d3.SR@b4.CB@b1.CB@c1.LB@a1\
    .CR@c2.a2:a3+CR@c4.a1:b2+CR@d1.c4:d3,c3+SR@a2.c2:b2+LB@c4.c4:d1+CB@a1.b3:c4+LB@d4\
    .a4:d3+LY@a1.c4:c3+SY@b1.d3:a3,b4,a1+CR@a4.a1:b3,d3,a4+LY@b4.b3:d2+CB@a2.d3:a1+SB@b3\
    .a1:d4+CY@a1.a1:c1+SY@a1.a4:d2,c4+CY@c4.a1:b3+CY@a4.b4:a2,d3,a4+SB@b3.b1:c2,a1+LY@d3\
    .a1:a4+SB@b1.b3:b4,b1,a1+LY@c1";
/// The 25th turn of another.
const MIDDLE: &str =
    "#/shape-colour?p=CRSRCR_CYSYSY_LR_-_CYLRLB_CB_SB_CYLB_SR_CRCB_LR_SB_LYCB_CY_LY_SY_|_8,6_|_1";

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_by_taps_on_a_phone_in_french() {
    let page = Page::open(PHONE, "fr", "").await;
    page.prefer_stillness().await;
    page.tap(".lid.shape-colour").await;
    page.shows(".say", "Choisissez une pièce et une tige vide.").await;
    for (turn, presses) in presses_of::<ShapeColour>(Options::default(), GAME).iter().enumerate() {
        page.shows(".me .who b", &format!("Joueur {}", turn % 2 + 1)).await;
        page.press_all(presses).await;
        page.wait("document.querySelector('.confirm').ariaDisabled === null").await;
        page.tap(".confirm").await;
    }
    page.shows(".result h2", "Joueur 1 gagne (premier à jouer)").await;
    page.shows(".result p", "La boîte est vide. Joueur 1\u{a0}: 6 points\u{202f}; Joueur 2\u{a0}: 5 points.")
        .await;
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_by_keyboard_in_english() {
    let page = Page::open(DESKTOP, "en", "#/shape-colour").await;
    page.tab_to(".cell").await;
    for (turn, presses) in presses_of::<ShapeColour>(Options::default(), GAME).iter().enumerate() {
        page.shows(".me .who b", &format!("Player {}", turn % 2 + 1)).await;
        page.type_all(presses).await;
        page.keys(Key::Control + Key::Enter).await;
        if turn == 15 {
            let told = "Player 2: red cube on c2. Player 1 to play. \
                        From now on, every turn first moves the pieces of a rod.";
            page.shows(".for-ears", told).await;
        }
    }
    let told = "Player 1 wins (first to play). The box is empty. Player 1: 6 points; Player 2: 5 points.";
    page.shows(".for-ears", told).await;
    // The list of turns shows the points of each.
    page.wait("document.querySelectorAll('.moves .turn').length === 36").await;
    let points =
        "[...document.querySelectorAll('.moves .turn b')].reduce((sum, b) => sum + Number(b.innerText), 0)";
    assert_eq!(page.eval(points).await, 11);
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn where_there_is_room_every_level_is_seen_all_the_time() {
    let pieces =
        "[...document.querySelectorAll('.plans figure')].map(e => e.querySelectorAll('.lit').length).join()";
    let wide = Device { width: 1440, height: 900, touch: false };
    let page = Page::open(wide, "en", MIDDLE).await;
    assert_eq!(page.eval(pieces).await, "3,6,15", "levels 3, 2 and 1");
    // The pieces of b1 are taken, and the lowest is put on d1, which was empty.
    page.press("b1").await;
    page.press("d1").await;
    page.wait(&format!("{pieces} === '2,5,15'")).await;
    // The page follows the window, both ways.
    page.resize(PHONE).await;
    page.wait("document.querySelector('.plans') === null").await;
    page.resize(wide).await;
    page.wait(&format!("{pieces} === '2,5,15'")).await;
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn points_are_seen_before_they_are_confirmed() {
    let page = Page::open(PHONE, "en", MIDDLE).await;
    page.prefer_stillness().await;
    page.shows(".say", "Choose a rod: all its pieces will move.").await;
    page.press("b1").await;
    page.shows(".say", "Piece 1 of 3: where does the yellow cube go?").await;
    page.wait("document.querySelectorAll('.hand .block').length === 3").await;
    page.press_all(&["b3", "b2"]).await;
    page.wait("document.querySelectorAll('.hand .block').length === 1").await;
    page.press("a4").await;
    page.shows(".steps .done b", "+1").await;
    page.press_all(&["tray-2", "b1"]).await;
    page.shows(".say", "+3: rod b3, shape; column b, level 1, shape; square a1–b2, level 1, shape.").await;
    page.wait("document.querySelector('.score-pill').textContent.trim() === '+3'").await;
    page.shows(".me .who span", "8 points").await;
    // One level alone, and back.
    page.tap("[data-view='3']").await;
    page.wait("document.querySelectorAll('.cell .block').length === 15").await;
    page.tap("[data-view='0']").await;
    // The last step can be changed, and taken back.
    page.press("d1").await;
    page.shows(".say", "+1: rod b3, shape.").await;
    page.tap(".bar-button:nth-child(1)").await;
    page.shows(".say", "Where does the red cube go?").await;
    page.press("b1").await;
    page.tap(".confirm").await;
    page.shows(".them .who span", "11 points").await;
    page.wait("document.querySelectorAll('.score .mark-made').length > 4").await;
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn why_not_names_the_rod() {
    let page = Page::open(PHONE, "fr", MIDDLE).await;
    page.prefer_stillness().await;
    page.press("tray-0").await;
    page.shows(".say", "Pas encore\u{a0}: déplacez d’abord toutes les pièces d’une tige.").await;
    page.press("tray-1").await;
    page.shows(".say", "Pas le cube jaune\u{a0}: ils sont tous les quatre sur les tiges.").await;
    page.press_all(&["b1", "a1"]).await;
    page.shows(".say", "Pas en a1\u{a0}: cette tige porte déjà trois pièces.").await;
    page.wait("document.querySelector('.mark-forbidden') !== null").await;
    page.press_all(&["b3", "c1", "b3"]).await;
    page.shows(".say", "Pas en b3\u{a0}: les pièces d’une tige vont sur des tiges différentes.").await;
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn four_may_sit_at_the_table() {
    let page = Page::open(PHONE, "en", "#/shape-colour?o=teams").await;
    page.wait("document.querySelectorAll('.them .seat').length === 3").await;
    page.shows(".me .who span", "0 points · team\u{a0}1:\u{a0}0").await;
    page.press_all(&["tray-0", "a1"]).await;
    page.tap(".confirm").await;
    page.shows(".me .who b", "Player 2").await;
    page.close().await;
}
