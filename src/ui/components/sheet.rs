//! A sheet over the page: from below on a phone, in the middle elsewhere.

use super::{Icon, icon};
use crate::i18n::{Lang, Text, page};
use web_sys::HtmlDialogElement;
use yew::prelude::*;

/// The dialog that this node is shows itself as soon as it is there. When it closes, the browser gives the focus back
/// to where it was.
#[hook]
pub fn use_modal() -> NodeRef {
    let node = use_node_ref();
    let dialog = node.clone();
    use_effect_with((), move |()| {
        if let Some(dialog) = dialog.cast::<HtmlDialogElement>() {
            // A browser without dialogs still shows the sheet in the page.
            let _ = dialog.show_modal();
        }
    });
    node
}

#[derive(Properties, PartialEq)]
pub struct SheetProps {
    pub lang: Lang,
    pub title: Text,
    /// The sheet has closed.
    pub onclose: Callback<()>,
    pub children: Html,
}

/// The content lies in a form that closes the sheet: a button that does something else is of `type="button"`.
#[component]
pub fn Sheet(props: &SheetProps) -> Html {
    let node = use_modal();
    // The keys of the table below are not meant.
    let onkeydown = Callback::from(|event: KeyboardEvent| event.stop_propagation());
    html! {
        <dialog class="sheet" ref={node} aria-labelledby="sheet-title" onclose={props.onclose.reform(|_| ())} {onkeydown}>
            <form method="dialog">
                // Not a header element: that would be a landmark of the page.
                <div class="sheet-head">
                    <h2 id="sheet-title">{ props.title.to(props.lang) }</h2>
                    <button class="icon-button" aria-label={page::CLOSE.to(props.lang)}>{ icon(Icon::Close) }</button>
                </div>
                { props.children.clone() }
            </form>
        </dialog>
    }
}
