//! Values as numbers, for searches that compare many of them (negamax: always from the view of the player to move).

use super::value::Value;

/// The score of a position for the player to move. A win in n plies is `WIN - n`, a loss in n plies `n - WIN`; a draw
/// is 0, and so may an estimate be.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Score(pub i32);

const WIN: i32 = 1_000_000;
/// Beyond this a score is a win or a loss: no game has as many plies, and estimates are kept below it.
const DECIDED: i32 = WIN - 10_000;

impl Score {
    pub const DRAW: Score = Score(0);
    /// No score is better, none is worse.
    pub const BEST: Score = Score(WIN);
    pub const WORST: Score = Score(-WIN);

    pub const fn win_in(plies: u32) -> Score {
        Score(WIN - plies as i32)
    }

    pub const fn loss_in(plies: u32) -> Score {
        Score(plies as i32 - WIN)
    }

    /// An estimate, kept away from the scores that mean something else.
    pub const fn estimate(points: i32) -> Score {
        let most = DECIDED - 1;
        Score(if points > most {
            most
        } else if points < -most {
            -most
        } else {
            points
        })
    }

    pub const fn is_decided(self) -> bool {
        self.0 > DECIDED || self.0 < -DECIDED
    }

    /// One ply nearer to the end (or further, with -1), where there is an end in sight.
    const fn shifted(self, by: i32) -> i32 {
        if self.is_decided() { self.0 + by * self.0.signum() } else { self.0 }
    }

    /// The score of a turn, from that of the position after it: negated, and a ply further from the end.
    #[must_use]
    pub const fn before(self) -> Score {
        Score(-self.shifted(-1))
    }

    /// The inverse of [`Score::before`]: a bound on turns as a bound on the positions after them.
    #[must_use]
    pub const fn after(self) -> Score {
        Score(-self.shifted(1))
    }

    /// The value of this score; `exact` says that the search went to the end of the game, so that 0 is a draw.
    pub const fn value(self, exact: bool) -> Value {
        match self.0 {
            score if score > DECIDED => Value::Win((WIN - score) as u32),
            score if score < -DECIDED => Value::Loss((score + WIN) as u32),
            0 if exact => Value::Draw,
            score => Value::Estimate(score),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ply_more_changes_the_side_and_the_distance() {
        assert_eq!(Score::loss_in(0).before(), Score::win_in(1));
        assert_eq!(Score::win_in(3).before(), Score::loss_in(4));
        assert_eq!(Score(25).before(), Score(-25));
        for score in [Score::win_in(1), Score::loss_in(2), Score::DRAW, Score(-7)] {
            assert_eq!(score.after().before(), score);
        }
    }

    #[test]
    fn scores_mean_what_they_say() {
        assert_eq!(Score::win_in(5).value(false), Value::Win(5));
        assert_eq!(Score::loss_in(4).value(true), Value::Loss(4));
        assert_eq!(Score::DRAW.value(true), Value::Draw);
        assert_eq!(Score::DRAW.value(false), Value::Estimate(0));
        assert!(!Score::estimate(i32::MAX).is_decided());
    }
}
