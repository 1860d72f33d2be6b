//! How the settings change.

use crate::store::{Setting, Settings};
use std::rc::Rc;
use yew::Reducible;

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
