//! A match: its rounds and its winner, who starts, resigning, and the sheet where all of it is chosen.

use browser_tests::{DESKTOP, Device, PHONE, Page};
use serde_json::json;
use thirtyfour::Key;

/// A game that light wins by completing the lower left region: the turns as presses of a shape and a square.
const GAME: [(&str, &str); 5] =
    [("tray-0", "a1"), ("tray-1", "b2"), ("tray-2", "c3"), ("tray-3", "b1"), ("tray-2", "a2")];

async fn play_a_game(page: &Page) {
    for (shape, square) in GAME {
        page.press(shape).await;
        page.press(square).await;
    }
    page.wait("document.querySelector('#result') !== null").await;
}

/// The radio button of an answer.
fn answer(name: &str, index: usize) -> String {
    format!("label:has([name='{name}'][value='{index}'])")
}

async fn is_chosen(page: &Page, name: &str, index: usize) -> bool {
    page.eval(&format!("document.querySelector(\"[name='{name}'][value='{index}']\").checked")).await == true
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_of_two_rounds_has_a_winner() {
    let page = Page::open(PHONE, "fr", "#/quantik").await;
    page.tap(".new-game").await;
    // The first player starts both rounds, and so is light in both.
    page.tap(&answer("starts", 1)).await;
    page.tap(&answer("rounds", 1)).await;
    page.tap("[data-seat='0'] .name").await;
    page.keys("Ada").await;
    page.tap("[data-start]").await;
    page.wait("document.querySelector('dialog') === null").await;
    page.shows(".me .who b", "Ada").await;
    play_a_game(&page).await;
    page.shows("#result h2", "Ada gagne (clair)").await;
    page.shows("#result .score", "Manche 1 sur 2 · Score du match\u{a0}: 1 – 0").await;
    page.shows("#result .primary", "Manche suivante").await;
    page.tap("#result .primary").await;
    page.shows(".me .who b", "Ada").await;
    play_a_game(&page).await;
    page.shows("#result h2", "Ada gagne le match").await;
    let last = "Manche 2 sur 2\u{a0}: Ada gagne (clair). Le cube complète la région en bas à gauche.";
    page.shows("#result p", last).await;
    page.shows("#result .score", "Score du match\u{a0}: 2 – 0").await;
    let told = page.text(".for-ears[aria-live]").await;
    assert!(told.starts_with("Ada gagne le match. Manche 2 sur 2") && told.ends_with("2 – 0."), "{told}");
    // The result is still there after a reload, and the same people begin a new match.
    page.reload().await;
    page.shows("#result .primary", "Nouveau match").await;
    page.tap("#result .primary").await;
    page.shows(".me .who b", "Ada").await;
    page.wait("document.querySelector('.result') === null").await;
    let save = page.eval("localStorage.getItem('quincunx.game.quantik')").await;
    assert_eq!(save, "quincunx 1\ngame quantik\nfirst same\n");
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_drawn_match_is_announced() {
    let page = Page::open(DESKTOP, "en", "").await;
    // Taking turns, light has won twice: once for each.
    let save = "quincunx 1\ngame quantik\nrounds 2-0\nturns Aa1 Bb2 Cc3 Db1 Ca2\n";
    page.eval(&format!("localStorage.setItem('quincunx.game.quantik', {})", json!(save))).await;
    page.eval(r#"localStorage.setItem('quincunx.setup.quantik', '{"players":[],"rounds":2}')"#).await;
    page.go("#/quantik").await;
    page.shows("#result h2", "The match is drawn").await;
    page.shows("#result .score", "Match score: 1 – 1").await;
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn resigning_by_keyboard_is_asked_for_and_can_be_undone() {
    let page = Page::open(DESKTOP, "en", "#/quantik").await;
    page.press("tray-0").await;
    page.press("a1").await;
    page.wait("document.querySelectorAll('.turn').length === 1").await;
    // Escape closes the question, Enter on its button confirms it; both bring the focus back.
    for key in [Key::Escape, Key::Enter] {
        page.tab_to(".more").await;
        page.keys(Key::Enter).await;
        page.shows(".sheet h2", "More").await;
        page.tab_to("[data-entry='resign']").await;
        page.keys(Key::Enter).await;
        page.shows(".sheet h2", "Resign this game?").await;
        page.shows(".sheet p", "The win will go to Player 1. You can take this back with Undo.").await;
        assert!(page.text("#result").await.is_empty(), "it is only asked");
        page.tab_to("[data-confirm]").await;
        page.keys(key).await;
        page.wait("document.querySelector('.sheet') === null").await;
        page.wait("document.activeElement.classList.contains('more')").await;
    }
    page.shows("#result h2", "Player 1 wins (light)").await;
    page.shows("#result p", "Player 2 resigned.").await;
    page.shows(".for-ears[aria-live]", "Player 1 wins (light). Player 2 resigned.").await;
    page.reload().await;
    page.shows("#result p", "Player 2 resigned.").await;
    // The home page does not show it as a game in progress.
    page.go("").await;
    assert_eq!(page.text(".lid.quantik .chip").await, "");
    page.go("#/quantik").await;
    page.tab_to(".bar-button").await;
    page.keys(Key::Enter).await;
    page.wait("document.querySelector('#result') === null").await;
    page.wait("document.querySelectorAll('.turn').length === 1").await;
    page.press("tray-1").await;
    page.press("b2").await;
    page.wait("document.querySelectorAll('.turn').length === 2").await;
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_resigns_against_the_computer() {
    let page = Page::open(PHONE, "fr", "").await;
    let setup = r#"{"players":[{"computer":{"level":1}},{"person":{"name":""}}],"pace":0}"#;
    page.eval(&format!("localStorage.setItem('quincunx.setup.pivot', {})", json!(setup))).await;
    page.go("#/pivot").await;
    page.wait("document.querySelectorAll('.turn').length === 1").await;
    // The person stays below, and the computer above.
    page.shows(".me .who b", "Vous").await;
    page.shows(".them .who b", "Ordinateur").await;
    let level = page.attribute(".them .level", "aria-label").await;
    assert_eq!(level.as_deref(), Some("niveau 1, débutant"));
    page.shows(".me .chip", "à vous").await;
    page.tap(".more").await;
    page.tap("[data-entry='resign']").await;
    page.shows(".sheet h2", "Abandonner la partie\u{202f}?").await;
    let about = "La victoire ira à l’ordinateur de niveau 1. Le bouton Annuler permet de revenir en arrière.";
    page.shows(".sheet p", about).await;
    page.tap("[data-confirm]").await;
    page.shows("#result p", "Vous avez abandonné.").await;
    page.tap("#result .primary").await;
    // The next round is the person's to start, who is still below.
    page.shows(".me .who b", "Vous").await;
    page.shows(".me .chip", "à vous").await;
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn lots_are_drawn_anew_for_every_match() {
    let page = Page::open(PHONE, "en", "#/minos").await;
    let mut seen = [false; 2];
    for _ in 0..40 {
        page.tap(".new-game").await;
        page.tap(&answer("starts", 2)).await;
        page.tap("[data-start]").await;
        page.wait("document.querySelector('dialog') === null").await;
        let starter = page.text(".me .who b").await;
        seen[usize::from(starter == "Player 2")] = true;
        if seen == [true; 2] {
            break;
        }
    }
    assert_eq!(seen, [true; 2], "each of the two has started");
    let save = page.eval("localStorage.getItem('quincunx.game.minos')").await;
    assert!(save.as_str().is_some_and(|save| save.contains("\nfirst lot ")), "{save}");
    let starter = page.text(".me .who b").await;
    page.reload().await;
    page.shows(".me .who b", &starter).await;
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_sheet_remembers_everything() {
    let page = Page::open(PHONE, "en", "#/emblem").await;
    page.tap(".new-game").await;
    page.tap(&answer("variant-0", 1)).await;
    page.tap(&answer("variant-1", 2)).await;
    page.shows(
        ".questions > .remark",
        "A curiosity: from this start, the first player can force a win in four turns.",
    )
    .await;
    page.tap("[data-seat='0'] .name").await;
    page.keys("Ada").await;
    for (name, index) in [("seat-0", 1), ("seat-0", 0), ("seat-1", 1), ("level-1", 4), ("starts", 1)] {
        page.tap(&answer(name, index)).await;
    }
    page.tap(&answer("rounds", 3)).await;
    page.tap(&answer("help", 2)).await;
    page.tap("[data-start]").await;
    page.wait("document.querySelector('dialog') === null").await;
    page.shows(".me .who b", "Ada").await;
    page.reload().await;
    page.tap(".new-game").await;
    let all =
        [("variant-0", 1), ("variant-1", 2), ("seat-0", 0), ("seat-1", 1), ("level-1", 4), ("starts", 1)];
    for (name, index) in all.into_iter().chain([("rounds", 3), ("help", 2)]) {
        assert!(is_chosen(&page, name, index).await, "{name} {index}");
    }
    assert_eq!(page.eval("document.querySelector('.name').value").await, "Ada");
    assert_eq!(page.eval("document.querySelector('[name=pace]')").await, serde_json::Value::Null);
    // Two computers: how fast they play is asked, by keys as well.
    page.tab_to("[name='seat-0']").await;
    page.keys(Key::Right).await;
    page.tab_to("[name='pace']").await;
    page.keys(Key::Right).await;
    assert!(is_chosen(&page, "pace", 2).await);
    page.keys(Key::Escape).await;
    page.wait("document.querySelector('.sheet') === null").await;
    page.wait("document.activeElement.classList.contains('new-game')").await;
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_sheet_fits_and_its_answers_can_be_pressed() {
    for (device, game) in
        [(PHONE, "shape-colour"), (Device { width: 320, height: 568, touch: true }, "emblem")]
    {
        let page = Page::open(device, "fr", &format!("#/{game}")).await;
        page.tap(".new-game").await;
        if game == "shape-colour" {
            page.tap(&answer("variant-0", 3)).await;
            page.wait("document.querySelectorAll('.place').length === 4").await;
        }
        page.tap(&answer("seat-1", 1)).await;
        page.tap(&answer("level-1", 5)).await;
        let small = "[...document.querySelectorAll('.sheet :is(button, label, input.name)')].filter(e => { const r = e.getBoundingClientRect(); return r.height < 44 || r.width < 44 }).length";
        assert_eq!(page.eval(small).await, 0, "{game}");
        let cut = "[...document.querySelectorAll('.sheet label > span')].filter(e => e.scrollWidth > e.clientWidth).map(e => e.innerText)";
        assert_eq!(page.eval(cut).await, json!([]), "{game}");
        let start = "(() => { const r = document.querySelector('[data-start]').getBoundingClientRect(); return r.bottom <= innerHeight })()";
        assert_eq!(page.eval(start).await, true, "{game}: the game can be started without scrolling");
        page.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn draws_say_why() {
    let again = "c1c2.d2d3.c2c1.d3d2";
    let page = Page::open(PHONE, "fr", &format!("#/emblem?m=b1c1.e1d2.{again}.{again}")).await;
    page.shows("#result h2", "Partie nulle").await;
    page.shows("#result p", "La même position se présente pour la troisième fois.").await;
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn play_again_can_be_undone_and_brings_the_finished_game_back() {
    let page = Page::open(PHONE, "en", "#/quantik?m=Aa1.Bb2.Cc3.Db1.Ca2").await;
    page.shows("#result .primary", "Play again").await;
    page.tap("#result .primary").await;
    page.wait("document.querySelectorAll('.cell .solid').length === 0").await;
    page.tap(".bar-button").await;
    page.wait("document.querySelectorAll('.cell .solid').length === 5").await;
    page.shows("#result h2", "Player 1 wins (light)").await;
    page.close().await;
}
