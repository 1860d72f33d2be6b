//! What earlier versions have stored opens: the files of `tests/fixtures`, put where the browser would have them.

use browser_tests::{DESKTOP, PHONE, Page};
use serde_json::{Value, json};
use std::path::PathBuf;

fn fixtures() -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "..", "fixtures"].iter().collect()
}

/// The lines of a file.
fn lines(file: &str) -> Vec<Value> {
    let text = std::fs::read_to_string(fixtures().join(file)).expect(file);
    text.lines().map(|line| serde_json::from_str(line).expect(line)).collect()
}

/// A field that is a text.
fn text<'a>(line: &'a Value, field: &str) -> &'a str {
    line[field].as_str().unwrap_or_else(|| panic!("{field} of {line}"))
}

/// Stores exactly this in the browser, and loads the page at an address.
async fn open_with(page: &Page, stored: &[(&str, &str)], fragment: &str) {
    store(page, stored).await;
    page.go(fragment).await;
}

async fn store(page: &Page, stored: &[(&str, &str)]) {
    let stored: Value = stored.iter().map(|(key, text)| json!([key, text])).collect();
    page.run(&format!(
        "localStorage.clear(); sessionStorage.clear(); {stored}.forEach(([key, text]) => localStorage.setItem(key, text))"
    ))
    .await;
}

async fn stored(page: &Page, key: &str) -> Value {
    page.eval(&format!("localStorage.getItem({})", json!(key))).await
}

/// The turns of the list, and how many of them have been played.
async fn shown_turns(page: &Page) -> Value {
    page.eval(
        "(() => { const turns = [...document.querySelectorAll('.turn')];
         return { turns: turns.map(e => e.firstChild.data), at: turns.findIndex(e => e.ariaCurrent === 'step') + 1 } })()",
    )
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn saves_are_shown_with_their_turns() {
    let page = Page::open(DESKTOP, "en", "").await;
    for line in lines("saves.jsonl") {
        let (game, save, expected) = (text(&line, "game"), text(&line, "text"), &line["expected"]);
        let key = format!("quincunx.game.{game}");
        store(&page, &[(&key, save)]).await;
        page.visit(&format!("#/{game}")).await;
        if expected["fault"].is_string() {
            assert_eq!(shown_turns(&page).await["turns"], json!([]), "{line}");
            assert_eq!(stored(&page, &format!("quincunx.unread.{game}")).await, save, "put aside: {line}");
            continue;
        }
        let shown = json!({ "turns": expected["turns"], "at": expected["at"] });
        assert_eq!(shown_turns(&page).await, shown, "{line}");
        assert_eq!(stored(&page, &key).await, save, "{line}");
        let is_over = page.eval("document.querySelector('.result') !== null").await;
        assert_eq!(is_over, !expected["ending"].is_null(), "{line}");
    }
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn links_are_shown_with_their_turns() {
    let page = Page::open(PHONE, "fr", "").await;
    for line in lines("links.jsonl") {
        let (link, expected) = (text(&line, "text"), &line["expected"]);
        // Where nothing was ever chosen, the address of a table without a game is that of the welcome page.
        let known = format!("quincunx.setup.{}", text(&line, "game"));
        store(&page, &[(&known, "{}")]).await;
        page.visit(&format!("#/{link}")).await;
        if expected["fault"].is_string() {
            assert_eq!(page.eval("document.querySelectorAll('.cell').length").await, 0, "{line}");
            continue;
        }
        page.wait("document.querySelector('.cell') !== null").await;
        let turns = expected["turns"].as_array().expect("turns");
        assert_eq!(shown_turns(&page).await, json!({ "turns": turns, "at": turns.len() }), "{line}");
    }
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn half_made_turns_are_taken_up() {
    let page = Page::open(DESKTOP, "fr", "").await;
    for line in lines("hands.jsonl") {
        let (game, expected) = (text(&line, "game"), &line["expected"]);
        let (save, hand) = (format!("quincunx.game.{game}"), format!("quincunx.hand.{game}"));
        open_with(&page, &[(&save, text(&line, "save")), (&hand, text(&line, "text"))], &format!("#/{game}"))
            .await;
        let waits = page.eval("document.querySelector('.confirm:not([aria-disabled])') !== null").await;
        assert_eq!(waits, expected["waiting"].is_string(), "{line}");
        let presses = expected["presses"].as_array().map_or(&[][..], Vec::as_slice);
        let chosen = presses.iter().filter_map(Value::as_str).find(|name| name.starts_with("tray-"));
        if let Some(kind) = chosen {
            let pressed = page.attribute(&format!("[data-target='{kind}']"), "aria-pressed").await;
            assert_eq!(pressed.as_deref(), Some("true"), "{line}");
        }
        if waits == true || !presses.is_empty() {
            let (link, in_hand) = text(&line, "text").split_once('\n').expect("two lines");
            let in_hand = if waits == true { in_hand.to_owned() } else { joined(presses) };
            assert_eq!(stored(&page, &hand).await, format!("{link}\n{in_hand}"), "{line}");
        }
    }
    page.close().await;
}

fn joined(words: &[Value]) -> String {
    words.iter().filter_map(Value::as_str).collect::<Vec<_>>().join(" ")
}

/// What the sheet of a new game shows: names or levels, and the answers by their numbers.
const SHEET: &str = "(() => {
    const chosen = name => { const e = document.querySelector(`[name='${name}']:checked`); return e && Number(e.value) };
    const player = (e, i) => e.querySelector('.name') ? { person: { name: e.querySelector('.name').value } } : { computer: { level: chosen(`level-${i}`) + 1 } };
    return { players: [...document.querySelectorAll('.place')].map(player), starts: chosen('starts'), rounds: chosen('rounds'), pace: chosen('pace'), help: chosen('help') } })()";

/// The place of a code among others, or of the nearest number.
fn place(all: &[Value], value: &Value) -> usize {
    let distance = |other: &Value| match (other.as_i64(), value.as_i64()) {
        (Some(other), Some(value)) => other.abs_diff(value),
        _ => u64::from(other != value),
    };
    (0..all.len()).min_by_key(|&index| distance(&all[index])).expect("answers")
}

#[tokio::test(flavor = "multi_thread")]
async fn setups_are_shown_on_the_sheet() {
    let page = Page::open(DESKTOP, "en", "").await;
    for line in lines("setups.jsonl") {
        let expected: Value = serde_json::from_str(text(&line, "expected")).expect("JSON");
        let (game, save) = match line["people"].as_u64() {
            Some(2) => ("quantik", "quincunx 1\ngame quantik\n"),
            Some(3) => ("shape-colour", "quincunx 1\ngame shape-colour\noptions 3\n"),
            _ => ("shape-colour", "quincunx 1\ngame shape-colour\noptions 4\n"),
        };
        let (game_key, setup_key) = (format!("quincunx.game.{game}"), format!("quincunx.setup.{game}"));
        let fragment = format!("#/{game}");
        open_with(&page, &[(&game_key, save), (&setup_key, text(&line, "text"))], &fragment).await;
        page.tap(".new-game").await;
        page.wait("document.querySelector('.set-up [data-start]') !== null").await;
        let shown = page.eval(SHEET).await;
        let answer = |name: &str, all: Value| {
            let all = all.as_array().expect("answers").clone();
            assert_eq!(shown[name], place(&all, &expected[name]), "{name} of {line}");
        };
        assert_eq!(shown["players"], expected["players"], "{line}");
        answer("starts", json!(["turns", "same", "lot"]));
        answer("rounds", json!([1, 2, 3, 5]));
        answer("help", json!(["off", "moves", "hints", "values"]));
        if !shown["pace"].is_null() {
            answer("pace", json!([20, 8, 2]));
        }
    }
    page.close().await;
}

/// What the page of settings shows, as it would be stored; motion is shown even where nobody has chosen it.
const SETTINGS: &str = "(() => {
    const of = key => { const e = document.querySelector(`[data-key='${key}']`);
        const box = e.querySelector('[type=checkbox]');
        return box ? (box.checked ? 'on' : 'off') : e.querySelector(':checked').value };
    return Object.fromEntries([...document.querySelectorAll('[data-key]')].map(e => [e.dataset.key, of(e.dataset.key)])) })()";

#[tokio::test(flavor = "multi_thread")]
async fn settings_are_shown_and_followed() {
    let lines = lines("settings.jsonl");
    for browser in ["fr", "fr-CA", "en-GB"] {
        let page = Page::open(DESKTOP, browser, "").await;
        for line in lines.iter().filter(|line| line["browser"] == browser) {
            let mut expected: Value = serde_json::from_str(text(line, "expected")).expect("JSON");
            open_with(&page, &[("quincunx.settings", text(line, "text"))], "#/settings").await;
            let theme = page.eval("document.documentElement.dataset.theme ?? 'system'").await;
            assert_eq!(theme, expected["theme"], "{line}");
            assert_eq!(page.eval("document.documentElement.lang").await, expected["lang"], "{line}");
            let motion = page.eval("document.documentElement.dataset.motion ?? null").await;
            assert_eq!(motion, expected["motion"], "{line}");
            if motion.is_null() {
                expected["motion"] = json!("normal");
            }
            assert_eq!(page.eval(SETTINGS).await, expected, "{line}");
            let kept = stored(&page, "quincunx.settings").await;
            assert_eq!(kept, text(line, "text"), "nothing was changed: {line}");
        }
        page.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_game_last_played_lies_in_the_middle() {
    let page = Page::open(DESKTOP, "en", "").await;
    for game in ["quantik", "pivot", "emblem", "shape-colour", "minos", "a game of a later version"] {
        open_with(&page, &[("quincunx.last", game)], "").await;
        let middle = if game.contains(' ') { "quantik" } else { game };
        let lid = format!("document.querySelectorAll('.lid')[2].classList.contains('{middle}')");
        assert_eq!(page.eval(&lid).await, true, "{game}");
    }
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn archives_are_imported() {
    let file = std::env::temp_dir().join(format!("quincunx-old-{}.json", std::process::id()));
    let page = Page::open(DESKTOP, "en", "").await;
    for line in lines("archives.jsonl") {
        std::fs::write(&file, text(&line, "text")).expect("a file");
        open_with(&page, &[("quincunx.last", "emblem")], "#/settings").await;
        page.upload("input[type='file']", &file).await;
        let expected = &line["expected"];
        if expected["fault"].is_string() {
            page.wait("document.querySelector(\".your-data [role='alert']\").innerText !== ''").await;
            assert_eq!(stored(&page, "quincunx.last").await, "emblem", "{line}");
            continue;
        }
        page.tap(".sheet [data-confirm]").await;
        page.wait("document.querySelector(\".your-data [role='status']\").innerText !== ''").await;
        let kept = page.eval("Object.fromEntries(Object.entries(localStorage))").await;
        assert_eq!(kept, expected["data"], "{line}");
    }
    std::fs::remove_file(&file).expect("the file goes");
    page.close().await;
}

/// Everything that a browser keeps, imported; then the home page and the five tables as they were.
#[tokio::test(flavor = "multi_thread")]
async fn an_imported_archive_is_played_on() {
    let archive = lines("archives.jsonl").remove(0);
    let file = std::env::temp_dir().join(format!("quincunx-whole-{}.json", std::process::id()));
    std::fs::write(&file, text(&archive, "text")).expect("a file");
    let page = Page::open(DESKTOP, "en", "#/settings").await;
    page.upload("input[type='file']", &file).await;
    page.tap(".sheet [data-confirm]").await;
    page.shows("h1", "Réglages").await;
    page.wait("document.documentElement.dataset.theme === 'contrast'").await;
    page.go("").await;
    assert_eq!(page.eval("document.querySelectorAll('.lid')[2].classList.contains('minos')").await, true);
    let waiting =
        page.eval("[...document.querySelectorAll('.lid:has(.chip)')].map(e => e.classList[2])").await;
    assert_eq!(waiting, json!(["quantik", "pivot", "emblem", "shape-colour"]), "Minos is over");
    for game in ["quantik", "pivot", "emblem", "shape-colour", "minos"] {
        page.go(&format!("#/{game}")).await;
        let save = &archive["expected"]["data"][format!("quincunx.game.{game}")];
        assert_eq!(stored(&page, &format!("quincunx.game.{game}")).await, *save);
        assert_ne!(shown_turns(&page).await["turns"], json!([]), "{game}");
    }
    page.go("#/quantik").await;
    assert_eq!(page.text(".me .who b").await, "é 🎲 <i>");
    assert_eq!(page.attribute("[data-target='tray-1']", "aria-pressed").await.as_deref(), Some("true"));
    page.go("#/shape-colour").await;
    let names = page.eval("[...document.querySelectorAll('.who b')].map(e => e.innerText).sort()").await;
    assert_eq!(names, json!(["Ada", "Bo", "Cy", "Di"]));
    page.go("#/minos").await;
    page.wait("document.querySelector('.result') !== null").await;
    std::fs::remove_file(&file).expect("the file goes");
    page.close().await;
}
