//! Minos in the browser: whole games by touch and by keyboard, slides that wait to be confirmed, and why not.

use browser_tests::{DESKTOP, Device, PHONE, Page, presses_of};
use quincunx::games::minos::{Minos, Options};
use thirtyfour::Key;

/// A game that light wins: steps, and slides of rows and columns.
const GAME: &str = "c1c2.7>.a^.2<.b2b3.b^.b4b5.b^.b6b7.d7d6.f1f2.g7g6.f2f3.f7g7.f3f4.gv.f4f5.gv.b3b4.6>.f5f6.1<.f6f7.gv.b4b5.5>.c5c6.6>.d6d7";
/// Light has a pawn home, and dark has just slid column f down.
const MIDDLE: &str =
    "#/minos?p=.LD..%23./.%23D..D./..%23D%23%23D/...%23.../..%23L%23../%23%23L.L../%23L...%23%23_L_f^";

/// Waits until this many turns are played.
async fn played(page: &Page, turns: usize) {
    page.wait(&format!("document.querySelectorAll('.turn').length === {turns}")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_by_taps_on_a_phone_in_french() {
    let page = Page::open(PHONE, "fr", "").await;
    page.tap(".lid.minos").await;
    page.shows(".top h1", "Minos senior, 100 coups").await;
    page.shows(".countdown", "Encore 100 coups · Clair plus près\u{a0}: 30 rangs contre 31½").await;
    page.shows(".say", "Déplacez un pion, ou faites glisser une ligne ou une colonne.").await;
    for (turn, presses) in presses_of::<Minos>(Options::default(), GAME).iter().enumerate() {
        page.shows(".me .who b", &format!("Joueur {}", turn % 2 + 1)).await;
        for target in presses {
            page.press(target).await;
        }
        if presses.len() == 1 {
            page.wait("document.querySelector('.ghost') !== null").await;
            page.tap(".confirm").await;
        }
        played(&page, turn + 1).await;
    }
    page.shows(".result h2", "Joueur 1 gagne (clair)").await;
    page.shows(".result p", "Clair a trois pions arrivés\u{a0}: b7, d7, f7.").await;
    // In the next round the players keep their pawns, and the other one starts.
    page.tap(".result .primary").await;
    page.shows(".me .who b", "Joueur 2").await;
    page.shows(".me .who span", "Foncé · 0 pion arrivé sur 3").await;
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_by_keyboard_in_english() {
    let page = Page::open(DESKTOP, "en", "#/minos").await;
    page.shows(".say", "Move a pawn, or slide a row or a column.").await;
    for (turn, presses) in presses_of::<Minos>(Options::default(), GAME).iter().enumerate() {
        page.type_all(presses).await;
        if presses.len() == 1 {
            // The first press shows the slide, the second one plays it.
            page.wait("document.querySelector('.ghost') !== null").await;
            page.keys(Key::Space).await;
        }
        played(&page, turn + 1).await;
        if turn == 1 {
            let told =
                "Player 2: row 7 slides right. Player 1 to play. Row 7 may not slide back left this turn.";
            page.shows(".for-ears", told).await;
        }
    }
    page.shows(".for-ears", "Player 1 wins (light). Light has three pawns home: b7, d7, f7.").await;
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_slide_waits_until_it_is_confirmed() {
    let page = Page::open(PHONE, "en", MIDDLE).await;
    page.press("line-2+way-left").await;
    page.shows(".say", "Slide row 2 left, with 2 pawns on it?").await;
    page.wait("document.querySelectorAll('.cell .ghost').length === 2").await;
    // Another handle replaces it; choosing a pawn drops it, and so does Escape.
    page.press("line-g+way-down").await;
    page.shows(".say", "Slide column g down, with one pawn on it?").await;
    page.press("e2").await;
    page.shows(".say", "Where does the pawn on e2 go?").await;
    page.wait("document.querySelector('.ghost') === null").await;
    page.press("line-1+way-right").await;
    page.wait("document.querySelector('.ghost') !== null").await;
    page.tap(".bar-button:nth-child(1)").await;
    page.wait("document.querySelector('.ghost') === null").await;
    page.shows(".say", "Move a pawn, or slide a row or a column.").await;
    // A step is played at once.
    page.press("e2").await;
    page.press("f2").await;
    page.shows(".me .who b", "Player 2").await;
    // A slide that was animated is not animated again when it is confirmed.
    page.press("line-a+way-down").await;
    page.eval("(() => { document.querySelector('.sliding').dataset.seen = 'yes'; return true })()").await;
    page.tap(".confirm").await;
    page.shows(".me .who b", "Player 1").await;
    page.wait("document.querySelector('.sliding:not(.ghost)').dataset.seen === 'yes'").await;
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn why_not_lights_up() {
    let page = Page::open(PHONE, "fr", MIDDLE).await;
    page.press("line-f+way-up").await;
    page.shows(
        ".say",
        "Pas f↑\u{a0}: ce serait défaire le dernier glissement\u{202f}; ce sera permis au prochain coup.",
    )
    .await;
    page.wait("document.querySelector('.mark-cause') !== null").await;
    page.press("line-b+way-down").await;
    page.shows(".say", "Pas la colonne b\u{a0}: un pion arrivé (b7) la verrouille.").await;
    page.press("d3").await;
    page.shows(".say", "Pas d3\u{a0}: ce pion n’a nulle part où aller.").await;
    page.press("c2").await;
    page.press("c3").await;
    page.shows(".say", "Pas en c3\u{a0}: un pion ne va pas sur une dalle sombre.").await;
    page.press("c1").await;
    page.shows(".say", "Pas en c1\u{a0}: un pion ne recule jamais.").await;
    // The smallest phone still has handles of 24 pixels.
    page.resize(browser_tests::Device { width: 320, height: 650, touch: true }).await;
    page.press("line-g+way-down").await;
    page.shows(".say", "Faire glisser la colonne g vers le bas, avec un pion\u{202f}?").await;
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn junior_pawns_step_on_dark_tiles() {
    let page = Page::open(PHONE, "en", "#/minos?o=junior&m=b1b2").await;
    page.shows(".top h1", "Minos junior").await;
    assert_eq!(
        page.attribute("[data-target='b2']", "aria-label").await.as_deref(),
        Some("b2, light pawn, dark tile")
    );
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_can_be_played_again_where_the_bar_has_no_room_for_it() {
    let page = Page::open(Device { width: 320, height: 568, touch: true }, "en", "#/minos?m=c1c2").await;
    page.tap(".bar-button").await;
    page.tap(".bar-button.more").await;
    page.tap("[data-entry=redo]").await;
    page.wait(
        "document.querySelector('[data-target=c2]').getAttribute('aria-label').startsWith('c2, light pawn')",
    )
    .await;
    page.tap(".bar-button.more").await;
    page.wait("document.querySelector('[data-entry=redo]').disabled").await;
    page.tap(".sheet-head .icon-button").await;
    page.close().await;
}

/// The sheet for a new game with one of the three ways to end chosen; what it says of it.
async fn choose_end(page: &Page, answer: usize) -> String {
    page.tap(".top .new-game").await;
    page.tap(&format!("label:has([name='variant-1'][value='{answer}'])")).await;
    page.wait(&format!("document.querySelector(\"[name='variant-1'][value='{answer}']\").checked")).await;
    let remark = page.text(".remark").await;
    page.tap("[data-start]").await;
    page.wait("document.querySelector('dialog') === null").await;
    remark
}

async fn ends(lang: &str, names: [&str; 3], added: [&str; 3], left: [&str; 2]) {
    let page = Page::open(PHONE, lang, "#/minos").await;
    page.shows("h1 small", names[1]).await;
    for answer in [0, 2, 1] {
        let remark = choose_end(&page, answer).await;
        assert!(remark.contains(added[answer]), "{remark}");
        page.shows("h1 small", names[answer]).await;
        if answer == 0 {
            page.wait("document.querySelector('.countdown') === null").await;
        } else {
            page.shows(".countdown", left[0]).await;
        }
    }
    page.press("c1").await;
    page.press("c2").await;
    page.shows(".countdown", left[1]).await;
    page.reload().await;
    page.shows(".countdown", left[1]).await;
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn how_a_game_ends_is_chosen_on_the_sheet_in_french() {
    ends(
        "fr",
        ["senior", "senior, 100 coups", "senior, portes"],
        ["Rien d’ajouté", "au bout de 100 coups", "comptent comme remplies"],
        [
            "Encore 100 coups · Clair plus près\u{a0}: 30 rangs contre 31½",
            "Encore 99 coups · Clair plus près\u{a0}: 29 rangs contre 31½",
        ],
    )
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn how_a_game_ends_is_chosen_on_the_sheet_in_english() {
    ends(
        "en",
        ["senior", "senior, 100 turns", "senior, gates"],
        ["Nothing is added", "after 100 turns", "count as filled"],
        [
            "100 turns left · Light is closer: 30 rows to 31½",
            "99 turns left · Light is closer: 29 rows to 31½",
        ],
    )
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_last_turn_is_followed_by_the_count() {
    let last =
        "#/minos?p=%23DDDDD%23/.%23...%23./..%23.%23../...%23.../..%23.%23../.%23...%23./%23LLLLL%23_L_-_1";
    let page = Page::open(PHONE, "en", last).await;
    page.shows(".countdown", "Last turn · Dark is closer: 30 rows to 31½").await;
    page.press("c1").await;
    page.press("c2").await;
    page.shows(".result h2", "Player 2 wins (dark)").await;
    let reason = "All 100 turns are played, and equally many pawns are home: Dark is closer, 30 rows to go against 30½.";
    page.shows(".result p", reason).await;
    page.wait("document.querySelector('.countdown') === null").await;
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_old_link_is_a_game_without_a_count() {
    for (link, name) in [("#/minos?m=c1c2.d7d6", "senior"), ("#/minos?o=junior&m=b1b2", "junior")] {
        let page = Page::open(PHONE, "en", link).await;
        page.shows("h1 small", name).await;
        page.wait("document.querySelector('.countdown') === null").await;
        page.close().await;
    }
}
