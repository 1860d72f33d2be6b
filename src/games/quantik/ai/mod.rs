//! How the computer plays Quantik: perfectly, and in a lost position the turn that is hardest to refute.

mod solver;
mod tuning;

pub use solver::Solver;

use super::moves::Move;
use super::position::Quantik;
use crate::rules::{Position, Rng};
use crate::search::{
    Answer, Attention, Monitor, NodeLimit, Searchable, Skill, Stopped, Task, Value, best_first,
};
use tuning::{NODES_TO_FIND_WINNER, WEAKER_LEVELS, WIN_OF_UNKNOWN_LENGTH};

impl Searchable for Quantik {
    type Memory = Solver;

    const IS_SOLVED: bool = true;

    fn memory(bytes: usize) -> Solver {
        Solver::with_bytes(bytes)
    }

    fn search(&self, solver: &mut Solver, task: &Task, monitor: &mut dyn Monitor) -> Option<Answer<Move>> {
        let nodes_before = solver.nodes();
        let moves = self.moves();
        let &first = moves.first()?;
        if let Some(skill) = task.strength.skill(&WEAKER_LEVELS) {
            return self.with_skill(skill, solver, task, monitor);
        }
        // Finding the winner is cheap, so it is done before the clock matters.
        let mut limit = NodeLimit(nodes_before + NODES_TO_FIND_WINNER);
        let winning = self.winning_turn(&moves, solver, &mut limit);
        let Ok(mut turns) = solver.values(self, monitor) else {
            let (best, value) = match winning {
                Ok(Some(mv)) => (mv, Value::Estimate(WIN_OF_UNKNOWN_LENGTH)),
                _ => (Rng::new(task.seed).pick(&moves).copied().unwrap_or(first), Value::Estimate(0)),
            };
            let nodes = solver.nodes() - nodes_before;
            return Some(Answer { best, value, turns: Vec::new(), line: vec![best], depth: 0, nodes });
        };
        best_first(&mut turns, |(_, value)| value.rank());
        let (_, value) = turns[0];
        let equals: Vec<Move> = turns.iter().filter(|turn| turn.1 == value).map(|turn| turn.0).collect();
        let hardest = match value {
            Value::Loss(_) => self.hardest_to_refute(&equals, solver, monitor).unwrap_or(equals),
            _ => equals,
        };
        let best = *Rng::new(task.seed).pick(&hardest).expect("the best turns are at least one");
        let line = self.principal_variation(best, solver, monitor);
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
    /// The first turn that wins, however late.
    fn winning_turn(
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

    /// The turn of a weaker player, who sees no end that is further off than the depth of the skill. As in the other
    /// games, that includes whether a reply wins at once.
    fn with_skill(
        &self,
        skill: Skill,
        solver: &mut Solver,
        task: &Task,
        monitor: &mut dyn Monitor,
    ) -> Option<Answer<Move>> {
        let mut rng = Rng::new(task.seed);
        let attention = Attention::new(skill.noticed, rng.next_u64());
        let nodes_before = solver.nodes();
        let depth = skill.plies(&mut rng).max(2);
        let mut turns: Vec<(Move, Value)> =
            self.moves().into_iter().map(|mv| (mv, self.value_at_a_glance(mv, attention))).collect();
        if depth > 2 {
            // A search that is stopped leaves what is seen at a glance.
            for (mv, value) in solver.values(self, monitor).unwrap_or_default() {
                if let Value::Win(plies @ 3..) | Value::Loss(plies @ 3..) = value
                    && plies <= depth
                    && (2..plies).all(|ply| attention.notices(u64::from(ply) << 8 | mv.number()))
                {
                    turns.iter_mut().filter(|(other, _)| *other == mv).for_each(|turn| turn.1 = value);
                }
            }
        }
        let is_seen = |&(mv, value): &(Move, Value)| value == Value::Win(1) || attention.notices(mv.number());
        if turns.iter().any(is_seen) {
            turns.retain(is_seen);
        }
        rng.shuffle(&mut turns);
        best_first(&mut turns, |(_, value)| value.rank());
        let &(best, value) = turns.first()?;
        let nodes = solver.nodes() - nodes_before;
        let answer = Answer { best, value, turns, line: vec![best], depth, nodes };
        // What was overlooked may refute what seems to be certain.
        Some(if attention.is_full() { answer } else { answer.without_proofs() })
    }

    /// What a turn is worth to a player who sees only whether it wins, and whether a reply does that is noticed.
    fn value_at_a_glance(&self, mv: Move, attention: Attention) -> Value {
        let next = self.after(mv);
        if next.outcome().is_some() {
            return Value::Win(1);
        }
        let wins = |reply: Move| attention.notices(reply.number()) && next.after(reply).outcome().is_some();
        if next.moves().into_iter().any(wins) { Value::Loss(2) } else { Value::Estimate(0) }
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

    /// The principal variation that begins with this turn: the shortest win against the longest defence.
    fn principal_variation(&self, first: Move, solver: &mut Solver, monitor: &mut dyn Monitor) -> Vec<Move> {
        let (mut variation, mut pos, mut next) = (Vec::new(), *self, Some(first));
        while let Some(mv) = next {
            variation.push(mv);
            pos.play_unchecked(mv);
            let replies = solver.values(&pos, monitor).unwrap_or_default();
            next = replies.into_iter().max_by_key(|(_, value)| value.rank()).map(|(mv, _)| mv);
        }
        variation
    }
}
