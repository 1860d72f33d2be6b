//! The words of Minos.

use super::position::Minos;
use crate::games::present::Named;
use crate::i18n::Text;

impl Named for Minos {
    const TITLE: Text = Text::new("Minos", "Minos");
    const TAGLINE: Text = Text::new("Suivre le fil", "Follow the thread");
}
