//! The handles of Minos, at the ends of its lines: pressing one slides the line.

use super::moves::{Refusal, Slide};
use super::position::{Minos, SIDE};
use crate::rules::{Direction, Line, Position, Target};

/// All slides, in the order of their handles: clockwise from the upper left corner.
fn clockwise() -> impl Iterator<Item = Slide> {
    let side = |direction: Direction| {
        (0..SIDE).map(move |index| {
            let last = SIDE - 1;
            let line = match direction {
                Direction::Up => Line::Column(index),
                Direction::Right => Line::Row(last - index),
                Direction::Down => Line::Column(last - index),
                Direction::Left => Line::Row(index),
            };
            Slide { line, direction }
        })
    };
    [Direction::Up, Direction::Right, Direction::Down, Direction::Left].into_iter().flat_map(side)
}

/// What a handle looks like.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Grip {
    Free,
    Locked,
    /// It would undo the last slide, or a pawn stands on the tile.
    Barred,
}

impl Slide {
    /// The two presses that make it.
    pub(super) fn presses(self) -> [Target; 2] {
        [Target::Line(self.line), Target::Direction(self.direction)]
    }
}

impl Minos {
    /// The slides that have a handle now: those with a dark tile at their end, and those of locked lines.
    pub(super) fn grips(&self) -> impl Iterator<Item = (Slide, Grip)> {
        let is_over = self.outcome().is_some();
        clockwise().filter(move |_| !is_over).filter_map(|slide| Some((slide, self.grip(slide)?)))
    }

    pub(super) fn grip(&self, slide: Slide) -> Option<Grip> {
        match self.refusal_of_slide(slide) {
            None => Some(Grip::Free),
            Some(Refusal::Locked { .. }) => Some(Grip::Locked),
            Some(Refusal::Undoes { .. } | Refusal::PawnOnTile { .. }) => Some(Grip::Barred),
            Some(_) => None,
        }
    }
}
