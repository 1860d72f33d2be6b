//! What else can be done at a table: a sheet that is opened from the bar.

use super::match_text as words;
use crate::i18n::{Lang, Text};
use crate::ui::parts::{Icon, icon, sheet, use_sheet};
use yew::prelude::*;

/// One thing to do.
pub struct Entry {
    /// Its name in the page.
    pub id: &'static str,
    pub icon: Icon,
    pub label: Text,
    /// What is called once the sheet has closed; nothing means that it cannot be done now.
    pub act: Option<Callback<()>>,
}

/// The button for the bar, and the sheet while it is open: the entries, and below them whatever else is to lie there.
#[hook]
pub fn use_menu(lang: Lang, entries: Vec<Entry>, more: Html) -> Html {
    let is_open = use_state_eq(|| false);
    let node = use_sheet(*is_open);
    let chosen = use_mut_ref(|| None::<Callback<()>>);
    let onclose = {
        let (is_open, chosen) = (is_open.setter(), chosen.clone());
        // Only now has the focus gone back to the button, from where another sheet may take it.
        Callback::from(move |()| {
            is_open.set(false);
            if let Some(act) = chosen.take() {
                act.emit(());
            }
        })
    };
    let entry = |entry: Entry| {
        let Entry { id, icon: picture, label, act } = entry;
        let is_off = act.is_none();
        let chosen = chosen.clone();
        let onclick = Callback::from(move |_: MouseEvent| _ = chosen.replace(act.clone()));
        html! {
            <button class="entry" data-entry={id} disabled={is_off} {onclick}>{ icon(picture) }<span>{ label.to(lang) }</span></button>
        }
    };
    let content = || html! { <div class="menu">{ for entries.into_iter().map(entry) }{ more }</div> };
    let open = {
        let is_open = is_open.setter();
        Callback::from(move |_: MouseEvent| is_open.set(true))
    };
    html! { <>
        <button class="bar-button more" aria-haspopup="dialog" onclick={open}>
            { icon(Icon::More) }<span>{ words::MORE.to(lang) }</span>
        </button>
        if *is_open { { sheet(&node, lang, words::MORE, &onclose, content()) } }
    </> }
}
