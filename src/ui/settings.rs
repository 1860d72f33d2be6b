//! What a player has set for the whole page.

use super::json::Json;
use crate::i18n::Lang;
use std::rc::Rc;
use yew::Reducible;

/// How the page looks.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Theme {
    /// As the device has it.
    #[default]
    System,
    Light,
    Dark,
    Contrast,
}

impl Theme {
    const ALL: [Theme; 4] = [Theme::System, Theme::Light, Theme::Dark, Theme::Contrast];

    /// The name in storage.
    fn name(self) -> &'static str {
        self.attribute().unwrap_or("system")
    }

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

impl Settings {
    /// The settings of a new player.
    pub fn of_browser(tag: &str) -> Settings {
        Settings { lang: Lang::of_tag(tag), theme: Theme::default() }
    }

    pub fn to_json(self) -> String {
        Json::object([("lang", Json::text(self.lang.code())), ("theme", Json::text(self.theme.name()))])
            .to_string()
    }

    pub fn of_json(json: &str) -> Option<Settings> {
        let stored = Json::read(json)?;
        let theme = stored.field("theme").as_text()?;
        let theme = Theme::ALL.into_iter().find(|known| known.name() == theme)?;
        Some(Settings { lang: Lang::of_tag(stored.field("lang").as_text()?), theme })
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
