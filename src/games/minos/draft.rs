//! A turn: one of your pawns and where it goes; or a line and the direction in which it slides.

use super::moves::{Move, Refusal, Slide};
use super::position::{Minos, SIDE};
use crate::rules::draft::PressOf;
use crate::rules::{Guided, Line, Position, Press, Square, Target};

/// How far a turn has come.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum Draft {
    #[default]
    Start,
    /// This pawn is to step.
    Lifted { from: Square },
    /// This line is to slide.
    Gripped { line: Line },
}

impl Minos {
    fn can_step(&self, from: Square) -> bool {
        !self.step_targets(from.mask()).is_empty()
    }

    fn slides_on(&self, line: Line) -> impl Iterator<Item = Slide> {
        let pos = *self;
        line.directions()
            .into_iter()
            .map(move |direction| Slide { line, direction })
            .filter(move |&slide| pos.refusal_of_slide(slide).is_none())
    }

    fn press_pawn(&self, square: Square) -> PressOf<Minos> {
        match self.refusal_of_lift(square) {
            Some(refusal) => Press::Refused(refusal),
            None if !self.can_step(square) => Press::Refused(Refusal::Stuck { square }),
            None => Press::Drafted(Draft::Lifted { from: square }),
        }
    }

    fn press_line(&self, line: Line) -> PressOf<Minos> {
        let [first, second] =
            line.directions().map(|direction| self.refusal_of_slide(Slide { line, direction }));
        match (self.outcome(), first, second) {
            (Some(_), _, _) => Press::Refused(Refusal::GameOver),
            (None, None, _) | (None, _, None) => Press::Drafted(Draft::Gripped { line }),
            // A lock, or the slide just made, is a better reason than a missing dark tile.
            (None, Some(Refusal::NoDarkTile { .. }), Some(Refusal::NoDarkTile { .. })) => {
                Press::Refused(Refusal::NoWay { line })
            }
            (None, Some(Refusal::NoDarkTile { .. }), Some(refusal)) | (None, Some(refusal), Some(_)) => {
                Press::Refused(refusal)
            }
        }
    }
}

impl Guided for Minos {
    type Draft = Draft;

    const CONFIRMS: bool = true;

    fn offer(&self, draft: &Draft, sink: &mut dyn FnMut(Target)) {
        match *draft {
            _ if self.outcome().is_some() => {}
            Draft::Start => {
                let own = self.pawns_of(self.turn());
                own.filter(|&from| self.can_step(from)).for_each(|from| sink(Target::Square(from)));
                let lines = (0..SIDE).map(Line::Row).chain((0..SIDE).map(Line::Column));
                lines
                    .filter(|&line| self.slides_on(line).next().is_some())
                    .for_each(|line| sink(Target::Line(line)));
            }
            Draft::Lifted { from } => self.step_targets(from.mask()).for_each(|to| sink(Target::Square(to))),
            Draft::Gripped { line } => {
                self.slides_on(line).for_each(|slide| sink(Target::Direction(slide.direction)))
            }
        }
    }

    fn press(&self, draft: &Draft, target: Target) -> PressOf<Minos> {
        match (*draft, target) {
            (_, Target::Square(square)) if square.column() >= SIDE || square.row() >= SIDE => Press::Ignored,
            (_, Target::Line(Line::Row(index) | Line::Column(index))) if index >= SIDE => Press::Ignored,
            (Draft::Lifted { from }, Target::Square(square)) if square == from => {
                Press::Drafted(Draft::Start)
            }
            (Draft::Lifted { from }, Target::Square(to)) if !self.pawns_of(self.turn()).has(to) => {
                let mv = Move::Step { from, to };
                self.check(mv).map_or_else(Press::Refused, |()| Press::Complete(mv))
            }
            (_, Target::Square(square)) => self.press_pawn(square),
            (Draft::Gripped { line: held }, Target::Line(line)) if held == line => {
                Press::Drafted(Draft::Start)
            }
            (_, Target::Line(line)) => self.press_line(line),
            (Draft::Gripped { line }, Target::Direction(direction))
                if line.directions().contains(&direction) =>
            {
                let mv = Move::Slide(Slide { line, direction });
                self.check(mv).map_or_else(Press::Refused, |()| Press::Complete(mv))
            }
            _ => Press::Ignored,
        }
    }

    fn presses(&self, mv: Move, sink: &mut dyn FnMut(Target)) {
        match mv {
            Move::Step { from, to } => [from, to].into_iter().for_each(|square| sink(Target::Square(square))),
            Move::Slide(Slide { line, direction }) => {
                sink(Target::Line(line));
                sink(Target::Direction(direction));
            }
        }
    }

    fn handles(&self) -> Vec<[Target; 2]> {
        self.grips().map(|(slide, _)| slide.presses()).collect()
    }

    /// A handle is small and lies at the edge, where a thumb slips; a step takes two presses anyway.
    fn is_tricky(mv: Move) -> bool {
        matches!(mv, Move::Slide(_))
    }

    fn shown(&self, _draft: &Draft, waiting: Option<Move>) -> Minos {
        waiting.map_or(*self, |mv| self.after(mv))
    }

    fn chosen_square(draft: &Draft) -> Option<Square> {
        match *draft {
            Draft::Lifted { from } => Some(from),
            Draft::Start | Draft::Gripped { .. } => None,
        }
    }
}
