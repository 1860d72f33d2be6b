//! The table: one for any game.

mod grid;
mod open;
mod panels;
mod play;
mod seats;
pub mod state;

use crate::games::GameId;
use crate::games::emblem::Emblem;
use crate::games::minos::Minos;
use crate::games::pivot::Pivot;
use crate::games::quantik::Quantik;
use crate::games::shape_colour::ShapeColour;
use play::Table;
use yew::prelude::*;

/// The table of this game. Another visit to an address lays another table.
pub fn table_of(game: GameId, link: Option<String>, visit: u32) -> Html {
    match game {
        GameId::Quantik => html! { <Table<Quantik> key={visit} {link} /> },
        GameId::Emblem => html! { <Table<Emblem> key={visit} {link} /> },
        GameId::Minos => html! { <Table<Minos> key={visit} {link} /> },
        GameId::Pivot => html! { <Table<Pivot> key={visit} {link} /> },
        GameId::ShapeColour => html! { <Table<ShapeColour> key={visit} {link} /> },
    }
}
