//! The rules against the test vectors of an independent engine, for every game and variant.

use quincunx::games::{Game, GameId, Visitor};
use quincunx::tool::verify::verify_file;
use std::path::PathBuf;

/// The file of a variant: `emblem-areas-checker`, `minos-junior`; Shape & Colour writes its two players out.
fn file_of(game: &str, options: &str) -> PathBuf {
    let options = if game == "shape-colour" && options.is_empty() { "2" } else { options };
    let name = [game, &options.replace(',', "-")].join("-");
    let file = format!("{}.jsonl", name.trim_end_matches('-'));
    [env!("CARGO_MANIFEST_DIR"), "tests", "vectors", &file].iter().collect()
}

/// Checks the files of all variants.
struct Vectors;

impl Visitor for Vectors {
    type Output = ();

    fn visit<P: Game>(self) {
        for options in P::VARIANTS {
            let file = file_of(P::FACTS.id, &options.to_string());
            let tally =
                verify_file(file.to_str().expect("the path is text")).expect("every variant has a file");
            assert!(tally.mismatches.is_empty(), "{}", tally.mismatches.join("\n"));
            assert!(tally.passed > 100, "{} has too few lines", file.display());
        }
    }
}

#[test]
fn every_variant_of_every_game() {
    GameId::ALL.iter().for_each(|game| game.visit(Vectors));
}
