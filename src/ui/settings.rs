//! What a player has set for the whole page.

use crate::i18n::Lang;
use serde::{Deserialize, Serialize};
use std::rc::Rc;
use yew::Reducible;

/// How the page looks.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Theme {
    /// As the device has it.
    #[default]
    System,
    Light,
    Dark,
    Contrast,
}

impl Theme {
    pub const fn next(self) -> Theme {
        match self {
            Theme::System => Theme::Light,
            Theme::Light => Theme::Dark,
            Theme::Dark => Theme::Contrast,
            Theme::Contrast => Theme::System,
        }
    }

    /// The value of `data-theme` on the document; none leaves it to the device.
    pub const fn attribute(self) -> Option<&'static str> {
        match self {
            Theme::System => None,
            Theme::Light => Some("light"),
            Theme::Dark => Some("dark"),
            Theme::Contrast => Some("contrast"),
        }
    }
}

/// Everything that is set. Stored as JSON, which `index.html` reads as well, to show the theme from the first paint on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Settings {
    pub lang: Lang,
    pub theme: Theme,
}

#[derive(Serialize, Deserialize)]
struct Stored {
    lang: String,
    theme: Theme,
}

impl Settings {
    /// The settings of a new player.
    pub fn of_browser(tag: &str) -> Settings {
        Settings { lang: Lang::of_tag(tag), theme: Theme::default() }
    }

    pub fn to_json(self) -> String {
        let stored = Stored { lang: self.lang.code().to_owned(), theme: self.theme };
        serde_json::to_string(&stored).expect("texts become JSON")
    }

    pub fn of_json(json: &str) -> Option<Settings> {
        let stored: Stored = serde_json::from_str(json).ok()?;
        Some(Settings { lang: Lang::of_tag(&stored.lang), theme: stored.theme })
    }
}

pub enum SettingsAction {
    SwitchLang,
    NextTheme,
}

impl Reducible for Settings {
    type Action = SettingsAction;

    fn reduce(self: Rc<Self>, action: SettingsAction) -> Rc<Self> {
        match action {
            SettingsAction::SwitchLang => Settings { lang: self.lang.other(), ..*self },
            SettingsAction::NextTheme => Settings { theme: self.theme.next(), ..*self },
        }
        .into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_survive_storage_and_strange_texts() {
        let settings = Settings { lang: Lang::Fr, theme: Theme::Contrast };
        assert_eq!(settings.to_json(), r#"{"lang":"fr","theme":"contrast"}"#);
        assert_eq!(Settings::of_json(&settings.to_json()), Some(settings));
        for text in ["", "null", "{}", r#"{"lang":1,"theme":"dark"}"#, r#"{"lang":"fr","theme":"pink"}"#] {
            assert_eq!(Settings::of_json(text), None, "{text}");
        }
    }
}
