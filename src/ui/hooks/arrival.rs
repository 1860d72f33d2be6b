//! Whether what moves on a board has come to rest: a turn is followed with the eyes before the next thing happens.

use crate::record::NodeId;
use crate::table::Session;
use crate::ui::browser;
use gloo::timers::callback::Timeout;
use std::cell::RefCell;
use std::rc::Rc;
use yew::prelude::*;

/// A picture that never comes to rest is not waited for any longer.
const MOST_MILLIS: u32 = 6000;
/// The last turn of a game is looked at for so long before its result is told.
const RESULT_MILLIS: f64 = 900.0;

/// Something to be done once a board is at rest. Dropping this cancels it.
pub struct AtRest {
    _held: Rc<RefCell<Option<Timeout>>>,
}

impl AtRest {
    /// When nothing moves on the board of this id, and so many milliseconds have gone by.
    pub fn then(board: Option<&str>, millis: f64, done: Callback<()>) -> AtRest {
        let begin = browser::now();
        let late = done.clone();
        let held = Rc::new(RefCell::new(Some(Timeout::new(MOST_MILLIS, move || late.emit(())))));
        let waiting = Rc::downgrade(&held);
        let at_rest = Callback::from(move |()| {
            let Some(held) = waiting.upgrade() else { return };
            let (left, done) = (millis - (browser::now() - begin), done.clone());
            held.replace(Some(Timeout::new(left.max(0.0) as u32, move || done.emit(()))));
        });
        match board.and_then(|id| gloo::utils::document().get_element_by_id(id)) {
            Some(board) => browser::when_at_rest(&board, at_rest),
            None => at_rest.emit(()),
        }
        AtRest { _held: held }
    }
}

/// Is the last turn still being shown? The first press at the board ends that.
#[hook]
pub fn use_arrival(session: &Session, board: &'static str, is_still: bool) -> bool {
    let arrived = use_state_eq(|| None::<NodeId>);
    let is_shown = session.is_fresh() && session.hand.refused.is_none() && !is_still;
    let millis = if session.status.ending.is_some() { RESULT_MILLIS } else { 0.0 };
    {
        let arrived = arrived.setter();
        use_effect_with((session.status.cursor, is_shown), move |&(place, is_shown)| {
            if !is_shown {
                arrived.set(None);
            }
            let done = Callback::from(move |()| arrived.set(Some(place)));
            let waiting = is_shown.then(|| AtRest::then(Some(board), millis, done));
            move || drop(waiting)
        });
    }
    is_shown && *arrived != Some(session.status.cursor)
}
