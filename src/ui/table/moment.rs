//! What the parts of a table are drawn from that remember nothing themselves.

use crate::i18n::Lang;
use crate::table::{Command, Said, Session};
use crate::ui::hooks::Advice;
use std::rc::Rc;
use yew::Callback;

/// A session as its table shows it now.
pub struct Moment {
    pub session: Session,
    pub said: Rc<Said>,
    pub advice: Advice,
    /// The pieces of the last turn are still moving, or its end is still being looked at.
    pub is_arriving: bool,
    /// They are, and it was a computer that played: its turn is told before anything is asked for.
    pub is_followed: bool,
    pub lang: Lang,
    pub apply: Callback<Command>,
}
