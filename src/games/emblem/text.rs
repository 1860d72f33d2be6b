//! The words of Emblem.

use super::position::Emblem;
use crate::games::present::Named;
use crate::i18n::Text;

impl Named for Emblem {
    const TITLE: Text = Text::new("Emblem", "Emblem");
    const TAGLINE: Text = Text::new("Fuir son signe", "Shun your own sign");
}
