//! What turns do, for lessons.

use super::Quantik;
use super::moves::{House, Move, Refusal};
use super::position::Shape;
use crate::games::deeds::Deeds;
use crate::rules::{Position, Square};

impl Deeds for Quantik {
    /// `shape A`: a piece of this shape is placed.
    fn does(&self, mv: Move, deed: &str) -> Option<bool> {
        let shape = deed.strip_prefix("shape ")?;
        Some(mv.to_string().starts_with(shape))
    }

    /// The gap of the place with the most shapes; a square that takes a piece; one that is closed; a piece of one's
    /// own.
    fn pins(&self) -> [Option<Square>; 5] {
        let seat = self.turn();
        let squares = || Quantik::FACTS.squares();
        let is_free = |&square: &Square| self.piece_at(square).is_none();
        let shapes = |house: &House| {
            Shape::ALL
                .iter()
                .filter(|&&shape| {
                    house
                        .squares()
                        .any(|square| self.piece_at(square).is_some_and(|(_, other)| other == shape))
                })
                .count()
        };
        let gap = |house: House| house.squares().find(is_free);
        let fullest = House::all().filter(|&house| gap(house).is_some()).max_by_key(shapes);
        let goal = fullest.and_then(gap);
        let open = squares().find(|&square| {
            Some(square) != goal && Shape::ALL.iter().any(|&shape| self.check(Move { shape, square }).is_ok())
        });
        let is_closed = |&square: &Square| {
            let is_opposed =
                |&shape: &Shape| matches!(self.check(Move { shape, square }), Err(Refusal::Opposed { .. }));
            is_free(&square)
                && Some(square) != open
                && Some(square) != goal
                && Shape::ALL.iter().any(is_opposed)
        };
        let own = squares().find(|&square| self.piece_at(square).is_some_and(|(owner, _)| owner == seat));
        [goal, open, squares().find(is_closed), own, None]
    }
}
