//! What a player has set for the whole page. Stored as JSON, which `index.html` reads as well, so that theme and
//! language are there from the first paint on.
//!
//! A [`Setting`] is one entry of the stored object, such as `"theme":"dark"`. Entries are read one by one over the
//! settings of a new player: one that this version does not know leaves the others as they are.

use super::Entries;
use crate::i18n::Lang;
use crate::table::Confirm;
use serde_json::value::RawValue;

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
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Motion {
    Off,
    Fast,
    Normal,
}

/// How two people sit at one device.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Passing {
    /// Beside each other: the board stays as it is.
    #[default]
    Stays,
    /// The board is rotated towards the player to move.
    BoardTurns,
    /// Face to face, with the device between them: everything is rotated towards the player to move.
    FaceToFace,
}

/// One setting and its value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Setting {
    Lang(Lang),
    Theme(Theme),
    Motion(Motion),
    Coordinates(bool),
    Confirm(Confirm),
    Passing(Passing),
    Sound(bool),
    Digits(bool),
}

/// A switch is stored as `"on"` or `"off"`.
const fn switch(is_on: bool) -> &'static str {
    if is_on { "on" } else { "off" }
}

impl Setting {
    /// Every setting with every value.
    const ALL: [Setting; 22] = [
        Setting::Lang(Lang::Fr),
        Setting::Lang(Lang::En),
        Setting::Theme(Theme::System),
        Setting::Theme(Theme::Light),
        Setting::Theme(Theme::Dark),
        Setting::Theme(Theme::Contrast),
        Setting::Motion(Motion::Off),
        Setting::Motion(Motion::Fast),
        Setting::Motion(Motion::Normal),
        Setting::Coordinates(true),
        Setting::Coordinates(false),
        Setting::Confirm(Confirm::Tricky),
        Setting::Confirm(Confirm::Always),
        Setting::Confirm(Confirm::Touch),
        Setting::Confirm(Confirm::Never),
        Setting::Passing(Passing::Stays),
        Setting::Passing(Passing::BoardTurns),
        Setting::Passing(Passing::FaceToFace),
        Setting::Sound(true),
        Setting::Sound(false),
        Setting::Digits(true),
        Setting::Digits(false),
    ];

    /// Its name and its value as they are stored: `theme` and `dark`.
    pub fn entry(self) -> (&'static str, &'static str) {
        match self {
            Setting::Lang(lang) => ("lang", lang.code()),
            Setting::Theme(Theme::System) => ("theme", "system"),
            Setting::Theme(Theme::Light) => ("theme", "light"),
            Setting::Theme(Theme::Dark) => ("theme", "dark"),
            Setting::Theme(Theme::Contrast) => ("theme", "contrast"),
            Setting::Motion(Motion::Off) => ("motion", "off"),
            Setting::Motion(Motion::Fast) => ("motion", "fast"),
            Setting::Motion(Motion::Normal) => ("motion", "normal"),
            Setting::Coordinates(is_on) => ("coordinates", switch(is_on)),
            Setting::Confirm(Confirm::Tricky) => ("confirm", "tricky"),
            Setting::Confirm(Confirm::Always) => ("confirm", "always"),
            Setting::Confirm(Confirm::Touch) => ("confirm", "touch"),
            Setting::Confirm(Confirm::Never) => ("confirm", "never"),
            Setting::Passing(Passing::Stays) => ("passing", "stays"),
            Setting::Passing(Passing::BoardTurns) => ("passing", "board-turns"),
            Setting::Passing(Passing::FaceToFace) => ("passing", "face-to-face"),
            Setting::Sound(is_on) => ("sound", switch(is_on)),
            Setting::Digits(is_on) => ("digits", switch(is_on)),
        }
    }

    fn of_entry((name, value): (String, &RawValue)) -> Option<Setting> {
        let value: String = serde_json::from_str(value.get()).ok()?;
        Setting::ALL.into_iter().find(|setting| setting.entry() == (&*name, &*value))
    }
}

/// All settings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Settings {
    pub lang: Lang,
    pub theme: Theme,
    /// None until it is chosen: until then the device decides, which may ask for less motion.
    pub motion: Option<Motion>,
    pub coordinates: bool,
    pub confirm: Confirm,
    pub passing: Passing,
    pub sound: bool,
    /// Digits choose from the tray.
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
        let chosen = [
            Some(Setting::Lang(self.lang)),
            Some(Setting::Theme(self.theme)),
            self.motion.map(Setting::Motion),
            Some(Setting::Coordinates(self.coordinates)),
            Some(Setting::Confirm(self.confirm)),
            Some(Setting::Passing(self.passing)),
            Some(Setting::Sound(self.sound)),
            Some(Setting::Digits(self.digits)),
        ];
        // The names and codes are letters.
        let written = chosen.into_iter().flatten().map(Setting::entry);
        let written: Vec<String> = written.map(|(name, code)| format!(r#""{name}":"{code}""#)).collect();
        format!("{{{}}}", written.join(","))
    }

    /// What was stored, over these settings.
    #[must_use]
    pub fn with_json(self, json: &str) -> Settings {
        let stored: Entries<&RawValue> = serde_json::from_str(json).unwrap_or_default();
        stored.into_iter().filter_map(Setting::of_entry).fold(self, Settings::with)
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
        assert_eq!(Setting::Passing(Passing::BoardTurns).entry(), ("passing", "board-turns"));
    }

    #[test]
    fn every_setting_is_read_as_it_is_written() {
        for &setting in &Setting::ALL {
            for new in [Settings::of_browser("en"), Settings::of_browser("fr")] {
                assert_eq!(new.with_json(&new.with(setting).to_json()), new.with(setting), "{setting:?}");
            }
            assert_eq!(Setting::ALL.iter().filter(|&&other| other.entry() == setting.entry()).count(), 1);
        }
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
