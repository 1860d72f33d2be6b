//! A player who presses at random. After every press the focus is somewhere, and the game that the address tells is the
//! one on the board: the link and the turn in hand are replayed natively, and the squares must read the same.

use crate::page::{Device, Page};
use quincunx::games::GameId;
use quincunx::i18n::Lang;
use quincunx::record::Link;
use quincunx::rules::Rng;
use quincunx::table::{Command, Origin, Session, Setup, labels};
use serde_json::{Value, json};
use std::time::Duration;

/// What can be pressed now: on the sheet that is open, or else on the whole page. Nothing that leaves the page, asks
/// for a file or speaks to the system.
const PRESSABLE: &str = "[...(document.querySelector('dialog[open]') ?? document).querySelectorAll(
    'button, label, [data-target]')].filter(e => !e.matches(
        '.lang, .theme, [data-copy], [data-send], .file, [aria-disabled=true]:not([data-target])') && !e.disabled
        && e.getClientRects().length > 0)";

/// Presses the element of this number (of those that can be pressed), as a pointer does: it takes the focus, if it can.
fn press(number: u64) -> String {
    format!(
        "(() => {{ const all = {PRESSABLE}; const e = all[{number} % all.length];
            const name = e.dataset.target || e.className.baseVal || e.className || e.innerText.trim();
            const focusable = e.closest('button, [tabindex], input'); if (focusable) focusable.focus();
            e.dispatchEvent(new MouseEvent('click', {{ bubbles: true, cancelable: true, detail: 1 }}));
            return new Promise(done => requestAnimationFrame(() => setTimeout(() => done(String(name))))) }})()"
    )
}

/// What the page shows and tells, read at one moment.
fn shown(game: GameId) -> String {
    format!(
        "({{ hash: location.hash, hand: localStorage.getItem('quincunx.hand.{}'),
            focus: document.activeElement?.tagName ?? 'NONE',
            squares: [...document.querySelectorAll('[role=gridcell]')].map(e => e.getAttribute('aria-label')) }})",
        game.id()
    )
}

/// Presses so often at a table of this game, with this seed, and checks after every press.
pub async fn walk(game: GameId, device: Device, seed: u64, presses: usize) {
    // With a question mark, the game is kept in the address.
    let page = Page::open(device, "en", &format!("#/{}?", game.id())).await;
    let mut rng = Rng::new(seed);
    let mut pressed: Vec<String> = Vec::new();
    for number in 0..presses {
        let name = page.eval_async(&press(rng.next_u64() >> 16)).await;
        pressed.push(name.as_str().unwrap_or("?").to_owned());
        let recent = || pressed.iter().rev().take(6).rev().cloned().collect::<Vec<_>>().join(", ");
        let mut fault = check(game, &page.eval(&shown(game)).await);
        for _ in 0..40 {
            if fault.is_none() {
                break;
            }
            // A computer may just have played, and the address follows the board.
            tokio::time::sleep(Duration::from_millis(25)).await;
            fault = check(game, &page.eval(&shown(game)).await);
        }
        if let Some(fault) = fault {
            panic!("{}, seed {seed}, press {number} (… {}): {fault}", game.id(), recent());
        }
    }
    page.close().await;
}

/// What is wrong with what the page shows, if anything is.
fn check(game: GameId, shown: &Value) -> Option<String> {
    if shown["focus"] == json!("BODY") || shown["focus"] == json!("NONE") {
        return Some("the focus is nowhere".to_owned());
    }
    let link = shown["hash"].as_str()?.trim_start_matches("#/");
    let session =
        Link::parse(link).and_then(|link| Session::open(game, Origin::Link(&link), Setup::default()));
    let Ok(mut session) = session else { return Some(format!("{link} is no game")) };
    let hand = shown["hand"].as_str().and_then(|hand| hand.split_once('\n'));
    if let Some((_, hand)) = hand.filter(|(place, _)| *place == session.status.link) {
        session.apply(Command::TakeUp(hand.to_owned()));
    }
    let mut expected = labels(&session.snapshot(), Lang::En);
    let mut seen: Vec<String> = shown["squares"].as_array()?.iter().map(plain).collect();
    // A board may be shown from the other side.
    expected.sort();
    seen.sort();
    let differ = expected.iter().zip(&seen).find(|(expected, seen)| expected != seen);
    differ.map(|(expected, seen)| format!("{link} says “{expected}”, the board “{seen}”"))
}

/// What stands on a square, without what can be done there.
fn plain(label: &Value) -> String {
    let label = label.as_str().unwrap_or_default();
    let marks = [", possible", ", chosen"];
    let label = label.split(marks[0]).next().unwrap_or_default();
    label.split(marks[1]).next().unwrap_or_default().to_owned()
}
