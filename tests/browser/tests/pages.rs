//! Home, wrong addresses and wrong links.

use browser_tests::{DESKTOP, Device, PHONE, Page, TABLET};
use thirtyfour::Key;

#[tokio::test(flavor = "multi_thread")]
async fn home_has_five_games_on_every_screen() {
    let page = Page::open(PHONE, "en", "").await;
    let small = Device { width: 320, height: 650, touch: true };
    let landscape = Device { width: 740, height: 360, touch: true };
    for device in [PHONE, small, landscape, TABLET, DESKTOP] {
        page.resize(device).await;
        let titles =
            page.eval("[...document.querySelectorAll('.lid h2')].map(e => e.innerText).join()").await;
        assert_eq!(titles, "Pivot,Emblem,Quantik,Shape & Colour,Minos");
        let fits = page.eval("[...document.querySelectorAll('.lid h2, .lid .button')].every(e => { const r = e.getBoundingClientRect(); return r.left >= 0 && r.right <= innerWidth })").await;
        assert_eq!(fits, true, "{device:?}");
        assert_eq!(page.eval("document.documentElement.scrollWidth <= innerWidth").await, true, "{device:?}");
    }
    assert_eq!(
        page.eval("document.querySelectorAll('a.lid .miniature').length").await,
        5,
        "all can be played"
    );
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wrong_link_says_where_and_why_and_loses_nothing() {
    let page = Page::open(PHONE, "fr", "#/quantik").await;
    page.press("tray-0").await;
    page.press("a1").await;
    page.wait("document.querySelectorAll('.cell .solid').length === 1").await;
    page.go("#/quantik?m=Aa1.Ab9").await;
    page.shows("h1", "Ce lien ne peut pas être ouvert").await;
    let why = "Dans le coup 2, «\u{a0}Ab9\u{a0}», au caractère 2, il faudrait une case, de a1 à d4.";
    page.shows(".notice-page p", why).await;
    page.go("#/quantik?m=Aa1.Aa2").await;
    let why = "Le coup 2, «\u{a0}Aa2\u{a0}», n’est pas permis\u{a0}: l’adversaire a déjà une sphère dans cette colonne (a1).";
    page.shows(".notice-page p", why).await;
    page.tap(".notice-page .button").await;
    page.wait("document.querySelectorAll('.cell .solid').length === 1").await;
    page.go("#/chess").await;
    page.shows(".notice-page p", "Aucun jeu ici ne s’appelle «\u{a0}chess\u{a0}».").await;
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_browser_that_keeps_nothing_says_so() {
    let page = Page::open(PHONE, "en", "#/quantik").await;
    page.eval("(() => { Storage.prototype.setItem = () => { throw new Error('full') }; return true })()")
        .await;
    page.press("tray-0").await;
    page.press("a1").await;
    page.shows(
        ".warning",
        "This browser can’t save your game: what you play from now on will be lost when you close the page.",
    )
    .await;
    // It covers nothing that can be pressed, and can be closed.
    page.press("tray-1").await;
    page.press("b3").await;
    page.wait("document.querySelectorAll('.cell .solid').length === 2").await;
    page.tap(".warning button").await;
    page.wait("document.querySelector('.warning') === null").await;
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_sheet_has_its_own_keys() {
    let page = Page::open(DESKTOP, "en", "#/quantik").await;
    page.tap(".new-game").await;
    page.tab_to(".sheet .name").await;
    page.keys("R2D2").await;
    assert_eq!(page.eval("document.activeElement.value").await, "R2D2");
    page.keys(Key::Escape).await;
    page.wait("document.querySelector('.sheet') === null").await;
    assert_eq!(page.eval("document.querySelector('.tray-well.chosen')").await, serde_json::Value::Null);
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_save_that_cannot_be_read_is_put_aside() {
    let page = Page::open(PHONE, "en", "").await;
    page.eval("(() => { localStorage.setItem('quincunx.game.quantik', 'quincunx 9'); return true })()").await;
    page.go("#/quantik").await;
    page.shows(".warning", "The saved game cannot be read; it was set aside, and a new one begins.").await;
    assert_eq!(page.eval("localStorage.getItem('quincunx.unread.quantik')").await, "quincunx 9");
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_theme_is_there_before_the_program() {
    let page = Page::open(DESKTOP, "en", "").await;
    let background = "getComputedStyle(document.body).backgroundColor";
    page.prefer("dark").await;
    assert_eq!(page.eval(background).await, "rgb(15, 23, 20)");
    page.tap(".home-header .theme").await;
    page.wait("document.documentElement.dataset.theme === 'light'").await;
    assert_eq!(page.eval(background).await, "rgb(231, 236, 228)", "chosen, whatever the device says");
    page.reload().await;
    assert_eq!(page.eval("document.documentElement.dataset.theme").await, "light");
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_thinks_is_loaded_and_compiled_once_when_a_computer_plays() {
    let page = Page::open(PHONE, "en", "").await;
    page.count_workers().await;
    page.reload().await;
    page.go("#/quantik").await;
    page.press("tray-0").await;
    page.press("a1").await;
    page.wait("document.querySelectorAll('.cell .solid').length === 1").await;
    let of_thinking =
        "performance.getEntriesByType('resource').filter(r => /worker|thinker/.test(r.name)).length";
    assert_eq!(page.eval(of_thinking).await, 0, "two people play");
    assert_eq!(page.eval("workers.length").await, 0);
    page.eval("localStorage.setItem('quincunx.setup.quantik', JSON.stringify({ players: [{ person: { name: '' } }, { computer: { level: 1 } }] }))")
        .await;
    page.go("#/").await;
    page.go("#/quantik").await;
    page.wait("document.querySelectorAll('.cell .solid').length === 2").await;
    assert_eq!(page.eval("workers.length").await, 1);
    // By a link: the page stays.
    page.eval("location.hash = '#/'").await;
    page.wait("document.querySelector('.lid') !== null").await;
    page.eval("location.hash = '#/quantik'").await;
    page.wait("workers.length === 2").await;
    let compiled = "workers.map(worker => worker.module instanceof WebAssembly.Module).join()";
    assert_eq!(page.eval(compiled).await, "true,true", "both are given what the page has compiled");
    let loads =
        "performance.getEntriesByType('resource').filter(r => r.name.includes('thinker_bg.wasm')).length";
    assert_eq!(page.eval(loads).await, 1, "loaded once");
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn french_words_are_elided_and_letters_are_not_codes() {
    let page = Page::open(PHONE, "fr", "#/emblem").await;
    assert_eq!(page.attribute("[role=grid]", "aria-label").await.as_deref(), Some("Plateau d’Emblem"));
    page.go("#/échecs").await;
    page.shows(".notice-page p", "Aucun jeu ici ne s’appelle «\u{a0}échecs\u{a0}».").await;
    page.close().await;
}
