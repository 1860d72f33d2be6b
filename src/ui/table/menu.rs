//! What else can be done at a table: a sheet that is opened from the bar.

use super::match_text as words;
use crate::i18n::{Lang, Text};
use crate::ui::parts::{Icon, icon, sheet, use_sheet};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct MenuProps {
    pub lang: Lang,
    /// What lies on the sheet: entries, or anything else.
    pub children: Html,
}

/// The button in the bar, and the sheet while it is open.
#[component]
pub fn Menu(props: &MenuProps) -> Html {
    let lang = props.lang;
    let is_open = use_state(|| false);
    let node = use_sheet(*is_open);
    let set = |to: bool| {
        let is_open = is_open.setter();
        Callback::from(move |()| is_open.set(to))
    };
    html! { <>
        <button class="bar-button more" aria-haspopup="dialog" onclick={set(true).reform(|_| ())}>
            { icon(Icon::More) }<span>{ words::MORE.to(lang) }</span>
        </button>
        if *is_open {
            { sheet(&node, lang, words::MORE, &set(false), html! { <div class="menu">{ props.children.clone() }</div> }) }
        }
    </> }
}

/// One thing to do; choosing it closes the sheet. Nothing to be called means that it cannot be done now.
pub fn entry(id: &'static str, picture: Icon, label: Text, lang: Lang, act: Option<Callback<()>>) -> Html {
    let is_off = act.is_none();
    let onclick = act.map(|act| act.reform(|_: MouseEvent| ()));
    html! {
        <button class="entry" data-entry={id} disabled={is_off} {onclick}>{ icon(picture) }<span>{ label.to(lang) }</span></button>
    }
}
