//! How strong a player is. A *level* is what people choose; a *skill* is how a game plays at that level: how deeply it
//! searches, and how often it prefers a turn that is not the best. A *strength* is what a search is asked for.

use crate::rules::Rng;
use serde::{Deserialize, Serialize};

/// One of the six levels of a computer player. The last one is the best that it can do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
pub struct Level(u8);

impl From<Level> for u8 {
    fn from(level: Level) -> u8 {
        level.0
    }
}

impl TryFrom<u8> for Level {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Level, &'static str> {
        Level::new(number).ok_or("levels go from 1 to 6")
    }
}

impl Level {
    pub const ALL: [Level; 6] = [Level(1), Level(2), Level(3), Level(4), Level(5), Level(6)];
    pub const BEST: Level = Level(6);

    /// The level of this number, from 1 to 6.
    pub const fn new(number: u8) -> Option<Level> {
        if number >= 1 && number <= 6 { Some(Level(number)) } else { None }
    }

    pub const fn number(self) -> u8 {
        self.0
    }

    /// The item of this level in a list of the weaker ones; `None` for the best.
    pub fn of<T>(self, weaker: &[T; 5]) -> Option<&T> {
        weaker.get(usize::from(self.0) - 1)
    }
}

/// How strong an answer a search is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Strength {
    /// As strong as the time allows.
    #[default]
    Best,
    Level(Level),
    /// With just this skill, for measuring.
    Skill(Skill),
}

impl Strength {
    /// The skill that limits the search, in a game with these weaker levels; `None` if nothing does.
    pub fn skill(self, weaker: &[Skill; 5]) -> Option<Skill> {
        match self {
            Strength::Best => None,
            Strength::Level(level) => level.of(weaker).copied(),
            Strength::Skill(skill) => Some(skill),
        }
    }
}

/// How a weaker player searches and chooses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Skill {
    /// The depth of the search in hundredths of a ply: with 250, two plies in one half of the turns and three in the
    /// other.
    pub depth: u32,
    /// Turns that are worse than the best by more than this are never chosen; the others the more seldom, the worse
    /// they are.
    pub margin: i32,
    /// How many turns of a hundred are chosen by a static evaluation, without a search. A player who otherwise searches
    /// two plies sees wins in one even then, those of the opponent included.
    pub static_percent: u32,
}

impl Skill {
    /// Searches to this depth, and always plays the best turn.
    pub const fn to_depth(plies: u32) -> Skill {
        Skill { depth: 100 * plies, margin: 0, static_percent: 0 }
    }

    /// For a game whose levels have not been measured.
    pub const BY_DEPTH: [Skill; 5] =
        [Skill::to_depth(1), Skill::to_depth(2), Skill::to_depth(3), Skill::to_depth(4), Skill::to_depth(6)];

    /// The depth of the search for this turn; `None` if it is chosen by a static evaluation.
    pub fn plies(self, rng: &mut Rng) -> Option<u32> {
        if rng.below(100) < self.static_percent as usize {
            return None;
        }
        let more = rng.below(100) < self.depth as usize % 100;
        Some(self.depth / 100 + u32::from(more))
    }

    /// Does a turn that is chosen by a static evaluation still prevent a win in one?
    pub const fn sees_replies(self) -> bool {
        self.depth >= 200
    }

    /// The index of a turn drawn at random, from the scores of all turns, the best first. The weight of a turn falls
    /// with the square of its distance from the best, to nothing beyond the margin.
    pub fn choose(self, scores: impl Iterator<Item = i64>, rng: &mut Rng) -> usize {
        let mut best = None;
        let weight = |score: i64| {
            let best = *best.get_or_insert(score);
            let left = (i64::from(self.margin) + 1 - (best - score)).clamp(0, 1 << 20);
            (left * left) as usize
        };
        let weights: Vec<usize> = scores.map(weight).collect();
        let mut point = rng.below(weights.iter().sum::<usize>().max(1));
        for (index, &weight) in weights.iter().enumerate() {
            match point.checked_sub(weight) {
                Some(rest) => point = rest,
                None => return index,
            }
        }
        0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn worse_turns_are_chosen_more_seldom_and_bad_ones_never() {
        let skill = Skill { depth: 200, margin: 9, static_percent: 0 };
        let mut rng = Rng::new(1);
        let mut chosen = [0; 4];
        for _ in 0..1000 {
            chosen[skill.choose([50, 50, 45, 40].into_iter(), &mut rng)] += 1;
        }
        assert!(chosen[0] > 300 && chosen[1] > 300 && chosen[2] > 50 && chosen[2] < 200, "{chosen:?}");
        assert_eq!(chosen[3], 0);
        let sure = Skill::to_depth(2);
        assert!((0..100).all(|_| sure.choose([7, 7, 6].into_iter(), &mut rng) < 2));
    }

    #[test]
    fn a_depth_between_two_plies_is_now_one_now_the_other() {
        let skill = Skill { depth: 250, margin: 0, static_percent: 10 };
        let mut rng = Rng::new(2);
        let mut seen = [0; 4];
        (0..1000).for_each(|_| seen[skill.plies(&mut rng).unwrap_or(0) as usize] += 1);
        assert!(seen[0] > 50 && seen[1] == 0 && seen[2] > 350 && seen[3] > 350, "{seen:?}");
    }
}
