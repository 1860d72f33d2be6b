//! The words of what several pages are made of.

use crate::i18n::{Lang, Text};
use crate::store::settings::Theme;

pub const HELP: Text = Text::new("Aide", "Help");

/// What the theme button shows.
pub fn theme(lang: Lang, theme: Theme) -> String {
    let name = match theme {
        Theme::System => Text::new("celui de l’appareil", "same as device"),
        Theme::Light => Text::new("clair", "light"),
        Theme::Dark => Text::new("sombre", "dark"),
        Theme::Contrast => Text::new("contraste élevé", "high contrast"),
    };
    match lang {
        Lang::Fr => format!("Thème\u{a0}: {}", name.fr),
        Lang::En => format!("Theme: {}", name.en),
    }
}
