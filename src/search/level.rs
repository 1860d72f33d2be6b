//! How strong a player is. A *level* is what people choose; a *skill* is how a game plays at that level: how deeply it
//! searches, and how much it overlooks. A *strength* is what a search is asked for.

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
    /// The level of such a player.
    pub fn level(self) -> Option<Level> {
        match self {
            Strength::Best => Some(Level::BEST),
            Strength::Level(level) => Some(level),
            Strength::Skill(_) => None,
        }
    }

    /// The skill that limits the search, in a game with these weaker levels; `None` if nothing does.
    pub fn skill(self, weaker: &[Skill; 5]) -> Option<Skill> {
        match self {
            Strength::Best => None,
            Strength::Level(level) => level.of(weaker).copied(),
            Strength::Skill(skill) => Some(skill),
        }
    }
}

/// How a weaker player searches. Like a person, it looks some turns ahead, overlooks some of them, and plays what looks
/// best among those that it has noticed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Skill {
    /// The depth of the search in hundredths of a ply: with 250, two plies in one half of the turns and three in the
    /// other.
    pub depth: u32,
    /// How many turns of a hundred are noticed, the player's own and the replies. Own wins in one always are.
    pub noticed: u32,
}

impl Skill {
    /// Searches to this depth, and overlooks nothing.
    pub const fn to_depth(plies: u32) -> Skill {
        Skill { depth: 100 * plies, noticed: 100 }
    }

    /// For a game whose levels have not been measured.
    pub const BY_DEPTH: [Skill; 5] =
        [Skill::to_depth(1), Skill::to_depth(2), Skill::to_depth(3), Skill::to_depth(4), Skill::to_depth(6)];

    /// The depth of the search for this turn, at least one ply.
    pub fn plies(self, rng: &mut Rng) -> u32 {
        let more = rng.below(100) < self.depth as usize % 100;
        (self.depth / 100 + u32::from(more)).max(1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_depth_between_two_plies_is_now_one_now_the_other() {
        let skill = Skill { depth: 230, noticed: 100 };
        let mut rng = Rng::new(2);
        let mut seen = [0; 4];
        (0..1000).for_each(|_| seen[skill.plies(&mut rng) as usize] += 1);
        assert!(seen[..2] == [0, 0] && (600..800).contains(&seen[2]), "{seen:?}");
    }
}
