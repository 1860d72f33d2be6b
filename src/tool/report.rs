//! Outcomes and values as people and as JSON write them.

use super::{Done, Out};
use crate::record::{Cause, Ending, Match};
use crate::rules::{Outcome, Position, Seat, Side};
use crate::search::Value;
use serde::{Deserialize, Serialize};

/// An outcome in the form of the test vectors: `{"winner":"first"}`, `{"draw":true}` or `{"scores":[3,5]}`.
#[derive(Serialize, Deserialize, PartialEq)]
#[serde(rename_all = "lowercase")]
pub enum OutcomeReport {
    Winner(WinnerReport),
    Draw(bool),
    Scores(Vec<u32>),
}

#[derive(Serialize, Deserialize, PartialEq)]
#[serde(rename_all = "lowercase")]
pub enum WinnerReport {
    First,
    Second,
}

pub fn outcome_report<P: Position>(position: &P, outcome: Outcome) -> OutcomeReport {
    match (position.scores(), outcome.winner()) {
        (Some(scores), _) => OutcomeReport::Scores(scores.as_slice().to_vec()),
        (None, Some(Side(0))) => OutcomeReport::Winner(WinnerReport::First),
        (None, Some(_)) => OutcomeReport::Winner(WinnerReport::Second),
        (None, None) => OutcomeReport::Draw(true),
    }
}

/// What a position is worth, with the plies or the score that go with it: `{"kind":"win","plies":3}`.
#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum ValueReport {
    Win { plies: u32 },
    Loss { plies: u32 },
    Draw,
    Estimate { score: i32 },
}

impl From<Value> for ValueReport {
    fn from(value: Value) -> ValueReport {
        match value {
            Value::Win(plies) => ValueReport::Win { plies },
            Value::Loss(plies) => ValueReport::Loss { plies },
            Value::Draw => ValueReport::Draw,
            Value::Estimate(score) => ValueReport::Estimate { score },
        }
    }
}

/// Writes one JSON object on a line of its own.
pub fn write_json(out: Out, report: &impl Serialize) -> Done {
    serde_json::to_writer(&mut *out, report).map_err(std::io::Error::from)?;
    Ok(writeln!(out)?)
}

pub fn value_text(value: Value) -> String {
    match value {
        Value::Win(plies) => format!("win in {plies}"),
        Value::Loss(plies) => format!("loss in {plies}"),
        Value::Draw => "draw".to_owned(),
        Value::Estimate(score) => format!("about {score:+}"),
    }
}

/// The value of a game that is over, for the player who would move.
pub fn value_of_end<P: Position>(game: &Match<P>) -> Value {
    let side = game.position().side_of(game.position().turn());
    match game.ending().map(|ending| ending.outcome) {
        Some(outcome) if !outcome.winners.contains(side) => Value::Loss(0),
        Some(outcome) if outcome.is_shared() => Value::Draw,
        _ => Value::Win(0),
    }
}

/// The numbers (from 1) of the players who win or share the win.
pub fn winners<P: Position>(position: &P, outcome: Outcome) -> Vec<u8> {
    let seats = (0..position.seats()).map(Seat);
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
