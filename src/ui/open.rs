//! Where the game of a table comes from, and where it is kept.

use crate::games::GameId;
use crate::record::{Link, Opener};
use crate::table::{Command, Origin, Session, Setup, Unread, profile};
use crate::ui::storage;

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
    pub session: Session,
    /// A saved game was there, but it could not be read.
    pub is_save_unread: bool,
}

/// Opens the game of a link, or else the one that waits, or else a new one.
pub fn open(game: GameId, link: Option<&str>) -> Result<Opened, Unread> {
    let mut opened = match link {
        Some(link) => open_link(game, link)?,
        None => open_stored(game)?,
    };
    // A turn that was half made is taken up where it was left.
    if let Some(hand) = storage::hand(game.id(), &opened.session.status.link) {
        opened.session.apply(Command::TakeUp(hand));
    }
    Ok(opened)
}

/// A session with a stored set-up.
fn session(game: GameId, origin: Origin<'_>, setup: Option<&str>) -> Result<Session, Unread> {
    Session::open(game, origin, Setup::stored(setup))
}

fn open_link(game: GameId, link: &str) -> Result<Opened, Unread> {
    // After a reload the address is the same, and the whole match is remembered for it.
    let remembered = storage::linked_game(link).and_then(|save| {
        let setup = storage::linked_setup();
        session(game, Origin::Save(&save), setup.as_deref()).ok()
    });
    let session = match remembered {
        Some(session) => session,
        // Whoever opens a link looks first: no computer plays by itself.
        None => session(game, Origin::Link(&Link::parse(link)?), None)?,
    };
    Ok(Opened { source: Source::Address, session, is_save_unread: false })
}

fn open_stored(game: GameId) -> Result<Opened, Unread> {
    let setup = storage::setup(game.id());
    let variant = profile(game).default_variant;
    let new = || session(game, Origin::New { variant, opener: Opener::default() }, setup.as_deref());
    let (session, is_save_unread) = match storage::game(game.id()) {
        Some(save) => match session(game, Origin::Save(&save), setup.as_deref()) {
            Ok(session) => (session, false),
            Err(_) => {
                storage::put_aside(game.id(), &save);
                (new()?, true)
            }
        },
        None => (new()?, false),
    };
    Ok(Opened { source: Source::Storage, session, is_save_unread })
}

/// Keeps the game where it came from. False if it could not be kept.
pub fn keep(session: &Session, source: Source) -> bool {
    let status = &session.status;
    match source {
        Source::Storage => storage::keep_game(session.game.id(), &status.save),
        Source::Address => {
            let mut link = status.link.clone();
            if !link.contains('?') {
                // Without a question mark it would be the address of the game that waits.
                link.push('?');
            }
            storage::remember_linked(&link, &status.save);
            let history = gloo::utils::window().history();
            let address = format!("#/{link}");
            history
                .is_ok_and(|history| history.replace_state_with_url(&"".into(), "", Some(&address)).is_ok())
        }
    }
}
