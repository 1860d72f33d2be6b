//! Icons in a box of 22, drawn with one stroke.

use yew::{Html, html};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Icon {
    Back,
    Undo,
    Redo,
    Again,
    Forbidden,
    Sun,
    Close,
    Sliders,
    Share,
    List,
    Turn,
    Bulb,
    More,
    Flag,
}

pub fn icon(icon: Icon) -> Html {
    let path = match icon {
        Icon::Back => "M13.5 4.5L7 11l6.5 6.5",
        Icon::Undo => "M8 5L4 9l4 4M4 9h9a5 5 0 0 1 0 10h-3",
        Icon::Redo => "M14 5l4 4-4 4M18 9H9a5 5 0 0 0 0 10h3",
        Icon::Again => "M17.5 8A7 7 0 1 0 18 12.5M18 4v4.5h-4.5",
        Icon::Forbidden => "M11 3.5a7.5 7.5 0 1 0 0 15a7.5 7.5 0 1 0 0-15M5.8 5.8l10.4 10.4",
        Icon::Close => "M5.5 5.5l11 11M16.5 5.5l-11 11",
        Icon::Sliders => {
            "M3 7h7M15 7h4M3 15h4M12 15h7M12.5 4.6a2.4 2.4 0 1 0 0 4.8a2.4 2.4 0 1 0 0-4.8M9.5 12.6a2.4 2.4 0 1 0 0 4.8a2.4 2.4 0 1 0 0-4.8"
        }
        Icon::List => "M7.5 5.5H19M7.5 11H19M7.5 16.5H19M3.5 5.5h.5M3.5 11h.5M3.5 16.5h.5",
        Icon::Turn => "M4 9.5A7.5 7.5 0 0 1 17.5 6.5M18 3v4h-4M18 12.5A7.5 7.5 0 0 1 4.5 15.5M4 19v-4h4",
        Icon::Bulb => {
            "M8.5 15C8.5 12.5 5.5 11.5 5.5 8A5.5 5.5 0 0 1 16.5 8C16.5 11.5 13.5 12.5 13.5 15ZM9 18.5h4"
        }
        Icon::Share => "M11 14V3.5M7 7.2L11 3.2l4 4M7 10.5H4.5v8h13v-8H15",
        Icon::More => "M4.5 11h.01M11 11h.01M17.5 11h.01",
        Icon::Flag => "M5.5 19.5V3.5M5.5 4.5h11l-2.5 3.8L16.5 12h-11",
        Icon::Sun => {
            "M11 7.4a3.6 3.6 0 1 0 0 7.2a3.6 3.6 0 1 0 0-7.2M11 2v2M11 18v2M2 11h2M18 11h2M4.6 4.6l1.5 1.5M15.9 15.9l1.5 1.5M4.6 17.4l1.5-1.5M15.9 6.1l1.5-1.5"
        }
    };
    html! { <svg class="icon" viewBox="0 0 22 22" aria-hidden="true"><path d={path} /></svg> }
}
