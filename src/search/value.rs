//! The value of a position or a turn, for the player to move.

use serde::{Deserialize, Serialize};

/// A proved result with its distance, or an estimate.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Value {
    /// Wins in this many plies against any defence, and in no fewer.
    Win(u32),
    /// Loses in this many plies, and can hold out no longer. 0: the game is over.
    Loss(u32),
    /// Neither side can force a win.
    Draw,
    /// Not proved: the score of the search, in the units of the game's evaluation.
    Estimate(i32),
}

impl Value {
    /// The estimate of a win that is not proved.
    const BELIEVED: i32 = 1000;

    /// The same for the player who moved before: the turn that led here is one ply more.
    #[must_use]
    pub fn before(self) -> Value {
        match self {
            Value::Win(plies) => Value::Loss(plies + 1),
            Value::Loss(plies) => Value::Win(plies + 1),
            Value::Draw => Value::Draw,
            Value::Estimate(score) => Value::Estimate(-score),
        }
    }

    /// The same from a player who may have overlooked something: an estimate, unless it is a win in one, which is seen.
    #[must_use]
    pub const fn without_proof(self) -> Value {
        match self {
            Value::Win(2..) => Value::Estimate(Value::BELIEVED),
            Value::Loss(1..) => Value::Estimate(-Value::BELIEVED),
            Value::Draw => Value::Estimate(0),
            other => other,
        }
    }

    pub const fn is_proved(self) -> bool {
        !matches!(self, Value::Estimate(_))
    }

    /// Better values are greater: sooner wins, then later wins, what is undecided, later losses, sooner losses.
    pub fn rank(self) -> i64 {
        const DECIDED: i64 = 1 << 40;
        match self {
            Value::Win(plies) => DECIDED - i64::from(plies),
            Value::Loss(plies) => i64::from(plies) - DECIDED,
            Value::Draw => 0,
            Value::Estimate(score) => i64::from(score),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_ranked() {
        let ranked =
            [Value::Loss(0), Value::Loss(4), Value::Estimate(-20), Value::Draw, Value::Win(5), Value::Win(1)];
        assert!(ranked.windows(2).all(|pair| pair[0].rank() < pair[1].rank()));
        assert_eq!(Value::Win(3).before(), Value::Loss(4));
        assert_eq!(Value::Win(1).without_proof(), Value::Win(1));
        assert_eq!(Value::Win(3).without_proof().before(), Value::Loss(2).without_proof());
    }
}
