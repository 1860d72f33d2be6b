//! A turn: one of your pieces, then where it goes; or the first turn, taken over.

use super::moves::{Move, Refusal};
use super::position::{Emblem, Pie, SIDE};
use crate::rules::draft::PressOf;
use crate::rules::{Guided, Position, Press, Square, Target};

/// The piece that is to move, once chosen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Draft {
    pub from: Option<Square>,
}

impl Emblem {
    fn press_piece(&self, square: Square) -> PressOf<Emblem> {
        match self.refusal_of_lift(square) {
            Some(refusal) => Press::Refused(refusal),
            None if self.targets(square).is_empty() => Press::Refused(Refusal::Stuck { square }),
            None => Press::Drafted(Draft { from: Some(square) }),
        }
    }
}

impl Guided for Emblem {
    type Draft = Draft;

    fn offer(&self, draft: &Draft, sink: &mut dyn FnMut(Target)) {
        match draft.from {
            _ if self.outcome().is_some() => {}
            Some(from) => self.targets(from).for_each(|to| sink(Target::Square(to))),
            None => {
                let own = self.pieces_of(self.turn());
                own.filter(|&from| !self.targets(from).is_empty())
                    .for_each(|from| sink(Target::Square(from)));
                if self.pie() == Pie::Offered {
                    sink(Target::Swap);
                }
            }
        }
    }

    fn press(&self, draft: &Draft, target: Target) -> PressOf<Emblem> {
        let square = match target {
            Target::Square(square) if square.column() < SIDE && square.row() < SIDE => square,
            Target::Swap => {
                return self.check(Move::Swap).map_or_else(Press::Refused, |()| Press::Complete(Move::Swap));
            }
            _ => return Press::Ignored,
        };
        match draft.from {
            None => self.press_piece(square),
            Some(from) if from == square => Press::Drafted(Draft::default()),
            Some(_) if self.pieces_of(self.turn()).has(square) => self.press_piece(square),
            Some(from) => {
                let mv = Move::Step { from, to: square };
                self.check(mv).map_or_else(Press::Refused, |()| Press::Complete(mv))
            }
        }
    }

    fn presses(&self, mv: Move, sink: &mut dyn FnMut(Target)) {
        match mv {
            Move::Step { from, to } => [from, to].into_iter().for_each(|square| sink(Target::Square(square))),
            Move::Swap => sink(Target::Swap),
        }
    }

    fn chosen_square(draft: &Draft) -> Option<Square> {
        draft.from
    }
}
