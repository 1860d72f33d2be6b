//! How the engine plays Shape & Colour: among the turns that score most, the one that leaves the next player least.

use super::lookahead::{Look, POINT};
use super::rods::{Rods, Tables};
use super::scoring_turns::Scoring;
use super::tuning::{Care, FULL, LEVELS, LEVELS_OF_MANY, MANY};
use crate::games::shape_colour::moves::Move;
use crate::games::shape_colour::position::{MOST_POINTS, Options, ShapeColour};
use crate::rules::{Position, Rng, hash};
use crate::search::{Answer, Brain, Monitor, Strength, Task, Value, best_first};

/// What a point of the next player's counts, in hundredths of one's own: the future is not certain.
const OPPOSING: i32 = 75;
/// With more players, the next one is not the only one to beat.
const ONE_OF_MANY: i32 = 50;
/// In the end nothing is uncertain.
const CERTAIN: i32 = 100;

impl Brain for ShapeColour {
    type Memory = ();

    fn memory(_: usize) {}

    fn ponder(&self, (): &mut (), task: &Task, monitor: &mut dyn Monitor) -> Option<Answer<Move>> {
        let (full, levels) = self.cares();
        let care = match task.strength {
            Strength::Best => full,
            Strength::Level(level) => *level.of(levels).unwrap_or(&full),
            Strength::Seeing(skill) => {
                let deeper = full.passes.iter().position(|pass| pass.plies > skill.horizon / 100);
                Care { passes: &full.passes[..deeper.unwrap_or(full.passes.len())], ..full }
            }
        };
        self.choose_with(care, task, monitor)
    }

    fn greediest(&self, rng: &mut Rng) -> Option<Move> {
        Some(self.any_best_by_points(rng)?.mv)
    }
}

impl ShapeColour {
    fn has_two_sides(&self) -> bool {
        matches!(self.options(), Options::Two | Options::Teams)
    }

    /// How the strongest player looks, and the weaker ones.
    fn cares(&self) -> (Care, &'static [Care; 5]) {
        if self.has_two_sides() { (FULL, &LEVELS) } else { (MANY, &LEVELS_OF_MANY) }
    }

    /// The best turn that a player sees who looks with this much care.
    fn choose_with(&self, care: Care, task: &Task, monitor: &mut dyn Monitor) -> Option<Answer<Move>> {
        let rods = Rods::of(self, Tables::get());
        let most = rods.best_turn(0, u32::MAX, Tables::get())?.points;
        // The strongest player looks at all of the last two turns.
        let ends = rods.turns_left() <= 2 && care.turns >= FULL.turns;
        let weight = match self.has_two_sides() {
            true if rods.turns_left() <= 3 => CERTAIN,
            true => OPPOSING,
            false => ONE_OF_MANY,
        };
        let look = Look::new(weight, Rng::new(task.seed), monitor);
        let every_turn = task.every_turn;
        let mut root =
            Root { rods, care, look, every_turn, ends, complete: false, seen: Vec::new(), line: Vec::new() };
        root.compare(most, task.seed);
        if root.seen.is_empty() {
            // Nothing was noticed; but something is always played.
            root.care.notice = FULL.notice;
            root.compare(most, task.seed);
        }
        let mut depth = if care.turns > 1 { 2.min(rods.turns_left()) } else { 1 };
        root.tell(depth);
        // The third ply is one's own side's again only if there are two sides.
        let further = !ends && self.has_two_sides();
        for pass in care.passes.iter().filter(|pass| further && pass.plies <= rods.turns_left()) {
            root.look.width = pass.replies;
            if !root.look.stopped && root.look_ahead(pass.plies, pass.turns) {
                depth = pass.plies;
            }
            root.tell(depth);
        }
        let proof = if root.complete { self.lead().map(|lead| (lead, rods.turns_left())) } else { None };
        root.answer(depth, proof)
    }

    /// By how much the side to move leads, in hundredths of a point. `None` where that does not decide the game: with more
    /// than two sides, or so near the highest score that points may no longer count.
    fn lead(&self) -> Option<i32> {
        let mut lead = 0i64;
        for (seat, &points) in self.scores.iter().enumerate() {
            let own = seat % 2 == self.turn().index() % 2;
            lead += if own { i64::from(points) } else { -i64::from(points) };
        }
        let counts = self.scores.iter().all(|&points| points < MOST_POINTS / 2);
        // Beyond this no turn changes who wins.
        let far = 1000;
        (self.has_two_sides() && counts).then_some(lead.clamp(-far, far) as i32 * POINT)
    }
}

/// A turn that was looked at.
#[derive(Clone, Copy)]
struct Seen {
    turn: Scoring,
    worth: i32,
    /// Otherwise it is worth so much at most.
    exact: bool,
}

impl Seen {
    /// `proof` has the lead and the number of turns that are left, where all of them were looked at.
    fn value(self, proof: Option<(i32, u32)>) -> Value {
        let Some((lead, turns_left)) = proof else { return Value::Estimate(self.worth) };
        match lead + self.worth {
            ..0 => Value::Loss(turns_left),
            0 if self.exact => Value::Draw,
            1.. if self.exact => Value::Win(turns_left),
            // A draw at best.
            0 => Value::Estimate(self.worth.min(0)),
            _ => Value::Estimate(self.worth),
        }
    }
}

/// The search at the position itself.
struct Root<'a> {
    rods: Rods,
    care: Care,
    look: Look<'a>,
    every_turn: bool,
    /// All turns are to be looked at, to the end of the game.
    ends: bool,
    /// And they have been: none is better than the best.
    complete: bool,
    /// The best first.
    seen: Vec<Seen>,
    line: Vec<Move>,
}

impl Root<'_> {
    /// Compares the turns that score most by what they leave to the next player.
    fn compare(&mut self, most: u32, seed: u64) {
        let plies = 2.min(self.rods.turns_left());
        // As many exact values as the first pass needs; of the others it is enough to know that they are no better.
        let kept = self.care.passes.first().filter(|_| !self.ends).map_or(1, |pass| pass.turns);
        // The best values so far.
        let mut top: Vec<i32> = Vec::new();
        let every_turn = self.every_turn;
        let floor = |top: &[i32]| if every_turn || top.len() < kept { i32::MIN } else { top[kept - 1] };
        let mut lowest = 0;
        for points in (0..=most).rev() {
            // At best nothing is left to the next player, and no turn from here on scores more.
            if points as i32 * POINT <= floor(&top) {
                self.complete = self.ends;
                break;
            }
            if !self.ends && !self.seen.is_empty() && (points < lowest || self.seen.len() >= self.care.turns)
            {
                break;
            }
            let notice = self.care.notice;
            let turns = self.look.turns_that_score(&self.rods, points, |mv| notices(notice, seed, mv));
            if self.seen.is_empty() {
                lowest = points.saturating_sub(self.care.slack);
            }
            for turn in turns {
                if !self.ends && self.seen.len() >= self.care.turns {
                    break;
                }
                let floor = floor(&top);
                if points as i32 * POINT <= floor {
                    break;
                }
                let worth = match self.care.turns {
                    1 => points as i32 * POINT,
                    _ => self.look.worth_of(&self.rods, turn, plies, floor, i32::MAX),
                };
                // The first one looked at is an answer, even if there was no time to look at it.
                if self.look.stopped && !self.seen.is_empty() {
                    break;
                }
                if top.first().is_none_or(|&best| worth > best) {
                    self.keep_line(turn, plies);
                }
                self.seen.push(Seen { turn, worth, exact: worth > floor });
                let at = top.partition_point(|&other| other >= worth);
                top.insert(at, worth);
                top.truncate(kept);
            }
            if self.look.stopped {
                break;
            }
            self.complete = self.ends && points == 0;
        }
        best_first(&mut self.seen, |seen| seen.worth.into());
    }

    /// Looks further ahead at the best turns so far. Answers whether any was looked at in time.
    fn look_ahead(&mut self, plies: u32, most: usize) -> bool {
        let mut best = i32::MIN;
        let mut ahead: Vec<Seen> = Vec::new();
        for index in 0..most.min(self.seen.len()) {
            let turn = self.seen[index].turn;
            let floor = if self.every_turn { i32::MIN } else { best };
            let worth = self.look.worth_of(&self.rods, turn, plies, floor, i32::MAX);
            if self.look.stopped {
                break;
            }
            if worth > best {
                best = worth;
                self.keep_line(turn, plies);
            }
            ahead.push(Seen { turn, worth, exact: worth > floor });
        }
        best_first(&mut ahead, |seen| seen.worth.into());
        let done = ahead.len();
        let Some(last) = ahead.last().map(|seen| seen.worth) else { return false };
        // The others seemed worse: they are given no more than those that were looked at again.
        let others = self.seen[done..].iter();
        ahead.extend(others.map(|seen| Seen { worth: seen.worth.min(last), exact: false, ..*seen }));
        self.seen = ahead;
        true
    }

    /// Says how far it has come.
    fn tell(&mut self, depth: u32) {
        if self.look.monitor.listens()
            && let Some(answer) = self.answer(depth, None)
        {
            self.look.monitor.report(answer.in_notation());
        }
    }

    /// What is known of the turns. `proof` has the lead and the number of turns that are left, where all were looked at.
    fn answer(&self, depth: u32, proof: Option<(i32, u32)>) -> Option<Answer<Move>> {
        let mut turns: Vec<(Move, Value)> =
            self.seen.iter().map(|seen| (seen.turn.mv, seen.value(proof))).collect();
        // Proved wins come before what might be one.
        best_first(&mut turns, |(_, value)| value.rank());
        let &(best, value) = turns.first()?;
        Some(Answer { best, value, turns, line: self.line.clone(), depth, nodes: self.look.counter.nodes })
    }

    fn keep_line(&mut self, turn: Scoring, plies: u32) {
        self.line = vec![turn.mv];
        if self.care.turns > 1 {
            self.line.extend_from_slice(&self.look.lines[plies as usize - 1]);
        }
    }
}

/// Whether the player notices this turn: the same for all turns with the same spread.
fn notices(notice: [u32; 3], seed: u64, mv: Move) -> bool {
    let Some(spread) = mv.spread else { return true };
    let rods =
        spread.targets.iter().fold(spread.from.index(4) as u64, |word, rod| word << 4 | rod.index(4) as u64);
    let chance = notice[spread.targets.as_slice().len() - 1];
    chance >= 100 || hash::mix(seed ^ hash::mix(rods)) % 100 < u64::from(chance)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::{Level, NodeLimit, Skill, Unlimited};
    use std::ops::ControlFlow;

    /// A position of greedy play with so many pieces on the rods.
    fn greedy_position(options: Options, placed: u32, rng: &mut Rng) -> ShapeColour {
        let mut pos = ShapeColour::start(options);
        while pos.placed() < placed {
            pos.play_unchecked(pos.any_best_by_points(rng).expect("the game goes on").mv);
        }
        pos
    }

    fn ponder(pos: &ShapeColour, nodes: u64) -> Answer<Move> {
        let task = Task { seed: 5, ..Task::default() };
        pos.ponder(&mut (), &task, &mut NodeLimit(nodes)).expect("the game goes on")
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
            let answer = pos.ponder(&mut (), &Task::default(), &mut Unlimited).expect("the game goes on");
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
                    let answer = ponder(&pos, nodes);
                    assert_eq!(answer, ponder(&pos, nodes));
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
            for strength in levels.chain([Strength::Seeing(Skill::seeing(2))]) {
                let task = Task { strength, ..Task::default() };
                let answer = pos.ponder(&mut (), &task, &mut NodeLimit(1000)).expect("the game goes on");
                assert!(pos.check(answer.best).is_ok());
            }
            assert!(pos.greediest(&mut rng).is_some_and(|mv| pos.check(mv).is_ok()));
        }
    }
}
