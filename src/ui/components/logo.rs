//! Four dots and one in the middle.

use yew::{Html, html};

pub fn logo() -> Html {
    let dot = |x: &'static str, y: &'static str| html! { <circle class="dot" cx={x} cy={y} r="6.5" /> };
    html! {
        <svg class="logo" viewBox="0 0 48 48" aria-hidden="true">
            { dot("10", "10") }{ dot("38", "10") }{ dot("10", "38") }{ dot("38", "38") }
            <circle class="fifth" cx="24" cy="24" r="8.5" />
        </svg>
    }
}
