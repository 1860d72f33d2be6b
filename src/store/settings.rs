//! What a player has set for the whole page. Stored as JSON, which `index.html` reads as well, so that theme and language
//! are there from the first paint on.
//!
//! A [`Setting`] is one entry of the stored object, such as `"theme":"dark"`. Entries are read one by one over the
//! settings of a new player: one that this version does not know leaves the others as they are.

use super::Entries;
use crate::i18n::Lang;
use crate::table::Confirm;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

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
    #[must_use]
    pub fn next(self) -> Theme {
        match self {
            Theme::System => Theme::Light,
            Theme::Light => Theme::Dark,
            Theme::Dark => Theme::Contrast,
            Theme::Contrast => Theme::System,
        }
    }
}

/// How fast animations are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Motion {
    Off,
    Fast,
    Normal,
}

/// How two people sit at one device.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Passing {
    /// Beside each other: the board is not turned.
    #[default]
    Stays,
    /// The board is turned to the player to move.
    BoardTurns,
    /// Face to face, with the device between them: everything is turned to the player to move.
    FaceToFace,
}

/// One setting and its value.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Setting {
    Lang(Lang),
    Theme(Theme),
    Motion(Motion),
    #[serde(with = "switch")]
    Coordinates(bool),
    Confirm(Confirm),
    Passing(Passing),
    #[serde(with = "switch")]
    Sound(bool),
    #[serde(with = "switch")]
    Digits(bool),
}

impl Setting {
    /// Its name and its value as they are stored: `theme` and `dark`.
    pub fn entry(self) -> (String, String) {
        let json = serde_json::to_string(&self);
        let entries = json.and_then(|json| serde_json::from_str::<Entries<String>>(&json));
        entries.ok().and_then(|entries| entries.into_iter().next()).expect("a name and a code")
    }

    fn of_entry(entry: (String, &RawValue)) -> Option<Setting> {
        let json = serde_json::to_string(&Entries::from([entry])).ok()?;
        serde_json::from_str(&json).ok()
    }
}

/// All settings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Settings {
    pub lang: Lang,
    pub theme: Theme,
    /// None until it is chosen: until then the device decides, which may ask for less motion.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub motion: Option<Motion>,
    #[serde(with = "switch")]
    pub coordinates: bool,
    pub confirm: Confirm,
    pub passing: Passing,
    #[serde(with = "switch")]
    pub sound: bool,
    /// Digits choose from the tray.
    #[serde(with = "switch")]
    pub digits: bool,
}

impl Settings {
    /// The settings of a new player, whose browser has this language.
    pub fn of_browser(tag: &str) -> Settings {
        Settings {
            lang: Lang::of_tag(tag),
            theme: Theme::default(),
            motion: None,
            coordinates: true,
            confirm: Confirm::default(),
            passing: Passing::default(),
            sound: false,
            digits: true,
        }
    }

    #[must_use]
    pub fn with(mut self, setting: Setting) -> Settings {
        match setting {
            Setting::Lang(lang) => self.lang = lang,
            Setting::Theme(theme) => self.theme = theme,
            Setting::Motion(motion) => self.motion = Some(motion),
            Setting::Coordinates(is_on) => self.coordinates = is_on,
            Setting::Confirm(confirm) => self.confirm = confirm,
            Setting::Passing(passing) => self.passing = passing,
            Setting::Sound(is_on) => self.sound = is_on,
            Setting::Digits(is_on) => self.digits = is_on,
        }
        self
    }

    /// Does this setting have this value?
    pub fn has(self, setting: Setting) -> bool {
        self.with(setting) == self
    }

    pub fn to_json(self) -> String {
        serde_json::to_string(&self).expect("codes can be written")
    }

    /// What was stored, over these settings.
    #[must_use]
    pub fn with_json(self, json: &str) -> Settings {
        let stored: Entries<&RawValue> = serde_json::from_str(json).unwrap_or_default();
        stored.into_iter().filter_map(Setting::of_entry).fold(self, Settings::with)
    }
}

/// A switch is stored as `"on"` or `"off"`.
mod switch {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    #[derive(Serialize, Deserialize)]
    #[serde(rename_all = "lowercase")]
    enum Switch {
        On,
        Off,
    }

    pub fn serialize<S: Serializer>(is_on: &bool, to: S) -> Result<S::Ok, S::Error> {
        if *is_on { Switch::On } else { Switch::Off }.serialize(to)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<bool, D::Error> {
        Switch::deserialize(from).map(|switch| matches!(switch, Switch::On))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_survive_storage() {
        let new = Settings::of_browser("fr-CA");
        let json = r#"{"lang":"fr","theme":"system","coordinates":"on","confirm":"tricky","passing":"stays","sound":"off","digits":"on"}"#;
        assert_eq!(new.to_json(), json);
        let all = [
            Setting::Lang(Lang::En),
            Setting::Theme(Theme::Contrast),
            Setting::Motion(Motion::Off),
            Setting::Coordinates(false),
            Setting::Confirm(Confirm::Never),
            Setting::Passing(Passing::FaceToFace),
            Setting::Sound(true),
            Setting::Digits(false),
        ];
        for setting in all {
            let set = new.with(setting);
            assert!(set.has(setting) && !new.has(setting), "{setting:?}");
            let (name, code) = setting.entry();
            assert!(set.to_json().contains(&format!(r#""{name}":"{code}""#)), "{setting:?}");
            assert!(all.iter().filter(|&&other| other != setting).all(|&other| !set.has(other)));
            assert_eq!(Settings::of_browser("en").with_json(&set.to_json()), set, "{setting:?}");
        }
        assert_eq!(Setting::Passing(Passing::BoardTurns).entry(), ("passing".into(), "board-turns".into()));
    }

    #[test]
    fn what_cannot_be_read_stays_as_it_is() {
        let new = Settings::of_browser("en");
        for text in ["", "null", "[]", "{}", r#"{"lang":1}"#, r#"{"theme":"pink"}"#] {
            assert_eq!(new.with_json(text), new, "{text}");
        }
        let dark = new.with_json(r#"{"theme":"dark","lang":"xx","new":"thing"}"#);
        assert_eq!(dark, Settings { theme: Theme::Dark, ..new });
    }
}
