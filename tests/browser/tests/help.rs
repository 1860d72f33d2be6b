//! What a table does to help: hints, the worth of turns, the board seen from the other side, turns that are typed,
//! other branches, and half-made turns that outlive a reload.

use browser_tests::{DESKTOP, PHONE, Page};
use serde_json::Value;
use thirtyfour::Key;

const QUANTIK: &str = "#/quantik?m=Da2.Ca3.Db1.Cc4.Ab4.Bd1.Ac1.Dd3";
const RODS: &str =
    "#/shape-colour?p=CRSRCR_CYSYSY_LR_-_CYLRLB_CB_SB_CYLB_SR_CRCB_LR_SB_LYCB_CY_LY_SY_|_8,6_|_1";

/// Sets the help dial in the menu: 0 is off, 3 shows what every turn is worth.
async fn set_help(page: &Page, notch: usize) {
    page.tap(".more").await;
    page.tap(&format!("[data-dial='help'] label:nth-child({})", notch + 1)).await;
    page.tap(".sheet-head .icon-button").await;
    page.wait("document.querySelector('dialog') === null").await;
}

/// Waits until the board has this many of something.
async fn counts(page: &Page, selector: &str, count: usize) {
    page.wait(&format!("document.querySelectorAll('.board {selector}').length === {count}")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_comes_in_three_steps() {
    let page = Page::open(PHONE, "fr", "#/emblem?o=diagonal").await;
    page.wait("document.querySelector('.hint-button') === null").await;
    set_help(&page, 2).await;
    page.tap(".hint-button").await;
    page.wait("document.querySelector('.board .hint') !== null").await;
    let first = page.text(".say").await;
    assert!(["b2", "e5"].iter().any(|square| first == format!("Regardez du côté de {square}.")), "{first}");
    assert_eq!(page.eval("document.querySelectorAll('.board .hint .arrow').length").await, 0);
    page.tap(".hint-button").await;
    counts(&page, ".hint .arrow", 1).await;
    let second = page.text(".say").await;
    assert!(second.starts_with("Le meilleur coup\u{a0}: "), "{second}");
    page.tap(".hint-button").await;
    page.wait(
        "document.querySelector('.say').innerText.startsWith('Prouvé\u{a0}: ce coup gagne en 7 coups')",
    )
    .await;
    page.wait("document.querySelector('.for-ears').innerText.startsWith('Prouvé')").await;
    // A turn clears the hint.
    for target in if first.contains("b2") { ["b2", "c3"] } else { ["e5", "d4"] } {
        page.press(target).await;
    }
    counts(&page, ".hint", 0).await;
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_turn_of_quantik_shows_its_worth() {
    let page = Page::open(PHONE, "en", QUANTIK).await;
    page.press("tray-2").await;
    counts(&page, ".mark-offer", 2).await;
    counts(&page, ".verdict", 0).await;
    set_help(&page, 3).await;
    counts(&page, ".verdict", 2).await;
    let told = page.attribute("[data-target='b2']", "aria-label").await.expect("a label");
    assert!(told.ends_with("possible, loses in 2"), "{told}");
    // Without help, neither values nor offers are shown.
    set_help(&page, 0).await;
    counts(&page, ".verdict", 0).await;
    counts(&page, ".mark-offer", 0).await;
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_worth_of_turns_is_shown_in_every_game() {
    let tables = [
        ("#/pivot?m=b2B.b2b3+c2B", "c2"),
        ("#/emblem?m=e2d3.b2c3", "e6"),
        ("#/minos", "line-1+way-left"),
        (RODS, "a1"),
    ];
    let page = Page::open(DESKTOP, "en", "").await;
    for (address, target) in tables {
        page.go(address).await;
        set_help(&page, 3).await;
        page.wait("document.querySelector('.board .verdict') !== null").await;
        let label = format!("document.querySelector(\"[data-target='{target}']\").ariaLabel");
        page.wait(&format!("/(estimate|wins in|loses in|a draw)/.test({label})")).await;
    }
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_board_seen_from_the_other_side_is_played_as_it_is_seen() {
    let page = Page::open(DESKTOP, "en", "#/minos").await;
    page.tap(".more").await;
    page.tap("[data-entry='rotate']").await;
    counts(&page, ".rotated", 1).await;
    let y = |square: &str| {
        format!("document.querySelector(\"[data-target='{square}']\").getBoundingClientRect().y")
    };
    page.wait(&format!("{} < {}", y("c1"), y("c7"))).await;
    page.press("c1").await;
    // Up is where it points: towards the first row.
    page.press("c2").await;
    page.wait("document.querySelectorAll('.moves .turn').length === 1").await;
    page.tab_to(".cell").await;
    assert_eq!(page.focused().await, "c2");
    page.keys(Key::Up).await;
    assert_eq!(page.focused().await, "c1");
    page.keys(Key::End).await;
    assert_eq!(page.focused().await, "a1");
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_may_sit_face_to_face() {
    let page = Page::open(PHONE, "fr", "#/settings").await;
    page.tap("[data-key='passing'] label:nth-child(3)").await;
    page.go("#/quantik").await;
    page.press("tray-0").await;
    page.press("b2").await;
    page.wait("document.querySelector('.table.opposite') !== null").await;
    page.press("tray-1").await;
    page.press("c3").await;
    page.wait("document.querySelector('.table.opposite') === null").await;
    page.go("#/settings").await;
    page.tap("[data-key='passing'] label:nth-child(2)").await;
    page.go("#/pivot").await;
    page.press("tray-0").await;
    page.press("b2").await;
    counts(&page, ".rotated", 1).await;
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn turns_are_typed_and_a_wrong_one_says_why() {
    let page = Page::open(DESKTOP, "en", "#/quantik").await;
    page.tap(".moves .typed input").await;
    page.keys("Ab3" + Key::Enter).await;
    page.wait("document.querySelectorAll('.moves .turn').length === 1").await;
    page.keys("Ab4" + Key::Enter).await;
    page.wait(
        "document.querySelector('.moves .typed-fault').innerText.startsWith('Turn 2, “Ab4”, is not allowed')",
    )
    .await;
    assert_eq!(page.eval("document.querySelectorAll('.moves .turn').length").await, 1);
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn other_branches_stay_in_the_list() {
    let page = Page::open(PHONE, "fr", "#/quantik").await;
    for target in ["tray-0", "a1", "tray-1", "d4"] {
        page.press(target).await;
    }
    page.tap(".bar-button:nth-child(1)").await;
    for target in ["tray-2", "c3"] {
        page.press(target).await;
    }
    page.tap(".bar-button.turns").await;
    page.shows("dialog .others .other", "Bd4").await;
    page.tap("dialog .others .other").await;
    page.shows("dialog .turn[aria-current]", "Bd4").await;
    page.shows("dialog .others .other", "Cc3").await;
    page.tap(".sheet-head .icon-button").await;
    page.wait("document.querySelector(\"[data-target='d4']\").ariaLabel.includes('cylindre')").await;
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_half_made_turn_outlives_a_reload() {
    let page = Page::open(PHONE, "fr", "#/quantik").await;
    page.press("tray-2").await;
    page.reload().await;
    page.shows(".say", "Où poser le cube\u{202f}?").await;
    page.press("b3").await;
    page.wait("document.querySelectorAll('.turn').length === 1").await;
    page.reload().await;
    page.shows(".say", "Choisissez une forme, puis une case.").await;
    page.go(RODS).await;
    page.press_all(&["b1", "b3", "b2", "a4", "tray-2", "b1"]).await;
    let preview = page.text(".say").await;
    page.reload().await;
    page.shows(".say", &preview).await;
    page.tap(".confirm").await;
    page.shows(".them .who span", "11 points").await;
    page.go("#/minos").await;
    page.press("line-1+way-left").await;
    page.reload().await;
    page.wait("document.querySelector('.ghost') !== null").await;
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_rings_the_handle_that_it_means_and_gives_way_to_the_turn_in_hand() {
    // Column d can slide either way, and wins downward.
    let minos =
        "#/minos?p=.LL%23.L%23/....%23../.....%23./%23.%23L.%23./.%23.%23.%23./LD..%23D%23/.DD%23..D_D_-";
    let page = Page::open(PHONE, "en", minos).await;
    page.prefer_stillness().await;
    set_help(&page, 2).await;
    page.press("b2").await;
    page.shows(".say", "Where does the pawn on b2 go?").await;
    page.tap(".hint-button").await;
    page.shows(".say", "Have a look at column d.").await;
    assert_eq!(page.eval("document.querySelector('[aria-selected]')").await, Value::Null, "b2 is let go");
    page.tap(".hint-button").await;
    page.shows(".say", "The best turn: column d slides down.").await;
    let ringed = "(() => { const r = document.querySelector('.board .hint rect').getBoundingClientRect();
        const handles = document.elementsFromPoint(r.x + r.width / 2, r.y + r.height / 2);
        return handles.map(e => e.closest('.handle')?.dataset.target).find(name => name) })()";
    assert_eq!(page.eval(ringed).await, "line-d+way-down");
    page.press("line-d+way-up").await;
    page.shows(".say", "Slide column d up, with one pawn on it?").await;
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_that_waits_can_be_confirmed_whatever_is_asked_of_others() {
    let page = Page::open(PHONE, "en", "#/minos").await;
    page.press("line-a+way-up").await;
    page.wait("document.querySelector('.confirm:not([aria-disabled])') !== null").await;
    page.eval("localStorage.setItem('quincunx.settings', '{\"confirm\":\"never\"}')").await;
    page.reload().await;
    page.tap(".confirm").await;
    page.wait("document.querySelectorAll('.turn').length === 1").await;
    page.wait("document.querySelector('.confirm') === null").await;
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_wrong_with_a_typed_turn_goes_with_the_position() {
    let page = Page::open(DESKTOP, "en", "#/quantik?m=Aa1").await;
    page.tab_to(".moves .typed input").await;
    page.keys("Aa4").await;
    page.keys(Key::Enter).await;
    page.wait("document.querySelector('.moves .typed-fault').innerText !== ''").await;
    page.press("tray-1").await;
    page.press("d3").await;
    page.wait("document.querySelector('.moves .typed-fault').innerText === ''").await;
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_line_on_the_sheet_has_a_fault_of_its_own() {
    let page = Page::open(PHONE, "en", "#/quantik?m=Aa1").await;
    page.tap(".bar-button.turns").await;
    let twice = "(() => { const ids = [...document.querySelectorAll('[id]')].map(e => e.id); return ids.length - new Set(ids).size })()";
    assert_eq!(page.eval(twice).await, 0, "no id stands twice");
    page.tap("dialog .typed input").await;
    page.keys("Aa4").await;
    page.keys(Key::Enter).await;
    let told = "document.getElementById(document.querySelector('dialog .typed input').getAttribute('aria-describedby')).innerText";
    page.wait(&format!("{told}.startsWith('Turn 2')")).await;
    page.close().await;
}
