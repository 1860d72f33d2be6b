//! `quincunx perft`.

use super::args::{Args, From};
use super::{Done, Fault, Out, usage};
use crate::games::{Game, Visitor};
use crate::rules;
use std::ops::ControlFlow;

pub const HELP: &str = "\
quincunx perft GAME DEPTH [--options O] [--position P] [--divide]

Prints the number of sequences of exactly DEPTH legal turns. A finished game has none.

  --options O    options of the game, such as areas,facing
  --position P   start from this position instead of the usual start
  --divide       print the count below each legal turn first
";

pub fn run(mut args: Args, out: Out) -> Done {
    let from = From::take(&mut args)?;
    let divide = args.flag("--divide");
    let game = args.game()?;
    let depth = args.word("DEPTH")?;
    let depth = depth.parse().ok().filter(|&depth| depth <= rules::DEEPEST_PERFT);
    let depth =
        depth.ok_or_else(|| usage(format!("DEPTH is a number from 0 to {}", rules::DEEPEST_PERFT)))?;
    args.end()?;
    game.visit(Perft { from, depth, divide, out })
}

struct Perft<'a> {
    from: From,
    depth: u32,
    divide: bool,
    out: Out<'a>,
}

impl Visitor for Perft<'_> {
    type Output = Done;

    fn visit<P: Game>(self) -> Done {
        let (_, position) = self.from.read::<P>()?;
        if !self.divide || self.depth == 0 {
            return Ok(writeln!(self.out, "{}", rules::perft(&position, self.depth))?);
        }
        let mut total = 0;
        let divided = rules::divide(&position, self.depth, |mv, count| {
            total += count;
            match writeln!(self.out, "{mv} {count}") {
                Ok(()) => ControlFlow::Continue(()),
                Err(error) => ControlFlow::Break(error),
            }
        });
        match divided {
            ControlFlow::Break(error) => Err(Fault::Output(error)),
            ControlFlow::Continue(()) => Ok(writeln!(self.out, "{total}")?),
        }
    }
}
