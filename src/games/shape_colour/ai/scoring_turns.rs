//! The turns that score most, found without listing all turns.
//!
//! The points of a spread are the sum of what its pieces score one after the other. For the last of them and the piece
//! then added, a bound for all rods at once tells where they can still score enough: of some hundred thousand turns a
//! few hundred are visited.

use super::gain_tables::Nibbles;
use super::rods::{GainTables, Rods};
use crate::games::shape_colour::moves::{Move, Spread, Targets};
use crate::games::shape_colour::pieces::Kind;
use crate::games::shape_colour::position::ShapeColour;
use crate::rules::{Rng, Square};
use std::ops::ControlFlow;

/// A turn and what it scores.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ScoredTurn {
    pub points: u32,
    pub mv: Move,
}

/// What has been done of a spread.
#[derive(Clone, Copy)]
struct Begun {
    rods: Rods,
    /// The rods that may still receive a piece, as nibbles of ones.
    free: Nibbles,
    from: Square,
    targets: Targets,
    points: u32,
}

/// Visits spreads, among them all that can score `least` points together with the best piece added; the visitor may
/// raise that number.
struct Spreads<V> {
    tables: GainTables,
    least: u32,
    visit: V,
}

impl<V: FnMut(&mut u32, u32, &Rods, Spread) -> ControlFlow<()>> Spreads<V> {
    fn all(&mut self, rods: &Rods) -> ControlFlow<()> {
        for from in rods.not_empty() {
            let mut emptied = *rods;
            let (kinds, height) = emptied.take_all(from, self.tables);
            let free = rods.with_room() & !(0xF << (4 * from));
            let from = Square::of_index(from, 4);
            let begun = Begun { rods: emptied, free, from, targets: Targets::default(), points: 0 };
            self.go_on(&begun, &kinds[..height])?;
        }
        ControlFlow::Continue(())
    }

    fn go_on(&mut self, begun: &Begun, pieces: &[Kind]) -> ControlFlow<()> {
        let Some((&kind, rest)) = pieces.split_first() else { return ControlFlow::Continue(()) };
        let rods = match rest {
            [] => {
                let least = self.least.saturating_sub(begun.points);
                begun.rods.promising(kind, begun.free, least, self.tables)
            }
            _ => begun.free,
        };
        for rod in super::gain_tables::rods_of(rods) {
            let mut next = *begun;
            next.points += next.rods.put(kind, rod, self.tables);
            next.free &= !(0xF << (4 * rod));
            next.targets = next.targets.with(Square::of_index(rod, 4));
            if !rest.is_empty() {
                self.go_on(&next, rest)?;
            } else if next.rods.has_add(self.least.saturating_sub(next.points)) {
                let spread = Spread { from: next.from, targets: next.targets };
                (self.visit)(&mut self.least, next.points, &next.rods, spread)?;
            }
        }
        ControlFlow::Continue(())
    }
}

impl Rods {
    /// The turn that scores most, if that is at least `least`; or any turn that scores `enough`. `None` also if the
    /// game is over.
    pub fn best_turn(&self, least: u32, enough: u32, tables: GainTables) -> Option<ScoredTurn> {
        let mut best: Option<ScoredTurn> = None;
        if self.is_over() {
            return None;
        }
        if self.is_first_phase() {
            self.each_add(least, |points, kind, rod| {
                if best.is_none_or(|best| points > best.points) {
                    best = Some(ScoredTurn { points, mv: Move { spread: None, kind, rod } });
                }
            });
            return best;
        }
        let visit = |least: &mut u32, points: u32, rods: &Rods, spread: Spread| {
            let added = rods.best_add();
            rods.each_add(added, |_, kind, rod| {
                let mv = Move { spread: Some(spread), kind, rod };
                best = Some(ScoredTurn { points: points + added, mv });
            });
            *least = points + added + 1;
            if points + added >= enough { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        };
        let _ = Spreads { tables, least, visit }.all(self);
        best
    }

    /// Visits every turn that scores at least this much.
    pub fn each_turn(&self, least: u32, tables: GainTables, mut visit: impl FnMut(ScoredTurn)) {
        if self.is_over() {
            return;
        }
        if self.is_first_phase() {
            self.each_add(least, |points, kind, rod| {
                visit(ScoredTurn { points, mv: Move { spread: None, kind, rod } });
            });
            return;
        }
        let visit = |least: &mut u32, points: u32, rods: &Rods, spread: Spread| {
            rods.each_add(least.saturating_sub(points), |added, kind, rod| {
                visit(ScoredTurn { points: points + added, mv: Move { spread: Some(spread), kind, rod } });
            });
            ControlFlow::Continue(())
        };
        let _ = Spreads { tables, least, visit }.all(self);
    }
}

impl ShapeColour {
    /// A turn that scores most, the first of several; `None` when the game is over.
    pub fn best_by_points(&self) -> Option<ScoredTurn> {
        let tables = GainTables::get();
        Rods::of(self, tables).best_turn(0, u32::MAX, tables)
    }

    /// Any of the turns that score most; `None` when the game is over.
    pub fn any_best_by_points(&self, rng: &mut Rng) -> Option<ScoredTurn> {
        let tables = GainTables::get();
        let rods = Rods::of(self, tables);
        let most = rods.best_turn(0, u32::MAX, tables)?.points;
        let mut best = Vec::new();
        rods.each_turn(most, tables, |turn| best.push(turn));
        rng.pick(&best).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::shape_colour::position::Options;
    use crate::rules::{Position, Rng};

    /// How many turns score how much, by playing all of them.
    fn by_trying_all(pos: &ShapeColour) -> Vec<u64> {
        let mut counts = Vec::new();
        let seat = pos.turn().index();
        let _ = pos.each_move(|mv| {
            let next = pos.after(mv);
            let points = (next.scores[seat] - pos.scores[seat]) as usize;
            counts.resize(counts.len().max(points + 1), 0);
            counts[points] += 1;
            ControlFlow::<()>::Continue(())
        });
        counts
    }

    #[test]
    fn the_best_turn_is_legal_and_scores_what_it_says_and_no_turn_scores_more() {
        let mut rng = Rng::new(3);
        let tables = GainTables::get();
        for game in 0..2 {
            let mut pos = ShapeColour::start(Options::Two);
            while let Some(mv) = pos.random_move(&mut rng) {
                let best = pos.best_by_points().expect("the game goes on");
                let next = pos.play(best.mv).expect("legal");
                let seat = pos.turn().index();
                assert_eq!(next.scores[seat] - pos.scores[seat], best.points, "{pos}: {}", best.mv);
                // Trying all turns of the second phase takes its time: a few positions will do.
                if pos.is_first_phase() || pos.placed() % 6 == game {
                    let counts = by_trying_all(&pos);
                    assert_eq!(best.points as usize, counts.len() - 1, "{pos}");
                    for least in 0..=best.points as usize + 1 {
                        let mut visited = vec![0; counts.len()];
                        Rods::of(&pos, tables).each_turn(least as u32, tables, |scoring| {
                            assert!(pos.check(scoring.mv).is_ok());
                            visited[scoring.points as usize] += 1;
                        });
                        assert!(visited[..least.min(counts.len())].iter().all(|&count| count == 0));
                        assert_eq!(visited[least.min(counts.len())..], counts[least.min(counts.len())..]);
                    }
                }
                // Now and then the best turn, so that scores are made and kept.
                let mv = if rng.below(2) == 0 { best.mv } else { mv };
                pos.play_unchecked(mv);
            }
        }
    }

    #[test]
    fn rods_that_are_played_on_are_those_of_the_position() {
        let mut rng = Rng::new(5);
        let tables = GainTables::get();
        for _ in 0..20 {
            let mut pos = ShapeColour::start(Options::Three);
            let mut rods = Rods::of(&pos, tables);
            while let Some(mv) = pos.random_move(&mut rng) {
                // A turn of another position is played if it is legal here, and only then.
                let mut other = pos;
                for _ in 0..3 {
                    let Some(strange) = other.random_move(&mut rng) else { break };
                    assert_eq!({ rods }.play(strange, tables).is_some(), pos.check(strange).is_ok());
                    other.play_unchecked(strange);
                }
                let seat = pos.turn().index();
                let before = pos.scores[seat];
                pos.play_unchecked(mv);
                assert_eq!(rods.play(mv, tables), Some(pos.scores[seat] - before));
                assert!(rods == Rods::of(&pos, tables));
            }
            assert!(rods.is_over() && rods.best_turn(0, u32::MAX, tables).is_none());
        }
    }
}
