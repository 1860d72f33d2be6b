//! Turns as a player makes them.

use crate::Page;
use quincunx::rules::{Guided, Target};
use thirtyfour::Key;

/// What a player plays with.
#[derive(Clone, Copy, Debug)]
pub enum Hand {
    /// A finger or a mouse.
    Pointer,
    Keys,
}

/// What is pressed for a legal turn, by the names of the targets. A handle beside the squares stands for the two
/// presses that it makes.
pub fn presses<P: Guided>(position: &P, mv: P::Move) -> Vec<String> {
    let mut targets: Vec<Target> = Vec::new();
    position.presses(mv, &mut |target| targets.push(target));
    match targets[..] {
        [line @ Target::Line(_), way] => vec![format!("{line}+{way}")],
        _ => targets.iter().map(ToString::to_string).collect(),
    }
}

/// What is pressed in a game, turn by turn.
///
/// # Panics
/// If a turn cannot be read or played.
pub fn presses_of<P: Guided>(options: P::Options, turns: &str) -> Vec<Vec<String>> {
    let mut position = P::start(options);
    let presses = |text: &str| {
        let mv: P::Move = text.parse().unwrap_or_else(|error| panic!("{text}: {error:?}"));
        let pressed = presses(&position, mv);
        position = position.play(mv).unwrap_or_else(|refusal| panic!("{text}: {refusal:?}"));
        pressed
    };
    turns.split('.').map(presses).collect()
}

/// A turn waits to be confirmed.
const WAITS: &str = "document.querySelector('.confirm:not([aria-disabled])') !== null";

impl Page {
    /// Makes a turn after `turns` others, and confirms it where that is asked for.
    pub async fn make(&self, hand: Hand, targets: &[impl AsRef<str>], turns: usize) {
        match hand {
            Hand::Pointer => self.press_all(targets).await,
            Hand::Keys => self.type_all(targets).await,
        }
        let is_played = format!(
            "document.querySelectorAll('li:nth-child(n + {}) > .turn[aria-current]').length === 1",
            turns + 1
        );
        self.wait(&format!("{WAITS} || {is_played}")).await;
        if self.eval(WAITS).await == true {
            match hand {
                Hand::Pointer => self.tap(".confirm").await,
                Hand::Keys => self.keys(Key::Control + Key::Enter).await,
            }
            self.wait(&is_played).await;
        }
    }

    /// Taps targets one after the other.
    pub async fn press_all(&self, targets: &[impl AsRef<str>]) {
        for target in targets {
            self.press(target.as_ref()).await;
        }
    }

    /// Presses targets by keys: digits for the tray; for squares and handles Tab, arrow keys and Enter.
    pub async fn type_all(&self, targets: &[impl AsRef<str>]) {
        for target in targets {
            let target = target.as_ref();
            if let Some(kind) = target.strip_prefix("tray-") {
                let digit = kind.parse::<u32>().expect("a kind of the tray") + 1;
                self.keys(digit.to_string()).await;
                continue;
            }
            if target.contains('+') {
                self.go_to_handle(target).await;
            } else {
                self.go_to_board().await;
                self.walk_to(target).await;
            }
            self.keys(Key::Enter).await;
        }
    }

    /// Gives the keyboard to the squares, which are one tab stop.
    pub async fn go_to_board(&self) {
        if self.eval("document.activeElement.matches('.handle')").await == true {
            self.keys(Key::Shift + Key::Tab).await;
        }
        self.tab_to(".cell").await;
    }

    /// Gives the keyboard to a handle; all of them are one tab stop.
    pub async fn go_to_handle(&self, name: &str) {
        self.tab_to(".handle").await;
        for _ in 0..28 {
            if self.focused().await == name {
                return;
            }
            self.keys(Key::Right).await;
        }
        panic!("{name} is not reached by arrow keys");
    }
}
