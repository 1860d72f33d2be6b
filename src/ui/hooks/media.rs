//! Media queries, which may change while a page is open: a window is resized, a tablet rotated.

use gloo::events::EventListener;
use gloo::utils::window;
use yew::prelude::*;

/// Does this media query hold now? The component is drawn again when that changes.
#[hook]
pub fn use_media(query: &'static str) -> bool {
    let list = use_memo(query, |query| window().match_media(query).ok().flatten());
    let is_matched = use_state_eq(|| list.as_ref().as_ref().is_some_and(web_sys::MediaQueryList::matches));
    let setter = is_matched.setter();
    use_effect_with(query, move |_| {
        let list = (*list).clone();
        let listener = list.map(|list| {
            // It may have changed between the first drawing and now.
            setter.set(list.matches());
            let watched = list.clone();
            EventListener::new(&list, "change", move |_| setter.set(watched.matches()))
        });
        move || drop(listener)
    });
    *is_matched
}
