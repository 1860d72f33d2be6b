//! `quincunx moves`.

use super::args::{Args, From};
use super::{Done, Fault, Out};
use crate::games::{Game, Visitor};
use std::ops::ControlFlow;

pub const HELP: &str = "\
quincunx moves GAME [--options O] [--position P] [--count]

Prints the legal turns of a position, one per line; nothing where the game is over.

  --options O    options of the game, such as junior
  --position P   this position instead of the usual start
  --count        print only how many there are
";

pub fn run(mut args: Args, out: Out) -> Done {
    let from = From::take(&mut args)?;
    let count = args.flag("--count");
    let game = args.game()?;
    args.end()?;
    game.visit(Moves { from, count, out })
}

struct Moves<'a> {
    from: From,
    count: bool,
    out: Out<'a>,
}

impl Visitor for Moves<'_> {
    type Output = Done;

    fn visit<P: Game>(self) -> Done {
        let (_, position) = self.from.read::<P>()?;
        if self.count {
            return Ok(writeln!(self.out, "{}", position.count_moves())?);
        }
        let written = position.each_move(|mv| match writeln!(self.out, "{mv}") {
            Ok(()) => ControlFlow::Continue(()),
            Err(error) => ControlFlow::Break(error),
        });
        match written {
            ControlFlow::Break(error) => Err(Fault::Output(error)),
            ControlFlow::Continue(()) => Ok(()),
        }
    }
}
