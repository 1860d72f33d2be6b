//! The words of Shape & Colour.

use super::position::ShapeColour;
use crate::games::present::Named;
use crate::i18n::Text;

impl Named for ShapeColour {
    const TITLE: Text = Text::new("La Forme et la Couleur", "Shape & Colour");
    const TAGLINE: Text = Text::new("Deux à quatre joueurs", "Two to four players");
}
