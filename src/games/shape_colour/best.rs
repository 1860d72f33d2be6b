//! The turns that score most, found without listing all turns.
//!
//! The points of a spread are the sum of what its pieces score one after the other, and for the added piece only the
//! best rod of each kind counts: some thousands of spreads are tried, not hundreds of thousands of turns.

use super::gains::{GAINS, Nibbles, greatest, nibble, ones};
use super::moves::{Move, Spread, Targets};
use super::pieces::Kind;
use super::position::{LEVELS, ShapeColour};
use crate::rules::Square;
use crate::rules::grid::bits;
use std::ops::ControlFlow;

/// A turn and what it scores.
#[derive(Clone, Copy, Debug)]
pub struct Scoring {
    pub points: u32,
    /// What the added piece contributes.
    pub added: u32,
    pub mv: Move,
}

/// The boards of a position, and the heights of its rods as boards: what the search for points needs, and no more.
#[derive(Clone, Copy)]
struct Rods {
    shapes: [[u16; 3]; LEVELS],
    colours: [[u16; 3]; LEVELS],
}

impl Rods {
    fn of(pos: &ShapeColour) -> Rods {
        Rods { shapes: pos.shapes, colours: pos.colours }
    }

    fn occupied(&self, level: usize) -> u16 {
        let [a, b, c] = self.shapes[level];
        a | b | c
    }

    fn height(&self, rod: usize) -> usize {
        (0..LEVELS).take_while(|&level| self.occupied(level) >> rod & 1 == 1).count()
    }

    /// Puts a piece on a rod with room, and answers what it scores.
    fn put(&mut self, kind: Kind, rod: usize) -> u32 {
        let level = self.height(rod);
        let (shape, colour) = (kind.shape as usize, kind.colour as usize);
        let mut points = nibble(GAINS[self.shapes[level][shape] as usize], rod);
        points += nibble(GAINS[self.colours[level][colour] as usize], rod);
        if level == LEVELS - 1 {
            let alike = |boards: &[[u16; 3]; LEVELS], of: usize| {
                u32::from((boards[0][of] & boards[1][of]) >> rod & 1)
            };
            points += alike(&self.shapes, shape) + alike(&self.colours, colour);
        }
        self.shapes[level][shape] |= 1 << rod;
        self.colours[level][colour] |= 1 << rod;
        points
    }

    fn take_all(&mut self, rod: usize) {
        for board in self.shapes.iter_mut().chain(&mut self.colours).flatten() {
            *board &= !(1 << rod);
        }
    }

    /// Visits every kind that is left with what it would score on the rods whose next piece lies on one level.
    fn each_gain(&self, left: &[u8; Kind::COUNT], mut visit: impl FnMut(usize, u16, Nibbles)) {
        let mut below = u16::MAX;
        for level in 0..LEVELS {
            let rods = below & !self.occupied(level);
            below = self.occupied(level);
            if rods == 0 {
                continue;
            }
            let mask = ones(rods) * 0xF;
            let gains = |boards: &[[u16; 3]; LEVELS]| {
                std::array::from_fn(|of| {
                    let rod_alike = if level == LEVELS - 1 { ones(boards[0][of] & boards[1][of]) } else { 0 };
                    (GAINS[boards[level][of] as usize] + rod_alike) & mask
                })
            };
            let (shapes, colours): ([Nibbles; 3], [Nibbles; 3]) = (gains(&self.shapes), gains(&self.colours));
            for kind in (0..Kind::COUNT).filter(|&kind| left[kind] > 0) {
                visit(kind, rods, shapes[kind / 3] + colours[kind % 3]);
            }
        }
    }

    /// The best added piece: its points, its kind and its rod.
    fn best_add(&self, left: &[u8; Kind::COUNT]) -> (u32, usize, usize) {
        // Some rod and some kind always will do, for nothing.
        let rod = (!self.occupied(LEVELS - 1)).trailing_zeros() as usize;
        let kind = left.iter().position(|&count| count > 0).unwrap_or(0);
        let mut best = (0, kind, rod);
        self.each_gain(left, |kind, _, gains| {
            let (points, rod) = greatest(gains);
            if points > best.0 {
                best = (points, kind, rod);
            }
        });
        best
    }
}

impl ShapeColour {
    /// Visits every spread with the best piece added to it (in the first phase, just the best added piece), until the
    /// visitor breaks off.
    pub(super) fn each_best_add<B>(
        &self,
        mut visit: impl FnMut(Scoring) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let rods = Rods::of(self);
        if self.is_first_phase() {
            let (points, kind, rod) = rods.best_add(&self.left);
            // On the ground floor only empty rods are offered, so the best rod is one of them unless nothing scores.
            let rod = if self.occupied(0) >> rod & 1 == 1 {
                (!self.occupied(0)).trailing_zeros() as usize
            } else {
                rod
            };
            let (kind, rod) = (Kind::of_index(kind), Square::of_index(rod, 4));
            return visit(Scoring { points, added: points, mv: Move { spread: None, kind, rod } });
        }
        for from in bits(self.occupied(0)) {
            let mut emptied = rods;
            emptied.take_all(from);
            let from = Square::of_index(from, 4);
            let pieces: Vec<Kind> = self.stack(from).collect();
            self.spreads(from, &pieces, emptied, Targets::default(), 0, &mut visit)?;
        }
        ControlFlow::Continue(())
    }

    fn spreads<B>(
        &self,
        from: Square,
        pieces: &[Kind],
        rods: Rods,
        targets: Targets,
        points: u32,
        visit: &mut impl FnMut(Scoring) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let Some((&piece, rest)) = pieces.split_first() else {
            let (added, kind, rod) = rods.best_add(&self.left);
            let (kind, rod) = (Kind::of_index(kind), Square::of_index(rod, 4));
            let spread = Some(Spread { from, targets });
            return visit(Scoring { points: points + added, added, mv: Move { spread, kind, rod } });
        };
        let taken = targets.iter().fold(1 << from.index(4), |board: u16, rod| board | 1 << rod.index(4));
        for rod in bits(self.with_room() & !taken) {
            let mut next = rods;
            let scored = next.put(piece, rod);
            self.spreads(from, rest, next, targets.with(Square::of_index(rod, 4)), points + scored, visit)?;
        }
        ControlFlow::Continue(())
    }

    /// All ways of adding a piece after this spread that score exactly so much.
    pub(super) fn adds_that_score(&self, spread: Spread, points: u32) -> Vec<Move> {
        let (after, ..) = self.spread(spread.from, spread.targets.as_slice());
        let mut adds = Vec::new();
        Rods::of(&after).each_gain(&self.left, |kind, rods, gains| {
            for rod in bits(rods).filter(|&rod| nibble(gains, rod) == points) {
                let (kind, rod) = (Kind::of_index(kind), Square::of_index(rod, 4));
                adds.push(Move { spread: Some(spread), kind, rod });
            }
        });
        adds
    }

    /// The turn that scores most, the first of several; `None` when the game is over.
    pub fn best_by_points(&self) -> Option<Scoring> {
        if self.placed() == super::position::PIECES {
            return None;
        }
        let mut best: Option<Scoring> = None;
        let _ = self.each_best_add(|scoring| {
            if best.is_none_or(|best| scoring.points > best.points) {
                best = Some(scoring);
            }
            ControlFlow::<()>::Continue(())
        });
        best
    }
}

#[cfg(test)]
mod tests {
    use super::super::position::Options;
    use super::*;
    use crate::rules::{Position, Rng};

    /// The most points of any turn, by playing all of them.
    fn by_trying_all(pos: &ShapeColour) -> u32 {
        let mut most = 0;
        let seat = pos.turn().index();
        let _ = pos.each_move(|mv| {
            let mut next = *pos;
            next.play_unchecked(mv);
            most = most.max(next.scores[seat] - pos.scores[seat]);
            ControlFlow::<()>::Continue(())
        });
        most
    }

    #[test]
    fn the_best_turn_is_legal_and_scores_what_it_says_and_no_turn_scores_more() {
        let mut rng = Rng::new(3);
        for game in 0..2 {
            let mut pos = ShapeColour::start(Options::Two);
            while let Some(mv) = pos.random_move(&mut rng) {
                let best = pos.best_by_points().expect("the game goes on");
                let next = pos.play(best.mv).expect("legal");
                let seat = pos.turn().index();
                assert_eq!(next.scores[seat] - pos.scores[seat], best.points, "{pos}: {}", best.mv);
                // Trying all turns of the second phase takes its time: a few positions will do.
                if pos.is_first_phase() || pos.placed() % 6 == game {
                    assert_eq!(best.points, by_trying_all(&pos), "{pos}");
                }
                // Now and then the best turn, so that scores are made and kept.
                let mv = if rng.below(2) == 0 { best.mv } else { mv };
                pos.play_unchecked(mv);
            }
        }
    }
}
