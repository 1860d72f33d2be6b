//! A turn: a shape from the tray and a square, in either order.

use super::moves::{Move, Refusal};
use super::position::{Quantik, Shape};
use crate::rules::draft::PressOf;
use crate::rules::{Guided, Placement, Position, Press, Square, Target};

fn squares() -> [Square; 16] {
    std::array::from_fn(|index| Square::of_index(index, 4))
}

fn tray(shape: Shape) -> Target {
    Target::Tray(shape as u8)
}

impl Quantik {
    fn is_legal(&self, shape: Shape, square: Square) -> bool {
        self.check(Move { shape, square }).is_ok()
    }

    /// Why this shape cannot be chosen at all.
    fn refusal_of_shape(&self, shape: Shape) -> Option<Refusal> {
        if self.is_won() {
            Some(Refusal::GameOver)
        } else if self.left(self.turn(), shape) == 0 {
            Some(Refusal::NoneLeft { shape })
        } else {
            let fits = squares().into_iter().any(|square| self.is_legal(shape, square));
            (!fits).then_some(Refusal::FitsNowhere { shape })
        }
    }

    /// Why this square cannot be chosen at all.
    fn refusal_of_square(&self, square: Square) -> Option<Refusal> {
        if self.is_won() {
            Some(Refusal::GameOver)
        } else if self.piece_at(square).is_some() {
            Some(Refusal::Occupied { square })
        } else {
            let fits = Shape::ALL.into_iter().any(|shape| self.is_legal(shape, square));
            (!fits).then_some(Refusal::NothingFits { square })
        }
    }
}

impl Guided for Quantik {
    type Draft = Placement<Shape>;

    fn offer(&self, draft: &Self::Draft, sink: &mut dyn FnMut(Target)) {
        draft.offer(&Shape::ALL, &squares(), |shape, square| self.is_legal(shape, square), tray, sink);
    }

    fn press(&self, draft: &Self::Draft, target: Target) -> PressOf<Self> {
        let (next, refusal) = match target {
            Target::Tray(kind) => {
                let Some(&shape) = Shape::ALL.get(kind as usize) else { return Press::Ignored };
                (draft.with_kind(shape), self.refusal_of_shape(shape))
            }
            Target::Square(square) if square.column() < 4 && square.row() < 4 => {
                (draft.with_square(square), self.refusal_of_square(square))
            }
            _ => return Press::Ignored,
        };
        match (next.whole(), refusal) {
            // With both chosen, the reason against the two together says more: which piece forbids it.
            (Some((shape, square)), _) => {
                let mv = Move { shape, square };
                self.check(mv).map_or_else(Press::Refused, |()| Press::Complete(mv))
            }
            (None, Some(refusal)) => Press::Refused(refusal),
            (None, None) => Press::Drafted(next),
        }
    }

    fn presses(&self, mv: Move, sink: &mut dyn FnMut(Target)) {
        sink(tray(mv.shape));
        sink(Target::Square(mv.square));
    }

    fn chosen_kind(draft: &Self::Draft) -> Option<u8> {
        draft.kind.map(|shape| shape as u8)
    }

    fn chosen_square(draft: &Self::Draft) -> Option<Square> {
        draft.square
    }
}
