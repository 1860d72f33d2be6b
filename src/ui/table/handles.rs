//! What can be pressed beside the squares: a toolbar, with one tab stop and arrow keys.

use super::keys::{act_on_click, has_modifier};
use crate::games::picture::Handle;
use crate::i18n::{Lang, help, table};
use crate::rules::Target;
use crate::table::{Command, Snapshot, handle_labels};
use crate::ui::hooks::{Advice, focus_on};
use std::rc::Rc;
use yew::prelude::*;

/// Handles as a property: equal if they are the same.
#[derive(Clone)]
pub struct HandleList(Rc<[Handle]>);

impl PartialEq for HandleList {
    fn eq(&self, other: &HandleList) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

#[derive(Properties, PartialEq)]
pub struct HandlesProps {
    /// The id of the board; those of the handles begin with it.
    pub board: AttrValue,
    pub snapshot: Rc<Snapshot>,
    pub handles: HandleList,
    pub lang: Lang,
    pub advice: Advice,
    pub apply: Callback<Command>,
}

impl Handles {
    pub fn list(handles: &Rc<[Handle]>) -> HandleList {
        HandleList(handles.clone())
    }
}

/// The name of a handle in the page: `line-c+way-up`.
fn name([first, second]: [Target; 2]) -> String {
    format!("{first}+{second}")
}

#[component]
pub fn Handles(props: &HandlesProps) -> Html {
    let HandlesProps { board, snapshot, handles: HandleList(handles), lang, advice, apply } = props;
    // The handle that has the keyboard, by what it presses: handles come and go.
    let focus = use_state_eq(|| None::<[Target; 2]>);
    let here = handles.iter().position(|handle| Some(handle.presses) == *focus).unwrap_or(0);
    let id = |presses: [Target; 2]| format!("{board}-{}", name(presses));
    let ids: Vec<String> = handles.iter().map(|handle| id(handle.presses)).collect();
    let onkeydown = Callback::from(move |event: KeyboardEvent| {
        let count = ids.len();
        let next = match event.key().as_str() {
            _ if has_modifier(&event) => return,
            "ArrowLeft" | "ArrowUp" => (here + count - 1) % count,
            "ArrowRight" | "ArrowDown" => (here + 1) % count,
            "Home" => 0,
            "End" => count - 1,
            _ => return,
        };
        event.prevent_default();
        focus_on(&ids[next]);
    });
    let labels = handle_labels(snapshot, *lang);
    let handle = |(index, (handle, label)): (usize, (&Handle, String))| {
        let presses = handle.presses;
        let onfocus = {
            let focus = focus.setter();
            Callback::from(move |_: FocusEvent| focus.set(Some(presses)))
        };
        let value = advice.values.of_handle(presses).filter(|_| handle.is_enabled);
        let told = value.map_or(String::new(), |value| format!(", {}", help::verdict_told(*lang, value)));
        html! {
            <g key={name(presses)} role="button" id={id(presses)} class={classes!("handle", handle.is_enabled.then_some("may"))}
                tabindex={if index == here { "0" } else { "-1" }} aria-label={format!("{label}{told}")}
                aria-disabled={(!handle.is_enabled).then_some("true")} data-target={name(presses)}
                onclick={act_on_click(Command::PressHandle(presses), apply)} onkeydown={press_by_key(presses, apply)} {onfocus}>
                { handle.drawing.clone() }</g>
        }
    };
    html! {
        <g role="toolbar" aria-label={table::HANDLES.to(*lang)} {onkeydown}>{ for handles.iter().zip(labels).enumerate().map(handle) }</g>
    }
}

fn press_by_key(presses: [Target; 2], apply: &Callback<Command>) -> Callback<KeyboardEvent> {
    let apply = apply.clone();
    Callback::from(move |event: KeyboardEvent| {
        if matches!(event.key().as_str(), "Enter" | " ") && !has_modifier(&event) {
            event.prevent_default();
            if !event.repeat() {
                apply.emit(Command::PressHandle(presses));
            }
        }
    })
}
