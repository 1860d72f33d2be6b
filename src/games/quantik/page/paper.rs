//! Quantik on paper: sixteen pieces to cut out.

use super::board::draw_piece;
use crate::games::picture::{Paper, PaperPiece, Picture};
use crate::games::quantik::position::{Quantik, Shape};
use crate::games::scene::Scene;
use crate::rules::{Position, Seat};

pub(super) fn paper() -> Paper {
    let of = |seat: Seat| Shape::ALL.map(|shape| PaperPiece::of_one_side(draw_piece(seat, shape), 2));
    let pieces = [Seat::FIRST, Seat::SECOND].into_iter().flat_map(of).collect();
    Paper { board: Quantik::start(Default::default()).whole(&Scene::quiet()), pieces }
}
