//! What is shown at the addresses of the second program, until it is there.

use crate::i18n::{Lang, Text, page};
use crate::ui::browser::settle;
use crate::ui::components::NoticePage;
use crate::worker::address;
use js_sys::Promise;
use std::cell::RefCell;
use wasm_bindgen::prelude::*;
use yew::prelude::*;

#[wasm_bindgen]
extern "C" {
    /// Loads a script and its program, and starts it; `index.html` has it.
    #[wasm_bindgen(js_name = startProgram)]
    fn start_program(script: &str, program: &str) -> Promise;
}

thread_local! {
    /// The program as it is being loaded, or has been. It is started once.
    static STUDY: RefCell<Option<Promise>> = RefCell::default();
}

/// Starts the program, if it has not been started. A script that a browser could not load it may not ask for again:
/// each try has an address of its own.
fn study(tries: u32) -> Promise {
    let start = || {
        let script = format!("{}&{tries}", address("study.js")?);
        Ok::<Promise, JsValue>(start_program(&script, &address("study_bg.wasm")?))
    };
    STUDY.with_borrow_mut(|study| {
        study.get_or_insert_with(|| start().unwrap_or_else(|error| Promise::reject(&error))).clone()
    })
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Load {
    Going,
    Failed,
    Done,
}

/// How far the program has come, and a callback that asks for it again.
#[hook]
fn use_study() -> (Load, Callback<()>) {
    let state = use_state_eq(|| Load::Going);
    let tries = use_state(|| 0);
    {
        let state = state.setter();
        use_effect_with(*tries, move |&tries| {
            let done = Callback::from(move |started: Option<JsValue>| {
                if started.is_none() {
                    STUDY.take();
                }
                state.set(if started.is_some() { Load::Done } else { Load::Failed });
            });
            settle(&study(tries), done);
        });
    }
    let again = {
        let state = state.setter();
        Callback::from(move |()| {
            state.set(Load::Going);
            tries.set(*tries + 1);
        })
    };
    (*state, again)
}

#[derive(Properties, PartialEq)]
pub struct StudyLoaderProps {
    pub lang: Lang,
    pub title: Text,
    /// What is said when it cannot be loaded.
    pub not_loaded: Text,
}

/// Loads the program. Once it is there it shows its pages itself, and nothing is shown here.
#[component]
pub fn StudyLoader(props: &StudyLoaderProps) -> Html {
    let StudyLoaderProps { lang, title, not_loaded } = *props;
    let (load, onretry) = use_study();
    let title = title.to(lang);
    match load {
        Load::Done => Html::default(),
        Load::Going => html! { <NoticePage {lang} {title} message={page::LOADING.to(lang)} /> },
        Load::Failed => html! {
            <NoticePage {lang} {title} message={not_loaded.to(lang)}
                action={(AttrValue::from(page::RETRY.to(lang)), onretry)} />
        },
    }
}
