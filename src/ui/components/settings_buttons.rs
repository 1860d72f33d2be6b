//! The two buttons for language and theme, and the link to all settings. Whoever does not read the language of a page
//! must find the first of them everywhere.

use super::{Icon, icon, words};
use crate::i18n::page;
use crate::ui::hooks::{SettingsAction, use_settings};
use yew::prelude::*;

#[component]
pub fn LanguageButton() -> Html {
    let settings = use_settings();
    let lang = settings.lang;
    let onclick = Callback::from(move |_: MouseEvent| settings.dispatch(SettingsAction::SwitchLang));
    html! {
        <button class="icon-button lang" lang={lang.other().code()} aria-label={page::switch_lang(lang)} {onclick}>
            <span aria-hidden="true">{ lang.code().to_ascii_uppercase() }</span>
        </button>
    }
}

#[component]
pub fn SettingsButtons() -> Html {
    let settings = use_settings();
    let lang = settings.lang;
    let theme = words::theme(lang, settings.theme);
    let onclick = Callback::from(move |_: MouseEvent| settings.dispatch(SettingsAction::NextTheme));
    let all = page::SETTINGS.to(lang);
    html! { <>
        <LanguageButton />
        <button class="icon-button theme" aria-label={theme.clone()} title={theme} {onclick}>
            { icon(Icon::Sun) }
        </button>
        <a class="icon-button to-settings" href="#/settings" aria-label={all} title={all}>{ icon(Icon::Sliders) }</a>
    </> }
}
