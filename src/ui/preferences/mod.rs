//! The settings as a page, and what the browser keeps.

pub(super) mod archive;
mod data;
mod text;

use super::app::SettingsHandle;
use super::parts::{Icon, icon};
use super::settings::{Key, Settings, SettingsAction};
use super::{browser, sound};
use crate::i18n::{Lang, Text};
use data::use_your_data;
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
        Callback::from(move |(key, choice): (Key, usize)| {
            if (key, choice) == (Key::Sound, 1) {
                sound::knock();
            }
            settings.dispatch(SettingsAction::Set(key, choice));
        })
    };
    let your_data = use_your_data(&settings);
    let ask = |key: Key| question(*settings, key, &set);
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
                    { ask(Key::Lang) }{ ask(Key::Theme) }{ ask(Key::Motion) }{ ask(Key::Coordinates) }
                </section>
                <section>
                    <h2>{ text::GAME.to(lang) }</h2>
                    { ask(Key::Confirm) }{ ask(Key::Passing) }{ ask(Key::Sound) }{ ask(Key::Digits) }
                </section>
                { your_data }
            </main>
        </div>
    }
}

/// One question: a switch where the answer is on or off; else a dial, or a list where answers are long.
fn question(settings: Settings, key: Key, set: &Callback<(Key, usize)>) -> Html {
    let lang = settings.lang;
    let legend = text::legend(key).to(lang);
    // What nobody has chosen is as the device has it.
    let choice = settings.choice(key).unwrap_or(if browser::is_still() { 0 } else { 2 });
    if key.codes()[0] == "off" && key != Key::Motion {
        let onchange = set.reform(move |_: Event| (key, 1 - choice));
        return html! {
            <label class="switch" data-key={key.name()}>
                <span>{ legend }<small>{ text::note(key).to(lang) }</small></span>
                <input type="checkbox" role="switch" checked={choice == 1} {onchange} />
            </label>
        };
    }
    let answer = |(index, answer): (usize, &Text)| {
        let onchange = set.reform(move |_: Event| (key, index));
        // A language is named in itself.
        let own = (key == Key::Lang).then(|| [Lang::Fr, Lang::En][index].code());
        html! {
            <label lang={own}><input type="radio" name={key.name()} value={key.codes()[index]} checked={index == choice} {onchange} />
                <span>{ answer.to(lang) }</span></label>
        }
    };
    let class = if matches!(key, Key::Confirm | Key::Passing) { "list" } else { "dial" };
    html! {
        <fieldset data-key={key.name()}>
            <legend>{ legend }</legend>
            <div {class}>{ for text::answers(key).iter().enumerate().map(answer) }</div>
        </fieldset>
    }
}
