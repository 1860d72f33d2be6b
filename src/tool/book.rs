//! `quincunx book`: makes the books that the searches read.

use super::start::game;
use super::{Done, Out, first_turns, usage};
use crate::games::GameId;
use crate::games::pivot::book::build;
use clap::Args;
use std::fs::File;
use std::path::PathBuf;
use std::time::Instant;

/// Make the book that the search of a game reads
///
/// Pivot is solved backwards, from the full board to the empty one; printed is for every number of cards how many
/// positions are won, drawn and lost for the player to move, and in how many the game is over. Takes some minutes, and
/// 3 GB of memory.
///
/// In Emblem, levels play against themselves after every first turn; what it is worth is printed, for the pie rule.
/// Takes ten minutes.
#[derive(Args)]
pub struct Book {
    /// pivot or emblem
    #[arg(value_parser = game())]
    game: GameId,
    /// Write the book to this file, such as src/games/pivot/book/book.bin
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Emblem: how many games of each level after a first turn that is nearly even
    #[arg(long, default_value_t = 400)]
    games: u64,
    /// Emblem: another seed makes other games
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

impl Book {
    pub fn run(&self, out: Out) -> Done {
        match self.game {
            GameId::Pivot => self.solve_pivot(out),
            GameId::Emblem => match &self.out {
                Some(file) => first_turns::write_book(self.games, self.seed, &mut File::create(file)?),
                None => first_turns::write_book(self.games, self.seed, out),
            },
            _ => Err(usage("only pivot and emblem have a book")),
        }
    }

    fn solve_pivot(&self, out: Out) -> Done {
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
