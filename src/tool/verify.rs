//! `quincunx verify`: the rules against files of test vectors.

use super::report::{OutcomeReport, outcome_report, winners};
use super::{Done, Fault, Out};
use crate::games::{Game, GameId, Visitor};
use crate::record::Match;
use crate::rules;
use clap::Args;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::io::Write;
use std::ops::ControlFlow;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Check the rules against files of test vectors
///
/// Each file has one JSON object per line, of the kinds perft, game, illegal and malformed. Prints every mismatch with
/// what was expected and what was found, then the line “N passed, M failed”. The game of a file is that of its lines of
/// kind game, or the one that its name begins with.
#[derive(Args)]
pub struct Verify {
    /// Files such as tests/vectors/quantik.jsonl
    #[arg(required = true, value_name = "FILE")]
    files: Vec<String>,
}

impl Verify {
    pub fn run(&self, out: Out) -> Done {
        let mut total = Findings::default();
        for name in &self.files {
            // A file that cannot be used fails as one line would; the others are still checked.
            let findings =
                verify_file(name).unwrap_or_else(|error| Findings { passed: 0, mismatches: vec![error] });
            for mismatch in &findings.mismatches {
                writeln!(out, "{mismatch}")?;
            }
            total.passed += findings.passed;
            total.mismatches.extend(findings.mismatches);
        }
        writeln!(out, "{} passed, {} failed", total.passed, total.mismatches.len())?;
        if total.mismatches.is_empty() { Ok(()) } else { Err(Fault::Failed) }
    }
}

/// A line of a file; see tests/vectors/README.md.
#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
enum Vector {
    Perft {
        position: String,
        depth: u32,
        count: u64,
    },
    Game(GameVector),
    Illegal {
        position: String,
        #[serde(rename = "move")]
        turn: String,
        rule: String,
    },
    Malformed {
        what: What,
        class: String,
        text: String,
    },
}

#[derive(Deserialize)]
struct GameVector {
    game: String,
    options: String,
    start: String,
    moves: Vec<String>,
    /// Before every move, and after the last.
    checks: Vec<Ply>,
    winners: Option<Vec<u8>>,
}

/// What holds after some of the turns.
#[derive(Deserialize)]
struct Ply {
    position: String,
    legal: u64,
    legal_sha256: String,
    outcome: Option<OutcomeReport>,
}

#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
enum What {
    Position,
    Move,
}

/// What came out of a file: each line passes or fails.
#[derive(Default)]
pub struct Findings {
    pub passed: usize,
    pub mismatches: Vec<String>,
}

/// Checks every line of a file. An error says that the file itself cannot be used.
pub fn verify_file(name: &str) -> Result<Findings, String> {
    let text = std::fs::read_to_string(name).map_err(|error| format!("{name}: {error}"))?;
    let lines: Vec<Line> = text
        .lines()
        .enumerate()
        .filter(|(_, line)| !line.trim().is_empty())
        .map(|(index, line)| (index + 1, serde_json::from_str(line).map_err(|error| error.to_string())))
        .collect();
    let game = game_of(name, &lines).ok_or_else(|| format!("{name}: which game is it?"))?;
    Ok(in_parallel(&lines, |(number, line)| {
        let checked = line.as_ref().map_err(String::clone).and_then(|line| game.visit(Check { line }));
        checked.map_err(|mismatch| format!("{name}:{number}: {mismatch}"))
    }))
}

/// A line of a file with its number: what it says, or why it cannot be read.
type Line = (usize, Result<Vector, String>);

fn game_of(name: &str, lines: &[Line]) -> Option<GameId> {
    let told = lines.iter().find_map(|(_, line)| match line {
        Ok(Vector::Game(vector)) => GameId::named(&vector.game),
        _ => None,
    });
    let file = std::path::Path::new(name).file_stem()?.to_str()?;
    told.or_else(|| GameId::ALL.iter().copied().find(|game| file.starts_with(game.id())))
}

/// Checks the lines on all cores; mismatches keep their order.
fn in_parallel(lines: &[Line], check: impl Fn(&Line) -> Result<(), String> + Sync) -> Findings {
    let next = AtomicUsize::new(0);
    let failed = Mutex::new(Vec::new());
    let work = || {
        while let Some(line) = lines.get(next.fetch_add(1, Ordering::Relaxed)) {
            if let Err(mismatch) = check(line) {
                failed.lock().expect("no check panics").push((line.0, mismatch));
            }
        }
    };
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| (0..cores).for_each(|_| drop(scope.spawn(work))));
    let mut failed = failed.into_inner().expect("no check panics");
    failed.sort();
    Findings {
        passed: lines.len() - failed.len(),
        mismatches: failed.into_iter().map(|(_, mismatch)| mismatch).collect(),
    }
}

type Checked = Result<(), String>;

/// Checks one line of a file.
struct Check<'a> {
    line: &'a Vector,
}

impl Visitor for Check<'_> {
    type Output = Checked;

    fn visit<P: Game>(self) -> Checked {
        match self.line {
            Vector::Perft { position, depth, count } => check_perft::<P>(position, *depth, *count),
            Vector::Game(vector) => check_game::<P>(vector),
            Vector::Illegal { position, turn, rule } => check_illegal::<P>(position, turn, rule),
            Vector::Malformed { what, class, text } => check_malformed::<P>(what, class, text),
        }
    }
}

fn check_perft<P: Game>(position: &str, depth: u32, count: u64) -> Checked {
    let position: P = read(position)?;
    if depth > rules::DEEPEST_PERFT {
        return Err(format!("depth {depth} is too deep"));
    }
    same(&format!("{position}: perft {depth}"), &count, &rules::perft(&position, depth))
}

fn check_game<P: Game>(vector: &GameVector) -> Checked {
    let GameVector { options, start, moves, checks, winners: expected, .. } = vector;
    let options: P::Options = options.parse().map_err(|error| format!("options, {error}"))?;
    let mut game = Match::<P>::from_position(options, read(start)?);
    same("number of checks", &(moves.len() + 1), &checks.len())?;
    for (ply, check) in checks.iter().enumerate() {
        if ply > 0 {
            let text = &moves[ply - 1];
            let mv: P::Move = read(text).map_err(|error| format!("turn {ply}, {error}"))?;
            game.play(mv)
                .map_err(|refused| format!("{}: turn {ply}, “{text}”: {refused:?}", game.position()))?;
        }
        check_ply(&game, check).map_err(|mismatch| format!("ply {ply}, {}: {mismatch}", game.position()))?;
    }
    let actual = game.ending().map(|ending| winners(game.position(), ending.outcome));
    if expected.is_some() { same("winners", expected, &actual) } else { Ok(()) }
}

fn check_ply<P: Game>(game: &Match<P>, expected: &Ply) -> Checked {
    let position = game.position();
    let outcome = game.ending().map(|ending| outcome_report(position, ending.outcome));
    let (legal, hash) =
        if outcome.is_some() { (0, hex(&Sha256::digest(b""))) } else { legal_moves(position) };
    same("position", &expected.position, &position.to_string())?;
    same("legal", &expected.legal, &legal)?;
    same("legal_sha256", &expected.legal_sha256, &hash)?;
    same("outcome", &expected.outcome, &outcome)
}

fn check_illegal<P: Game>(position: &str, turn: &str, rule: &str) -> Checked {
    let position: P = read(position)?;
    match turn.parse::<P::Move>().map(|mv| position.check(mv)) {
        Ok(Ok(())) => Err(format!("{position}: “{turn}” is accepted, expected: {rule}")),
        _ => Ok(()),
    }
}

fn check_malformed<P: Game>(what: &What, class: &str, text: &str) -> Checked {
    let accepted = match what {
        What::Position => text.parse::<P>().is_ok(),
        What::Move => text.parse::<P::Move>().is_ok(),
    };
    if accepted { Err(format!("“{text}” is accepted, expected: {class} error")) } else { Ok(()) }
}

/// Reads a text that must be the one form of what it says.
fn read<T: std::str::FromStr<Err = rules::ParseError> + std::fmt::Display>(text: &str) -> Result<T, String> {
    let value: T = text.parse().map_err(|error| format!("“{text}”: {error}"))?;
    same("text read and written", &text.to_owned(), &value.to_string())?;
    Ok(value)
}

fn same<T: PartialEq + Serialize>(what: &str, expected: &T, actual: &T) -> Checked {
    if expected == actual {
        return Ok(());
    }
    let json = |value| serde_json::to_string(value).unwrap_or_default();
    Err(format!("{what}: expected {}, actual {}", json(expected), json(actual)))
}

/// The length of the longest turn of any game, and a byte for its length.
const LONGEST: usize = 24;

/// The number of legal turns, and the hash of their sorted texts.
fn legal_moves<P: Game>(position: &P) -> (u64, String) {
    // There may be hundreds of thousands. Texts of one width, with their length at the end, are sorted without
    // following pointers.
    let mut texts: Vec<[u8; LONGEST]> = Vec::new();
    let _ = position.each_move(|mv| {
        let mut text = [0; LONGEST];
        let mut free = &mut text[..LONGEST - 1];
        write!(free, "{mv}").expect("no turn is longer");
        text[LONGEST - 1] = (LONGEST - 1 - free.len()) as u8;
        texts.push(text);
        ControlFlow::<()>::Continue(())
    });
    texts.sort_unstable();
    let mut joined = Vec::with_capacity(texts.len() * LONGEST);
    for (i, text) in texts.iter().enumerate() {
        joined.extend((i > 0).then_some(b'\n'));
        joined.extend_from_slice(&text[..text[LONGEST - 1] as usize]);
    }
    (texts.len() as u64, hex(&Sha256::digest(joined)))
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
