//! What turns do, for lessons.

use super::ShapeColour;
use super::moves::Move;
use super::scoring::{PLACES, Place, Point};
use crate::games::deeds::Deeds;
use crate::rules::{Position, Square};

impl Deeds for ShapeColour {
    /// `points 2` and `points 2+`: so many points, or at least; `move-points 2+`: by the first operation. `row 1`: the
    /// first row of level 1 scores. `tower`: a rod scores. `level 2`: four on this level score. `from b2 c3`: one of
    /// these rods is taken apart.
    fn does(&self, mv: Move, deed: &str) -> Option<bool> {
        let [moved, added] = self.points_of(mv);
        let is_place = |wanted: &dyn Fn(Place) -> bool| {
            moved.iter().chain(&added).any(|Point { place, .. }| wanted(*place))
        };
        let (name, number) = deed.split_once(' ').unwrap_or((deed, ""));
        match name {
            "points" => count(moved.len() + added.len(), number),
            "move-points" => count(moved.len(), number),
            "tower" => Some(is_place(&|place| matches!(place, Place::Rod { .. }))),
            "from" => Some(mv.spread.is_some_and(|spread| {
                let from = spread.from.to_string();
                number.split(' ').any(|rod| rod == from)
            })),
            "row" => {
                let row: usize = number.parse().ok()?;
                // Rows and columns take turns in the list.
                let rods = *PLACES.get(2 * row.checked_sub(1)?)?;
                Some(is_place(&|place| place == Place::Level { level: 0, rods }))
            }
            "level" => {
                let wanted: u8 = number.parse().ok()?;
                Some(is_place(&|place| matches!(place, Place::Level { level, .. } if level + 1 == wanted)))
            }
            _ => None,
        }
    }

    /// At first an empty rod; later a rod whose pieces can move; and one that is nearly full.
    fn pins(&self) -> [Option<Square>; 5] {
        let rods = || ShapeColour::FACTS.squares();
        let is_first = self.is_first_phase();
        let empty = rods().find(|&rod| is_first && self.height(rod) == 0);
        let to_move = rods().find(|&rod| !is_first && self.height(rod) > 0);
        let tower = rods().find(|&rod| self.height(rod) == 2 && Some(rod) != to_move);
        [None, empty, to_move, tower, None]
    }
}

/// Is this the number, or at least the number where a plus follows it?
fn count(is: usize, wanted: &str) -> Option<bool> {
    match wanted.strip_suffix('+') {
        Some(least) => Some(is >= least.parse::<usize>().ok()?),
        None => Some(is == wanted.parse::<usize>().ok()?),
    }
}
