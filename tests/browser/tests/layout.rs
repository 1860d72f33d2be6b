//! The layout of every screen, in windows of every size: nothing sticks out, is cut off or covered, and a board keeps
//! its size whatever is said below it.

use browser_tests::{Device, PHONE, Page, SCREENS, Screen, TABLET};
use serde_json::Value;
use std::collections::BTreeMap;

const fn size(width: u32, height: u32) -> Device {
    Device { width, height, touch: width < 1000 }
}

const DEVICES: [Device; 8] = [
    PHONE,
    size(320, 650),
    size(740, 360),
    TABLET,
    size(1024, 768),
    size(1440, 900),
    size(1920, 1080),
    size(3840, 2160),
];

/// What is wrong with the layout of the screen, in words.
const FAULTS: &str = "(() => {
    const faults = [];
    const rect = e => e.getBoundingClientRect();
    const is_seen = e => rect(e).width > 1 && getComputedStyle(e).visibility !== 'hidden' && !e.closest('.for-ears');
    const all = selector => [...document.querySelectorAll(selector)].filter(is_seen);
    const tell = (e, fault) => faults.push(`${fault}: ${e.tagName} ${e.className} “${(e.innerText ?? '').slice(0, 24)}”`);
    if (document.documentElement.scrollWidth > innerWidth) faults.push('the page scrolls sideways');
    for (const e of all('button, a, input, h1, h2, b, .chip, .say span')) {
        const box = e.parentElement.closest('.bar, .me, .seat, .advice, .top, .result, .moves, dialog, .lid, .home-header, #page');
        if (box && (rect(e).left < rect(box).left - 1 || rect(e).right > rect(box).right + 1)) tell(e, 'sticks out');
    }
    for (const e of all('.top h1, .who b, .chip, .button, .bar-button span')) {
        if (e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).display !== 'inline') tell(e, 'is cut off');
    }
    for (const e of all('.top h1, .bar-button, .confirm')) {
        if (rect(e).top < 0 || e.closest('.bar') && rect(e).bottom > innerHeight + 1) tell(e, 'is off the screen');
    }
    const buttons = all('.bar-button span, .confirm');
    buttons.forEach((e, i) => buttons.slice(i + 1).forEach(other => {
        const [a, b] = [rect(e), rect(other)];
        if (a.left < b.right + 1 && b.left < a.right + 1 && a.top < b.bottom && b.top < a.bottom) tell(e, 'touches the next');
    }));
    for (const e of all('.tagline')) {
        const range = document.createRange();
        range.selectNodeContents(e);
        for (const line of range.getClientRects()) {
            const hit = document.elementsFromPoint(line.right - 2, line.bottom - 3);
            if (hit.some(other => other.closest('.miniature'))) tell(e, 'lies on the picture');
        }
    }
    return faults;
})()";

/// The game whose board is seen on a screen. With more than two seats, there may be less room for the board.
fn board_of(screen: &Screen) -> Option<&str> {
    let (game, rest) = screen.name.split_once('-')?;
    let is_usual = !["teams", "three"].contains(&rest);
    (["quantik", "pivot", "emblem", "minos", "rods"].contains(&game) && is_usual).then_some(game)
}

async fn every_screen(lang: &str) {
    let page = Page::open(PHONE, lang, "").await;
    page.prefer_stillness().await;
    let mut found = Vec::new();
    let mut boards: BTreeMap<(&str, u32), Value> = BTreeMap::new();
    for screen in SCREENS {
        page.resize(PHONE).await;
        page.show(screen).await;
        for device in DEVICES {
            let Device { width, height, .. } = device;
            page.resize(device).await;
            page.drawn().await;
            let place = format!("{} at {width} × {height}", screen.name);
            let faults = page.eval(FAULTS).await;
            found.extend(faults.as_array().into_iter().flatten().map(|fault| format!("{place}: {fault}")));
            if let Some(game) = board_of(screen) {
                let scale = "Math.round(1000 * document.querySelector('.board > svg').getScreenCTM().a)";
                let board = page.eval(scale).await;
                let first = boards.entry((game, width)).or_insert_with(|| board.clone());
                if *first != board {
                    found.push(format!("{place}: the scale of the board is {board}, and was {first}"));
                }
            }
        }
    }
    page.close().await;
    assert!(found.is_empty(), "\n{}", found.join("\n"));
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_sticks_out_in_french() {
    every_screen("fr").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_sticks_out_in_english() {
    every_screen("en").await;
}
