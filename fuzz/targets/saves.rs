//! Any text as a save text and as a link of every game. These texts have several forms (`%2E` is a dot in a link),
//! but what has been read and written once is in its only form.

#![no_main]

use libfuzzer_sys::fuzz_target;
use quincunx::games::{Game, Visitor};
use quincunx::record::{Link, Match};
use quincunx_fuzz::every_game;

#[derive(Clone, Copy)]
struct Saves<'a>(&'a str);

impl Visitor for Saves<'_> {
    type Output = ();

    fn visit<P: Game>(self) {
        if let Ok(game) = Match::<P>::from_save(self.0) {
            same_again(&game);
        }
        if let Ok(link) = Link::parse::<P::Refusal>(self.0)
            && let Ok(game) = Match::<P>::from_link(&link)
        {
            same_again(&game);
        }
    }
}

/// The match as it is read from its own save text and from its own link.
fn same_again<P: Game>(game: &Match<P>) {
    let text = game.save_text();
    let saved = Match::<P>::from_save(&text).expect("its own save text");
    assert_eq!(saved.save_text(), text);
    let text = game.link_text();
    let link = Link::parse::<P::Refusal>(&text).expect("its own link");
    let linked = Match::<P>::from_link(&link).expect("the game of its own link");
    assert_eq!(linked.link_text(), text);
    for again in [saved, linked] {
        assert_eq!(again.position(), game.position());
        assert_eq!(again.ply(), game.ply());
        assert_eq!(again.ending(), game.ending());
    }
}

fuzz_target!(|text: &str| every_game(Saves(text)));
