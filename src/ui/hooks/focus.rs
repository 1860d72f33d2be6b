//! Where the keyboard is. Somebody who uses a keyboard or a screen reader is never left nowhere.

use crate::table::Event;
use gloo::utils::document;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, SvgElement};
use yew::prelude::*;

/// Is the focus on what this selector finds, or within? On `body` only if it is nowhere.
pub fn has_focus(selector: &str) -> bool {
    let Some(active) = document().active_element() else { return selector == "body" };
    match selector {
        "body" => active.matches("body").unwrap_or(false),
        _ => active.closest(selector).ok().flatten().is_some(),
    }
}

fn focus(element: &Element) -> bool {
    match (element.dyn_ref::<HtmlElement>(), element.dyn_ref::<SvgElement>()) {
        (Some(element), _) => element.focus().is_ok(),
        (None, Some(element)) => element.focus().is_ok(),
        (None, None) => false,
    }
}

/// Gives the focus to the element of this id. False where there is none.
pub fn focus_on(id: &str) -> bool {
    document().get_element_by_id(id).is_some_and(|element| focus(&element))
}

/// Gives the focus to the first element that this selector finds. False where there is none.
fn focus_on_first(selector: &str) -> bool {
    let found = document().query_selector(selector).ok().flatten();
    found.is_some_and(|element| focus(&element))
}

/// Going to another branch takes away the button that was pressed: the turn that leads there has the focus instead, or
/// else the sheet that the list lies on.
#[hook]
pub fn use_turn_focus() {
    use_effect(|| {
        let places =
            ["dialog[open] .turn[aria-current]", "dialog[open] button", ".moves .turn[aria-current]"];
        if has_focus("body") {
            places.iter().any(|place| focus_on_first(place));
        }
    });
}

/// A table begins at its title, and a new game at its board. Where what had the focus is gone, the result has it, or
/// else the board.
#[hook]
pub fn use_focus(board: &'static str, event: &Event, is_over: bool) {
    let last = use_mut_ref(|| None::<Event>);
    let event = event.clone();
    use_effect(move || {
        let before = last.replace(Some(event.clone()));
        let is_new = matches!(event, Event::NewMatch | Event::NewRound) && before.as_ref() != Some(&event);
        if before.is_none() {
            focus_on("title");
        } else if (is_new || has_focus("body")) && !(is_over && focus_on("result")) {
            focus_on_first(&format!("#{board} [role=gridcell][tabindex='0']"));
        }
    });
}

/// Where a slide takes away the handle that has the focus, another handle of the board has it.
#[hook]
pub fn use_handle_focus(board: AttrValue) {
    let had_focus = use_mut_ref(|| false);
    use_effect(move || {
        let handle = format!("#{board} .handle");
        if *had_focus.borrow() && has_focus("body") {
            focus_on_first(&format!("{handle}[tabindex='0']"));
        }
        had_focus.replace(has_focus(&handle));
    });
}
