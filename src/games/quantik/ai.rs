//! How the engine plays Quantik: perfectly, and a lost position for tricks.

use super::moves::Move;
use super::position::Quantik;
use super::solver::Solver;
use crate::rules::{Position, Rng};
use crate::search::{Answer, Brain, Monitor, Skill, Stopped, Task, Value};

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
        let solved = solver.values(self, monitor);
        let Ok(mut turns) = solved else {
            // Stopped before anything was proved: any legal turn is an answer, and says that it is a guess.
            let guess = Rng::new(task.seed).pick(&moves).copied().unwrap_or(first);
            let nodes = solver.nodes() - nodes_before;
            let value = Value::Estimate(0);
            return Some(Answer {
                best: guess,
                value,
                turns: Vec::new(),
                line: vec![guess],
                depth: 0,
                nodes,
            });
        };
        turns.sort_by_key(|(_, value)| std::cmp::Reverse(value.rank()));
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
        turns.sort_by_key(|(_, value)| std::cmp::Reverse(value.rank()));
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
            let mut next = *self;
            next.play_unchecked(mv);
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
