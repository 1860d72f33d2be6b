//! What a player has set for the whole page.

use super::json::Json;
use crate::i18n::Lang;
use crate::table::Confirm;
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

    pub fn next(self) -> Theme {
        Theme::ALL[(self as usize + 1) % 4]
    }

    fn code(self) -> &'static str {
        Key::Theme.codes()[self as usize]
    }

    /// The value of `data-theme` on the document; none leaves it to the device.
    pub fn attribute(self) -> Option<&'static str> {
        (self != Theme::System).then(|| self.code())
    }
}

/// How fast things move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Motion {
    Off,
    Fast,
    Normal,
}

impl Motion {
    const ALL: [Motion; 3] = [Motion::Off, Motion::Fast, Motion::Normal];

    pub fn code(self) -> &'static str {
        Key::Motion.codes()[self as usize]
    }
}

/// How two people sit at one device.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Passing {
    /// Beside each other: the board stays as it lies.
    #[default]
    Stays,
    /// The board is turned to whoever plays.
    BoardTurns,
    /// Face to face, with the device between them: everything is turned to whoever plays.
    FaceToFace,
}

impl Passing {
    const ALL: [Passing; 3] = [Passing::Stays, Passing::BoardTurns, Passing::FaceToFace];
}

/// Something that can be set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Key {
    Lang,
    Theme,
    Motion,
    Coordinates,
    Confirm,
    Passing,
    Sound,
    Digits,
}

impl Key {
    pub const ALL: [Key; 8] = [
        Key::Lang,
        Key::Theme,
        Key::Motion,
        Key::Coordinates,
        Key::Confirm,
        Key::Passing,
        Key::Sound,
        Key::Digits,
    ];

    /// Its name in storage.
    pub fn name(self) -> &'static str {
        ["lang", "theme", "motion", "coordinates", "confirm", "passing", "sound", "digits"][self as usize]
    }

    /// What it can be set to, as storage has it.
    pub fn codes(self) -> &'static [&'static str] {
        match self {
            Key::Lang => &["fr", "en"],
            Key::Theme => &["system", "light", "dark", "contrast"],
            Key::Motion => &["off", "fast", "normal"],
            Key::Confirm => &["tricky", "always", "touch", "never"],
            Key::Passing => &["stays", "board-turns", "face-to-face"],
            Key::Coordinates | Key::Sound | Key::Digits => &["off", "on"],
        }
    }
}

/// Everything that is set. Stored as JSON, which `index.html` reads as well, to show the theme from the first paint on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Settings {
    pub lang: Lang,
    pub theme: Theme,
    /// Nothing until it is chosen: the device may ask for stillness.
    pub motion: Option<Motion>,
    pub coordinates: bool,
    pub confirm: Confirm,
    pub passing: Passing,
    pub sound: bool,
    /// Digits choose from the tray.
    pub digits: bool,
}

impl Settings {
    /// The settings of a new player.
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

    /// Which of [`Key::codes`] is set; nothing where nothing was chosen.
    pub fn choice(&self, key: Key) -> Option<usize> {
        Some(match key {
            Key::Lang => self.lang as usize,
            Key::Theme => self.theme as usize,
            Key::Motion => self.motion? as usize,
            Key::Coordinates => self.coordinates.into(),
            Key::Confirm => self.confirm as usize,
            Key::Passing => self.passing as usize,
            Key::Sound => self.sound.into(),
            Key::Digits => self.digits.into(),
        })
    }

    /// The same with another of [`Key::codes`].
    #[must_use]
    pub fn with(mut self, key: Key, choice: usize) -> Settings {
        match key {
            Key::Lang => self.lang = [Lang::Fr, Lang::En][choice],
            Key::Theme => self.theme = Theme::ALL[choice],
            Key::Motion => self.motion = Some(Motion::ALL[choice]),
            Key::Coordinates => self.coordinates = choice == 1,
            Key::Confirm => {
                self.confirm = [Confirm::Tricky, Confirm::Always, Confirm::Touch, Confirm::Never][choice]
            }
            Key::Passing => self.passing = Passing::ALL[choice],
            Key::Sound => self.sound = choice == 1,
            Key::Digits => self.digits = choice == 1,
        }
        self
    }

    pub fn to_json(self) -> String {
        let pair = |key: Key| {
            let code = key.codes()[self.choice(key)?];
            Some((key.name().to_owned(), Json::text(code)))
        };
        Json::Object(Key::ALL.into_iter().filter_map(pair).collect()).to_string()
    }

    /// What was stored, over these settings: what cannot be read stays as it is.
    #[must_use]
    pub fn with_json(self, json: &str) -> Settings {
        let stored = Json::read(json).unwrap_or(Json::Nothing);
        Key::ALL.into_iter().fold(self, |settings, key| {
            let code = stored.field(key.name()).as_text();
            let choice = code.and_then(|code| key.codes().iter().position(|&known| known == code));
            choice.map_or(settings, |choice| settings.with(key, choice))
        })
    }
}

pub enum SettingsAction {
    SwitchLang,
    NextTheme,
    /// Sets something to one of [`Key::codes`].
    Set(Key, usize),
    /// All of them at once: they were changed elsewhere.
    Replace(Settings),
}

impl Reducible for Settings {
    type Action = SettingsAction;

    fn reduce(self: Rc<Self>, action: SettingsAction) -> Rc<Self> {
        match action {
            SettingsAction::SwitchLang => Settings { lang: self.lang.other(), ..*self },
            SettingsAction::NextTheme => Settings { theme: self.theme.next(), ..*self },
            SettingsAction::Set(key, choice) => self.with(key, choice),
            SettingsAction::Replace(settings) => settings,
        }
        .into()
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
        for key in Key::ALL {
            for choice in 0..key.codes().len() {
                let set = new.with(key, choice);
                assert_eq!(set.choice(key), Some(choice), "{key:?}");
                let others = Key::ALL.into_iter().filter(|&other| other != key);
                assert!(others.into_iter().all(|other| set.choice(other) == new.choice(other)), "{key:?}");
                assert_eq!(Settings::of_browser("en").with_json(&set.to_json()), set, "{key:?}");
            }
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
