//! The layout of every screen, in windows of every size: nothing sticks out, is cut off or covered, and a board keeps
//! its size whatever is said below it.

use browser_tests::{Device, PHONE, Page, SCREENS, Screen, TABLET, size};
use quincunx::table::Help;
use serde_json::Value;
use std::collections::BTreeMap;

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
            let faults = page.layout_faults().await;
            found.extend(faults.iter().map(|fault| format!("{place}: {fault}")));
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

/// The windows in which tables of all kinds are looked at: small phones held both ways, and what people have on desks.
const SIZES: [Device; 14] = [
    size(320, 568),
    size(568, 320),
    size(360, 560),
    PHONE,
    size(375, 559),
    size(390, 844),
    size(740, 360),
    TABLET,
    size(1024, 700),
    size(1280, 800),
    size(1366, 768),
    size(1440, 900),
    size(1920, 1080),
    size(3840, 2160),
];

/// Games with two to four players, and with what only some variants show: turns that are counted down, a first turn
/// that can be taken over.
const TABLES: [(&str, usize); 10] = [
    ("quantik", 2),
    ("pivot", 2),
    ("emblem", 2),
    ("emblem?o=pie&m=b1c2", 2),
    ("shape-colour", 2),
    ("shape-colour?o=3", 3),
    ("shape-colour?o=4", 4),
    ("shape-colour?o=teams", 4),
    ("minos", 2),
    ("minos?o=count", 2),
];

/// The seats of computers that do not show their level.
const HIDDEN_LEVELS: &str = "[...document.querySelectorAll('.who')].filter(who => {
    const level = who.querySelector('.level');
    return level !== null && !(level.getBoundingClientRect().width > 8 && level.checkVisibility()) }).length";

/// Looks at tables where humans play, with every amount of help; where a computer thinks; and where computers play
/// among themselves.
async fn every_table(lang: &str) {
    let page = Page::open(PHONE, lang, "").await;
    page.prefer_stillness().await;
    page.count_workers().await;
    page.at_load("window.mute = true").await;
    let mut found = Vec::new();
    for (link, people) in TABLES {
        let mut against = vec![6; people];
        against[people - 1] = 0;
        let humans = Help::ALL.map(|help| (vec![0; people], help));
        // For the layout a computer's table has two kinds of help: with a button for hints, and without.
        let with = |help: Help| [(against.clone(), help), (vec![6; people], help)];
        let computers = with(Help::Moves).into_iter().chain(with(Help::Hints));
        for (levels, help) in humans.into_iter().chain(computers) {
            page.resize(PHONE).await;
            let is_computers_turn = page.lay_table(link, &levels, help).await;
            let seen = if is_computers_turn { ".say.thinking" } else { ".say" };
            page.wait(&format!("document.querySelector('{seen}') !== null")).await;
            let computers = levels.iter().filter(|&&level| level != 0).count();
            page.wait(&format!("document.querySelectorAll('.who .level').length === {computers}")).await;
            for device in SIZES {
                page.resize(device).await;
                page.drawn().await;
                let Device { width, height, .. } = device;
                let place = format!("{link}, levels {levels:?}, {help:?}, {width} × {height}");
                found.extend(page.layout_faults().await.iter().map(|fault| format!("{place}: {fault}")));
                let board = page.board_size().await;
                if board < 200.0 {
                    found.push(format!("{place}: the board is only {board} px large"));
                }
                let hidden = page.eval(HIDDEN_LEVELS).await;
                if hidden != 0 {
                    found.push(format!("{place}: {hidden} levels are not shown"));
                }
            }
        }
    }
    page.close().await;
    assert!(found.is_empty(), "{} faults\n{}", found.len(), found.join("\n"));
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_of_all_kinds_fit_in_french() {
    every_table("fr").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_of_all_kinds_fit_in_english() {
    every_table("en").await;
}
