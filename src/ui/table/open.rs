//! Where the game of a table comes from, and where it is kept.

use crate::games::present::Present;
use crate::record::{Link, Match, TextError};
use crate::ui::setup::Setup;
use crate::ui::storage;
use std::rc::Rc;

/// Where a game comes from, and so where it is kept.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Source {
    /// The browser's storage.
    Storage,
    /// The address: it holds the whole game, and what waits in storage stays untouched.
    Address,
}

/// A table as it opens.
pub struct Opened<P: Present> {
    pub source: Source,
    pub game: Match<P>,
    pub setup: Rc<Setup>,
    /// A saved game was there, but it could not be read.
    pub save_unread: bool,
}

/// Opens the game of a link, or else the one that waits, or else a new one.
pub fn open<P: Present>(link: Option<&str>) -> Result<Opened<P>, TextError<P::Refusal>> {
    if let Some(link) = link {
        // After a reload the address is the same, and the whole match is remembered for it.
        let remembered = storage::linked_game(link).and_then(|save| Match::from_save(&save).ok());
        let game = match remembered {
            Some(game) => game,
            None => Match::from_link(&Link::parse(link)?)?,
        };
        // Whoever opens a link looks first: no computer plays on by itself.
        let setup = Setup::default().for_people(game.series().people()).into();
        return Ok(Opened { source: Source::Address, game, setup, save_unread: false });
    }
    let new = || Match::new(P::Options::default());
    let (game, save_unread) = match storage::game(P::FACTS.id) {
        None => (new(), false),
        Some(save) => match Match::from_save(&save) {
            Ok(game) => (game, false),
            Err(_) => {
                storage::put_aside(P::FACTS.id, &save);
                (new(), true)
            }
        },
    };
    let setup = Setup::of_json(storage::setup(P::FACTS.id).as_deref(), game.series().people()).into();
    Ok(Opened { source: Source::Storage, game, setup, save_unread })
}

/// Keeps the game where it came from. False if it was not kept.
pub fn keep<P: Present>(game: &Match<P>, source: Source) -> bool {
    match source {
        Source::Storage => storage::keep_game(P::FACTS.id, &game.save_text()),
        Source::Address => {
            let mut link = game.link_text();
            if !link.contains('?') {
                // Without a question mark it would be the address of the game that waits.
                link.push('?');
            }
            storage::remember_linked(&link, &game.save_text());
            let history = gloo::utils::window().history();
            let address = format!("#/{link}");
            history
                .is_ok_and(|history| history.replace_state_with_url(&"".into(), "", Some(&address)).is_ok())
        }
    }
}
