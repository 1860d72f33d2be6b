//! The search at the root: among the turns that score most, the one that leaves the next player least.

use super::lookahead::{Lookahead, POINT};
use super::rods::{GainTables, Rods};
use super::scoring_turns::ScoredTurn;
use super::tuning::{BEST, DISCOUNT, DISCOUNT_OF_MANY, NO_DISCOUNT, Selectivity, TURNS_WITHOUT_DISCOUNT};
use crate::games::shape_colour::moves::Move;
use crate::games::shape_colour::position::{MOST_POINTS, ShapeColour};
use crate::rules::{Position, Rng, hash};
use crate::search::{Answer, Monitor, Task, Value, best_first};

impl ShapeColour {
    /// The best turn that a search of this selectivity finds.
    pub(super) fn search_with(
        &self,
        selectivity: Selectivity,
        task: &Task,
        monitor: &mut dyn Monitor,
    ) -> Option<Answer<Move>> {
        let rods = Rods::of(self, GainTables::get());
        let most = rods.best_turn(0, u32::MAX, GainTables::get())?.points;
        // The best level searches all turns of the last two plies.
        let to_the_end = rods.turns_left() <= 2 && selectivity.width >= BEST.width;
        let discount = match self.has_two_sides() {
            true if rods.turns_left() <= TURNS_WITHOUT_DISCOUNT => NO_DISCOUNT,
            true => DISCOUNT,
            false => DISCOUNT_OF_MANY,
        };
        let lookahead = Lookahead::new(discount, Rng::new(task.seed), monitor);
        let mut root = RootSearch {
            rods,
            selectivity,
            lookahead,
            every_turn: task.every_turn,
            to_the_end,
            complete: false,
            searched: Vec::new(),
            principal_variation: Vec::new(),
        };
        root.compare(most, task.seed);
        if root.searched.is_empty() {
            // Nothing was noticed, but something must be played.
            root.selectivity.noticed = BEST.noticed;
            root.compare(most, task.seed);
        }
        let mut depth = if selectivity.width > 1 { 2.min(rods.turns_left()) } else { 1 };
        root.report(depth);
        // Only with two sides does the third ply belong to the player's own side again.
        let deepens = !to_the_end && self.has_two_sides();
        for pass in selectivity.passes.iter().filter(|pass| deepens && pass.depth <= rods.turns_left()) {
            root.lookahead.width = pass.reply_width;
            if !root.lookahead.stopped && root.deepen(pass.depth, pass.width) {
                depth = pass.depth;
            }
            root.report(depth);
        }
        let proof = if root.complete { self.lead().map(|lead| (lead, rods.turns_left())) } else { None };
        root.answer(depth, proof)
    }

    /// By how much the side to move leads, in hundredths of a point. `None` where that does not decide the game: with
    /// more than two sides, or so near the highest score that points may no longer count.
    fn lead(&self) -> Option<i32> {
        let mut lead = 0i64;
        for (seat, &points) in self.scores.iter().enumerate() {
            let own = seat % 2 == self.turn().index() % 2;
            lead += if own { i64::from(points) } else { -i64::from(points) };
        }
        let counts = self.scores.iter().all(|&points| points < MOST_POINTS / 2);
        // Beyond this no turn changes the winner.
        let far = 1000;
        (self.has_two_sides() && counts).then_some(lead.clamp(-far, far) as i32 * POINT)
    }
}

/// A root turn that was searched.
#[derive(Clone, Copy)]
struct SearchedTurn {
    turn: ScoredTurn,
    /// In hundredths of a point.
    score: i32,
    /// Otherwise the score is an upper bound.
    exact: bool,
}

impl SearchedTurn {
    /// `proof` has the lead and the number of turns left, where all turns were searched to the end of the game.
    fn value(self, proof: Option<(i32, u32)>) -> Value {
        let Some((lead, turns_left)) = proof else { return Value::Estimate(self.score) };
        match lead + self.score {
            ..0 => Value::Loss(turns_left),
            0 if self.exact => Value::Draw,
            1.. if self.exact => Value::Win(turns_left),
            // A draw at best.
            0 => Value::Estimate(self.score.min(0)),
            _ => Value::Estimate(self.score),
        }
    }
}

/// The search at the root.
struct RootSearch<'a> {
    rods: Rods,
    selectivity: Selectivity,
    lookahead: Lookahead<'a>,
    every_turn: bool,
    /// All turns are to be searched, to the end of the game.
    to_the_end: bool,
    /// And they have been: none is better than the best.
    complete: bool,
    /// The best first.
    searched: Vec<SearchedTurn>,
    principal_variation: Vec<Move>,
}

impl RootSearch<'_> {
    /// Compares the turns that score most by what they leave to the next player.
    fn compare(&mut self, most: u32, seed: u64) {
        let depth = 2.min(self.rods.turns_left());
        // As many exact scores as the first pass needs; bounds will do for the others.
        let kept = self.selectivity.passes.first().filter(|_| !self.to_the_end).map_or(1, |pass| pass.width);
        // The best scores so far.
        let mut top: Vec<i32> = Vec::new();
        let every_turn = self.every_turn;
        let alpha = |top: &[i32]| if every_turn || top.len() < kept { i32::MIN } else { top[kept - 1] };
        let mut lowest = 0;
        for points in (0..=most).rev() {
            // Futility: at best nothing is left to the next player, and no turn from here on scores more.
            if points as i32 * POINT <= alpha(&top) {
                self.complete = self.to_the_end;
                break;
            }
            let is_full = self.searched.len() >= self.selectivity.width;
            if !self.to_the_end && !self.searched.is_empty() && (points < lowest || is_full) {
                break;
            }
            let noticed = self.selectivity.noticed;
            let turns = self.lookahead.turns_that_score(&self.rods, points, |mv| notices(noticed, seed, mv));
            if self.searched.is_empty() {
                lowest = points.saturating_sub(self.selectivity.margin);
            }
            for turn in turns {
                if !self.to_the_end && self.searched.len() >= self.selectivity.width {
                    break;
                }
                let alpha = alpha(&top);
                if points as i32 * POINT <= alpha {
                    break;
                }
                let score = match self.selectivity.width {
                    1 => points as i32 * POINT,
                    _ => self.lookahead.search_turn(&self.rods, turn, depth, alpha, i32::MAX),
                };
                // The first turn is an answer, even if its search was stopped.
                if self.lookahead.stopped && !self.searched.is_empty() {
                    break;
                }
                if top.first().is_none_or(|&best| score > best) {
                    self.keep_variation(turn, depth);
                }
                self.searched.push(SearchedTurn { turn, score, exact: score > alpha });
                let at = top.partition_point(|&other| other >= score);
                top.insert(at, score);
                top.truncate(kept);
            }
            if self.lookahead.stopped {
                break;
            }
            self.complete = self.to_the_end && points == 0;
        }
        best_first(&mut self.searched, |turn| turn.score.into());
    }

    /// Searches the best turns so far more deeply. False if it was stopped before the first was searched.
    fn deepen(&mut self, depth: u32, width: usize) -> bool {
        let mut best = i32::MIN;
        let mut deeper: Vec<SearchedTurn> = Vec::new();
        for index in 0..width.min(self.searched.len()) {
            let turn = self.searched[index].turn;
            let alpha = if self.every_turn { i32::MIN } else { best };
            let score = self.lookahead.search_turn(&self.rods, turn, depth, alpha, i32::MAX);
            if self.lookahead.stopped {
                break;
            }
            if score > best {
                best = score;
                self.keep_variation(turn, depth);
            }
            deeper.push(SearchedTurn { turn, score, exact: score > alpha });
        }
        best_first(&mut deeper, |turn| turn.score.into());
        let done = deeper.len();
        let Some(last) = deeper.last().map(|turn| turn.score) else { return false };
        // The others were worse before: their scores are kept below those of the deeper search.
        let others = self.searched[done..].iter();
        deeper.extend(others.map(|turn| SearchedTurn { score: turn.score.min(last), exact: false, ..*turn }));
        self.searched = deeper;
        true
    }

    fn report(&mut self, depth: u32) {
        if self.lookahead.monitor.listens()
            && let Some(answer) = self.answer(depth, None)
        {
            self.lookahead.monitor.report(answer.in_notation());
        }
    }

    /// The answer so far, `None` without turns. `proof` as in [`SearchedTurn::value`].
    fn answer(&self, depth: u32, proof: Option<(i32, u32)>) -> Option<Answer<Move>> {
        let mut turns: Vec<(Move, Value)> =
            self.searched.iter().map(|searched| (searched.turn.mv, searched.value(proof))).collect();
        // Proved wins come before estimates, however high.
        best_first(&mut turns, |(_, value)| value.rank());
        let &(best, value) = turns.first()?;
        let line = self.principal_variation.clone();
        Some(Answer { best, value, turns, line, depth, nodes: self.lookahead.counter.nodes })
    }

    fn keep_variation(&mut self, turn: ScoredTurn, depth: u32) {
        self.principal_variation = vec![turn.mv];
        if self.selectivity.width > 1 {
            self.principal_variation.extend_from_slice(&self.lookahead.variations[depth as usize - 1]);
        }
    }
}

/// Does the player notice this turn? The same for all turns with the same spread.
fn notices(noticed: [u32; 3], seed: u64, mv: Move) -> bool {
    let Some(spread) = mv.spread else { return true };
    let rods =
        spread.targets.iter().fold(spread.from.index(4) as u64, |word, rod| word << 4 | rod.index(4) as u64);
    let percent = noticed[spread.targets.as_slice().len() - 1];
    percent >= 100 || hash::mix(seed ^ hash::mix(rods)) % 100 < u64::from(percent)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::shape_colour::position::Options;
    use crate::search::{Level, NodeLimit, Searchable, Skill, Strength, Unlimited};
    use std::ops::ControlFlow;

    /// A position of greedy play with this many pieces on the rods.
    fn greedy_position(options: Options, placed: u32, rng: &mut Rng) -> ShapeColour {
        let mut pos = ShapeColour::start(options);
        while pos.placed() < placed {
            pos.play_unchecked(pos.any_best_by_points(rng).expect("the game goes on").mv);
        }
        pos
    }

    fn answer_within(pos: &ShapeColour, nodes: u64) -> Answer<Move> {
        let task = Task { seed: 5, ..Task::default() };
        pos.search(&mut (), &task, &mut NodeLimit(nodes)).expect("the game goes on")
    }

    /// By how much the side to move will lead in the end, by trying every turn.
    fn lead_by_trying_all(pos: &ShapeColour) -> i64 {
        let own = pos.turn().index();
        let lead = |end: &ShapeColour| i64::from(end.scores[own]) - i64::from(end.scores[1 - own]);
        let mut most = i64::MIN;
        let _ = pos.each_move(|mv| {
            let next = pos.after(mv);
            let reply = next.best_by_points().map_or(0, |best| i64::from(best.points));
            most = most.max(lead(&next) - reply);
            ControlFlow::<()>::Continue(())
        });
        most
    }

    #[test]
    fn the_last_two_turns_are_exact() {
        let mut rng = Rng::new(7);
        for turns_left in [2, 2, 1] {
            // One with few turns, since all of them are tried.
            let pos = loop {
                let pos = greedy_position(Options::Two, 36 - turns_left, &mut rng);
                if pos.count_moves() < 30_000 {
                    break pos;
                }
            };
            let answer = pos.search(&mut (), &Task::default(), &mut Unlimited).expect("the game goes on");
            let lead = lead_by_trying_all(&pos);
            let expected = match lead {
                ..0 => Value::Loss(turns_left),
                0 => Value::Draw,
                1.. => Value::Win(turns_left),
            };
            assert_eq!(answer.value, expected, "{pos}");
            assert_eq!(answer.line.len() as u32, turns_left);
            let end = answer.line.iter().fold(pos, |pos, &mv| pos.play(mv).expect("legal"));
            let (own, other) = (end.scores[pos.turn().index()], end.scores[1 - pos.turn().index()]);
            assert_eq!(i64::from(own) - i64::from(other), lead, "{pos}");
        }
    }

    #[test]
    fn answers_are_legal_in_order_and_the_same_each_time() {
        let mut rng = Rng::new(8);
        for options in [Options::Two, Options::Three, Options::Four, Options::Teams] {
            for placed in [0, 9, 15, 16, 20, 27, 33, 34, 35] {
                let pos = greedy_position(options, placed, &mut rng);
                for nodes in [0, 1, 300] {
                    let answer = answer_within(&pos, nodes);
                    assert_eq!(answer, answer_within(&pos, nodes));
                    assert!(answer.nodes <= nodes + 2, "{} of {nodes} nodes", answer.nodes);
                    assert_eq!(Some(&answer.best), answer.line.first());
                    assert_eq!((answer.best, answer.value), answer.turns[0]);
                    let ranks: Vec<i64> = answer.turns.iter().map(|(_, value)| value.rank()).collect();
                    assert!(ranks.is_sorted_by(|a, b| a >= b), "{pos}");
                    answer.line.iter().fold(pos, |pos, &mv| pos.play(mv).expect("legal"));
                    assert!(answer.turns.iter().all(|&(mv, _)| pos.check(mv).is_ok()));
                }
            }
        }
    }

    #[test]
    fn every_level_has_a_turn() {
        let mut rng = Rng::new(9);
        for placed in [0, 16, 25, 34, 35] {
            let pos = greedy_position(Options::Two, placed, &mut rng);
            let levels = Level::ALL.into_iter().map(Strength::Level);
            for strength in levels.chain([Strength::Skill(Skill::to_depth(2))]) {
                let task = Task { strength, ..Task::default() };
                let answer = pos.search(&mut (), &task, &mut NodeLimit(1000)).expect("the game goes on");
                assert!(pos.check(answer.best).is_ok());
            }
            assert!(pos.greediest(&mut rng).is_some_and(|mv| pos.check(mv).is_ok()));
        }
    }
}
