//! How the engine plays Shape & Colour: among the turns that score most, the one that leaves the next player least.

use super::best::Scoring;
use super::moves::Move;
use super::position::{Options, ShapeColour};
use super::replies::{Look, POINT};
use super::rods::Rods;
use crate::rules::{Position, Rng};
use crate::search::{Answer, Brain, Monitor, Task, Value};

fn knob(name: &str, default: i32) -> i32 {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(default)
}

impl Brain for ShapeColour {
    type Memory = ();

    fn memory(_: usize) {}

    fn greediest(&self, rng: &mut Rng) -> Option<Move> {
        Some(self.any_best_by_points(rng)?.mv)
    }

    fn ponder(&self, (): &mut (), task: &Task, monitor: &mut dyn Monitor) -> Option<Answer<Move>> {
        let who = if task.seed & 1 == 1 { "A" } else { "B" };
        let k = |name: &str, default: i32| knob(&format!("{who}_{name}"), default);
        let two_sides = matches!(self.options(), Options::Two | Options::Teams);
        let plies = k("PLIES", if two_sides { 3 } else { 2 }) as u32;
        let tables = super::rods::Tables::get();
        let root = Rods::of(self, tables);
        let plies = plies.min(root.turns_left());
        let weight =
            if plies == root.turns_left() { 100 } else { k("WEIGHT", if two_sides { 75 } else { 50 }) };
        let mut look = Look::new(weight, k("REPLIES", 100) as usize, Rng::new(task.seed), monitor);
        let turns = look.best_turns(&root, k("TURNS", 5000) as usize, k("SLACK", 3) as u32);
        let deep = k("DEEP", 24) as usize;
        // stage 1
        let mut found: Vec<(Scoring, i32)> = Vec::new();
        let mut top: Vec<i32> = Vec::new();
        for &turn in &turns {
            let floor = if top.len() < deep { i32::MIN } else { top[deep - 1] };
            if turn.points as i32 * POINT <= floor {
                break;
            }
            let worth = look.worth_of(&root, turn, 2.min(plies), floor, i32::MAX);
            if look.stopped && !found.is_empty() {
                break;
            }
            found.push((turn, worth));
            let at = top.partition_point(|&other| other >= worth);
            top.insert(at, worth);
            top.truncate(deep);
        }
        found.sort_by_key(|&(_, worth)| std::cmp::Reverse(worth));
        let mut depth = 2;
        for ahead in 3..=plies {
            let mut best = i32::MIN;
            let mut next: Vec<(Scoring, i32)> = Vec::new();
            for &(turn, _) in found.iter().take(deep) {
                let worth = look.worth_of(&root, turn, ahead, best, i32::MAX);
                if look.stopped {
                    break;
                }
                best = best.max(worth);
                next.push((turn, worth));
            }
            next.sort_by_key(|&(_, worth)| std::cmp::Reverse(worth));
            let done = next.len();
            next.extend_from_slice(&found[done..]);
            found = next;
            if done > 0 {
                depth = ahead;
            }
        }
        if std::env::var("SHOW").is_ok() {
            eprintln!(
                "{who} placed {} turns {} best {} nodes {} stopped {}",
                self.placed(),
                turns.len(),
                turns.first().map_or(0, |t| t.points),
                look.nodes,
                look.stopped
            );
        }
        let (best, worth) = *found.first()?;
        Some(Answer {
            best: best.mv,
            value: Value::Estimate(worth),
            turns: found.iter().map(|&(turn, worth)| (turn.mv, Value::Estimate(worth))).collect(),
            line: vec![best.mv],
            depth,
            nodes: look.nodes,
        })
    }
}
