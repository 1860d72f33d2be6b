//! The turn in hand, and its text form, in which it outlives a reload.

use crate::rules::Target;

/// The turn in hand.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Hand {
    /// The presses that make it as far as it has come; for a turn that waits, without the press that completed it.
    pub presses: Vec<Target>,
    /// The whole turn that waits to be confirmed, in notation.
    pub waiting: Option<String>,
    /// The presses of which the last was refused just now; gone with the next press.
    pub refused: Option<Vec<Target>>,
}

/// Stands before a whole turn in [`Hand::text`].
const WAITING: &str = "=";

impl Hand {
    /// Has a turn been begun?
    pub fn is_begun(&self) -> bool {
        !self.presses.is_empty() || self.waiting.is_some()
    }

    /// The turn in hand as [`Command::TakeUp`](super::Command::TakeUp) reads it; nothing where none is begun.
    pub fn text(&self) -> Option<String> {
        let names: Vec<String> = self.presses.iter().map(ToString::to_string).collect();
        let begun = (!names.is_empty()).then(|| names.join(" "));
        self.waiting.as_ref().map(|turn| format!("{WAITING}{turn}")).or(begun)
    }
}

/// What [`Hand::text`] has written, read again.
pub(super) enum HandText<'a> {
    /// A whole turn that waits to be confirmed, in notation.
    Waiting(&'a str),
    /// The presses of a turn that was begun; names that are no targets are left out.
    Begun(Vec<Target>),
}

impl HandText<'_> {
    pub(super) fn of(text: &str) -> HandText<'_> {
        match text.strip_prefix(WAITING) {
            Some(turn) => HandText::Waiting(turn),
            None => HandText::Begun(text.split(' ').filter_map(|name| name.parse().ok()).collect()),
        }
    }
}
