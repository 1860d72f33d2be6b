//! Pieces that are dragged, by finger and by mouse: the same turns as by pressing.

use browser_tests::{DESKTOP, Device, PHONE, Page};

const PIECES: &str = "document.querySelectorAll('.cell .solid').length";

/// From the tray to a square, as either player.
async fn a_shape_is_dragged_to_a_square(device: Device) {
    let page = Page::open(device, "en", "#/quantik?m=Aa1").await;
    page.wait(&format!("{PIECES} === 1")).await;
    page.drag("tray-2", "d4").await;
    page.wait(&format!("{PIECES} === 2")).await;
    page.drag("tray-1", "b2").await;
    page.wait(&format!("{PIECES} === 3")).await;
    page.wait("document.querySelector('[data-target][style*=translate]') === null").await;
    page.close().await;
}

/// From square to square; a drop where the rules forbid it says why, and the piece is where it was.
async fn a_pawn_is_dragged_over_the_board(device: Device) {
    let page = Page::open(device, "en", "#/minos?o=junior&m=d1d2.d7d6").await;
    page.wait("document.querySelector('.board-picture') !== null").await;
    page.drag("d2", "d1").await;
    page.wait("document.querySelector('.why') !== null").await;
    page.wait("document.querySelector('[data-target][style*=translate]') === null").await;
    page.drag("c1", "c2").await;
    page.wait("document.querySelector('.why') === null").await;
    page.wait("document.querySelector(\"[data-target='c2']\").ariaLabel.includes('light')").await;
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn shapes_are_dragged_by_finger() {
    a_shape_is_dragged_to_a_square(PHONE).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn shapes_are_dragged_by_mouse() {
    a_shape_is_dragged_to_a_square(DESKTOP).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn pawns_are_dragged_by_finger() {
    a_pawn_is_dragged_over_the_board(PHONE).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn pawns_are_dragged_by_mouse() {
    a_pawn_is_dragged_over_the_board(DESKTOP).await;
}
