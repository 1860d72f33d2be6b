//! Small pieces of chrome without state.

mod die;
mod icon;
mod logo;
mod sheet;

pub use die::die;
pub use icon::{Icon, icon};
pub use logo::logo;
pub use sheet::{sheet, use_sheet};

use super::app::SettingsHandle;
use super::settings::SettingsAction;
use super::text;
use crate::i18n::Lang;
use yew::prelude::*;

/// The way to the settings.
pub fn settings_link(lang: Lang) -> Html {
    let label = text::SETTINGS.to(lang);
    html! { <a class="icon-button to-settings" href="#/settings" aria-label={label} title={label}>{ icon(Icon::Sliders) }</a> }
}

/// The two buttons for language and theme, and the way to all settings.
#[component]
pub fn SettingsButtons() -> Html {
    let settings = use_context::<SettingsHandle>().expect("the app provides the settings");
    let lang = settings.lang;
    let act = |action: fn() -> SettingsAction| {
        let settings = settings.clone();
        Callback::from(move |_: MouseEvent| settings.dispatch(action()))
    };
    let theme = text::theme(lang, settings.theme);
    html! { <>
        <button class="icon-button lang" lang={lang.other().code()} aria-label={text::switch_lang(lang)}
            onclick={act(|| SettingsAction::SwitchLang)}>
            <span aria-hidden="true">{ lang.code().to_ascii_uppercase() }</span>
        </button>
        <button class="icon-button theme" aria-label={theme.clone()} title={theme} onclick={act(|| SettingsAction::NextTheme)}>
            { icon(Icon::Sun) }
        </button>
        { settings_link(lang) }
    </> }
}

/// A page that only says something, with a way on.
pub fn notice_page(lang: Lang, title: &str, message: &str, way_on: Option<(String, &str)>) -> Html {
    let (address, label) = way_on.unwrap_or_else(|| ("#/".to_owned(), text::BACK_HOME.to(lang)));
    html! {
        <main class="notice-page">
            { logo() }
            <h1>{ title.to_owned() }</h1>
            <p>{ message.to_owned() }</p>
            <a class="button primary" href={address}>{ label.to_owned() }</a>
        </main>
    }
}
