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
    Rotate,
    Bulb,
    More,
    Flag,
    Check,
    Skip,
    Play,
    Hand,
    Chip,
    People,
    Clock,
    Book,
    Question,
    Right,
    Down,
    Up,
    Print,
    Pause,
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
        Icon::Rotate => "M4 9.5A7.5 7.5 0 0 1 17.5 6.5M18 3v4h-4M18 12.5A7.5 7.5 0 0 1 4.5 15.5M4 19v-4h4",
        Icon::Bulb => {
            "M8.5 15C8.5 12.5 5.5 11.5 5.5 8A5.5 5.5 0 0 1 16.5 8C16.5 11.5 13.5 12.5 13.5 15ZM9 18.5h4"
        }
        Icon::Share => "M11 14V3.5M7 7.2L11 3.2l4 4M7 10.5H4.5v8h13v-8H15",
        Icon::More => "M4.5 11h.01M11 11h.01M17.5 11h.01",
        Icon::Flag => "M5.5 19.5V3.5M5.5 4.5h11l-2.5 3.8L16.5 12h-11",
        Icon::Check => "M4.5 11.5l4.5 4.5l8.5-10",
        Icon::Skip => "M5.5 5v12l8-6zM17 5v12",
        Icon::Play => "M7 4.5v13l10.5-6.5z",
        Icon::Hand => {
            "M8.5 11.5V4.8a1.6 1.6 0 0 1 3.2 0V9.5M11.7 9.3a1.5 1.5 0 0 1 3 .2v.6a1.4 1.4 0 0 1 2.8.3v3.4c0 3-2 5-5 5h-1c-2 0-3-.8-4-2.3L4.9 12.9a1.5 1.5 0 0 1 2.4-1.7l1.2 1.4"
        }
        Icon::Chip => {
            "M6.5 6.5h9v9h-9zM9.5 9.5h3v3h-3zM9 6.5V3.5M13 6.5V3.5M9 18.5v-3M13 18.5v-3M6.5 9h-3M6.5 13h-3M18.5 9h-3M18.5 13h-3"
        }
        Icon::People => {
            "M8 4.5a3 3 0 1 0 0 6a3 3 0 1 0 0-6M2.5 18c0-3.2 2.2-5 5.5-5s5.5 1.8 5.5 5M14.5 5a2.8 2.8 0 0 1 0 5.3M16 13.3c2.2.5 3.5 2.2 3.5 4.7"
        }
        Icon::Clock => "M11 3.5a7.5 7.5 0 1 0 0 15a7.5 7.5 0 1 0 0-15M11 6.5V11l3 2",
        Icon::Book => {
            "M11 5.5C9 4.2 6.5 4 3.5 4.2v12.3c3-.2 5.5 0 7.5 1.3c2-1.3 4.5-1.5 7.5-1.3V4.2C15.5 4 13 4.2 11 5.5zM11 5.5v12.3"
        }
        Icon::Question => {
            "M11 2.8a8.2 8.2 0 1 0 0 16.4a8.2 8.2 0 1 0 0-16.4M8.6 8.6a2.4 2.4 0 1 1 3.6 2.1c-.8.5-1.2 1-1.2 1.9M11 15.6h.01"
        }
        Icon::Right => "M8.5 4.5L15 11l-6.5 6.5",
        Icon::Down => "M4.5 8l6.5 6.5L17.5 8",
        Icon::Up => "M4.5 14L11 7.5l6.5 6.5",
        Icon::Print => "M6.5 8V3.5h9V8M6.5 15.5H3.5V8h15v7.5h-3M6.5 13h9v5.5h-9z",
        Icon::Pause => "M7.5 5v12M14.5 5v12",
        Icon::Sun => {
            "M11 7.4a3.6 3.6 0 1 0 0 7.2a3.6 3.6 0 1 0 0-7.2M11 2v2M11 18v2M2 11h2M18 11h2M4.6 4.6l1.5 1.5M15.9 15.9l1.5 1.5M4.6 17.4l1.5-1.5M15.9 6.1l1.5-1.5"
        }
    };
    html! { <svg class="icon" viewBox="0 0 22 22" aria-hidden="true"><path d={path} /></svg> }
}
