//! `quincunx verify`: the rules against files of test vectors.

use super::args::Args;
use super::report::{outcome_json, winners};
use super::{Done, Fault, Out, usage};
use crate::games::{Game, GameId, Visitor};
use crate::record::Match;
use crate::rules;
use serde_json::Value;
use sha2::{Digest, Sha256};
use std::io::Write;
use std::ops::ControlFlow;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

pub const HELP: &str = "\
quincunx verify FILE …

Checks the rules against files of test vectors, one JSON object per line, of the kinds perft, game, illegal and
malformed. Prints every mismatch with what was expected and what was found, then the line “N passed, M failed”.
The game of a file is that of its lines of kind game, or the one that its name begins with.
";

pub fn run(args: Args, out: Out) -> Done {
    let files = args.rest()?;
    if files.is_empty() {
        return Err(usage("a FILE is missing"));
    }
    let mut total = Tally::default();
    for name in &files {
        // A file that cannot be used fails as one line would; the others are still checked.
        let tally = verify_file(name).unwrap_or_else(|error| Tally { passed: 0, mismatches: vec![error] });
        for mismatch in &tally.mismatches {
            writeln!(out, "{mismatch}")?;
        }
        total.passed += tally.passed;
        total.mismatches.extend(tally.mismatches);
    }
    writeln!(out, "{} passed, {} failed", total.passed, total.mismatches.len())?;
    if total.mismatches.is_empty() { Ok(()) } else { Err(Fault::Failed) }
}

/// What came out of a file: each line passes or fails.
#[derive(Default)]
pub struct Tally {
    pub passed: usize,
    pub mismatches: Vec<String>,
}

/// Checks every line of a file. An error says that the file itself cannot be used.
pub fn verify_file(name: &str) -> Result<Tally, String> {
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
type Line = (usize, Result<Value, String>);

fn game_of(name: &str, lines: &[Line]) -> Option<GameId> {
    let told = lines.iter().find_map(|(_, line)| GameId::named(line.as_ref().ok()?.get("game")?.as_str()?));
    let file = std::path::Path::new(name).file_stem()?.to_str()?;
    told.or_else(|| GameId::ALL.iter().copied().find(|game| file.starts_with(game.id())))
}

/// Checks the lines on all cores; mismatches keep their order.
fn in_parallel(lines: &[Line], check: impl Fn(&Line) -> Result<(), String> + Sync) -> Tally {
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
    Tally {
        passed: lines.len() - failed.len(),
        mismatches: failed.into_iter().map(|(_, mismatch)| mismatch).collect(),
    }
}

/// One line of a file.
struct Check<'a> {
    line: &'a Value,
}

type Checked = Result<(), String>;

impl Visitor for Check<'_> {
    type Output = Checked;

    fn visit<P: Game>(self) -> Checked {
        match self.text("kind")? {
            "perft" => self.perft::<P>(),
            "game" => self.game::<P>(),
            "illegal" => self.illegal::<P>(),
            "malformed" => self.malformed::<P>(),
            kind => Err(format!("unknown kind “{kind}”")),
        }
    }
}

impl Check<'_> {
    fn text(&self, key: &str) -> Result<&str, String> {
        self.line.get(key).and_then(Value::as_str).ok_or_else(|| format!("no text “{key}”"))
    }

    fn number(&self, key: &str) -> Result<u64, String> {
        self.line.get(key).and_then(Value::as_u64).ok_or_else(|| format!("no number “{key}”"))
    }

    fn list(&self, key: &str) -> Result<&[Value], String> {
        let list = self.line.get(key).and_then(Value::as_array);
        list.map(Vec::as_slice).ok_or_else(|| format!("no list “{key}”"))
    }

    fn perft<P: Game>(&self) -> Checked {
        let position: P = read(self.text("position")?)?;
        let depth = self.number("depth")?;
        let within = u32::try_from(depth).ok().filter(|&depth| depth <= rules::DEEPEST_PERFT);
        let count = rules::perft(&position, within.ok_or_else(|| format!("depth {depth} is too deep"))?);
        same(&format!("{position}: perft {depth}"), self.number("count")?, count)
    }

    fn game<P: Game>(&self) -> Checked {
        let options: P::Options =
            self.text("options")?.parse().map_err(|error| format!("options, {error}"))?;
        let start = read(self.text("start")?)?;
        let mut game = Match::<P>::from_position(options, start);
        let (moves, checks) = (self.list("moves")?, self.list("checks")?);
        same("number of checks", moves.len() + 1, checks.len())?;
        for (ply, expected) in checks.iter().enumerate() {
            if ply > 0 {
                let text = moves[ply - 1].as_str().ok_or("a move is not a text")?;
                let mv: P::Move = read(text).map_err(|error| format!("turn {ply}, {error}"))?;
                game.play(mv)
                    .map_err(|refused| format!("{}: turn {ply}, “{text}”: {refused:?}", game.position()))?;
            }
            check_ply(&game, expected)
                .map_err(|mismatch| format!("ply {ply}, {}: {mismatch}", game.position()))?;
        }
        match (self.line.get("winners"), game.ending()) {
            (None, _) => Ok(()),
            (Some(expected), ending) => {
                let winners = ending.map(|ending| winners(game.position(), ending.outcome));
                same("winners", expected, &Value::from(winners))
            }
        }
    }

    fn illegal<P: Game>(&self) -> Checked {
        let position: P = read(self.text("position")?)?;
        let text = self.text("move")?;
        match text.parse::<P::Move>().map(|mv| position.check(mv)) {
            Ok(Ok(())) => Err(format!("{position}: “{text}” is accepted, expected: {}", self.text("rule")?)),
            _ => Ok(()),
        }
    }

    fn malformed<P: Game>(&self) -> Checked {
        let text = self.text("text")?;
        let accepted = match self.text("what")? {
            "position" => text.parse::<P>().is_ok(),
            "move" => text.parse::<P::Move>().is_ok(),
            what => return Err(format!("unknown “{what}”")),
        };
        if accepted {
            Err(format!("“{text}” is accepted, expected: {} error", self.text("class")?))
        } else {
            Ok(())
        }
    }
}

/// Reads a text that must be the one form of what it says.
fn read<T: std::str::FromStr<Err = rules::ParseError> + std::fmt::Display>(text: &str) -> Result<T, String> {
    let value: T = text.parse().map_err(|error| format!("“{text}”: {error}"))?;
    same("text read and written", text, &value.to_string())?;
    Ok(value)
}

fn same<T: PartialEq + std::fmt::Display>(what: &str, expected: T, actual: T) -> Checked {
    if expected == actual { Ok(()) } else { Err(format!("{what}: expected {expected}, actual {actual}")) }
}

fn check_ply<P: Game>(game: &Match<P>, expected: &Value) -> Checked {
    let position = game.position();
    let ending = game.ending();
    let (legal, hash) = if ending.is_some() { (0, hex(&Sha256::digest(b""))) } else { legal_moves(position) };
    let outcome = outcome_json(position, ending.map(|ending| ending.outcome));
    let field = |key: &str| expected.get(key).unwrap_or(&Value::Null);
    same("position", field("position"), &Value::from(position.to_string()))?;
    same("legal", field("legal"), &Value::from(legal))?;
    same("legal_sha256", field("legal_sha256"), &Value::from(hash))?;
    same("outcome", field("outcome"), &outcome)
}

/// No turn of any game is longer than this less one.
const LONGEST: usize = 24;

/// The number of legal turns, and the hash of their sorted texts.
fn legal_moves<P: Game>(position: &P) -> (u64, String) {
    // There may be hundreds of thousands: texts of one width, their length at the end, sort without following pointers.
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
