//! A turn: in the second phase a rod and the rods of its pieces, from the bottom piece up; then a piece from the box
//! and its rod, in either order.

use super::moves::{Move, Refusal, Spread, Targets};
use super::pieces::Kind;
use super::position::{LEVELS, ShapeColour};
use super::scoring::Point;
use crate::rules::draft::PressOf;
use crate::rules::grid::bits;
use crate::rules::{Guided, Placement, Position, Press, Square, Target};

/// How far a turn has come.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Draft {
    /// The rod being spread, and where its pieces have gone so far.
    pub spread: Option<Spread>,
    pub add: Placement<Kind>,
}

fn squares(board: u16) -> impl Iterator<Item = Square> {
    bits(board).map(|index| Square::of_index(index, 4))
}

impl ShapeColour {
    /// The board as the half-made turn shows it, and the pieces in hand.
    pub fn drafted(&self, draft: &Draft) -> (ShapeColour, Vec<Kind>) {
        match draft.spread {
            None => (*self, Vec::new()),
            Some(Spread { from, targets }) => {
                let (pos, _, (kinds, count)) = self.spread(from, targets.as_slice());
                (pos, kinds[..count].to_vec())
            }
        }
    }

    /// The points of a turn, those of its first operation first.
    pub fn points_of(&self, mv: Move) -> [Vec<Point>; 2] {
        let (mut pos, _) = self.drafted(&Draft { spread: mv.spread, ..Draft::default() });
        let mut put = [0; LEVELS];
        put[pos.put(mv.kind, mv.rod)] = 1 << mv.rod.index(4);
        let mut added = Vec::new();
        pos.each_point(put, |point| added.push(point));
        [mv.spread.map_or(Vec::new(), |spread| self.points_of_spread(spread)), added]
    }

    /// The points of a spread, as far as it has gone.
    pub fn points_of_spread(&self, Spread { from, targets }: Spread) -> Vec<Point> {
        let (pos, put, _) = self.spread(from, targets.as_slice());
        let mut points = Vec::new();
        pos.each_point(put, |point| points.push(point));
        points
    }

    /// Is the spread done, or not needed?
    pub(super) fn is_spread(&self, draft: &Draft) -> bool {
        self.is_first_phase()
            || draft.spread.is_some_and(|spread| spread.targets.as_slice().len() == self.height(spread.from))
    }

    /// The rods that may receive the added piece.
    fn rods_to_add(&self, draft: &Draft) -> u16 {
        if self.is_first_phase() { !self.occupied(0) } else { self.drafted(draft).0.with_room() }
    }

    /// The rods that may receive the next piece of the spread.
    fn rods_to_spread(&self, Spread { from, targets }: Spread) -> u16 {
        let taken = targets.iter().fold(1 << from.index(4), |board: u16, rod| board | 1 << rod.index(4));
        self.with_room() & !taken
    }

    /// Enough other rods have room for all pieces of this rod.
    fn can_spread(&self, from: Square) -> bool {
        let others = self.rods_to_spread(Spread { from, targets: Targets::default() });
        self.height(from) > 0 && others.count_ones() as usize >= self.height(from)
    }

    fn press_spread(&self, draft: &Draft, rod: Square) -> PressOf<ShapeColour> {
        let drafted =
            |from, targets| Press::Drafted(Draft { spread: Some(Spread { from, targets }), ..*draft });
        match draft.spread {
            None if !self.can_spread(rod) => Press::Refused(Refusal::NothingToSpread { rod }),
            None => drafted(rod, Targets::default()),
            // Before the first piece is put down, the rod can be let go.
            Some(Spread { from, targets }) if rod == from && targets.as_slice().is_empty() => {
                Press::Drafted(Draft { spread: None, ..*draft })
            }
            Some(Spread { from, targets }) => match self.refusal_of_target(from, targets.as_slice(), rod) {
                Some(refusal) => Press::Refused(refusal),
                None => drafted(from, targets.with(rod)),
            },
        }
    }

    fn press_rod_to_add(&self, draft: &Draft, rod: Square) -> PressOf<ShapeColour> {
        if self.rods_to_add(draft) >> rod.index(4) & 1 == 1 {
            return self.added(draft, draft.add.with_square(rod));
        }
        Press::Refused(if self.is_first_phase() { Refusal::NotEmpty { rod } } else { Refusal::Full { rod } })
    }

    fn added(&self, draft: &Draft, add: Placement<Kind>) -> PressOf<ShapeColour> {
        match add.whole() {
            Some((kind, rod)) => Press::Complete(Move { spread: draft.spread, kind, rod }),
            None => Press::Drafted(Draft { add, ..*draft }),
        }
    }
}

impl Guided for ShapeColour {
    type Draft = Draft;

    const CONFIRMS: bool = true;
    const SHARED_TRAY: bool = true;

    fn offer(&self, draft: &Draft, sink: &mut dyn FnMut(Target)) {
        if self.outcome().is_some() {
            return;
        }
        if self.is_spread(draft) {
            let kinds: Vec<Kind> = self.kinds_left().collect();
            let rods: Vec<Square> = squares(self.rods_to_add(draft)).collect();
            draft.add.offer(&kinds, &rods, |_, _| true, |kind| Target::Tray(kind.index() as u8), sink);
        } else {
            match draft.spread {
                None => squares(self.occupied(0))
                    .filter(|&rod| self.can_spread(rod))
                    .for_each(|rod| sink(Target::Square(rod))),
                Some(spread) => {
                    squares(self.rods_to_spread(spread)).for_each(|rod| sink(Target::Square(rod)))
                }
            }
        }
    }

    fn press(&self, draft: &Draft, target: Target) -> PressOf<ShapeColour> {
        match target {
            _ if self.outcome().is_some() => Press::Refused(Refusal::GameOver),
            Target::Square(rod) if rod.column() >= 4 || rod.row() >= 4 => Press::Ignored,
            Target::Square(rod) if self.is_spread(draft) => self.press_rod_to_add(draft, rod),
            Target::Square(rod) => self.press_spread(draft, rod),
            Target::Tray(index) if (index as usize) < Kind::COUNT => {
                let kind = Kind::of_index(index as usize);
                if self.left(kind) == 0 {
                    Press::Refused(Refusal::NotInBox { kind })
                } else if self.is_spread(draft) {
                    self.added(draft, draft.add.with_kind(kind))
                } else {
                    Press::Refused(Refusal::SpreadFirst)
                }
            }
            _ => Press::Ignored,
        }
    }

    fn presses(&self, mv: Move, sink: &mut dyn FnMut(Target)) {
        if let Some(Spread { from, targets }) = mv.spread {
            sink(Target::Square(from));
            targets.iter().for_each(|rod| sink(Target::Square(rod)));
        }
        sink(Target::Tray(mv.kind.index() as u8));
        sink(Target::Square(mv.rod));
    }

    fn shown(&self, draft: &Draft, waiting: Option<Move>) -> ShapeColour {
        waiting.map_or_else(|| self.drafted(draft).0, |mv| self.after(mv))
    }

    fn chosen_kind(draft: &Draft) -> Option<u8> {
        draft.add.kind.map(|kind| kind.index() as u8)
    }

    fn chosen_square(draft: &Draft) -> Option<Square> {
        draft.add.square.or(draft.spread.map(|spread| spread.from))
    }
}
