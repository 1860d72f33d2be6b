//! What browsers do in ways of their own.

use js_sys::{Array, Function, Object, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::Element;
use yew::Callback;

/// Tells what became of a promise: its value, or nothing.
pub fn settle(promise: &Promise, done: Callback<Option<JsValue>>) {
    let settled = JsFuture::from(promise.clone());
    spawn_local(async move { done.emit(settled.await.ok()) });
}

/// Does this object have that, in this browser?
pub fn has(object: &JsValue, name: &str) -> bool {
    Reflect::get(object, &name.into()).is_ok_and(|value| !value.is_undefined())
}

/// The milliseconds since the page was opened.
pub fn now() -> f64 {
    gloo::utils::window().performance().map_or(0.0, |performance| performance.now())
}

/// Tells when nothing moves any more within this element: at once where nothing does, or where a browser cannot say.
pub fn when_at_rest(element: &Element, done: Callback<()>) {
    let ends = ends_of_motion(element).unwrap_or_default();
    settle(&Promise::all_settled(&ends), done.reform(|_| ()));
}

/// A promise for each thing that moves within this element.
fn ends_of_motion(element: &Element) -> Result<Array, JsValue> {
    let within = Object::new();
    Reflect::set(&within, &"subtree".into(), &true.into())?;
    let list: Function = Reflect::get(element, &"getAnimations".into())?.dyn_into()?;
    let motions: Array = list.call1(element, &within)?.dyn_into()?;
    motions.iter().map(|motion| Reflect::get(&motion, &"finished".into())).collect()
}

/// A touch screen, or a small one.
pub const TOUCH: &str = "(pointer: coarse), (width < 600px)";
/// There is room for columns.
pub const WIDE: &str = "(width >= 1000px)";
/// There is room beside the board for more than is needed; the style sheets have the same breakpoint.
pub const ROOMY: &str = "(width >= 1000px) and (height >= 860px)";
/// The device asks for little motion.
pub const STILL: &str = "(prefers-reduced-motion: reduce)";

/// Shows the message that stands ready in the document. Every turn was kept as it was played.
pub fn tell_of_crash() {
    let message = web_sys::window().and_then(|window| window.document()?.get_element_by_id("crash"));
    if let Some(message) = message {
        let _ = message.remove_attribute("hidden");
    }
}
