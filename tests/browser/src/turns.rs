//! Turns as a player makes them.

use quincunx::rules::{Guided, Target};

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
