//! A sheet over the page: from below on a phone, in the middle elsewhere.

use super::{Icon, icon};
use crate::i18n::{Lang, Text};
use crate::ui::text;
use web_sys::HtmlDialogElement;
use yew::prelude::*;

/// Where a sheet lies; it is opened as soon as it is there.
#[hook]
pub fn use_sheet(is_there: bool) -> NodeRef {
    let node = use_node_ref();
    let place = node.clone();
    use_effect_with(is_there, move |_| {
        if let Some(dialog) = place.cast::<HtmlDialogElement>() {
            // A browser that cannot still shows the sheet in the page.
            let _ = dialog.show_modal();
        }
    });
    node
}

/// What lies on it is a form that closes it: a button that does something else is of `type="button"`. The focus goes back to
/// where it was.
pub fn sheet(node: &NodeRef, lang: Lang, title: Text, onclose: &Callback<()>, content: Html) -> Html {
    // The keys of what lies below are not meant.
    let onkeydown = Callback::from(|event: KeyboardEvent| event.stop_propagation());
    html! {
        <dialog class="sheet" ref={node} aria-labelledby="sheet-title" onclose={onclose.reform(|_| ())} {onkeydown}>
            <form method="dialog">
                // Not a header: that would be one of the page.
                <div class="sheet-head">
                    <h2 id="sheet-title">{ title.to(lang) }</h2>
                    <button class="icon-button" aria-label={text::CLOSE.to(lang)}>{ icon(Icon::Close) }</button>
                </div>
                { content }
            </form>
        </dialog>
    }
}
