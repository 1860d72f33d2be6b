//! The table: one for any game.

mod computer;
mod grid;
mod match_text;
mod menu;
mod new_game;
mod open;
mod panels;
mod play;
mod players;
mod resign;
mod seats;
pub mod state;
mod verdict;

use crate::games::GameId;
use play::Table;
use yew::prelude::*;

/// The table of this game. Another visit to an address lays another table.
pub fn table_of(game: GameId, link: Option<String>, visit: u32) -> Html {
    html! { <Table key={format!("{}-{visit}", game.id())} {game} {link} /> }
}
