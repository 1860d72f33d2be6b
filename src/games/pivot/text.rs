//! The words of Pivot.

use super::position::Pivot;
use crate::games::present::Named;
use crate::i18n::Text;

impl Named for Pivot {
    const TITLE: Text = Text::new("Pivot", "Pivot");
    const TAGLINE: Text = Text::new("Retourner, aligner", "Turn over, line up");
}
