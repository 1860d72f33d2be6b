//! How the engine plays Shape & Colour: among the turns that score most, the one that leaves the next player least.

use super::best::Scoring;
use super::moves::Move;
use super::position::{Options, ShapeColour};
use crate::rules::{Position, Rng};
use crate::search::{Answer, Brain, Monitor, Skill, Task, Value};
use std::ops::ControlFlow;

/// What a point of the next player's counts, in quarters of one's own: the future is not certain.
const OPPOSING_QUARTERS: i32 = 3;
/// With more players, the next one is not the only one to beat.
const ONE_OF_MANY_QUARTERS: i32 = 2;
/// In the end nothing is uncertain.
const CERTAIN_QUARTERS: i32 = 4;

/// How many spreads are looked at, and how many added pieces of the same worth with each.
const MOST_SPREADS: usize = 3000;
const MOST_ADDS: usize = 16;
/// Replies that were strong elsewhere are tried first.
const KILLERS: usize = 6;

impl Brain for ShapeColour {
    type Memory = ();

    const LEVELS: [Skill; 5] = [Skill::seeing(1); 5];

    fn memory(_: usize) {}

    fn ponder(&self, (): &mut (), task: &Task, monitor: &mut dyn Monitor) -> Option<Answer<Move>> {
        let mut rng = Rng::new(task.seed);
        let candidates = self.candidates(&mut rng);
        let first = candidates.first()?;
        let weight = self.weight_of_reply();
        let mut search = Replies { killers: Vec::new(), nodes: 0 };
        let mut turns: Vec<(Move, i32)> = Vec::new();
        let mut best = (first.mv, i32::MIN);
        for candidate in &candidates {
            let points = 4 * candidate.points as i32;
            // Not even a reply worth nothing would make it better; the others score no more.
            if points <= best.1 {
                break;
            }
            let mut next = *self;
            next.play_unchecked(candidate.mv);
            // A reply of so many points makes the turn no better than the best.
            let enough = match best.1 {
                i32::MIN => u32::MAX,
                worth => ((points - worth) as u32).div_ceil(weight as u32),
            };
            let reply = search.best_reply(&next, enough);
            let worth = points - weight * reply as i32;
            turns.push((candidate.mv, worth));
            if worth > best.1 {
                best = (candidate.mv, worth);
            }
            if monitor.should_stop(search.nodes) {
                break;
            }
        }
        turns.sort_by_key(|&(_, worth)| std::cmp::Reverse(worth));
        let value = |worth: i32| Value::Estimate(worth * 25);
        Some(Answer {
            best: best.0,
            value: value(best.1),
            turns: turns.into_iter().map(|(mv, worth)| (mv, value(worth))).collect(),
            line: vec![best.0],
            depth: 2,
            nodes: search.nodes,
        })
    }
}

impl ShapeColour {
    /// What a point of the next player's is worth, in quarters. One's own partner's are not to be prevented.
    fn weight_of_reply(&self) -> i32 {
        let last_turns = super::position::PIECES - self.placed() <= 2;
        match self.options() {
            Options::Two | Options::Teams if last_turns => CERTAIN_QUARTERS,
            Options::Two | Options::Teams => OPPOSING_QUARTERS,
            Options::Three | Options::Four => ONE_OF_MANY_QUARTERS,
        }
    }

    /// Turns worth looking at, those that score most first, ties in random order.
    fn candidates(&self, rng: &mut Rng) -> Vec<Scoring> {
        if self.outcome().is_some() {
            return Vec::new();
        }
        let mut found = if self.is_first_phase() { self.all_scored() } else { self.best_spreads(rng) };
        shuffle(&mut found, rng);
        found.sort_by_key(|scoring| std::cmp::Reverse(scoring.points));
        found
    }

    /// All turns of the first phase with their points.
    fn all_scored(&self) -> Vec<Scoring> {
        let seat = self.turn().index();
        let scored = |mv: Move| {
            let mut next = *self;
            next.play_unchecked(mv);
            let points = next.scores[seat] - self.scores[seat];
            Scoring { points, added: points, mv }
        };
        self.moves().into_iter().map(scored).collect()
    }

    /// The spreads that score most, each with several of the added pieces that are its best.
    fn best_spreads(&self, rng: &mut Rng) -> Vec<Scoring> {
        let mut spreads = Vec::new();
        let _ = self.each_best_add(|scoring| {
            spreads.push(scoring);
            ControlFlow::<()>::Continue(())
        });
        shuffle(&mut spreads, rng);
        spreads.sort_by_key(|scoring| std::cmp::Reverse(scoring.points));
        spreads.truncate(MOST_SPREADS);
        let mut found = Vec::new();
        for scoring in spreads {
            let Some(spread) = scoring.mv.spread else { continue };
            let mut adds = self.adds_that_score(spread, scoring.added);
            shuffle(&mut adds, rng);
            found.extend(adds.into_iter().take(MOST_ADDS).map(|mv| Scoring { mv, ..scoring }));
        }
        found
    }
}

fn shuffle<T>(items: &mut [T], rng: &mut Rng) {
    for last in (1..items.len()).rev() {
        items.swap(last, rng.below(last + 1));
    }
}

/// The search for the next player's best turn.
struct Replies {
    killers: Vec<Move>,
    nodes: u64,
}

impl Replies {
    /// The most points that the player to move can score; or any number from `enough` on, if that many can be scored.
    fn best_reply(&mut self, pos: &ShapeColour, enough: u32) -> u32 {
        self.nodes += 1;
        let seat = pos.turn().index();
        for index in 0..self.killers.len() {
            let mv = self.killers[index];
            if pos.check(mv).is_ok() {
                let mut next = *pos;
                next.play_unchecked(mv);
                let points = next.scores[seat] - pos.scores[seat];
                if points >= enough {
                    self.killers[..=index].rotate_right(1);
                    return points;
                }
            }
        }
        let mut best: Option<Scoring> = None;
        if pos.outcome().is_none() {
            let _ = pos.each_best_add(|scoring| {
                if best.is_none_or(|best| scoring.points > best.points) {
                    best = Some(scoring);
                }
                if scoring.points >= enough { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            });
        }
        let Some(best) = best else { return 0 };
        if best.points >= enough {
            self.killers.insert(0, best.mv);
            self.killers.truncate(KILLERS);
        }
        best.points
    }
}
