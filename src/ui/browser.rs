//! What browsers do in ways of their own.

use js_sys::{Promise, Reflect};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::Closure;
use yew::Callback;

/// Tells what became of a promise: its value, or nothing.
pub fn settle(promise: &Promise, done: Callback<Option<JsValue>>) {
    let failed = done.clone();
    let kept = Closure::once(move |value: JsValue| done.emit(Some(value)));
    let broken = Closure::once(move |_: JsValue| failed.emit(None));
    let _ = promise.then2(&kept, &broken);
    kept.forget();
    broken.forget();
}

/// Does this object have that, in this browser?
pub fn has(object: &JsValue, name: &str) -> bool {
    Reflect::get(object, &name.into()).is_ok_and(|value| !value.is_undefined())
}

/// Does a media query hold?
pub fn matches(query: &str) -> bool {
    let found = gloo::utils::window().match_media(query).ok().flatten();
    found.is_some_and(|list| list.matches())
}

/// Fingers press here, or everything is small.
pub fn is_touched() -> bool {
    matches("(pointer: coarse), (width < 600px)")
}

/// Beside the board there is room for more than is needed; the style sheets agree.
pub fn has_room_beside() -> bool {
    matches("(width >= 1000px) and (height >= 860px)")
}

/// The device asks for stillness.
pub fn is_still() -> bool {
    matches("(prefers-reduced-motion: reduce)")
}
