//! Left and right may be exchanged, and so may the players, with bottom and top.

use super::moves::{Move, Slide};
use super::position::{Minos, SIDE};
use crate::rules::grid::dihedral;
use crate::rules::{Direction, Line, Mask, Seat, Square, Symmetric};

/// Image bit 0 mirrors left and right; bit 1 mirrors bottom and top, and with them the players.
fn place(square: Square, image: usize) -> Square {
    dihedral(square, image, SIDE)
}

fn image_of_slide(slide: Slide, image: usize) -> Slide {
    let (columns, rows) = (image & 1 != 0, image & 2 != 0);
    let mirrored = |index: u8, mirror: bool| if mirror { SIDE - 1 - index } else { index };
    let line = match slide.line {
        Line::Row(row) => Line::Row(mirrored(row, rows)),
        Line::Column(column) => Line::Column(mirrored(column, columns)),
    };
    let is_reversed = match slide.direction {
        Direction::Left | Direction::Right => columns,
        Direction::Up | Direction::Down => rows,
    };
    Slide { line, direction: if is_reversed { slide.direction.opposite() } else { slide.direction } }
}

impl Symmetric for Minos {
    const IMAGES: usize = 4;

    fn image(&self, image: usize) -> Minos {
        let moved = |mask: Mask| mask.map(|square| place(square, image)).collect::<Mask>();
        let [light, dark] = self.pawns.map(moved);
        Minos {
            dark_tiles: moved(self.dark_tiles),
            pawns: if image & 2 != 0 { [dark, light] } else { [light, dark] },
            forbidden: self.forbidden.map(|slide| image_of_slide(slide, image)),
            turn: Minos::image_of_seat(self.turn, image),
            junior: self.junior,
            left: self.left,
            gates: self.gates,
        }
    }

    fn image_of_move(&self, mv: Move, image: usize) -> Move {
        match mv {
            Move::Step { from, to } => Move::Step { from: place(from, image), to: place(to, image) },
            Move::Slide(slide) => Move::Slide(image_of_slide(slide, image)),
        }
    }

    fn image_of_seat(seat: Seat, image: usize) -> Seat {
        if image & 2 != 0 { seat.other() } else { seat }
    }
}
