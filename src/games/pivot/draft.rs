//! A turn: an opposing card and where it goes, if one can move; then a square and a face, in either order.

use super::moves::{Move, Pivoting, Refusal};
use super::position::{Face, Pivot};
use crate::rules::draft::PressOf;
use crate::rules::grid::bits;
use crate::rules::{Guided, Placement, Position, Press, Square, Target};
use std::ops::ControlFlow;

/// How far a turn has come.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Draft {
    /// Nothing is chosen, or (where no card can move) part of what is to be laid.
    Start(Placement<Face>),
    /// This opposing card is to move.
    Lifted { from: Square },
    /// The card has moved; part of what is to be laid may be chosen.
    Pivoted(Pivoting, Placement<Face>),
}

impl Default for Draft {
    fn default() -> Draft {
        Draft::Start(Placement::default())
    }
}

impl Pivot {
    /// The board as the half-made turn shows it: the pivoted card already on its new square.
    #[must_use]
    pub fn drafted(&self, draft: &Draft) -> Pivot {
        match *draft {
            Draft::Pivoted(pivoting, _) => self.pivoted(pivoting),
            _ => *self,
        }
    }

    fn empty_squares(&self) -> Vec<Square> {
        bits(!self.occupied()).map(|index| Square::of_index(index, 4)).collect()
    }

    fn press_card(&self, square: Square) -> PressOf<Pivot> {
        match self.refusal_of_lift(square) {
            Some(refusal) => Press::Refused(refusal),
            None => Press::Drafted(Draft::Lifted { from: square }),
        }
    }

    /// A press while a card is to be laid. `pivot` is what has been done before, `self` the position before the turn.
    fn press_lay(&self, pivot: Option<Pivoting>, lay: Placement<Face>, target: Target) -> PressOf<Pivot> {
        let next = match target {
            Target::Tray(index) => match Face::ALL.get(index as usize) {
                Some(&face) => lay.with_kind(face),
                None => return Press::Ignored,
            },
            Target::Square(square) => {
                let shown = pivot.map_or(*self, |pivoting| self.pivoted(pivoting));
                if shown.card_at(square).is_some() {
                    return Press::Refused(Refusal::Occupied { square });
                }
                lay.with_square(square)
            }
            _ => return Press::Ignored,
        };
        match (next.whole(), pivot) {
            (Some((face, square)), pivot) => Press::Complete(Move { pivot, square, face }),
            (None, Some(pivoting)) => Press::Drafted(Draft::Pivoted(pivoting, next)),
            (None, None) => Press::Drafted(Draft::Start(next)),
        }
    }
}

impl Guided for Pivot {
    type Draft = Draft;

    fn offer(&self, draft: &Draft, sink: &mut dyn FnMut(Target)) {
        let tray = |face| Target::Tray(face as u8);
        match *draft {
            _ if self.outcome().is_some() => {}
            Draft::Start(_) if self.must_pivot() => {
                let mut last = None;
                let _ = self.each_pivot(|Pivoting { from, .. }| {
                    if last != Some(from) {
                        sink(Target::Square(from));
                    }
                    last = Some(from);
                    ControlFlow::<()>::Continue(())
                });
            }
            Draft::Lifted { from } => {
                bits(self.pivot_targets(from.index(4)))
                    .for_each(|to| sink(Target::Square(Square::of_index(to, 4))));
            }
            Draft::Start(lay) | Draft::Pivoted(_, lay) => {
                let squares = self.drafted(draft).empty_squares();
                lay.offer(&Face::ALL, &squares, |_, _| true, tray, sink);
            }
        }
    }

    fn press(&self, draft: &Draft, target: Target) -> PressOf<Pivot> {
        if self.outcome().is_some() {
            return Press::Refused(Refusal::GameOver);
        }
        if let Target::Square(square) = target
            && (square.column() >= 4 || square.row() >= 4)
        {
            return Press::Ignored;
        }
        match (*draft, target) {
            (Draft::Start(lay), target) => match (self.first_pivot(), target) {
                (None, target) => self.press_lay(None, lay, target),
                (Some(_), Target::Square(square)) if self.card_at(square).is_some() => {
                    self.press_card(square)
                }
                (Some(Pivoting { from, .. }), Target::Square(_) | Target::Tray(_)) => {
                    Press::Refused(Refusal::PivotFirst { card: from })
                }
                _ => Press::Ignored,
            },
            (Draft::Lifted { from }, Target::Square(square)) if square == from => {
                Press::Drafted(Draft::default())
            }
            (Draft::Lifted { from }, Target::Square(to)) => {
                if self.card_at(to).is_some() {
                    self.press_card(to)
                } else if self.pivot_targets(from.index(4)) >> to.index(4) & 1 == 1 {
                    Press::Drafted(Draft::Pivoted(Pivoting { from, to }, Placement::default()))
                } else {
                    Press::Refused(Refusal::NotNextTo { from, to })
                }
            }
            (Draft::Lifted { from }, Target::Tray(_)) => Press::Refused(Refusal::PivotFirst { card: from }),
            (Draft::Pivoted(pivoting, lay), target) => self.press_lay(Some(pivoting), lay, target),
            _ => Press::Ignored,
        }
    }

    fn presses(&self, mv: Move, sink: &mut dyn FnMut(Target)) {
        if let Some(Pivoting { from, to }) = mv.pivot {
            sink(Target::Square(from));
            sink(Target::Square(to));
        }
        sink(Target::Square(mv.square));
        sink(Target::Tray(mv.face as u8));
    }

    fn shown(&self, draft: &Draft, _waiting: Option<Move>) -> Pivot {
        self.drafted(draft)
    }

    fn chosen_kind(draft: &Draft) -> Option<u8> {
        match draft {
            Draft::Start(lay) | Draft::Pivoted(_, lay) => lay.kind.map(|face| face as u8),
            Draft::Lifted { .. } => None,
        }
    }

    fn chosen_square(draft: &Draft) -> Option<Square> {
        match *draft {
            Draft::Start(Placement { square, .. }) | Draft::Pivoted(_, Placement { square, .. }) => square,
            Draft::Lifted { from } => Some(from),
        }
    }
}
