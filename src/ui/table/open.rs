//! Where the game of a table comes from, and where it is kept.

use crate::games::GameId;
use crate::record::{Link, TextError};
use crate::table::setup::Setup;
use crate::ui::any_game::{AnyMatch, Origin, Why, match_of, take_up};
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
pub struct Opened {
    pub source: Source,
    pub game: Box<dyn AnyMatch>,
    pub setup: Rc<Setup>,
    /// A saved game was there, but it could not be read.
    pub save_unread: bool,
}

/// Opens the game of a link, or else the one that waits, or else a new one.
pub fn open(id: GameId, link: Option<&str>) -> Result<Opened, TextError<Why>> {
    let mut opened = open_game(id, link)?;
    // A turn that was half made is taken up where it was left.
    if let Some(half_made) = storage::hand(id.id(), &opened.game.link_text()) {
        take_up(&mut *opened.game, &half_made);
    }
    Ok(opened)
}

fn open_game(id: GameId, link: Option<&str>) -> Result<Opened, TextError<Why>> {
    if let Some(link) = link {
        // After a reload the address is the same, and the whole match is remembered for it.
        let remembered = storage::linked_game(link).and_then(|save| match_of(id, Origin::Save(&save)).ok());
        let is_remembered = remembered.is_some();
        let game = match remembered {
            Some(game) => game,
            None => match_of(id, Origin::Link(&Link::parse(link)?))?,
        };
        // Whoever opens a link looks first: no computer plays on by itself.
        let setup = if is_remembered { storage::linked_setup() } else { None };
        let setup = Setup::of_json(setup.as_deref(), game.series().people()).into();
        return Ok(Opened { source: Source::Address, game, setup, save_unread: false });
    }
    let waiting = storage::game(id.id());
    let read = waiting.as_deref().map(|save| match_of(id, Origin::Save(save)).map_err(|_| save));
    let (game, save_unread) = match read {
        Some(Ok(game)) => (game, false),
        Some(Err(save)) => {
            storage::put_aside(id.id(), save);
            (match_of(id, Origin::New)?, true)
        }
        None => (match_of(id, Origin::New)?, false),
    };
    let setup = Setup::of_json(storage::setup(id.id()).as_deref(), game.series().people()).into();
    Ok(Opened { source: Source::Storage, game, setup, save_unread })
}

/// Keeps the game where it came from. False if it was not kept.
pub fn keep(game: &dyn AnyMatch, source: Source) -> bool {
    match source {
        Source::Storage => storage::keep_game(game.profile().facts.id, &game.save_text()),
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
