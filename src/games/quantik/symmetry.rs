//! The 128 symmetries of the board that keep rows, columns and regions, times the 24 permutations of the shapes.

use super::moves::Move;
use super::position::{Quantik, Shape};
use crate::rules::{Square, Symmetric};

/// The first images are those of the dihedral group (the eight rotations and reflections of the board) with all
/// 24 permutations of the shapes: the group by which other Quantik programs count positions.
pub const DIHEDRAL_IMAGES: usize = 8 * SHAPE_IMAGES;

const SHAPE_IMAGES: usize = 24;
const BOARD_IMAGES: usize = 128;

/// Orders of the four rows (or columns) that keep the two bands together. The first two are the identity and the mirror
/// image.
const BANDS: [[u8; 4]; 8] = [
    [0, 1, 2, 3],
    [3, 2, 1, 0],
    [1, 0, 2, 3],
    [0, 1, 3, 2],
    [1, 0, 3, 2],
    [2, 3, 0, 1],
    [2, 3, 1, 0],
    [3, 2, 0, 1],
];

/// The orders of columns and of rows, and whether columns and rows are exchanged, dihedral images first.
const fn board_images() -> [[u8; 16]; BOARD_IMAGES] {
    let mut images = [[0; 16]; BOARD_IMAGES];
    let mut next = 0;
    // First pass: both orders among the first two. Second pass: all the others.
    let mut pass = 0;
    while pass < 2 {
        let mut order = 0;
        while order < BOARD_IMAGES {
            let (columns, rows, exchanged) = (order % 8, order / 8 % 8, order / 64 == 1);
            if (columns < 2 && rows < 2) == (pass == 0) {
                let mut square = 0;
                while square < 16 {
                    let column = BANDS[columns][square % 4];
                    let row = BANDS[rows][square / 4];
                    images[next][square] = if exchanged { column * 4 + row } else { row * 4 + column };
                    square += 1;
                }
                next += 1;
            }
            order += 1;
        }
        pass += 1;
    }
    images
}

static BOARD: [[u8; 16]; BOARD_IMAGES] = board_images();

/// The `image`-th order of the shapes: where each shape goes.
const fn shape_image(image: usize) -> [u8; 4] {
    // The factorial number system: the digits of `image` pick from the shapes not yet taken.
    let mut free = [0, 1, 2, 3];
    let digits = [image / 6, image % 6 / 2, image % 2, 0];
    let mut order = [0; 4];
    let mut i = 0;
    while i < 4 {
        let mut at = digits[i];
        order[i] = free[at];
        while at + 1 < 4 {
            free[at] = free[at + 1];
            at += 1;
        }
        i += 1;
    }
    order
}

const fn shape_images() -> [[u8; 4]; SHAPE_IMAGES] {
    let mut images = [[0; 4]; SHAPE_IMAGES];
    let mut i = 0;
    while i < SHAPE_IMAGES {
        images[i] = shape_image(i);
        i += 1;
    }
    images
}

static SHAPES: [[u8; 4]; SHAPE_IMAGES] = shape_images();

fn image_of(shape: Shape, square: usize, image: usize) -> (Shape, usize) {
    let (board, shapes) = (&BOARD[image / SHAPE_IMAGES], &SHAPES[image % SHAPE_IMAGES]);
    (Shape::ALL[shapes[shape as usize] as usize], board[square] as usize)
}

impl Symmetric for Quantik {
    const IMAGES: usize = BOARD_IMAGES * SHAPE_IMAGES;

    fn image(&self, image: usize) -> Quantik {
        let lanes = self.lanes.map(|mut lanes| {
            let mut moved = 0;
            while lanes != 0 {
                let bit = lanes.trailing_zeros() as usize;
                let (shape, square) = image_of(Shape::ALL[bit / 16], bit % 16, image);
                moved |= Quantik::bit(shape, Square::of_index(square, 4));
                lanes &= lanes - 1;
            }
            moved
        });
        Quantik { lanes }
    }

    fn image_of_move(&self, mv: Move, image: usize) -> Move {
        let (shape, square) = image_of(mv.shape, mv.square.index(4), image);
        Move { shape, square: Square::of_index(square, 4) }
    }
}

impl Quantik {
    /// The least image under the dihedral group and the permutations of the shapes: a canonical form.
    pub fn canonical(&self) -> Quantik {
        (0..DIHEDRAL_IMAGES)
            .map(|image| self.image(image))
            .min_by_key(|pos| pos.lanes)
            .expect("there is image 0")
    }
}

/// The same position with its shapes permuted into a fixed order.
#[inline(always)]
pub(super) fn with_shapes_sorted(pos: &Quantik) -> Quantik {
    let [light, dark] = pos.lanes;
    let lane = |word: u64, shape: u32| word >> (16 * shape) & 0xFFFF;
    let mut shapes: [u64; 4] =
        std::array::from_fn(|shape| lane(light, shape as u32) << 16 | lane(dark, shape as u32));
    // A sorting network: five comparisons sort four numbers.
    for (a, b) in [(0, 1), (2, 3), (0, 2), (1, 3), (1, 2)] {
        if shapes[a] > shapes[b] {
            shapes.swap(a, b);
        }
    }
    let word =
        |half: u32| (0..4).fold(0, |word, shape| word | (shapes[shape] >> half & 0xFFFF) << (16 * shape));
    Quantik { lanes: [word(16), word(0)] }
}

/// The least of all images under all symmetries.
pub(super) fn least_image(pos: &Quantik) -> Quantik {
    let images = (0..BOARD_IMAGES).map(|board| with_shapes_sorted(&pos.image(board * SHAPE_IMAGES)));
    images.min_by_key(|image| image.lanes).expect("there is image 0")
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn all_images_have_the_same_least_image() {
        let pos: Quantik = ".Ac./c..d/D.../.DAb".parse().expect("a position");
        let least = least_image(&pos);
        for image in 0..Quantik::IMAGES {
            assert_eq!(least_image(&pos.image(image)), least);
        }
        assert!((0..Quantik::IMAGES).any(|image| pos.image(image) == least));
    }

    #[test]
    fn the_images_are_all_different() {
        assert_eq!(BOARD.iter().collect::<HashSet<_>>().len(), BOARD_IMAGES);
        assert_eq!(SHAPES.iter().collect::<HashSet<_>>().len(), SHAPE_IMAGES);
    }
}
