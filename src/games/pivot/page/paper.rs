//! Pivot on paper: eight cards for each player, to be folded, since they have two faces.

use super::board::draw_face;
use crate::games::picture::{Paper, PaperPiece, Picture};
use crate::games::pivot::position::{Face, Pivot};
use crate::games::scene::Scene;
use crate::rules::{Position, Seat};

const CARDS: u32 = 8;

pub(super) fn paper() -> Paper {
    let of = |seat: Seat| PaperPiece {
        front: draw_face(seat, Face::Black),
        back: Some(draw_face(seat, Face::Silver)),
        count: CARDS,
    };
    let pieces = [Seat::FIRST, Seat::SECOND].map(of).into();
    Paper { board: Pivot::start(Default::default()).whole(&Scene::quiet()), pieces }
}
