//! The table: one for any game.

mod advice;
mod computer;
mod grid;
mod help_text;
mod match_text;
mod menu;
mod new_game;
mod open;
mod overlay;
mod panels;
mod play;
mod players;
mod resign;
mod seats;
pub mod state;
mod turns;
mod verdict;

use crate::games::GameId;
use play::Table;
use yew::prelude::*;

/// The table of this game. Another visit to an address lays another table.
pub fn table_of(game: GameId, link: Option<String>, visit: u32) -> Html {
    html! { <Table key={format!("{}-{visit}", game.id())} {game} {link} /> }
}
