//! Starting a game from outside its table: who plays is kept, a new game is laid on the table, and the address goes
//! there.

use super::hooks::seed;
use super::route::Route;
use super::storage;
use crate::games::GameId;
use crate::search::Level;
use crate::table::{Help, Origin, Player, Session, Setup, Starts, profile};
use gloo::utils::window;
use web_sys::Event;

/// The level of the first game against the computer.
pub const FIRST_LEVEL: Level = Level::ALL[0];

/// Lays a new game on its table, and goes there.
pub fn start(game: GameId, variant: usize, setup: Setup) {
    let seed = seed();
    let origin = Origin::Drawn { variant, opener: setup.starts.opener(seed), seed };
    let Ok(session) = Session::open(game, origin, setup) else { return };
    storage::keep_setup(game.id(), &session.setup.to_json());
    storage::keep_game(game.id(), &session.status.save);
    let address = Route::to_table(game);
    if window().location().hash().is_ok_and(|hash| hash == address) {
        // The welcome page of a new game has the address of its table.
        let _ = Event::new("hashchange").map(|event| window().dispatch_event(&event));
    } else {
        // Where the address cannot be changed, the lids of the home page lead there.
        let _ = window().location().set_hash(&address);
    }
}

/// A human against the computer.
pub fn against(level: Level, starts: Starts) -> Setup {
    let players = vec![Player::Person { name: String::new() }, Player::Computer { level }];
    Setup { players, starts, help: Help::Hints, ..Setup::default() }
}

/// The first game: against the weakest computer, in the simplest variant, and the learner starts.
pub fn first_game(game: GameId) {
    start(game, profile(game).first_variant, against(FIRST_LEVEL, Starts::InTurn));
}
