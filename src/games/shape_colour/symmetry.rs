//! The eight symmetries of the board, times 6 permutations of the shapes, 6 of the colours, and the exchange of shapes
//! with colours, which score in the same way.

use super::moves::{Move, Spread, Targets};
use super::pieces::{Colour, Kind, Shape};
use super::position::{LEVELS, RODS, ShapeColour};
use crate::rules::grid::dihedral;
use crate::rules::{Square, Symmetric};

const ORDERS: [[usize; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];

fn place(rod: Square, image: usize) -> Square {
    dihedral(rod, image % 8, 4)
}

fn renamed(kind: Kind, image: usize) -> Kind {
    let shape = ORDERS[image / 8 % 6][kind.shape as usize];
    let colour = ORDERS[image / 48 % 6][kind.colour as usize];
    let (shape, colour) = if image / 288 == 1 { (colour, shape) } else { (shape, colour) };
    Kind { shape: Shape::ALL[shape], colour: Colour::ALL[colour] }
}

impl Symmetric for ShapeColour {
    const IMAGES: usize = 8 * 6 * 6 * 2;

    fn image(&self, image: usize) -> ShapeColour {
        let mut moved = ShapeColour { scores: self.scores, ..ShapeColour::empty(self.options) };
        for level in 0..LEVELS {
            for rod in (0..RODS).map(|index| Square::of_index(index, 4)) {
                if let Some(kind) = self.piece_at(rod, level) {
                    let kind = renamed(kind, image);
                    moved.put(kind, place(rod, image));
                    moved.left[kind.index()] -= 1;
                }
            }
        }
        moved
    }

    fn image_of_move(&self, mv: Move, image: usize) -> Move {
        let spread = mv.spread.map(|Spread { from, targets }| Spread {
            from: place(from, image),
            targets: targets.iter().fold(Targets::default(), |targets, rod| targets.with(place(rod, image))),
        });
        Move { spread, kind: renamed(mv.kind, image), rod: place(mv.rod, image) }
    }
}
