//! The vectors of the options that came later, made by slow, separate engines: boards of characters, every turn tried,
//! and nothing of the library. The files are compared with what these engines write, and `rules.rs` compares the files
//! with the library. `UPDATE=1` writes them anew.

mod emblem;
mod minos;
mod quantik;
mod shape_colour;

use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use std::fmt::Write;

/// A position of a slow engine.
trait Slow: Clone {
    fn text(&self) -> String;

    /// The texts of all legal turns, in any order; none if the game is over.
    fn turns(&self) -> Vec<String>;

    fn after(&self, turn: &str) -> Self;

    /// What has happened to the game, in the words of `tests/vectors/README.md`: the outcome and the ending. `before`
    /// are the texts of the positions before this one.
    fn end(&self, before: &[String]) -> Option<(Value, String)>;

    /// A turn that has the form of one, but is forbidden here, and the rule that it breaks.
    fn forbidden(&self) -> Vec<(String, &'static str)>;
}

/// Small numbers that are the same everywhere.
struct Dice(u64);

impl Dice {
    fn below(&mut self, count: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) % count as u64) as usize
    }
}

/// A file of vectors in the making.
struct File {
    game: &'static str,
    options: &'static str,
    name: String,
    dice: Dice,
    text: String,
}

impl File {
    fn new(game: &'static str, options: &'static str, seed: u64) -> File {
        let name = format!("{game}-{}", options.replace(',', "-"));
        File { game, options, name, dice: Dice(seed), text: String::new() }
    }

    fn line(&mut self, line: &Value) {
        writeln!(self.text, "{line}").expect("a String takes all");
    }

    fn perft(&mut self, position: &impl Slow, depth: u32) {
        let count = perft(position, depth);
        let line = json!({ "kind": "perft", "position": position.text(), "depth": depth, "count": count });
        self.line(&line);
    }

    fn malformed(&mut self, what: &str, class: &str, text: &str) {
        self.line(&json!({ "kind": "malformed", "what": what, "class": class, "text": text }));
    }

    fn illegal(&mut self, position: &impl Slow) {
        let legal = position.turns();
        for (turn, rule) in position.forbidden() {
            assert!(!legal.contains(&turn), "{turn} in {}", position.text());
            let line = json!({ "kind": "illegal", "position": position.text(), "move": turn, "rule": rule });
            self.line(&line);
        }
    }

    /// A game from this start, beginning with these turns; the others are random.
    fn game<P: Slow>(&mut self, start: &P, opening: &[&str]) -> Vec<P> {
        let (mut positions, mut before) = (vec![start.clone()], Vec::new());
        let (mut moves, mut checks) = (Vec::new(), Vec::new());
        let ending = loop {
            let position = positions.last().expect("at least the start").clone();
            let end = position.end(&before);
            let mut turns = if end.is_some() { Vec::new() } else { position.turns() };
            turns.sort();
            checks.push(json!({
                "ply": moves.len(), "position": position.text(), "legal": turns.len(),
                "legal_sha256": hex(&Sha256::digest(turns.join("\n"))),
                "outcome": end.as_ref().map(|(outcome, _)| outcome.clone()),
            }));
            if let Some((_, ending)) = end {
                break ending;
            }
            let chosen = opening
                .get(moves.len())
                .map_or_else(|| turns[self.dice.below(turns.len())].clone(), |&turn| turn.to_owned());
            assert!(turns.contains(&chosen), "{chosen} in {}", position.text());
            positions.push(position.after(&chosen));
            before.push(position.text());
            moves.push(chosen);
        };
        let line = json!({
            "kind": "game", "variant": self.name, "game": self.game, "options": self.options,
            "start": start.text(), "moves": moves, "checks": checks, "ending": ending,
        });
        self.line(&line);
        positions
    }

    /// Compares the file with what was made, or writes it.
    fn finish(self) {
        let lines = self.text.lines().count();
        assert!(lines > 100, "{}: {lines} lines are too few", self.name);
        let path = format!("{}/tests/vectors/{}.jsonl", env!("CARGO_MANIFEST_DIR"), self.name);
        if std::env::var_os("UPDATE").is_some() {
            std::fs::write(&path, &self.text).expect("the file is written");
        }
        let written = std::fs::read_to_string(&path).unwrap_or_default();
        assert!(written == self.text, "{path} is not what the slow engine says");
    }
}

fn perft<P: Slow>(position: &P, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    if position.end(&[]).is_some() {
        return 0;
    }
    let turns = position.turns();
    if depth == 1 {
        return turns.len() as u64;
    }
    turns.iter().map(|turn| perft(&position.after(turn), depth - 1)).sum()
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
