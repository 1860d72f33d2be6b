//! Minos on paper: the board is the white tiles; the dark ones and the pawns are cut out.

use super::drawing::{self, bed, pawn, tile_at};
use crate::games::minos::position::{Minos, SIDE};
use crate::games::picture::{Paper, PaperPiece};
use crate::rules::{Position, Seat, Square};
use yew::{Html, html};

fn middle(scale: f32, drawing: Html) -> Html {
    html! { <g transform={format!("translate(50 50) scale({scale})")}>{ drawing }</g> }
}

pub(super) fn paper() -> Paper {
    let start = Minos::start(Default::default());
    let squares = (0..SIDE).flat_map(|row| (0..SIDE).map(move |column| Square::new(column, row)));
    let board = html! { <>
        { bed() }
        { for squares.map(|square| tile_at(square, false)) }
        { drawing::threads() }
        { drawing::coordinates() }
    </> };
    let pawns =
        |seat: Seat| PaperPiece::of_one_side(middle(1.7, pawn(seat, false)), start.pawns[seat.index()].len());
    let dark = PaperPiece::of_one_side(middle(1.6, drawing::tile(true)), start.dark_tiles().len());
    Paper { board, pieces: vec![dark, pawns(Seat::FIRST), pawns(Seat::SECOND)] }
}
