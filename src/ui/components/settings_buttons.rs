//! The two buttons for language and theme, and the link to all settings.

use super::{Icon, icon};
use crate::i18n::page;
use crate::ui::app::SettingsHandle;
use crate::ui::settings::{SettingsAction, words};
use yew::prelude::*;

#[component]
pub fn SettingsButtons() -> Html {
    let settings = use_context::<SettingsHandle>().expect("the app provides the settings");
    let lang = settings.lang;
    let act = |action: fn() -> SettingsAction| {
        let settings = settings.clone();
        Callback::from(move |_: MouseEvent| settings.dispatch(action()))
    };
    let theme = words::theme(lang, settings.theme);
    let all = page::SETTINGS.to(lang);
    html! { <>
        <button class="icon-button lang" lang={lang.other().code()} aria-label={page::switch_lang(lang)}
            onclick={act(|| SettingsAction::SwitchLang)}>
            <span aria-hidden="true">{ lang.code().to_ascii_uppercase() }</span>
        </button>
        <button class="icon-button theme" aria-label={theme.clone()} title={theme} onclick={act(|| SettingsAction::NextTheme)}>
            { icon(Icon::Sun) }
        </button>
        <a class="icon-button to-settings" href="#/settings" aria-label={all} title={all}>{ icon(Icon::Sliders) }</a>
    </> }
}
