//! The table: one for any game.

mod computer;
mod grid;
mod new_game;
mod open;
mod panels;
mod play;
mod seats;
pub mod state;

use crate::games::{Game, GameId, Visitor};
use play::Table;
use yew::prelude::*;

/// The table of this game. Another visit to an address lays another table.
pub fn table_of(game: GameId, link: Option<String>, visit: u32) -> Html {
    game.visit(Lay { link, visit })
}

struct Lay {
    link: Option<String>,
    visit: u32,
}

impl Visitor for Lay {
    type Output = Html;

    fn visit<P: Game>(self) -> Html {
        html! { <Table<P> key={self.visit} link={self.link} /> }
    }
}
