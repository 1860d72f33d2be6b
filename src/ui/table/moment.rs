//! What the parts of a table are drawn from.

use crate::i18n::Lang;
use crate::table::{Command, Said, Session};
use crate::ui::hooks::Advice;
use std::rc::Rc;
use yew::Callback;

/// A session as it is shown at this moment, for the parts of its table that have no memory of their own.
pub struct Moment<'a> {
    pub session: &'a Session,
    pub said: &'a Rc<Said>,
    pub advice: &'a Advice,
    /// The last turn is still being shown.
    pub is_arriving: bool,
    /// It is a computer's, and a human follows it.
    pub is_followed: bool,
    pub lang: Lang,
    pub apply: &'a Callback<Command>,
}
