//! The save text: a whole match in lines that a person can read.
//!
//! ```text
//! quincunx 1
//! game emblem
//! options areas,facing
//! first lot 7
//! rounds 2-0 1-1
//! start cd..cd/ab..ab/....../....../CD..CD/AB..AB R areas
//! turns b2c3 b5c4 (a5b4 c3d4) c3d4
//! at 2
//! resigned 1 b2c3 b5c4
//! ```
//!
//! All lines but the first two are left out where they have their default. `first` is who plays first: `same`, or `lot`
//! and its seed; by default people take turns. Turns in parentheses were played instead of the turn before them; the
//! line through the cursor is outside them. `resigned` names the side and the turns after which it resigned.

use super::error::TextError;
use super::play::Match;
use super::series::{Opener, Series};
use super::tree::{NodeId, Tree};
use crate::rules::{Position, Side};
use std::fmt::Write;

const FORMAT: &str = "quincunx 1";

type ErrorOf<P> = TextError<<P as Position>::Refusal>;

/// The id of the game that a save text holds; the game itself is read by [`Match::from_save`].
pub fn game_of_save(text: &str) -> Option<&str> {
    let mut lines = text.lines();
    (lines.next()? == FORMAT).then_some(())?;
    lines.next()?.strip_prefix("game ")
}

impl<P: Position> Match<P> {
    pub fn save_text(&self) -> String {
        let mut text = format!("{FORMAT}\ngame {}\n", P::FACTS.id);
        let mut line = |key: &str, value: &str| writeln!(text, "{key} {value}").expect("a String takes all");
        let options = self.options.to_string();
        if !options.is_empty() {
            line("options", &options);
        }
        if let Some(first) = opener_text(self.series.opener()) {
            line("first", &first);
        }
        if self.series.round() > 0 {
            line("rounds", &rounds_text(&self.series));
        }
        if self.has_start_of_its_own() {
            line("start", &self.start().to_string());
        }
        let turns = turns_text(&self.tree);
        if !turns.is_empty() {
            line("turns", &turns);
        }
        if self.tree.next(self.tree.cursor()).is_some() {
            line("at", &self.ply().to_string());
        }
        if let Some((node, side)) = self.resigned {
            let mut words = side.0.to_string();
            write_path(&self.tree, node, &mut words);
            line("resigned", &words);
        }
        text
    }

    pub fn from_save(text: &str) -> Result<Match<P>, ErrorOf<P>> {
        let id = game_of_save(text).ok_or(TextError::NotASave)?;
        if id != P::FACTS.id {
            return Err(TextError::OtherGame(id.to_owned()));
        }
        let mut fields = Fields { lines: text.lines().skip(2).peekable() };
        let options = match fields.take("options") {
            Some("") => return Err(TextError::Unexpected("options".to_owned())),
            Some(text) => text.parse().map_err(TextError::Options)?,
            None => P::Options::default(),
        };
        let opener = fields.take("first").map_or(Some(Opener::default()), opener).ok_or(TextError::Opener)?;
        let mut series = Series::new::<P>(options, opener);
        if let Some(text) = fields.take("rounds") {
            series =
                rounds(text).and_then(|results| series.with_results(results)).ok_or(TextError::Rounds)?;
        }
        let start = match fields.take("start") {
            Some(text) => text.parse().map_err(TextError::Start)?,
            None => P::start_by(options, series.first_seat()),
        };
        if !start.has_options(options) {
            return Err(TextError::OptionsDiffer);
        }
        let mut game = Match { options, series, tree: Tree::new(start), resigned: None };
        if let Some(text) = fields.take("turns") {
            game.read_turns(text)?;
        }
        if let Some(text) = fields.take("at") {
            let ply = (0..game.tree.line().len()).find(|ply| ply.to_string() == text);
            game.go_to_ply(ply.ok_or(TextError::Cursor)?);
        }
        if let Some(text) = fields.take("resigned") {
            game.read_resigned(text).ok_or(TextError::Resigned)?;
        }
        match fields.lines.next() {
            None => Ok(game),
            Some(line) => Err(TextError::Unexpected(line.to_owned())),
        }
    }

    /// Plays the turns of a text with parentheses, and goes to the end of the line outside them.
    fn read_turns(&mut self, text: &str) -> Result<(), ErrorOf<P>> {
        // For every open parenthesis, the node where play goes on after it is closed.
        let mut open: Vec<NodeId> = Vec::new();
        let mut main_end = self.tree.cursor();
        for (number, word) in text.split(' ').enumerate() {
            let opens = word.bytes().take_while(|&byte| byte == b'(').count();
            let word = &word[opens..];
            let closes = word.bytes().rev().take_while(|&byte| byte == b')').count();
            let turn = &word[..word.len() - closes];
            let parenthesis = TextError::Parenthesis { after: number };
            for _ in 0..opens {
                let here = self.tree.cursor();
                // What stands in parentheses was played instead of the turn before.
                let before = self.tree.parent(here).ok_or(parenthesis.clone())?;
                open.push(here);
                self.tree.go_to(before);
            }
            self.play_text(turn, number + 1)?;
            for _ in 0..closes {
                let back = open.pop().ok_or(parenthesis.clone())?;
                self.tree.go_to(back);
            }
            if open.is_empty() {
                main_end = self.tree.cursor();
            }
        }
        if !open.is_empty() {
            return Err(TextError::Parenthesis { after: text.split(' ').count() });
        }
        self.tree.go_to(main_end);
        Ok(())
    }

    /// A side, and the turns of the tree after which it resigned.
    fn read_resigned(&mut self, text: &str) -> Option<()> {
        let mut words = text.split(' ');
        let side = words.next().and_then(|side| ["0", "1"].iter().position(|&known| known == side))?;
        let node = words.try_fold(Tree::<P>::ROOT, |node, word| self.tree.child(node, word.parse().ok()?))?;
        self.resign_at(node, Side(side as u8)).then_some(())
    }

    /// Plays one turn given as text.
    pub(super) fn play_text(&mut self, text: &str, number: usize) -> Result<(), ErrorOf<P>> {
        let mv = text.parse().map_err(|error| TextError::Turn { number, text: text.to_owned(), error })?;
        self.play(mv).map_err(|reason| TextError::Refused { number, text: text.to_owned(), reason })
    }
}

/// The lines of a save text, in their order.
struct Fields<'a> {
    lines: std::iter::Peekable<std::iter::Skip<std::str::Lines<'a>>>,
}

impl<'a> Fields<'a> {
    /// The value of the next line, if it has this key.
    fn take(&mut self, key: &str) -> Option<&'a str> {
        let value = self.lines.peek()?.strip_prefix(key)?.strip_prefix(' ')?;
        self.lines.next();
        Some(value)
    }
}

/// The text for who plays first; nothing for the default.
fn opener_text(opener: Opener) -> Option<String> {
    match opener {
        Opener::InTurn => None,
        Opener::Same => Some("same".to_owned()),
        Opener::Lot { seed } => Some(format!("lot {seed}")),
    }
}

/// Reads who plays first.
fn opener(text: &str) -> Option<Opener> {
    if text == "same" {
        return Some(Opener::Same);
    }
    let digits = text.strip_prefix("lot ")?;
    let seed: u64 = digits.parse().ok()?;
    // A seed has only one text.
    (seed.to_string() == digits).then_some(Opener::Lot { seed })
}

fn rounds_text(series: &Series) -> String {
    let round = |shares: &Vec<u8>| shares.iter().map(u8::to_string).collect::<Vec<_>>().join("-");
    series.results().iter().map(round).collect::<Vec<_>>().join(" ")
}

fn rounds(text: &str) -> Option<Vec<Vec<u8>>> {
    let share = |text: &str| ["0", "1", "2"].iter().position(|&digit| digit == text).map(|share| share as u8);
    text.split(' ').map(|round| round.split('-').map(share).collect()).collect()
}

fn turns_text<P: Position>(tree: &Tree<P>) -> String {
    let mut text = String::new();
    write_line(tree, tree.line()[0], &mut text);
    text
}

/// Writes the line after `node`, and in parentheses the other branches on the way.
fn write_line<P: Position>(tree: &Tree<P>, node: NodeId, text: &mut String) {
    let mut node = node;
    while let Some(main) = tree.next(node) {
        write_turn(tree, main, "", text);
        for other in tree.children(node).filter(|&child| child != main) {
            write_turn(tree, other, "(", text);
            write_line(tree, other, text);
            text.push(')');
        }
        node = main;
    }
}

/// Writes the turns that lead to `node`.
fn write_path<P: Position>(tree: &Tree<P>, node: NodeId, text: &mut String) {
    if let Some(parent) = tree.parent(node) {
        write_path(tree, parent, text);
        write_turn(tree, node, "", text);
    }
}

fn write_turn<P: Position>(tree: &Tree<P>, node: NodeId, before: &str, text: &mut String) {
    let mv = tree.turn(node).expect("a node behind another was reached by a turn");
    let space = if text.is_empty() { "" } else { " " };
    write!(text, "{space}{before}{mv}").expect("a String takes all");
}
