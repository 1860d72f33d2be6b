//! Shape & Colour on paper: counters that are stacked, since paper has no rods.

use super::drawing::{View, draw_at, draw_kind, slab};
use crate::games::picture::{Paper, PaperPiece};
use crate::games::shape_colour::pieces::Kind;

/// Of each kind.
const COUNTERS: u32 = 4;

pub(super) fn paper() -> Paper {
    let counter = |kind: Kind| PaperPiece::of_one_side(draw_at((49.0, 52.0), 1.9, draw_kind(kind)), COUNTERS);
    Paper { board: slab(View::Level(0)), pieces: Kind::all().map(counter).into() }
}
