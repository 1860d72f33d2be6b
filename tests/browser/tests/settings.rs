//! The settings: each of them does what it says, at once and in every tab; and what the browser keeps can be taken
//! along.

use browser_tests::{DESKTOP, Device, PHONE, Page, TABLET};
use serde_json::{Value, json};
use thirtyfour::Key;

const SMALL: Device = Device { width: 320, height: 650, touch: true };

/// Chooses an answer as a player does: by pressing its label.
async fn answer(page: &Page, key: &str, code: &str) {
    page.tap(&format!("[data-key='{key}'] label:has([value='{code}'])")).await;
    page.wait(&format!("document.querySelector(\"[name='{key}'][value='{code}']\").checked")).await;
}

/// What is stored of a setting.
async fn stored(page: &Page, key: &str) -> Value {
    page.eval(&format!("JSON.parse(localStorage.getItem('quincunx.settings') ?? '{{}}').{key} ?? null")).await
}

#[tokio::test(flavor = "multi_thread")]
async fn settings_are_reached_from_everywhere_and_lead_back() {
    let page = Page::open(PHONE, "fr", "").await;
    page.tap(".to-settings").await;
    page.shows("h1", "Réglages").await;
    assert_eq!(page.eval("document.title").await, "Réglages – Quincunx");
    page.tap(".preferences .icon-button").await;
    page.wait("document.querySelectorAll('.lid').length === 5").await;
    // A game from a link goes on where it was, with the turns played since.
    page.go("#/quantik?m=Aa1").await;
    page.press("tray-1").await;
    page.press("b2").await;
    page.wait("document.querySelectorAll('.turn').length === 2").await;
    page.tap(".to-settings").await;
    page.shows("h1", "Réglages").await;
    page.tap(".preferences .icon-button").await;
    page.wait("document.querySelectorAll('.turn').length === 2").await;
    assert_eq!(page.eval("location.hash").await, "#/quantik?m=Aa1.Bb2");
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_is_reached_and_fits_on_every_screen() {
    let page = Page::open(SMALL, "fr", "#/settings").await;
    for device in [SMALL, PHONE, TABLET, DESKTOP] {
        page.resize(device).await;
        assert_eq!(page.eval("document.documentElement.scrollWidth <= innerWidth").await, true, "{device:?}");
        let small = page
            .eval("[...document.querySelectorAll('.preferences :is(a, button, .dial label, .list label, .switch, .file)')].filter(e => e.getBoundingClientRect().height < 44).map(e => e.innerText)")
            .await;
        assert_eq!(small, json!([]), "large enough for a finger on {device:?}");
        let cut = page
            .eval("[...document.querySelectorAll('.dial label, .list label, .button, .switch')].filter(e => e.scrollWidth > e.clientWidth).map(e => e.innerText)")
            .await;
        assert_eq!(cut, json!([]), "no word is cut on {device:?}");
    }
    // Every question has a name, and every answer too.
    let names = page
        .eval("[...document.querySelectorAll('fieldset')].map(e => e.querySelector('legend').innerText)")
        .await;
    assert_eq!(
        names,
        json!(["Langue", "Thème", "Animations", "Valider avant de jouer", "À deux sur le même appareil"])
    );
    let unnamed = page
        .eval("[...document.querySelectorAll('input')].filter(e => !e.labels[0]?.innerText.trim()).length")
        .await;
    assert_eq!(unnamed, 0);
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_setting_is_set_by_keyboard_and_kept() {
    let page = Page::first_visit(DESKTOP, "en", "#/settings").await;
    assert_eq!(page.eval("localStorage.length").await, 0, "nothing is kept until something is chosen");
    page.tab_to("[name='lang']").await;
    page.keys(Key::Left).await;
    page.shows("h1", "Réglages").await;
    page.keys(Key::Right).await;
    page.shows("h1", "Settings").await;
    page.tab_to("[name='theme']").await;
    page.keys(Key::Right + Key::Right).await;
    page.wait("document.documentElement.dataset.theme === 'dark'").await;
    page.tab_to("[name='motion']").await;
    page.keys(Key::Left).await;
    page.wait("document.documentElement.dataset.motion === 'fast'").await;
    page.tab_to("[data-key='coordinates'] input").await;
    page.keys(Key::Space).await;
    page.wait("document.documentElement.dataset.coordinates === 'off'").await;
    page.tab_to("[name='confirm']").await;
    page.keys(Key::Down).await;
    page.tab_to("[name='passing']").await;
    page.keys(Key::Down).await;
    page.tab_to("[data-key='sound'] input").await;
    page.keys(Key::Space).await;
    page.tab_to("[data-key='digits'] input").await;
    page.keys(Key::Space).await;
    page.wait("JSON.parse(localStorage.getItem('quincunx.settings')).digits === 'off'").await;
    page.reload().await;
    let kept = page.eval("JSON.parse(localStorage.getItem('quincunx.settings'))").await;
    let all = json!({ "lang": "en", "theme": "dark", "motion": "fast", "coordinates": "off", "confirm": "always", "passing": "board-turns", "sound": "on", "digits": "off" });
    assert_eq!(kept, all);
    let shown = page.eval("[...document.querySelectorAll('input:checked')].map(e => e.value).join()").await;
    assert_eq!(shown, "en,dark,fast,always,board-turns,on");
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn motion_is_as_the_device_asks_until_it_is_chosen() {
    let page = Page::open(PHONE, "fr", "").await;
    page.prefer_stillness().await;
    page.go("#/settings").await;
    page.wait("document.querySelector('[name=motion][value=off]').checked").await;
    assert_eq!(stored(&page, "motion").await, Value::Null);
    let duration = "getComputedStyle(document.querySelector('.switch input')).transitionDuration";
    assert_eq!(page.eval(duration).await, "0s");
    answer(&page, "motion", "normal").await;
    assert_eq!(page.eval(duration).await, "0.09s");
    answer(&page, "motion", "fast").await;
    assert_eq!(page.eval(duration).await, "0.045s");
    answer(&page, "motion", "off").await;
    assert_eq!(page.eval(duration).await, "0s");
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn coordinates_can_be_hidden_on_every_board() {
    let page = Page::open(DESKTOP, "fr", "#/settings").await;
    for state in ["off", "on"] {
        page.go("#/settings").await;
        page.tap("[data-key='coordinates']").await;
        page.wait(&format!(
            "JSON.parse(localStorage.getItem('quincunx.settings')).coordinates === '{state}'"
        ))
        .await;
        for game in ["quantik", "pivot", "emblem", "shape-colour", "minos"] {
            page.go(&format!("#/{game}")).await;
            let names = "[...document.querySelectorAll('.board :is(.coordinate, .tile-name)')]";
            let shown =
                page.eval(&format!("{names}.filter(e => e.getBoundingClientRect().width > 0).length")).await;
            assert_eq!(shown.as_u64() > Some(7), state == "on", "{game}: {shown}");
        }
    }
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn turns_wait_to_be_confirmed_where_players_want_it() {
    let page = Page::open(PHONE, "fr", "#/settings").await;
    answer(&page, "confirm", "touch").await;
    for (game, presses) in [("quantik", ["tray-0", "a1"]), ("emblem", ["b1", "c2"]), ("minos", ["c1", "c2"])]
    {
        page.go(&format!("#/{game}")).await;
        page.press_all(&presses).await;
        page.wait("document.querySelector('.confirm:not([aria-disabled])') !== null").await;
        assert_eq!(page.eval("document.querySelectorAll('.turn').length").await, 0, "{game}");
        let label = page.attribute(&format!("[data-target='{}']", presses[1]), "aria-label").await;
        assert!(!label.as_deref().unwrap_or_default().contains("vide"), "{game} shows the turn: {label:?}");
        page.tap(".confirm").await;
        page.wait("document.querySelectorAll('.turn').length === 1").await;
    }
    page.close().await;
    // A mouse on a large screen is precise.
    let page = Page::open(DESKTOP, "en", "#/settings").await;
    answer(&page, "confirm", "touch").await;
    page.go("#/minos").await;
    page.press("line-7+way-right").await;
    page.wait("document.querySelectorAll('.turn').length === 1").await;
    assert_eq!(page.eval("document.querySelector('.confirm')").await, Value::Null);
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn another_turn_can_take_the_place_of_one_that_waits() {
    let page = Page::open(DESKTOP, "en", "#/settings").await;
    answer(&page, "confirm", "always").await;
    page.go("#/pivot").await;
    page.press_all(&["tray-0", "a1"]).await;
    page.wait("document.querySelector('.confirm:not([aria-disabled])') !== null").await;
    page.press("b2").await;
    page.keys(Key::Control + Key::Enter).await;
    page.wait("document.querySelectorAll('.turn').length === 1").await;
    assert!(page.text(".turn").await.starts_with("b2"), "{}", page.text(".turn").await);
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn digits_choose_only_if_they_may() {
    let page = Page::open(DESKTOP, "fr", "#/quantik").await;
    page.tab_to(".cell").await;
    page.keys("2").await;
    page.wait("document.querySelector('.tray-well.chosen') !== null").await;
    page.keys(Key::Escape).await;
    page.go("#/settings").await;
    page.tap("[data-key='digits']").await;
    page.wait("JSON.parse(localStorage.getItem('quincunx.settings')).digits === 'off'").await;
    page.go("#/quantik").await;
    page.tab_to(".cell").await;
    page.keys("2").await;
    page.keys(Key::Right).await;
    assert_eq!(page.eval("document.querySelector('.tray-well.chosen')").await, Value::Null);
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn sounds_are_off_until_they_are_wanted() {
    let page = Page::open(PHONE, "en", "").await;
    page.count_tones().await;
    page.go("#/quantik").await;
    page.press_all(&["tray-0", "a1"]).await;
    page.wait("document.querySelectorAll('.turn').length === 1").await;
    assert_eq!(page.eval("tones").await, json!([]));
    page.go("#/settings").await;
    page.tap("[data-key='sound']").await;
    page.wait("tones.length === 1").await;
    page.go("#/quantik?m=Aa1.Bb2.Cc3").await;
    page.press_all(&["tray-3", "b1"]).await;
    page.wait("tones.length === 1").await;
    page.press_all(&["tray-2", "a2"]).await;
    page.wait("document.querySelector('.result') !== null && tones.length === 3").await;
    assert_eq!(page.eval("tones").await, json!([340, 523, 784]), "a knock, then two notes");
    page.tap(".bar-button").await;
    page.wait("document.querySelector('.result') === null").await;
    assert_eq!(page.eval("tones.length").await, 3, "nothing sounds when a turn is taken back");
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_set_in_one_tab_is_set_in_the_others() {
    let page = Page::open(DESKTOP, "fr", "#/quantik").await;
    page.press_all(&["tray-0", "a1"]).await;
    page.other_tab("#/settings").await;
    answer(&page, "lang", "en").await;
    answer(&page, "theme", "contrast").await;
    answer(&page, "confirm", "always").await;
    page.first_tab().await;
    page.wait("document.documentElement.dataset.theme === 'contrast'").await;
    page.shows(".say", "Choose a shape, then a square.").await;
    page.press_all(&["tray-1", "b2"]).await;
    page.wait("document.querySelector('.confirm:not([aria-disabled])') !== null").await;
    page.close().await;
}

/// The rules belong to another program than home; what is set in one of them holds in the other, whatever the browser
/// keeps.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_set_in_one_program_of_the_page_is_set_in_the_other() {
    for keeps in [true, false] {
        let page = Page::open(DESKTOP, "en", "").await;
        if !keeps {
            let full = "Storage.prototype.setItem = () => { throw new Error('full') }";
            page.eval(&format!("(() => {{ {full}; return true }})()")).await;
        }
        page.tap(".home-header .lang").await;
        page.visit("#/quantik/rules").await;
        page.shows("#study h1 small", "les règles").await;
        page.tap("#study .lang").await;
        page.shows("#study h1 small", "the rules").await;
        page.tap("#study .theme").await;
        let theme = page.eval("document.documentElement.dataset.theme").await;
        page.visit("").await;
        page.wait("document.querySelector('#page .to-settings')?.ariaLabel === 'Settings'").await;
        assert_eq!(page.eval("document.documentElement.lang").await, "en");
        assert_eq!(page.eval("document.documentElement.dataset.theme").await, theme);
        assert_eq!(page.eval("document.querySelector('#study').childElementCount").await, 0);
        page.close().await;
    }
}
