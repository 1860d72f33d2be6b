//! Outcomes as people and as test vectors write them.

use crate::record::{Cause, Ending, Match};
use crate::rules::{Outcome, Position, Side};
use crate::search::Value;
use serde_json::{Value as Json, json};

/// An outcome in the form of the test vectors.
pub fn outcome_json<P: Position>(position: &P, outcome: Option<Outcome>) -> Json {
    match (outcome, position.scores()) {
        (None, _) => Json::Null,
        (Some(_), Some(scores)) => json!({ "scores": scores.as_slice() }),
        (Some(outcome), None) => match outcome.winner() {
            Some(Side(0)) => json!({ "winner": "first" }),
            Some(_) => json!({ "winner": "second" }),
            None => json!({ "draw": true }),
        },
    }
}

/// A value as an object with its kind, and with the plies or the score that go with it.
pub fn value_json(value: Value) -> Json {
    match value {
        Value::Win(plies) => json!({ "kind": "win", "plies": plies }),
        Value::Loss(plies) => json!({ "kind": "loss", "plies": plies }),
        Value::Draw => json!({ "kind": "draw" }),
        Value::Estimate(score) => json!({ "kind": "estimate", "score": score }),
    }
}

pub fn value_text(value: Value) -> String {
    match value {
        Value::Win(plies) => format!("win in {plies}"),
        Value::Loss(plies) => format!("loss in {plies}"),
        Value::Draw => "draw".to_owned(),
        Value::Estimate(score) => format!("about {score:+}"),
    }
}

/// The numbers (from 1) of the players who win or share the win.
pub fn winners<P: Position>(position: &P, outcome: Outcome) -> Vec<u8> {
    let seats = (0..position.seats()).map(crate::rules::Seat);
    seats.filter(|&seat| outcome.winners.contains(position.side_of(seat))).map(|seat| seat.0 + 1).collect()
}

/// How a game stands, in one line.
pub fn standing<P: Position>(game: &Match<P>) -> String {
    let position = game.position();
    let Some(Ending { outcome, cause }) = game.ending() else {
        return format!("player {} to move, {} legal turns", position.turn().0 + 1, position.count_moves());
    };
    let numbers: Vec<String> = winners(position, outcome).iter().map(u8::to_string).collect();
    let (are_several, numbers) = (numbers.len() > 1, numbers.join(", "));
    let result = match outcome.winner() {
        None if outcome.is_draw(position.sides()) => format!("draw between players {numbers}"),
        None => format!("players {numbers} share the win"),
        Some(_) if are_several => format!("players {numbers} win"),
        Some(_) => format!("player {numbers} wins"),
    };
    let cause = match cause {
        Cause::Position => "",
        Cause::ThirdTime => ": the same position for the third time",
        Cause::TurnLimit => ": the last turn allowed",
        Cause::Resigned => ": the other side has resigned",
    };
    format!("{result}{cause}")
}
