//! The layout in Safari's engine, where it has differed from that of the others.

use browser_tests::{WebKitPage, has_webkit};
use quincunx::games::GameId;

/// Where the driver cannot be installed, as on macOS, there is nothing to test with.
macro_rules! needs_webkit {
    () => {
        if !has_webkit() {
            eprintln!("skipped: WebKitWebDriver and Xvfb are not installed");
            return;
        }
    };
}

/// How much higher an open sheet is than its parts one below the other.
const EMPTY: &str = "(() => { const sheet = document.querySelector('dialog[open]');
    const parts = [sheet, ...sheet.querySelectorAll('form, .menu')];
    const before = sheet.getBoundingClientRect().height;
    parts.forEach(e => e.style.display = 'block');
    const after = sheet.getBoundingClientRect().height;
    parts.forEach(e => e.style.display = '');
    return Math.round(before - after) })()";

#[tokio::test(flavor = "multi_thread")]
async fn sheets_are_as_high_as_what_lies_on_them() {
    needs_webkit!();
    for (width, height) in [(500, 800), (1024, 700)] {
        let page = WebKitPage::open("fr", width, height).await;
        let sheets: [&[&str]; 3] = [&[".more"], &[".new-game"], &[".more", "[data-entry='share']"]];
        for presses in sheets {
            page.go("#/quantik").await;
            for selector in presses {
                page.tap(selector).await;
                page.wait("document.querySelector('dialog[open]') !== null").await;
            }
            page.wait("document.querySelector('dialog[open] h2') !== null").await;
            let empty = page.eval(EMPTY).await.as_i64().expect("a number");
            // The gaps between the parts.
            assert!(empty < 60, "{presses:?} at {width} × {height}: {empty} px of nothing");
            let faults = page.layout_faults().await;
            assert!(faults.is_empty(), "{presses:?} at {width} × {height}:\n{}", faults.join("\n"));
        }
        page.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn boards_cover_nothing() {
    needs_webkit!();
    for (width, height) in [(500, 800), (1024, 700), (1440, 900)] {
        let page = WebKitPage::open("en", width, height).await;
        for game in GameId::ALL {
            page.go(&format!("#/{}", game.id())).await;
            page.wait("document.querySelector('.board-picture') !== null").await;
            let faults = page.layout_faults().await;
            assert!(faults.is_empty(), "{} at {width} × {height}:\n{}", game.id(), faults.join("\n"));
        }
        page.close().await;
    }
}
