//! `quincunx book`: makes the books that the searches read.

use super::args::Args;
use super::{Done, Out, usage};
use crate::games::pivot::book::solve;
use std::time::Instant;

pub const HELP: &str = "\
quincunx book pivot [--out FILE]

Solves Pivot backwards, from the full board to the empty one, and prints for every number of cards how many positions are
won, drawn and lost for the player to move, and in how many the game is over. With --out, writes the book that the search
reads (src/games/pivot/book/book.bin). Takes some minutes, and 3 GB of memory.
";

pub fn run(mut args: Args, out: Out) -> Done {
    let file = args.value("--out")?;
    let game = args.game()?;
    args.end()?;
    if game.id() != "pivot" {
        return Err(usage("only pivot has a book"));
    }
    let begin = Instant::now();
    let book = solve(|layer| {
        writeln!(
            out,
            "{:2} cards: won {}, drawn {}, lost {}, over {} ({} numbers, {:.1} s)",
            layer.cards,
            layer.won,
            layer.drawn,
            layer.lost,
            layer.over,
            layer.numbers,
            begin.elapsed().as_secs_f64()
        )?;
        out.flush()
    })?;
    if let Some(file) = file {
        std::fs::write(&file, &book)?;
        writeln!(out, "{file}: {} bytes", book.len())?;
    }
    Ok(())
}
