//! What the fuzz targets share: a text is given to every game, and each game that accepts it must write it back.
//!
//! ```text
//! cargo +nightly fuzz run positions fuzz/corpus/positions fuzz/seeds/positions -- -dict=fuzz/dictionary.txt
//! ```
//!
//! The same with `turns` or `saves`; `-max_total_time=60` stops after a minute. A seed is a file with one text.

use quincunx::games::{GameId, Visitor};
use std::fmt::Display;
use std::str::FromStr;

/// Visits all games of the list, so that a new game is fuzzed without a change here.
pub fn every_game(visitor: impl Visitor<Output = ()> + Copy) {
    GameId::ALL.iter().for_each(|game| game.visit(visitor));
}

/// Reads a text. Every thing has one form, so what is accepted must be written in the same way.
pub fn read<T: FromStr + Display>(text: &str) -> Option<T> {
    let value: T = text.parse().ok()?;
    assert_eq!(value.to_string(), text, "one form for each thing");
    Some(value)
}

/// Writes a value. What is written must be read as the same value.
pub fn write<T: FromStr + Display + PartialEq>(value: &T) -> String {
    let text = value.to_string();
    assert!(text.parse().is_ok_and(|again: T| again == *value), "cannot be read again: {text}");
    text
}
