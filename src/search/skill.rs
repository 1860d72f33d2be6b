//! Playing less well than one could: a level is how far one sees, not how often one throws a piece away.

use crate::rules::Rng;
use serde::{Deserialize, Serialize};

/// One of the six levels of a player. The last is the best that the machine can do.
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

    /// What is said of this level in a list of the weaker ones; nothing of the best.
    pub fn of<T>(self, weaker: &[T; 5]) -> Option<&T> {
        weaker.get(usize::from(self.0) - 1)
    }
}

/// How well to play.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Strength {
    /// As well as the time allows.
    #[default]
    Best,
    Level(Level),
    /// As one who sees just this, for measuring.
    Seeing(Skill),
}

impl Strength {
    /// What holds the player back, in a game with these levels.
    pub fn skill(self, levels: &[Skill; 5]) -> Option<Skill> {
        match self {
            Strength::Best => None,
            Strength::Level(level) => level.of(levels).copied(),
            Strength::Seeing(skill) => Some(skill),
        }
    }
}

/// What a player sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Skill {
    /// How many plies are seen, in hundredths: with 250, two plies in one half of the turns and three in the other.
    pub horizon: u32,
    /// Turns that look worse than the best by this much are never chosen; those between, the more seldom the worse.
    pub spread: i32,
    /// So many of a hundred turns are played at first sight. One who otherwise sees two plies still sees there what wins at
    /// once, and prevents it.
    pub glances: u32,
}

impl Skill {
    /// One who sees so many plies, and always plays what looks best.
    pub const fn seeing(plies: u32) -> Skill {
        Skill { horizon: 100 * plies, spread: 0, glances: 0 }
    }

    /// Five who see further and further, for a game whose levels have not been measured.
    pub const BY_PLIES: [Skill; 5] =
        [Skill::seeing(1), Skill::seeing(2), Skill::seeing(3), Skill::seeing(4), Skill::seeing(6)];

    /// How far this turn is looked ahead: not at all, or so many plies.
    pub fn plies(self, rng: &mut Rng) -> Option<u32> {
        if rng.below(100) < self.glances as usize {
            return None;
        }
        let more = rng.below(100) < self.horizon as usize % 100;
        Some(self.horizon / 100 + u32::from(more))
    }

    /// The index of one of the turns, by how good they look, the best first.
    pub fn choose(self, worth: impl Iterator<Item = i64>, rng: &mut Rng) -> usize {
        let mut best = None;
        let weight = |worth: i64| {
            let best = *best.get_or_insert(worth);
            let left = (i64::from(self.spread) + 1 - (best - worth)).clamp(0, 1 << 20);
            (left * left) as usize
        };
        let weights: Vec<usize> = worth.map(weight).collect();
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
        let skill = Skill { horizon: 200, spread: 9, glances: 0 };
        let mut rng = Rng::new(1);
        let mut chosen = [0; 4];
        for _ in 0..1000 {
            chosen[skill.choose([50, 50, 45, 40].into_iter(), &mut rng)] += 1;
        }
        assert!(chosen[0] > 300 && chosen[1] > 300 && chosen[2] > 50 && chosen[2] < 200, "{chosen:?}");
        assert_eq!(chosen[3], 0);
        let sure = Skill::seeing(2);
        assert!((0..100).all(|_| sure.choose([7, 7, 6].into_iter(), &mut rng) < 2));
    }

    #[test]
    fn a_horizon_between_two_plies_is_now_one_now_the_other() {
        let skill = Skill { horizon: 250, spread: 0, glances: 10 };
        let mut rng = Rng::new(2);
        let mut seen = [0; 4];
        (0..1000).for_each(|_| seen[skill.plies(&mut rng).unwrap_or(0) as usize] += 1);
        assert!(seen[0] > 50 && seen[1] == 0 && seen[2] > 350 && seen[3] > 350, "{seen:?}");
    }
}
