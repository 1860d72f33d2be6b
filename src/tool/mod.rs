//! The native program `quincunx`: one file per command.

mod analyse;
mod answer;
mod arena;
mod bench;
pub mod bench_positions;
mod book;
mod ends;
mod first_turns;
mod limit;
mod moves;
mod perft;
mod play;
mod player;
mod points;
mod program;
mod question;
mod report;
pub mod serve;
mod solve;
mod start;
mod tally;
pub mod verify;

use crate::games::{Game, GameId, Visitor};
use clap::{Parser, Subcommand};
use std::io::{self, Write};
use std::process::ExitCode;

/// Five board games on the command line.
#[derive(Parser)]
#[command(name = "quincunx", version, max_term_width = 100, after_help = OPTIONS_OF_GAMES)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

const OPTIONS_OF_GAMES: &str = "\
Options of games (--options):
  quantik       lot (an opening by lot)
  emblem        areas; one of checker, diagonal, facing; pie; joined by commas in this order (areas,checker,pie)
  shape-colour  3, 4, teams; ahead (two players, the first begins with one point)
  minos         count, gates, junior, or junior with one of the others (count,junior)";

#[derive(Subcommand)]
enum Command {
    Perft(perft::Perft),
    Moves(moves::Moves),
    Play(play::Play),
    Verify(verify::Verify),
    Analyse(analyse::Analyse),
    Solve(solve::Solve),
    Arena(arena::Arena),
    Player(answer::AnswerQuestions),
    Bench(bench::Bench),
    Book(book::Book),
    Serve(serve::Serve),
}

impl Command {
    fn run(&self, out: Out) -> Done {
        match self {
            Command::Perft(command) => on_its_game(command, out),
            Command::Moves(command) => on_its_game(command, out),
            Command::Play(command) => on_its_game(command, out),
            Command::Verify(command) => command.run(out),
            Command::Analyse(command) => on_its_game(command, out),
            Command::Solve(command) => on_its_game(command, out),
            Command::Arena(command) => on_its_game(command, out),
            Command::Player(command) => on_its_game(command, out),
            Command::Bench(command) => command.run(out),
            Command::Book(command) => command.run(out),
            Command::Serve(command) => command.run(out),
        }
    }
}

/// A command on one game, which its arguments name.
trait GameCommand {
    fn game(&self) -> GameId;
    fn run<P: Game>(&self, out: Out) -> Done;
}

fn on_its_game<C: GameCommand>(command: &C, out: Out) -> Done {
    struct Run<'a, C>(&'a C, Out<'a>);

    impl<C: GameCommand> Visitor for Run<'_, C> {
        type Output = Done;

        fn visit<P: Game>(self) -> Done {
            self.0.run::<P>(self.1)
        }
    }

    command.game().visit(Run(command, out))
}

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

/// How many bytes a search may use to remember positions.
const MEMORY: usize = 64 << 20;

fn usage(message: impl Into<String>) -> Fault {
    Fault::Usage(message.into())
}

/// Runs the program with the arguments that it was called with. The status is 0 for yes, 1 for no, 2 for wrong use.
pub fn main() -> ExitCode {
    // Prints help, or what is wrong with the arguments, and ends the program by itself.
    let arguments = Arguments::parse();
    let mut out = io::BufWriter::new(io::stdout().lock());
    let done = arguments.command.run(&mut out);
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
    let _ = writeln!(io::stderr(), "error: {message}");
    ExitCode::from(2)
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn the_arguments_are_well_defined() {
        Arguments::command().debug_assert();
    }
}
