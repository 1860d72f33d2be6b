//! Turns as a player makes them.

use crate::Page;
use quincunx::rules::{Guided, Target};
use thirtyfour::Key;

/// What is pressed in a game, turn by turn, by the names of the targets. A handle beside the squares stands for the two
/// presses that it makes.
///
/// # Panics
/// If a turn cannot be read or played.
pub fn presses_of<P: Guided>(options: P::Options, turns: &str) -> Vec<Vec<String>> {
    let mut position = P::start(options);
    let presses = |text: &str| {
        let mv: P::Move = text.parse().unwrap_or_else(|error| panic!("{text}: {error:?}"));
        let mut targets: Vec<Target> = Vec::new();
        position.presses(mv, &mut |target| targets.push(target));
        position = position.play(mv).unwrap_or_else(|refusal| panic!("{text}: {refusal:?}"));
        match targets[..] {
            [line @ Target::Line(_), way] => vec![format!("{line}+{way}")],
            _ => targets.iter().map(ToString::to_string).collect(),
        }
    };
    turns.split('.').map(presses).collect()
}

impl Page {
    /// Taps targets one after the other.
    pub async fn press_all(&self, targets: &[impl AsRef<str>]) {
        for target in targets {
            self.press(target.as_ref()).await;
        }
    }

    /// Presses targets by keys, from some square of the board: digits for the tray, arrow keys and Enter for squares.
    pub async fn type_all(&self, targets: &[impl AsRef<str>]) {
        for target in targets {
            match target.as_ref().strip_prefix("tray-") {
                Some(kind) => {
                    let digit = kind.parse::<u32>().expect("a kind of the tray") + 1;
                    self.keys(digit.to_string()).await;
                }
                None => {
                    self.walk_to(target.as_ref()).await;
                    self.keys(Key::Enter).await;
                }
            }
        }
    }
}
