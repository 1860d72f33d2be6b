//! Presses by pointer, and the keys of the whole table.

use crate::rules::Target;
use crate::table::Command;
use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::prelude::*;

/// The second half of a double click is no press: the first half may have played a turn, and what lies there now is
/// meant for somebody else.
pub fn act_on_click(command: Command, apply: &Callback<Command>) -> Callback<MouseEvent> {
    let apply = apply.clone();
    Callback::from(move |event: MouseEvent| {
        if event.detail() <= 1 {
            apply.emit(command.clone());
        }
    })
}

pub fn has_modifier(event: &KeyboardEvent) -> bool {
    event.ctrl_key() || event.alt_key() || event.meta_key()
}

/// Was this key pressed within something that the selector finds?
fn is_within(event: &KeyboardEvent, selector: &str) -> bool {
    let element = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    element.is_some_and(|element| element.closest(selector).is_ok_and(|found| found.is_some()))
}

/// Is this key meant for a field or a sheet?
pub fn is_typing(event: &KeyboardEvent) -> bool {
    is_within(event, "input, textarea, dialog")
}

/// Escape takes a press back, digits choose from the tray if they may, Enter with Control confirms.
pub fn table_keys(apply: &Callback<Command>, digits: bool) -> Callback<KeyboardEvent> {
    let apply = apply.clone();
    Callback::from(move |event: KeyboardEvent| {
        // What is typed on a sheet is meant for the sheet.
        if is_within(&event, "dialog") {
            return;
        }
        let key = event.key();
        // A key held down is one press.
        if event.repeat() && matches!(key.as_str(), "Enter" | " ") {
            event.prevent_default();
        }
        let kind = key.parse::<u8>().ok().filter(|kind| digits && (1..=9).contains(kind));
        let command = match kind {
            _ if key == "Enter" && (event.ctrl_key() || event.meta_key()) && !event.repeat() => {
                Some(Command::Confirm)
            }
            _ if has_modifier(&event) || event.repeat() => None,
            Some(kind) => Some(Command::Press(Target::Tray(kind - 1))),
            None => (key == "Escape").then_some(Command::Back),
        };
        if let Some(command) = command {
            event.prevent_default();
            apply.emit(command);
        }
    })
}
