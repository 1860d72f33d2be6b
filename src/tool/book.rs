//! `quincunx book`: makes the books that the searches read.

use super::start::game;
use super::{Done, Out, usage};
use crate::games::GameId;
use crate::games::pivot::book::build;
use clap::Args;
use std::path::PathBuf;
use std::time::Instant;

/// Solve a game, and write the book that its search reads
///
/// Solves Pivot backwards, from the full board to the empty one, and prints for every number of cards how many
/// positions are won, drawn and lost for the player to move, and in how many the game is over. Takes some minutes, and
/// 3 GB of memory.
#[derive(Args)]
pub struct Book {
    /// Only pivot has a book
    #[arg(value_parser = game())]
    game: GameId,
    /// Write the book to this file, such as src/games/pivot/book/book.bin
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

impl Book {
    pub fn run(&self, out: Out) -> Done {
        if self.game != GameId::Pivot {
            return Err(usage("only pivot has a book"));
        }
        let begin = Instant::now();
        let book = build(|layer| {
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
        if let Some(file) = &self.out {
            std::fs::write(file, &book)?;
            writeln!(out, "{}: {} bytes", file.display(), book.len())?;
        }
        Ok(())
    }
}
