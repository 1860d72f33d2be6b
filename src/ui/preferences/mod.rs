//! The settings as a page, and what the browser keeps.

mod archive;
mod data;
mod text;

use super::app::SettingsHandle;
use super::parts::{Icon, icon};
use super::settings::SettingsAction;
use super::{browser, sound};
use crate::i18n::Text;
use crate::store::settings::{Motion, Setting, Settings};
use data::use_your_data;
use text::{Question, Switch};
use web_sys::HtmlElement;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct PreferencesProps {
    /// The address that one came from.
    pub back: String,
}

#[component]
pub fn Preferences(props: &PreferencesProps) -> Html {
    let settings = use_context::<SettingsHandle>().expect("the app provides the settings");
    let lang = settings.lang;
    let title = use_node_ref();
    {
        let title = title.clone();
        use_effect_with((), move |()| {
            if let Some(title) = title.cast::<HtmlElement>() {
                let _ = title.focus();
            }
        });
    }
    let set = {
        let settings = settings.clone();
        Callback::from(move |setting: Setting| {
            if setting == Setting::Sound(true) {
                sound::knock();
            }
            settings.dispatch(SettingsAction::Set(setting));
        })
    };
    let your_data = use_your_data(&settings);
    // What nobody has chosen is as the device has it.
    let motion = settings.motion.unwrap_or(if browser::is_still() { Motion::Off } else { Motion::Normal });
    let shown = settings.with(Setting::Motion(motion));
    let ask = |asked: &Question, class: &'static str| question(shown, asked, class, &set);
    let turn = |turned: &Switch| switch(shown, turned, &set);
    html! {
        <div class="preferences">
            <header class="home-header">
                <a class="icon-button" href={props.back.clone()} aria-label={text::BACK.to(lang)} title={text::BACK.to(lang)}>
                    { icon(Icon::Back) }</a>
                <h1 id="title" tabindex="-1" ref={title}>{ super::text::SETTINGS.to(lang) }</h1>
            </header>
            <main>
                <section>
                    <h2>{ text::DISPLAY.to(lang) }</h2>
                    { ask(&text::LANG, "dial") }{ ask(&text::THEME, "dial") }{ ask(&text::MOTION, "dial") }{ turn(&text::COORDINATES) }
                </section>
                <section>
                    <h2>{ text::GAME.to(lang) }</h2>
                    { ask(&text::CONFIRM, "list") }{ ask(&text::PASSING, "list") }{ turn(&text::SOUND) }{ turn(&text::DIGITS) }
                </section>
                { your_data }
            </main>
        </div>
    }
}

/// A question as radio buttons: a dial, or a list where answers are long.
fn question(settings: Settings, asked: &Question, class: &'static str, set: &Callback<Setting>) -> Html {
    let lang = settings.lang;
    let answer = |&(setting, words): &(Setting, Text)| {
        let onchange = set.reform(move |_: Event| setting);
        let (name, value) = setting.entry();
        // A language is named in itself.
        let own = if let Setting::Lang(lang) = setting { Some(lang.code()) } else { None };
        html! {
            <label lang={own}><input type="radio" {name} {value} checked={settings.has(setting)} {onchange} />
                <span>{ words.to(lang) }</span></label>
        }
    };
    html! {
        <fieldset data-key={asked.answers[0].0.entry().0}>
            <legend>{ asked.legend.to(lang) }</legend>
            <div {class}>{ for asked.answers.iter().map(answer) }</div>
        </fieldset>
    }
}

fn switch(settings: Settings, Switch { setting, legend, note }: &Switch, set: &Callback<Setting>) -> Html {
    let lang = settings.lang;
    let on = setting(true);
    let other = setting(!settings.has(on));
    html! {
        <label class="switch" data-key={on.entry().0}>
            <span>{ legend.to(lang) }<small>{ note.to(lang) }</small></span>
            <input type="checkbox" role="switch" checked={settings.has(on)} onchange={set.reform(move |_: Event| other)} />
        </label>
    }
}
