//! What a player has learnt and won, for each game: stored as JSON, field by field, as everything is.

use crate::search::Level;
use crate::table::GameResult;
use crate::table::setup::or_default;
use serde::{Deserialize, Serialize};

/// After so many wins or losses in a row another level is proposed.
const IN_A_ROW: i8 = 3;

/// How far somebody has come in a game.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Progress {
    /// The steps of the lesson that have been done.
    #[serde(deserialize_with = "or_default")]
    pub steps: Vec<bool>,
    /// The step at which the lesson was left.
    #[serde(deserialize_with = "or_default")]
    pub at: usize,
    /// The positions that have been won.
    #[serde(deserialize_with = "or_default")]
    pub positions: Vec<bool>,
    /// The best level that was beaten; 0 for none.
    #[serde(deserialize_with = "or_default")]
    pub best: u8,
    /// The level of the last game against the computer.
    #[serde(deserialize_with = "or_default")]
    pub level: u8,
    /// Wins in a row against this level; losses in a row are negative.
    #[serde(deserialize_with = "or_default")]
    pub in_a_row: i8,
}

impl Progress {
    pub fn stored(json: Option<&str>) -> Progress {
        json.and_then(|json| serde_json::from_str(json).ok()).unwrap_or_default()
    }

    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("texts and numbers can be written")
    }

    /// All steps of the lesson have been done.
    pub fn is_lesson_done(&self) -> bool {
        !self.steps.is_empty() && self.steps.iter().all(|&is_done| is_done)
    }

    /// How many steps have been done, of how many, in a lesson that was begun and left.
    pub fn lesson_begun(&self) -> Option<(usize, usize)> {
        let done = self.steps.iter().filter(|&&is_done| is_done).count();
        (done > 0 && !self.is_lesson_done()).then_some((done, self.steps.len()))
    }

    /// The best level that was beaten.
    pub fn best_level(&self) -> Option<Level> {
        Level::new(self.best)
    }

    /// Notes how a game against this level ended.
    pub fn note(&mut self, level: Level, score: GameResult) {
        let before = if self.level == level.number() { self.in_a_row } else { 0 };
        self.level = level.number();
        self.in_a_row = match score {
            GameResult::Won => before.max(0).saturating_add(1),
            GameResult::Lost => before.min(0).saturating_sub(1),
            GameResult::Drawn => 0,
        };
        if score == GameResult::Won {
            self.best = self.best.max(level.number());
        }
    }

    /// Another level, where this one was won or lost too often in a row.
    pub fn proposed_level(&self) -> Option<Level> {
        match self.in_a_row {
            wins if wins >= IN_A_ROW => Level::new(self.level + 1),
            losses if losses <= -IN_A_ROW => Level::new(self.level.saturating_sub(1)),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn level(number: u8) -> Level {
        Level::new(number).expect("a level")
    }

    #[test]
    fn three_in_a_row_propose_another_level() {
        let mut progress = Progress::default();
        let mut note = |number: u8, score: GameResult| {
            progress.note(level(number), score);
            progress.proposed_level().map(Level::number)
        };
        assert_eq!([1; 3].map(|number| note(number, GameResult::Won)), [None, None, Some(2)]);
        assert_eq!([2; 3].map(|number| note(number, GameResult::Lost)), [None, None, Some(1)]);
        assert_eq!(note(2, GameResult::Drawn), None, "a draw begins a new row");
        assert_eq!([6; 3].map(|number| note(number, GameResult::Won)), [None; 3], "nobody is stronger");
        assert_eq!([1; 3].map(|number| note(number, GameResult::Lost)), [None; 3], "nobody is weaker");
        assert_eq!(progress.best_level(), Some(level(6)));
    }

    #[test]
    fn progress_survives_storage_and_later_versions() {
        let steps = vec![true, false, true];
        let progress = Progress { steps, at: 1, best: 3, ..Progress::default() };
        assert_eq!(Progress::stored(Some(&progress.to_json())), progress);
        assert_eq!((progress.lesson_begun(), progress.is_lesson_done()), (Some((2, 3)), false));
        let later = r#"{"steps":[true,true],"at":"end","best":2,"stars":5}"#;
        let read = Progress::stored(Some(later));
        assert_eq!((read.steps.len(), read.at, read.best), (2, 0, 2));
        assert!(read.is_lesson_done());
        for text in ["", "[]", "null"] {
            assert_eq!(Progress::stored(Some(text)), Progress::default(), "{text}");
        }
    }
}
