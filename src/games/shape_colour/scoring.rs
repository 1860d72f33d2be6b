//! The 82 places that score, and the points of an operation (RULES 4).

use super::position::{LEVELS, ShapeColour};
use crate::rules::Square;
use crate::rules::grid::bits;

/// The 22 places of one level as 16-bit boards: 4 rows, 4 columns, and the corners of 9 + 4 + 1 upright squares.
pub(super) static PLACES: [u16; 22] = {
    let mut places = [0; 22];
    let mut next = 0;
    let mut i = 0;
    while i < 4 {
        places[next] = 0x000F << (4 * i);
        places[next + 1] = 0x1111 << i;
        next += 2;
        i += 1;
    }
    let mut side = 1;
    while side < 4 {
        let corners = 1 | 1 << side | 1 << (4 * side) | 1 << (5 * side);
        let mut row = 0;
        while row + side < 4 {
            let mut column = 0;
            while column + side < 4 {
                places[next] = corners << (4 * row + column);
                next += 1;
                column += 1;
            }
            row += 1;
        }
        side += 1;
    }
    assert!(next == 22);
    places
};

/// A place that scores.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Place {
    /// Four rods of one level, as a 16-bit board.
    Level { level: u8, rods: u16 },
    /// The three pieces of one rod.
    Rod { rod: Square },
}

/// What its pieces have in common.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Alike {
    Shape,
    Colour,
}

/// One point.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Point {
    pub place: Place,
    pub alike: Alike,
}

/// The places that score, each once, with what their pieces have in common.
pub(super) fn places(points: &[Point]) -> Vec<(Place, Vec<Alike>)> {
    let mut places: Vec<(Place, Vec<Alike>)> = Vec::new();
    for point in points {
        match places.iter_mut().find(|(place, _)| *place == point.place) {
            Some((_, alike)) => alike.push(point.alike),
            None => places.push((point.place, vec![point.alike])),
        }
    }
    places
}

impl ShapeColour {
    /// Visits the points of an operation that has put pieces on these rods, level by level.
    pub(super) fn each_point(&self, put: [u16; LEVELS], mut visit: impl FnMut(Point)) {
        let alike_boards = [(Alike::Shape, &self.shapes), (Alike::Colour, &self.colours)];
        for (alike, boards) in alike_boards {
            for level in 0..LEVELS {
                if put[level] == 0 {
                    continue;
                }
                for &rods in PLACES.iter().filter(|&&rods| rods & put[level] != 0) {
                    if boards[level].iter().any(|board| board & rods == rods) {
                        visit(Point { place: Place::Level { level: level as u8, rods }, alike });
                    }
                }
            }
            let touched = put.iter().fold(0, |rods, board| rods | board);
            let [bottom, middle, top] = boards;
            for kind in 0..3 {
                for rod in bits(bottom[kind] & middle[kind] & top[kind] & touched) {
                    visit(Point { place: Place::Rod { rod: Square::of_index(rod, 4) }, alike });
                }
            }
        }
    }

    pub(super) fn count_points(&self, put: [u16; LEVELS]) -> u32 {
        let mut points = 0;
        self.each_point(put, |_| points += 1);
        points
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_82_places_and_they_differ() {
        let mut places = PLACES.to_vec();
        places.sort_unstable();
        places.dedup();
        assert_eq!(places.len() * LEVELS + 16, 82);
        assert!(places.iter().all(|place| place.count_ones() == 4));
    }
}
