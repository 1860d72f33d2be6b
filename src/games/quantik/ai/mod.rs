//! How the engine plays Quantik: perfectly, and a lost position for tricks.

mod solver;

pub use solver::Solver;

use super::moves::Move;
use super::position::Quantik;
use crate::rules::{Position, Rng};
use crate::search::{Answer, Brain, Monitor, NodeLimit, Skill, Stopped, Task, Value, best_first};

/// More than it ever takes to find a turn that wins.
const NODES_TO_KNOW_WHO_WINS: u64 = 60_000;

/// What a win is called whose length is not known yet.
const SURE: i32 = 1000;

/// An entry of the solver's table.
const ENTRY_BYTES: usize = 24;

/// The levels, the perfect one left out, as measured in the arena.
const LEVELS: [Skill; 5] = [
    Skill { horizon: 100, spread: 0, glances: 40 },
    Skill { horizon: 200, spread: 0, glances: 0 },
    Skill { horizon: 260, spread: 0, glances: 0 },
    Skill { horizon: 340, spread: 0, glances: 0 },
    Skill { horizon: 430, spread: 0, glances: 0 },
];

impl Brain for Quantik {
    type Memory = Solver;

    const IS_SOLVED: bool = true;

    fn memory(bytes: usize) -> Solver {
        let entries = (bytes / ENTRY_BYTES).max(2);
        Solver::with_entries(if entries.is_power_of_two() {
            entries
        } else {
            entries.next_power_of_two() / 2
        })
    }

    fn ponder(&self, solver: &mut Solver, task: &Task, monitor: &mut dyn Monitor) -> Option<Answer<Move>> {
        let nodes_before = solver.nodes();
        let moves = self.moves();
        let &first = moves.first()?;
        if let Some(skill) = task.strength.skill(&LEVELS) {
            return self.with_skill(skill, solver, task, monitor);
        }
        // Who wins is known much sooner than how soon, and so soon that nobody need stop before: even in a hurry the right
        // turn is played.
        let mut soon = NodeLimit(nodes_before + NODES_TO_KNOW_WHO_WINS);
        let sure = self.turn_that_wins(&moves, solver, &mut soon);
        let Ok(mut turns) = solver.values(self, monitor) else {
            let (guess, value) = match sure {
                Ok(Some(mv)) => (mv, Value::Estimate(SURE)),
                _ => (Rng::new(task.seed).pick(&moves).copied().unwrap_or(first), Value::Estimate(0)),
            };
            let nodes = solver.nodes() - nodes_before;
            return Some(Answer {
                best: guess,
                value,
                turns: Vec::new(),
                line: vec![guess],
                depth: 0,
                nodes,
            });
        };
        best_first(&mut turns, |(_, value)| value.rank());
        let (_, value) = turns[0];
        let equals: Vec<Move> = turns.iter().filter(|turn| turn.1 == value).map(|turn| turn.0).collect();
        let hardest = match value {
            Value::Loss(_) => self.hardest_to_refute(&equals, solver, monitor).unwrap_or(equals),
            _ => equals,
        };
        let best = *Rng::new(task.seed).pick(&hardest).expect("the best turns are at least one");
        let line = self.main_line(best, solver, monitor);
        let depth = match value {
            Value::Win(plies) | Value::Loss(plies) => plies,
            _ => 0,
        };
        Some(Answer { best, value, turns, line, depth, nodes: solver.nodes() - nodes_before })
    }

    fn prove(&self, solver: &mut Solver, monitor: &mut dyn Monitor) -> Option<(Value, u64)> {
        if self.outcome().is_some() {
            return None;
        }
        let nodes_before = solver.nodes();
        let value = solver.value(self, monitor).unwrap_or(Value::Estimate(0));
        Some((value, solver.nodes() - nodes_before))
    }
}

impl Quantik {
    /// A turn that wins, sooner or later; the one that a seed happens to choose is not looked for.
    fn turn_that_wins(
        &self,
        moves: &[Move],
        solver: &mut Solver,
        monitor: &mut dyn Monitor,
    ) -> Result<Option<Move>, Stopped> {
        for &mv in moves {
            let next = self.after(mv);
            if next.outcome().is_some() || !solver.is_won(&next, monitor)? {
                return Ok(Some(mv));
            }
        }
        Ok(None)
    }

    /// The turn of one who sees the end only when it is near: what lies further off is all the same.
    fn with_skill(
        &self,
        skill: Skill,
        solver: &mut Solver,
        task: &Task,
        monitor: &mut dyn Monitor,
    ) -> Option<Answer<Move>> {
        let mut rng = Rng::new(task.seed);
        let nodes_before = solver.nodes();
        // At a glance one sees what wins at once.
        let horizon = skill.plies(&mut rng).unwrap_or(1);
        let seen = |value: Value| match value {
            Value::Win(plies) | Value::Loss(plies) if plies > horizon => Value::Estimate(0),
            value => value,
        };
        let mut turns: Vec<(Move, Value)> = match solver.values(self, monitor) {
            Ok(turns) => turns.into_iter().map(|(mv, value)| (mv, seen(value))).collect(),
            Err(Stopped) => self.moves().into_iter().map(|mv| (mv, Value::Estimate(0))).collect(),
        };
        rng.shuffle(&mut turns);
        best_first(&mut turns, |(_, value)| value.rank());
        let &(best, value) = turns.first()?;
        let nodes = solver.nodes() - nodes_before;
        Some(Answer { best, value, turns, line: vec![best], depth: horizon, nodes })
    }

    /// Of the turns that lose equally late, those that leave the opponent the fewest winning replies.
    fn hardest_to_refute(
        &self,
        turns: &[Move],
        solver: &mut Solver,
        monitor: &mut dyn Monitor,
    ) -> Result<Vec<Move>, Stopped> {
        let mut refutations = Vec::new();
        for &mv in turns {
            let next = self.after(mv);
            let replies = solver.values(&next, monitor)?;
            refutations.push(replies.iter().filter(|(_, value)| matches!(value, Value::Win(_))).count());
        }
        let fewest = refutations.iter().min().copied().unwrap_or_default();
        let with_fewest = turns.iter().zip(&refutations).filter(|(_, count)| **count == fewest);
        Ok(with_fewest.map(|(&mv, _)| mv).collect())
    }

    /// The shortest win against the longest defence.
    fn main_line(&self, first: Move, solver: &mut Solver, monitor: &mut dyn Monitor) -> Vec<Move> {
        let (mut line, mut pos, mut next) = (Vec::new(), *self, Some(first));
        while let Some(mv) = next {
            line.push(mv);
            pos.play_unchecked(mv);
            let replies = solver.values(&pos, monitor).unwrap_or_default();
            next = replies.into_iter().max_by_key(|(_, value)| value.rank()).map(|(mv, _)| mv);
        }
        line
    }
}
