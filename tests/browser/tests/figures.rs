//! The figures of a rules page: live boards, each played, set back and walked by keyboard, and none disturbs another.

use browser_tests::{DESKTOP, PHONE, Page, size};
use quincunx::games::GameId;
use serde_json::json;
use thirtyfour::Key;

/// The ids that more than one element has.
const REPEATED_IDS: &str = "[...document.querySelectorAll('[id]')].map(element => element.id)
    .filter((id, index, ids) => ids.indexOf(id) !== index)";

/// What stands on a square of a figure, for screen readers.
async fn label(page: &Page, figure: &str, square: &str) -> String {
    let script = format!("document.getElementById('figure-{figure}-{square}').getAttribute('aria-label')");
    page.eval(&script).await.as_str().expect("a label").to_owned()
}

/// Presses something of one figure.
async fn press(page: &Page, figure: &str, target: &str) {
    page.tap(&format!("#fig-{figure} [data-target='{target}']")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_figures_are_played_and_set_back_each_by_itself() {
    for (device, lang, set_back) in [(PHONE, "fr", "Remettre en place"), (DESKTOP, "en", "Set back")] {
        let page = Page::open(device, lang, "#/emblem/rules").await;
        page.prefer_stillness().await;
        page.wait("document.querySelectorAll('.figure').length >= 2").await;
        let ids =
            page.eval("[...document.querySelectorAll('.figure')].map(f => f.id.replace('fig-', ''))").await;
        let [first, second] = [0, 1].map(|index| ids[index].as_str().expect("an id").to_owned());
        let mut moved = Vec::new();
        for figure in [&first, &second] {
            // Whatever can be moved, and a square where it can go.
            press_offered(&page, figure).await;
            press_offered(&page, figure).await;
            page.wait(&format!(
                "document.querySelector('#fig-{figure} .button:not([aria-disabled])') !== null"
            ))
            .await;
            moved.push(picture(&page, figure).await);
        }
        assert_eq!(page.text(&format!("#fig-{first} .button")).await, set_back);
        page.tap(&format!("#fig-{first} .button")).await;
        page.wait(&format!("document.querySelector('#fig-{first} .button[aria-disabled]') !== null")).await;
        assert_ne!(picture(&page, &first).await, moved[0], "set back");
        assert_eq!(picture(&page, &second).await, moved[1], "the other stays as it was");
        assert_eq!(page.eval(REPEATED_IDS).await, json!([]));
        page.close().await;
    }
}

/// Presses the first square of a figure that is offered and not chosen.
async fn press_offered(page: &Page, figure: &str) {
    let script =
        format!("document.querySelector('#fig-{figure} .cell.may:not([aria-selected])').dataset.target");
    let target = page.eval(&script).await.as_str().expect("something is offered").to_owned();
    press(page, figure, &target).await;
    page.drawn().await;
}

/// All labels of a figure's board.
async fn picture(page: &Page, figure: &str) -> String {
    let script =
        format!("[...document.querySelectorAll('#fig-{figure} .cell')].map(c => c.ariaLabel).join(';')");
    page.eval(&script).await.as_str().expect("labels").to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_keyboard_walks_in_the_figure_that_it_is_in() {
    let page = Page::open(DESKTOP, "en", "#/quantik/rules").await;
    page.prefer_stillness().await;
    page.wait("document.querySelectorAll('.figure').length >= 3").await;
    let ids = page.eval("[...document.querySelectorAll('.figure')].map(f => f.id.replace('fig-', ''))").await;
    for index in [0, 1] {
        let figure = ids[index].as_str().expect("an id");
        page.tab_to(&format!("#figure-{figure} [role=gridcell][tabindex='0']")).await;
        page.keys(Key::Right).await;
        page.keys(Key::Down).await;
        let id = page.eval("document.activeElement.id").await;
        assert!(id.as_str().is_some_and(|id| id.starts_with(&format!("figure-{figure}-b"))), "{id}");
    }
    // The first figure of Quantik waits for the turn that wins: a piece is laid, or the rules say why not.
    let figure = ids[0].as_str().expect("an id").to_owned();
    assert!(!page.text(&format!("#fig-{figure} .caption")).await.is_empty());
    let empty = format!(
        "[...document.querySelectorAll('#fig-{figure} .cell')].find(c => c.ariaLabel.includes('empty')).dataset.target"
    );
    let square = page.eval(&empty).await.as_str().expect("an empty square").to_owned();
    let is_empty = format!("{square}, empty");
    let mut refused = Vec::new();
    for kind in ["tray-0", "tray-1", "tray-2", "tray-3"] {
        page.eval(&format!("document.querySelector('#fig-{figure} [data-target={kind}]').focus()")).await;
        page.keys(Key::Enter).await;
        page.eval(&format!("document.getElementById('figure-{figure}-{square}').focus()")).await;
        page.keys(Key::Enter).await;
        page.drawn().await;
        if !label(&page, &figure, &square).await.starts_with(&is_empty) {
            break;
        }
        refused.push(page.text(&format!("#fig-{figure} .say")).await);
    }
    assert!(!label(&page, &figure, &square).await.starts_with(&is_empty), "nothing can be laid on {square}");
    assert!(refused.iter().all(|why| why.starts_with("Not on")), "{refused:?}");
    page.close().await;
}

/// Where there is room, the plans of a board lie beside it: several pictures of one game, as on a rules page.
#[tokio::test(flavor = "multi_thread")]
async fn no_id_stands_twice_on_any_page_of_any_game() {
    let page = Page::open(size(1440, 900), "en", "").await;
    page.prefer_stillness().await;
    for game in GameId::ALL {
        for (address, shown) in [
            ("/rules", ".figure:last-of-type .board-picture"),
            ("/lesson", ".lesson .board-picture"),
            ("/welcome", ".welcome .board-picture"),
            ("", ".table .board-picture"),
        ] {
            let address = format!("#/{}{address}", game.id());
            page.visit(&address).await;
            page.wait(&format!("document.querySelector('{shown}') !== null")).await;
            assert_eq!(page.eval(REPEATED_IDS).await, json!([]), "{address}");
        }
    }
    page.close().await;
}
