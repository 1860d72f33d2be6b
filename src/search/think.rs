//! How a game that alpha–beta can search is played: at full strength, or as one who sees less.

use super::alphabeta::AlphaBeta;
use super::brain::{Answer, Brain, Task};
use super::distance::Distance;
use super::found::Found;
use super::monitor::{Monitor, Stopped};
use super::order::best_first;
use super::score::Score;
use super::skill::Skill;
use super::thinker::Thinker;
use super::value::Value;
use crate::rules::Rng;

/// How many nodes may be spent on finding out how soon a decided game is over.
const NODES_FOR_DISTANCE: u64 = 2_000_000;
/// So many turns that lose equally late are compared by what they ask of the winner.
const MOST_TRICKS: usize = 12;

/// Games that alpha–beta can search need say no more.
impl<P: Thinker> Brain for P {
    type Memory = AlphaBeta<P>;

    fn memory(bytes: usize) -> AlphaBeta<P> {
        AlphaBeta::with_table(bytes)
    }

    fn ponder(
        &self,
        memory: &mut AlphaBeta<P>,
        task: &Task,
        monitor: &mut dyn Monitor,
    ) -> Option<Answer<P::Move>> {
        match task.strength.skill(self.skills()) {
            None => at_best(self, memory, task, monitor),
            Some(skill) => with_skill(self, skill, memory, task, monitor),
        }
    }
}

fn at_best<P: Thinker>(
    pos: &P,
    search: &mut AlphaBeta<P>,
    task: &Task,
    monitor: &mut dyn Monitor,
) -> Option<Answer<P::Move>> {
    search.tolerance = if task.every_turn { i32::MAX } else { 0 };
    search.seed = task.seed;
    let found = search.think(pos, &task.before, u32::MAX, monitor);
    let mut answer = found.answer()?;
    if answer.value.is_proved() && answer.value != Value::Draw {
        let mut distance = Distance::new(NODES_FOR_DISTANCE, monitor);
        // Stopped here, the answer is right, but the end may come sooner than it says.
        let _ = tell_exactly(pos, &mut answer, task.every_turn, &mut distance);
        answer.nodes += distance.nodes();
    }
    Some(answer)
}

/// Finds out how soon a decided game is over: wins are made as short, losses as long and as hard as they can be.
fn tell_exactly<P: Thinker>(
    pos: &P,
    answer: &mut Answer<P::Move>,
    every_turn: bool,
    distance: &mut Distance,
) -> Result<(), Stopped> {
    if let Value::Win(plies) = answer.value
        && let Some((plies, mv)) = distance.soonest_win(pos, plies)?
    {
        answer.turns.retain(|&(other, _)| other != mv);
        answer.turns.insert(0, (mv, Value::Win(plies)));
        // What was expected after another turn is of no use.
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
    if is_lost { hardest_first(pos, answer, distance) } else { Ok(()) }
}

/// The exact value of the turn that led to `next`, from one that is right but for its distance.
fn exact_value<P: Thinker>(next: &P, value: Value, distance: &mut Distance) -> Result<Value, Stopped> {
    Ok(match value {
        Value::Win(plies) => Value::Win(distance.soonest_loss(next, plies - 1)?.map_or(plies, |n| n + 1)),
        Value::Loss(plies) => {
            Value::Loss(distance.soonest_win(next, plies - 1)?.map_or(plies, |(n, _)| n + 1))
        }
        other => other,
    })
}

/// Of the turns that lose equally late, the one that leaves the opponent the fewest replies that win as soon.
fn hardest_first<P: Thinker>(
    pos: &P,
    answer: &mut Answer<P::Move>,
    distance: &mut Distance,
) -> Result<(), Stopped> {
    let Value::Loss(plies) = answer.value else { return Ok(()) };
    let equals = answer.turns.iter().take_while(|(_, value)| *value == answer.value).count();
    if equals < 2 || plies < 4 {
        return Ok(());
    }
    let mut fewest: Option<(usize, usize)> = None;
    for index in 0..equals.min(MOST_TRICKS) {
        let next = pos.after(answer.turns[index].0);
        let mut wins = 0;
        for reply in next.moves() {
            let after = next.after(reply);
            wins += usize::from(after.outcome().is_none() && distance.is_lost_within(&after, plies - 2)?);
        }
        if fewest.is_none_or(|(least, _)| wins < least) {
            fewest = Some((wins, index));
        }
    }
    if let Some((_, index)) = fewest.filter(|&(_, index)| index > 0) {
        answer.turns[..=index].rotate_right(1);
        answer.best = answer.turns[0].0;
        answer.line = vec![answer.best];
    }
    Ok(())
}

/// The turn of one who sees only so far, and does not always play what looks best.
fn with_skill<P: Thinker>(
    pos: &P,
    skill: Skill,
    search: &mut AlphaBeta<P>,
    task: &Task,
    monitor: &mut dyn Monitor,
) -> Option<Answer<P::Move>> {
    let mut rng = Rng::new(task.seed);
    // A turn that is just as good gets a score of its own, not only the bound that it is no better.
    search.tolerance = skill.spread + 1;
    search.seed = rng.next_u64();
    let mut found = match skill.plies(&mut rng) {
        Some(plies) => search.think(pos, &task.before, plies.max(1), monitor),
        None => glance(pos, skill.horizon >= 200, &mut rng),
    };
    let best = found.score();
    // What is decided is seen: nobody plays on for chance.
    if !found.turns.is_empty() && !best.is_decided() {
        let index = skill.choose(found.turns.iter().map(|turn| i64::from(turn.1.0)), &mut rng);
        if index > 0 {
            found.line.clear();
            found.turns.swap(0, index);
        }
    }
    found.answer()
}

/// The turns by what the board looks like after them. Only one who is `careful` thinks of the reply, if it wins.
fn glance<P: Thinker>(pos: &P, careful: bool, rng: &mut Rng) -> Found<P::Move> {
    let side = pos.side_of(pos.turn());
    let score = |mv: P::Move| {
        let next = pos.after(mv);
        match next.outcome() {
            Some(outcome) if outcome.is_shared() => Score::DRAW,
            Some(outcome) if outcome.winners.contains(side) => Score::win_in(1),
            Some(_) => Score::loss_in(1),
            None if careful && next.winning_turn().is_some() => Score::loss_in(2),
            None => Score::estimate(-next.impression()),
        }
    };
    let mut turns: Vec<(P::Move, Score)> = pos.moves().into_iter().map(|mv| (mv, score(mv))).collect();
    rng.shuffle(&mut turns);
    best_first(&mut turns, |&(_, score)| score.0.into());
    let nodes = turns.len() as u64;
    Found { turns, line: Vec::new(), depth: 1, nodes, exact: false }
}
