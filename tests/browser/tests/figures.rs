//! Several live boards on one page: each is played, set back and walked by keyboard, and none disturbs another.

use browser_tests::{DESKTOP, PHONE, Page};
use thirtyfour::Key;

/// What stands on a square of a figure, for screen readers.
async fn label(page: &Page, figure: &str, square: &str) -> String {
    let script = format!("document.getElementById('figure-{figure}-{square}').getAttribute('aria-label')");
    page.eval(&script).await.as_str().expect("a label").to_owned()
}

/// Presses something of one figure.
async fn press(page: &Page, figure: &str, target: &str) {
    page.tap(&format!(".figure.{figure} [data-target='{target}']")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_figures_are_played_and_set_back_each_by_itself() {
    for (device, lang, set_back) in [(PHONE, "fr", "Remettre en place"), (DESKTOP, "en", "Reset")] {
        let page = Page::open(device, lang, "#/boards").await;
        page.wait("document.querySelectorAll('.figure').length === 5").await;
        let start = label(&page, "quantik", "b3").await;
        press(&page, "quantik", "tray-2").await;
        press(&page, "quantik", "b3").await;
        assert_ne!(label(&page, "quantik", "b3").await, start, "a piece stands there");
        press(&page, "emblem", "b1").await;
        press(&page, "emblem", "c1").await;
        let moved = label(&page, "emblem", "c1").await;
        assert_eq!(page.text(".figure.quantik figcaption button").await, set_back);
        page.tap(".figure.quantik figcaption button").await;
        assert_eq!(label(&page, "quantik", "b3").await, start, "set back");
        assert_eq!(label(&page, "emblem", "c1").await, moved, "the other stays as it was");
        let ids = "(() => { const ids = [...document.querySelectorAll('[id]')].map(e => e.id); return ids.length - new Set(ids).size })()";
        assert_eq!(page.eval(ids).await, 0, "no id stands twice");
        page.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_keyboard_walks_in_the_figure_that_it_is_in() {
    let page = Page::open(DESKTOP, "en", "#/boards").await;
    page.wait("document.querySelectorAll('.figure').length === 5").await;
    let focus = "document.activeElement.id";
    for figure in ["quantik", "emblem"] {
        page.tab_to(&format!("#figure-{figure} [role=gridcell][tabindex='0']")).await;
        page.keys(Key::Right).await;
        page.keys(Key::Down).await;
        let id = page.eval(focus).await;
        assert!(id.as_str().is_some_and(|id| id.starts_with(&format!("figure-{figure}-b"))), "{id}");
    }
    // A turn by keyboard alone, and a refusal that says why.
    page.tab_to(".figure.quantik [data-target='tray-0']").await;
    page.keys(Key::Enter).await;
    page.eval("document.getElementById('figure-quantik-c2').focus()").await;
    page.keys(Key::Enter).await;
    assert_eq!(label(&page, "quantik", "c2").await, "c2, light sphere");
    page.tab_to(".figure.quantik [data-target='tray-0']").await;
    page.keys(Key::Enter).await;
    page.eval("document.getElementById('figure-quantik-c1').focus()").await;
    page.keys(Key::Enter).await;
    page.wait("document.querySelector('.figure.quantik .say').innerText.startsWith('Not on c1')").await;
    page.close().await;
}
