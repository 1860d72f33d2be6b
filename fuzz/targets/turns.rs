//! Any text as a turn and as the options of every game. A turn that can be read can be judged at every start.

#![no_main]

use libfuzzer_sys::fuzz_target;
use quincunx::games::{Game, Visitor};
use quincunx_fuzz::{every_game, read};

#[derive(Clone, Copy)]
struct Turns<'a>(&'a str);

impl Visitor for Turns<'_> {
    type Output = ();

    fn visit<P: Game>(self) {
        if let Some(options) = read::<P::Options>(self.0) {
            assert!(P::VARIANTS.contains(&options), "no options but those in the list");
        }
        if let Some(mv) = read::<P::Move>(self.0) {
            for &options in P::VARIANTS {
                let _ = P::start(options).play(mv);
            }
        }
    }
}

fuzz_target!(|text: &str| every_game(Turns(text)));
