//! Emblem on paper: a piece is folded, asleep on one side and awake on the other.

use super::board::{all_squares, asleep, awake, coordinates, frame, tile};
use crate::games::emblem::position::{Emblem, Symbol};
use crate::games::picture::{Paper, PaperPiece};
use crate::rules::{Position, Seat};
use yew::{Html, html};

fn side(drawing: Html) -> Html {
    html! { <g transform="translate(50 50) scale(1.5)">{ drawing }</g> }
}

pub(super) fn paper() -> Paper {
    let start = Emblem::start(Default::default());
    let piece = |seat: Seat, symbol: Symbol| PaperPiece {
        front: side(asleep(seat, symbol)),
        back: Some(side(awake(seat, symbol, 0.0))),
        count: all_squares().filter(|&square| start.piece_at(square) == Some((seat, symbol))).count() as u32,
    };
    let of = |seat: Seat| Symbol::ALL.map(|symbol| piece(seat, symbol));
    let board = html! { <>
        { frame() }
        { coordinates() }
        { for all_squares().map(|square| tile(square, start.symbol_of(square))) }
    </> };
    Paper { board, pieces: [Seat::FIRST, Seat::SECOND].into_iter().flat_map(of).collect() }
}
