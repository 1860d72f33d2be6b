//! The settings: what every part of the page reads, and how they change.

use crate::store::{Setting, Settings};
use crate::ui::storage;
use gloo::utils::window;
use std::rc::Rc;
use yew::prelude::*;

/// The settings, and how to change them.
pub type SettingsHandle = UseReducerHandle<Settings>;

pub enum SettingsAction {
    SwitchLang,
    NextTheme,
    Set(Setting),
    /// All of them at once: they were changed elsewhere.
    Replace(Settings),
}

impl Reducible for Settings {
    type Action = SettingsAction;

    fn reduce(self: Rc<Self>, action: SettingsAction) -> Rc<Self> {
        match action {
            SettingsAction::SwitchLang => Settings { lang: self.lang.other(), ..*self },
            SettingsAction::NextTheme => Settings { theme: self.theme.next(), ..*self },
            SettingsAction::Set(setting) => self.with(setting),
            SettingsAction::Replace(settings) => settings,
        }
        .into()
    }
}

/// The settings of the page around.
#[hook]
pub fn use_settings() -> SettingsHandle {
    use_context().expect("the app provides the settings")
}

/// What was set before, or else what suits the browser.
pub fn stored_settings() -> Settings {
    let new = Settings::of_browser(&window().navigator().language().unwrap_or_default());
    storage::settings().map_or(new, |json| new.with_json(&json))
}
