//! The native program `quincunx`: one file per command.

mod analyse;
mod arena;
mod args;
mod bench;
pub mod bench_positions;
mod book;
mod clock;
mod moves;
mod perft;
mod play;
mod player;
mod report;
pub mod serve;
pub mod verify;

use crate::games::GameId;
use args::Args;
use std::ffi::OsString;
use std::io::{self, Write};
use std::process::ExitCode;

/// Why a command stopped.
pub enum Fault {
    /// Something that the caller can put right, in one line.
    Usage(String),
    /// The output could not be written.
    Output(io::Error),
    /// The command ran, and its answer is no.
    Failed,
}

impl From<io::Error> for Fault {
    fn from(error: io::Error) -> Fault {
        Fault::Output(error)
    }
}

/// Where a command prints.
pub type Out<'a> = &'a mut dyn Write;
pub type Done = Result<(), Fault>;

fn usage(message: impl Into<String>) -> Fault {
    Fault::Usage(message.into())
}

/// A command: its name, its help, and what it does.
struct Command {
    name: &'static str,
    help: &'static str,
    run: fn(Args, Out) -> Done,
}

const COMMANDS: &[Command] = &[
    Command { name: "perft", help: perft::HELP, run: perft::run },
    Command { name: "moves", help: moves::HELP, run: moves::run },
    Command { name: "play", help: play::HELP, run: play::run },
    Command { name: "verify", help: verify::HELP, run: verify::run },
    Command { name: "analyse", help: analyse::HELP, run: analyse::run },
    Command { name: "solve", help: analyse::SOLVE_HELP, run: analyse::solve },
    Command { name: "arena", help: arena::HELP, run: arena::run },
    Command { name: "bench", help: bench::HELP, run: bench::run },
    Command { name: "book", help: book::HELP, run: book::run },
    Command { name: "serve", help: serve::HELP, run: serve::run },
];

/// Everything but the list of games, which is made from the one list of them.
const HELP: &str = "\
quincunx: five board games on the command line

Usage: quincunx COMMAND …
       quincunx COMMAND --help

Commands:
  perft   count sequences of turns
  moves   list the legal turns of a position
  play    play turns and print each position
  verify  check the rules against files of test vectors
  analyse what a position and its turns are worth
  solve   who wins, proved
  arena   let players play against each other
  bench   how fast the searches are, on fixed positions
  book    solve a game, and write what its search reads
  serve   serve a folder, such as the built site, on this machine

Options of games (--options): emblem: areas, checker, diagonal, facing, or areas with one of the others
(areas,checker); shape-colour: 3, 4, teams; minos: junior
";

/// Runs the program with these arguments, its own name left out.
pub fn main(arguments: impl IntoIterator<Item = OsString>) -> ExitCode {
    let mut out = io::BufWriter::new(io::stdout().lock());
    let text = |argument: OsString| {
        argument
            .into_string()
            .map_err(|argument| usage(format!("{} is not a text", argument.to_string_lossy())))
    };
    let arguments: Result<Vec<String>, Fault> = arguments.into_iter().map(text).collect();
    let done = arguments.and_then(|arguments| dispatch(arguments, &mut out));
    let done = done.and(out.flush().map_err(Fault::Output));
    match done {
        Ok(()) => ExitCode::SUCCESS,
        // A reader that has seen enough, such as `head`.
        Err(Fault::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(Fault::Output(error)) => fail(&error.to_string()),
        Err(Fault::Usage(message)) => fail(&message),
        Err(Fault::Failed) => ExitCode::FAILURE,
    }
}

fn fail(message: &str) -> ExitCode {
    // Nothing can be done if even this cannot be written.
    let _ = writeln!(io::stderr(), "quincunx: {message}");
    ExitCode::from(2)
}

fn help(out: Out) -> Done {
    let games: Vec<&str> = GameId::ALL.iter().map(|game| game.id()).collect();
    Ok(writeln!(out, "{HELP}Games: {}", games.join(", "))?)
}

fn dispatch(arguments: Vec<String>, out: Out) -> Done {
    let Some((name, rest)) = arguments.split_first() else {
        help(out)?;
        return Err(usage("a command is missing"));
    };
    if name == "--help" || name == "-h" || name == "help" {
        return help(out);
    }
    let command = COMMANDS.iter().find(|command| command.name == name);
    let command =
        command.ok_or_else(|| usage(format!("no command is called “{name}”; see quincunx --help")))?;
    if rest.iter().any(|argument| argument == "--help" || argument == "-h") {
        return Ok(out.write_all(command.help.as_bytes())?);
    }
    (command.run)(Args::new(rest.to_vec()), out)
}
