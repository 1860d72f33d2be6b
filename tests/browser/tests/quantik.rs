//! Quantik in the browser: whole games by touch and by keyboard, in both languages.

use browser_tests::{DESKTOP, PHONE, Page};
use thirtyfour::Key;

/// A game that light wins by completing the lower left region: the turns as presses of a shape and a square.
const GAME: [(&str, &str); 5] =
    [("tray-0", "a1"), ("tray-1", "b2"), ("tray-2", "c3"), ("tray-3", "b1"), ("tray-2", "a2")];

/// What a game says in one language.
struct Words {
    lang: &'static str,
    prompt: &'static str,
    player: &'static str,
    first_wins: &'static str,
    second_wins: &'static str,
    reason: &'static str,
    score: &'static str,
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_by_taps_on_a_phone_in_french() {
    whole_game_by_taps(Words {
        lang: "fr",
        prompt: "Choisissez une forme, puis une case.",
        player: "Joueur",
        first_wins: "Joueur 1 gagne (clair)",
        second_wins: "Joueur 2 gagne (clair)",
        reason: "Le cube complète la région en bas à gauche.",
        score: "Score du match\u{a0}: 1 – 1",
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_by_taps_on_a_phone_in_english() {
    whole_game_by_taps(Words {
        lang: "en",
        prompt: "Choose a shape, then a square.",
        player: "Player",
        first_wins: "Player 1 wins (light)",
        second_wins: "Player 2 wins (light)",
        reason: "The cube completes the lower left region.",
        score: "Match score: 1 – 1",
    })
    .await;
}

async fn whole_game_by_taps(words: Words) {
    let page = Page::open(PHONE, words.lang, "").await;
    page.shows(".lid.quantik h2", "Quantik").await;
    page.tap(".lid.quantik").await;
    page.shows(".top h1", "Quantik").await;
    page.shows(".say", words.prompt).await;
    for (turn, (shape, square)) in GAME.iter().enumerate() {
        let player = format!("{} {}", words.player, turn % 2 + 1);
        page.shows(".me .who b", &player).await;
        page.press(shape).await;
        page.wait(&format!("document.querySelector(\"[data-target='{shape}']\").ariaPressed === 'true'"))
            .await;
        page.press(square).await;
        page.wait(&format!("document.querySelectorAll('.cell .solid').length === {}", turn + 1)).await;
    }
    page.shows(".result h2", words.first_wins).await;
    page.shows(".result p", words.reason).await;
    // The next round: the other one plays first, and the score stands.
    page.tap(".result .primary").await;
    page.shows(".me .who b", &format!("{} 2", words.player)).await;
    page.wait("document.querySelectorAll('.cell .solid').length === 0").await;
    for (shape, square) in GAME {
        page.press(shape).await;
        page.press(square).await;
    }
    page.shows(".result h2", words.second_wins).await;
    page.shows(".result .score", words.score).await;
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_tabs_do_not_overwrite_each_other() {
    let page = Page::open(DESKTOP, "en", "#/quantik").await;
    page.press("tray-0").await;
    page.press("a1").await;
    page.wait("document.querySelectorAll('.cell .solid').length === 1").await;
    // What another tab stores arrives here as an event.
    let other = r"(() => { const key = 'quincunx.game.quantik';
        localStorage.setItem(key, 'quincunx 1\ngame quantik\nturns Aa1 Bb2 Cc3\n');
        dispatchEvent(new StorageEvent('storage', { key })); return true })()";
    page.eval(other).await;
    page.wait("document.querySelectorAll('.cell .solid').length === 3").await;
    page.press("tray-3").await;
    page.press("b1").await;
    page.wait("localStorage.getItem('quincunx.game.quantik').includes('Aa1 Bb2 Cc3 Db1')").await;
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_game_is_kept_and_can_be_undone() {
    let page = Page::open(DESKTOP, "en", "#/quantik").await;
    page.press("tray-0").await;
    page.press("a1").await;
    page.wait("document.querySelectorAll('.cell .solid').length === 1").await;
    page.tap(".new-game").await;
    page.tap("[data-start]").await;
    page.wait("document.querySelectorAll('.cell .solid').length === 0").await;
    page.tap(".bar-button:nth-child(1)").await;
    page.wait("document.querySelectorAll('.cell .solid').length === 1").await;
    page.tap(".new-game").await;
    page.tap("[data-start]").await;
    page.wait("document.querySelectorAll('.cell .solid').length === 0").await;
    page.reload().await;
    page.wait("document.querySelectorAll('.cell .solid').length === 0").await;
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_linked_game_survives_reload_and_can_be_opened_again() {
    let page = Page::open(DESKTOP, "en", "#/quantik?m=Bd1.Ba4").await;
    page.wait("document.querySelectorAll('.cell .solid').length === 2").await;
    let undo = ".bar-button:nth-child(1)";
    page.tap(undo).await;
    page.tap(undo).await;
    page.wait("location.hash === '#/quantik?'").await;
    page.reload().await;
    page.wait("document.querySelectorAll('.cell .solid').length === 0").await;
    page.tap(".bar-button:nth-child(2)").await;
    page.wait("document.querySelectorAll('.cell .solid').length === 1").await;
    // The same link again is the game as it was sent.
    page.eval("location.hash = '#/quantik?m=Bd1.Ba4'").await;
    page.wait("document.querySelectorAll('.cell .solid').length === 2").await;
    page.press("tray-0").await;
    page.press("a1").await;
    page.wait("document.querySelectorAll('.cell .solid').length === 3").await;
    page.eval("location.hash = '#/quantik?m=Bd1.Ba4'").await;
    page.wait("document.querySelectorAll('.cell .solid').length === 2").await;
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_by_keyboard() {
    let page = Page::open(DESKTOP, "en", "#/quantik").await;
    page.shows(".say", "Choose a shape, then a square.").await;
    assert_eq!(page.focused().await, "Quantik", "a table begins at its title");
    // From there the board is reached by Tab, and is one tab stop.
    page.tab_to(".cell").await;
    assert_eq!(page.focused().await, "a4");
    for (turn, (shape, square)) in GAME.iter().enumerate() {
        // The kinds of the tray are numbered.
        let kind: u32 = shape["tray-".len()..].parse().expect("a number");
        page.keys((kind + 1).to_string()).await;
        page.walk_to(square).await;
        page.keys(if turn % 2 == 0 { Key::Enter } else { Key::Space }).await;
        page.wait(&format!("document.querySelectorAll('.cell .solid').length === {}", turn + 1)).await;
    }
    page.shows(".result h2", "Player 1 wins (light)").await;
    page.shows(".result p", "The cube completes the lower left region.").await;
    page.shows(".for-ears", "Player 1 wins (light). The cube completes the lower left region.").await;
    // Undo keeps the focus; the tray works from anywhere.
    page.tap(".bar-button:nth-child(1)").await;
    page.wait("document.querySelector('.result') === null").await;
    page.wait("document.activeElement.classList.contains('bar-button')").await;
    page.keys("3").await;
    page.shows(".say", "Where does the cube go?").await;
    page.keys(Key::Escape).await;
    page.shows(".for-ears", "Choice cancelled. Choose a shape, then a square.").await;
    page.tap(".bar-button:nth-child(2)").await;
    page.wait("document.querySelector('.result') !== null").await;
    // The button of the next round takes the focus along to the board.
    page.tap(".result .button").await;
    page.wait("document.activeElement.dataset.target === 'a2'").await;
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_forbidden_square_says_why_and_changes_nothing() {
    let page = Page::open(PHONE, "en", "#/quantik?m=Bd1").await;
    page.press("tray-1").await;
    page.press("c2").await;
    page.shows(".say", "Not on c2: the opponent already has a cylinder in this region (d1).").await;
    page.wait("document.querySelector('.mark-cause') !== null").await;
    page.press("a4").await;
    page.wait("document.querySelectorAll('.cell .solid').length === 2").await;
    // A game from a link lives in the address.
    page.wait("location.hash === '#/quantik?m=Bd1.Ba4'").await;
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn undo_redo_and_reload_lose_nothing() {
    let page = Page::open(DESKTOP, "en", "#/quantik").await;
    for (shape, square) in &GAME[..3] {
        page.press(shape).await;
        page.press(square).await;
    }
    page.wait("document.querySelectorAll('.cell .solid').length === 3").await;
    page.tap(".bar-button:nth-child(1)").await;
    page.wait("document.querySelectorAll('.cell .solid').length === 2").await;
    page.reload().await;
    page.wait("document.querySelectorAll('.cell .solid').length === 2").await;
    page.tap(".bar-button:nth-child(2)").await;
    page.wait("document.querySelectorAll('.cell .solid').length === 3").await;
    // Home shows that a game waits.
    page.tap(".top a").await;
    page.shows(".lid.quantik .chip", "game in progress").await;
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_language_can_be_changed_in_the_middle_of_a_turn() {
    let page = Page::open(DESKTOP, "fr", "#/quantik").await;
    page.press("tray-2").await;
    page.shows(".say", "Où poser le cube\u{202f}?").await;
    page.tap(".lang").await;
    page.shows(".say", "Where does the cube go?").await;
    assert_eq!(page.eval("document.documentElement.lang").await, "en");
    page.reload().await;
    // What was chosen is still chosen, and the language is the same.
    page.shows(".say", "Where does the cube go?").await;
    page.close().await;
}

/// An opening by lot: what the sheet says of it, and that it stays.
async fn opening_by_lot(lang: &str, remark: &str) {
    let page = Page::open(PHONE, lang, "#/quantik").await;
    page.tap(".new-game").await;
    page.tap("label:has([name='variant-0'][value='1'])").await;
    page.shows(".questions > .remark", remark).await;
    page.tap("[data-start]").await;
    page.wait("document.querySelector('dialog') === null").await;
    let lying = "[...document.querySelectorAll('[role=gridcell]')].filter(e => !/vide|empty/.test(e.getAttribute('aria-label'))).map(e => e.dataset.target).sort().join()";
    let drawn = page.eval(lying).await;
    assert_eq!(drawn.as_str().map(|squares| squares.split(',').count()), Some(2), "{drawn}");
    let save = page.eval("localStorage.getItem('quincunx.game.quantik')").await;
    assert!(save.as_str().is_some_and(|save| save.contains("\noptions lot\n")), "{save}");
    page.reload().await;
    page.wait(&format!("({lying}) === {drawn}")).await;
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_opening_is_drawn_by_lot_in_french() {
    let remark = "Deux pièces sont déjà posées, tirées au sort à chaque manche parmi des ouvertures à chances égales. Plateau vide, qui joue en second peut toujours gagner.";
    opening_by_lot("fr", remark).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_opening_is_drawn_by_lot_in_english() {
    let remark = "Two pieces already lie, drawn at random in each round from openings with equal chances. On an empty board, whoever plays second can always win.";
    opening_by_lot("en", remark).await;
}
