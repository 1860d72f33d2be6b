//! What a search found, told in presses: hints in three steps, and the value of every turn.

use super::session::Session;
use super::words::tell;
use crate::i18n::{Lang, help};
use crate::rules::Target;
use crate::search::{Answer, Value};

/// How many of the turns that are expected next a hint tells.
const TOLD_NEXT: usize = 2;

/// How far a hint has been told.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum HintStep {
    Where,
    Turn,
    Why,
}

impl HintStep {
    /// The step after this one; the last one stays.
    #[must_use]
    pub fn next(step: Option<HintStep>) -> HintStep {
        match step {
            None => HintStep::Where,
            Some(HintStep::Where) => HintStep::Turn,
            Some(_) => HintStep::Why,
        }
    }
}

/// A hint, as far as it has been asked for.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint {
    pub step: HintStep,
    /// What is pressed for the turn, in order; at first only where to look.
    pub places: Vec<Target>,
    pub words: String,
}

impl Hint {
    /// The hint that an answer gives at this place. `None` if its best turn is not one of this position.
    pub fn of(session: &Session, answer: &Answer<String>, step: HintStep, lang: Lang) -> Option<Hint> {
        let presses = session.presses_of(&answer.best)?;
        // A press in the tray says which piece, not where.
        let look = presses.iter().position(|target| !matches!(target, Target::Tray(_))).unwrap_or(0);
        let (places, words) = match step {
            HintStep::Where => {
                let place = *presses.get(look)?;
                (vec![place], help::hint_where(lang, place))
            }
            HintStep::Turn => {
                let told = tell(session.game, [&*answer.best], lang).pop()?;
                (presses, help::hint_turn(lang, &told))
            }
            HintStep::Why => {
                let then = answer.line.iter().skip(1).take(TOLD_NEXT).map(String::as_str);
                let then = tell(session.game, then, lang);
                (presses, help::hint_why(lang, answer.value, answer.depth, &then))
            }
        };
        Some(Hint { step, places, words })
    }
}

/// The turns that a search has looked at, as presses with their values.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Values {
    turns: Vec<(Vec<Target>, Value)>,
    /// What has been pressed of the turn in hand.
    pressed: Vec<Target>,
}

impl Values {
    pub fn of(session: &Session, answer: &Answer<String>) -> Values {
        let turn = |(turn, value): &(String, Value)| Some((session.presses_of(turn)?, *value));
        Values {
            turns: answer.turns.iter().filter_map(turn).collect(),
            pressed: session.hand.presses.clone(),
        }
    }

    /// Has a turn been begun?
    pub fn is_begun(&self) -> bool {
        !self.pressed.is_empty()
    }

    /// The value of the best turn that goes on with this press.
    pub fn of_press(&self, target: Target) -> Option<Value> {
        best(&self.turns, &[&self.pressed[..], &[target]].concat())
    }

    /// The value of a handle, which stands for a whole turn whatever has been pressed.
    pub fn of_handle(&self, presses: [Target; 2]) -> Option<Value> {
        best(&self.turns, &presses)
    }
}

/// The best value among the turns that begin with these presses.
fn best(turns: &[(Vec<Target>, Value)], pressed: &[Target]) -> Option<Value> {
    let begun = turns.iter().filter(|(presses, _)| begins_with(presses, pressed));
    begun.map(|(_, value)| *value).max_by_key(|value| value.rank())
}

/// A press in the tray may come at any time; all others come in their order.
pub(super) fn begins_with(presses: &[Target], pressed: &[Target]) -> bool {
    let is_tray = |target: &&Target| matches!(target, Target::Tray(_));
    let mut places = presses.iter().filter(|target| !is_tray(target));
    pressed.iter().all(|target| match is_tray(&target) {
        true => presses.contains(target),
        false => places.next() == Some(target),
    })
}
