//! The settings as a page, and what the browser keeps.

mod archive;
mod words;
mod your_data;

use super::browser;
use super::components::{Icon, icon};
use super::hooks::{SettingsAction, knock, use_media, use_settings};
use crate::i18n::{Text, page};
use crate::store::settings::{Motion, Setting, Settings};
use web_sys::HtmlElement;
use words::{Question, Switch};
use yew::prelude::*;
use your_data::YourData;

#[derive(Properties, PartialEq)]
pub struct SettingsPageProps {
    /// The address that one came from.
    pub back: String,
}

#[component]
pub fn SettingsPage(props: &SettingsPageProps) -> Html {
    let settings = use_settings();
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
                knock();
            }
            settings.dispatch(SettingsAction::Set(setting));
        })
    };
    let is_still = use_media(browser::STILL);
    // Until the player chooses, the device does.
    let motion = settings.motion.unwrap_or(if is_still { Motion::Off } else { Motion::Normal });
    let shown = settings.with(Setting::Motion(motion));
    let ask = |asked: &Question, class: &'static str| question(shown, asked, class, &set);
    let flip = |asked: &Switch| switch(shown, asked, &set);
    html! {
        <div class="preferences">
            <header class="home-header">
                <a class="icon-button" href={props.back.clone()} aria-label={page::BACK.to(lang)} title={page::BACK.to(lang)}>
                    { icon(Icon::Back) }</a>
                <h1 id="title" tabindex="-1" ref={title}>{ page::SETTINGS.to(lang) }</h1>
            </header>
            <main>
                <section>
                    <h2>{ words::DISPLAY.to(lang) }</h2>
                    { ask(&words::LANG, "dial") }{ ask(&words::THEME, "dial") }{ ask(&words::MOTION, "dial") }{ flip(&words::COORDINATES) }
                </section>
                <section>
                    <h2>{ words::GAME.to(lang) }</h2>
                    { ask(&words::CONFIRM, "list") }{ ask(&words::PASSING, "list") }{ flip(&words::SOUND) }{ flip(&words::DIGITS) }
                </section>
                <YourData />
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
