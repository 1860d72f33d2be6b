//! What the browser keeps: to take along, to bring back, to delete.

use super::{archive, words};
use crate::i18n::{Lang, Text};
use crate::store::Archive;
use crate::store::archive::Texts;
use crate::ui::browser::settle;
use crate::ui::components::Sheet;
use crate::ui::hooks::{SettingsAction, SettingsHandle, stored_settings, use_settings};
use crate::ui::storage;
use gloo::timers::callback::Timeout;
use js_sys::Array;
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, HtmlAnchorElement, HtmlInputElement, Url};
use yew::prelude::*;

/// What is to be done, once it is confirmed.
#[derive(Clone)]
enum Plan {
    Delete,
    Replace(Rc<Texts>),
}

/// How it stands with the data.
#[derive(Clone, Default)]
struct Standing {
    plan: Option<Plan>,
    said: String,
    has_failed: bool,
}

impl Standing {
    fn said(words: Text, lang: Lang) -> Standing {
        Standing { said: words.to(lang).to_owned(), ..Standing::default() }
    }

    fn failed(reason: &str, lang: Lang) -> Standing {
        Standing { said: words::nothing_changed(lang, reason), has_failed: true, plan: None }
    }
}

/// The part of the settings that is about what the browser keeps.
#[component]
pub fn YourData() -> Html {
    let settings = use_settings();
    let lang = settings.lang;
    let standing = use_state(Standing::default);
    let export = {
        let standing = standing.setter();
        Callback::from(move |_: MouseEvent| {
            let is_given = download(&Archive::new(storage::everything()).to_json()).is_ok();
            standing.set(Standing::said(if is_given { words::EXPORTED } else { words::NO_ROOM }, lang));
        })
    };
    let import = {
        let standing = standing.setter();
        Callback::from(move |event: Event| import(&event, lang, standing.clone()))
    };
    let delete = {
        let standing = standing.setter();
        Callback::from(move |_: MouseEvent| {
            standing.set(Standing { plan: Some(Plan::Delete), ..Standing::default() });
        })
    };
    let [alert, status] = if standing.has_failed { [&*standing.said, ""] } else { ["", &*standing.said] };
    html! {
        <section class="your-data">
            <h2>{ words::YOUR_DATA.to(lang) }</h2>
            <p>{ words::WHERE_DATA_IS.to(lang) }</p>
            <div class="buttons">
                <button class="button" data-export="" onclick={export}>{ words::EXPORT.to(lang) }</button>
                <label class="button file">{ words::IMPORT.to(lang) }
                    <input type="file" accept=".json,application/json" onchange={import} /></label>
                <button class="button danger" data-delete="" aria-haspopup="dialog" onclick={delete}>{ words::DELETE_ALL.to(lang) }</button>
            </div>
            <p role="status">{ status }</p>
            <p role="alert">{ alert }</p>
            // An `if` is always a child, so the button before it keeps its element, and gets the focus back from the
            // sheet.
            if let Some(plan) = standing.plan.clone() { { question(plan, &settings, standing.setter()) } }
        </section>
    }
}

/// Asks before anything is lost.
fn question(plan: Plan, settings: &SettingsHandle, standing: UseStateSetter<Standing>) -> Html {
    let lang = settings.lang;
    let [title, about, label]: [Text; 3] = match plan {
        Plan::Delete => [words::ASK_DELETE, words::ABOUT_DELETE, words::DELETE],
        Plan::Replace(_) => [words::ASK_IMPORT, words::ABOUT_IMPORT, words::REPLACE],
    };
    // Whatever was pressed, the sheet has closed: what it was about is done, or not.
    let is_confirmed = Rc::new(Cell::new(false));
    let onclick = {
        let is_confirmed = is_confirmed.clone();
        Callback::from(move |_: MouseEvent| is_confirmed.set(true))
    };
    let settings = settings.clone();
    let onclose = Callback::from(move |()| {
        if is_confirmed.get() {
            standing.set(carried_out(&plan, lang));
            settings.dispatch(SettingsAction::Replace(stored_settings()));
        } else {
            standing.set(Standing::default());
        }
    });
    html! {
        <Sheet {lang} {title} {onclose}>
            <p>{ about.to(lang) }</p>
            <div class="buttons">
                <button class="button">{ words::CANCEL.to(lang) }</button>
                <button class="button primary danger" data-confirm="" {onclick}>{ label.to(lang) }</button>
            </div>

        </Sheet>
    }
}

fn carried_out(plan: &Plan, lang: Lang) -> Standing {
    let done = match plan {
        Plan::Replace(texts) if !storage::replace_everything(texts) => {
            return Standing::failed(words::NO_ROOM.to(lang), lang);
        }
        Plan::Replace(_) => words::IMPORTED,
        Plan::Delete => {
            storage::forget_everything();
            words::DELETED
        }
    };
    Standing::said(done, stored_settings().lang)
}

/// Reads the file that was chosen, and says what is wrong with it, or asks before it takes the place of what is there.
fn import(event: &Event, lang: Lang, standing: UseStateSetter<Standing>) {
    let input = event.target().and_then(|target| target.dyn_into::<HtmlInputElement>().ok());
    let Some(input) = input else { return };
    let Some(file) = input.files().and_then(|files| files.get(0)) else { return };
    let read = Callback::from(move |content: Option<JsValue>| {
        let texts = match content.and_then(|content| content.as_string()) {
            Some(json) => archive::read(&json, lang),
            None => Err(words::NOT_READ.to(lang).to_owned()),
        };
        standing.set(match texts {
            Ok(texts) => Standing { plan: Some(Plan::Replace(texts.into())), ..Standing::default() },
            Err(fault) => Standing::failed(&fault, lang),
        });
    });
    settle(&file.text(), read);
    // The same file can be chosen again.
    input.set_value("");
}

/// Gives a text to the player as a file.
fn download(json: &str) -> Result<(), JsValue> {
    let blob = Blob::new_with_str_sequence(&Array::of1(&json.into()))?;
    let address = Url::create_object_url_with_blob(&blob)?;
    let link: HtmlAnchorElement = gloo::utils::document().create_element("a")?.unchecked_into();
    link.set_href(&address);
    let day: String = js_sys::Date::new_0().to_iso_string().into();
    link.set_download(&format!("quincunx-{}.json", &day[..10]));
    link.click();
    // By then the browser has it.
    Timeout::new(10_000, move || drop(Url::revoke_object_url(&address))).forget();
    Ok(())
}
