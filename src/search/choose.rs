//! Choosing a turn with alpha–beta: the best one, or that of a weaker player.

use super::alphabeta::AlphaBeta;
use super::attention::Attention;
use super::distance::DistanceSearch;
use super::heuristics::Heuristics;
use super::level::Skill;
use super::monitor::{Monitor, Stopped};
use super::order::best_first;
use super::searchable::{Answer, Searchable, Task};
use super::value::Value;
use crate::rules::Rng;

/// How many nodes the exact distance to the end of a decided game may cost.
const NODES_FOR_DISTANCE: u64 = 2_000_000;
/// How many turns that lose equally late are compared by how hard they are to refute.
const MAX_EQUAL_LOSSES: usize = 12;

impl<P: Heuristics> Searchable for P {
    type Memory = AlphaBeta<P>;

    fn memory(bytes: usize) -> AlphaBeta<P> {
        AlphaBeta::with_table(bytes)
    }

    fn search(
        &self,
        memory: &mut AlphaBeta<P>,
        task: &Task,
        monitor: &mut dyn Monitor,
    ) -> Option<Answer<P::Move>> {
        memory.level = task.strength.level();
        match task.strength.skill(self.skills()) {
            None => best_turn(self, memory, task, monitor),
            Some(skill) => with_skill(self, skill, memory, task, monitor),
        }
    }
}

fn best_turn<P: Heuristics>(
    pos: &P,
    search: &mut AlphaBeta<P>,
    task: &Task,
    monitor: &mut dyn Monitor,
) -> Option<Answer<P::Move>> {
    search.margin = if task.every_turn { i32::MAX } else { 0 };
    search.seed = task.seed;
    search.attention = Attention::FULL;
    let found = search.deepen(pos, &task.before, u32::MAX, monitor);
    let mut answer = found.answer()?;
    if answer.value.is_proved() && answer.value != Value::Draw {
        let mut distance = DistanceSearch::new(NODES_FOR_DISTANCE, monitor);
        // If this is stopped, the answer still wins or loses, but perhaps sooner than it says.
        let _ = find_distances(pos, &mut answer, task.every_turn, &mut distance);
        answer.nodes += distance.nodes();
    }
    Some(answer)
}

/// Makes the distances of a decided game exact: the shortest wins, and the longest losses that are hardest to refute.
fn find_distances<P: Heuristics>(
    pos: &P,
    answer: &mut Answer<P::Move>,
    every_turn: bool,
    distance: &mut DistanceSearch,
) -> Result<(), Stopped> {
    if let Value::Win(plies) = answer.value
        && let Some((plies, mv)) = distance.soonest_win(pos, plies)?
    {
        answer.turns.retain(|&(other, _)| other != mv);
        answer.turns.insert(0, (mv, Value::Win(plies)));
        // The principal variation was that of another turn.
        answer.line = vec![mv];
    }
    let is_lost = matches!(answer.value, Value::Loss(_));
    if every_turn || is_lost {
        for (mv, value) in &mut answer.turns {
            let next = pos.after(*mv);
            if next.outcome().is_none() {
                *value = exact_value(&next, *value, distance)?;
            }
        }
        best_first(&mut answer.turns, |(_, value)| value.rank());
    }
    let (best, value) = answer.turns[0];
    if best != answer.best {
        answer.line = vec![best];
    }
    (answer.best, answer.value) = (best, value);
    if is_lost { hardest_to_refute_first(pos, answer, distance) } else { Ok(()) }
}

/// The value of the turn that led to `next`, with its exact distance.
fn exact_value<P: Heuristics>(
    next: &P,
    value: Value,
    distance: &mut DistanceSearch,
) -> Result<Value, Stopped> {
    Ok(match value {
        Value::Win(plies) => Value::Win(distance.soonest_loss(next, plies - 1)?.map_or(plies, |n| n + 1)),
        Value::Loss(plies) => {
            Value::Loss(distance.soonest_win(next, plies - 1)?.map_or(plies, |(n, _)| n + 1))
        }
        other => other,
    })
}

/// Puts first, of the turns that lose equally late, the one with the fewest refutations: replies that win as soon.
fn hardest_to_refute_first<P: Heuristics>(
    pos: &P,
    answer: &mut Answer<P::Move>,
    distance: &mut DistanceSearch,
) -> Result<(), Stopped> {
    let Value::Loss(plies) = answer.value else { return Ok(()) };
    let equals = answer.turns.iter().take_while(|(_, value)| *value == answer.value).count();
    if equals < 2 || plies < 4 {
        return Ok(());
    }
    let mut fewest: Option<(usize, usize)> = None;
    for index in 0..equals.min(MAX_EQUAL_LOSSES) {
        let next = pos.after(answer.turns[index].0);
        let mut refutations = 0;
        for reply in next.moves() {
            let after = next.after(reply);
            refutations +=
                usize::from(after.outcome().is_none() && distance.is_lost_within(&after, plies - 2)?);
        }
        if fewest.is_none_or(|(least, _)| refutations < least) {
            fewest = Some((refutations, index));
        }
    }
    if let Some((_, index)) = fewest.filter(|&(_, index)| index > 0) {
        answer.turns[..=index].rotate_right(1);
        answer.best = answer.turns[0].0;
        answer.line = vec![answer.best];
    }
    Ok(())
}

/// The turn of a weaker player: the best of those that it notices, as far as it sees.
fn with_skill<P: Heuristics>(
    pos: &P,
    skill: Skill,
    search: &mut AlphaBeta<P>,
    task: &Task,
    monitor: &mut dyn Monitor,
) -> Option<Answer<P::Move>> {
    let mut rng = Rng::new(task.seed);
    search.margin = 0;
    search.seed = rng.next_u64();
    search.attention = Attention::new(skill.noticed, rng.next_u64());
    let answer = search.deepen(pos, &task.before, skill.plies(&mut rng), monitor).answer()?;
    // What was overlooked may refute what seems to be certain.
    Some(if search.attention.is_full() { answer } else { answer.without_proofs() })
}
