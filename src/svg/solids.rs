//! Wooden solids in a box of 100: three flat tones and an outline, which alone is enough to tell them apart.

use yew::{Html, html};

/// The material of a piece, as a class that the style sheet colours.
pub const LIGHT_WOOD: &str = "boxwood";
pub const DARK_WOOD: &str = "walnut";

/// The forms that a piece of wood can have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Solid {
    Sphere,
    Cylinder,
    Cube,
    Cone,
}

/// A solid of this material.
pub fn solid(solid: Solid, wood: &'static str) -> Html {
    let outline = match solid {
        Solid::Sphere => "M81 51A31 31 0 0 1 19 51A31 31 0 0 1 81 51Z",
        Solid::Cylinder => "M24 28V72A26 10 0 0 0 76 72V28A26 10 0 0 0 24 28Z",
        Solid::Cube => "M50 15L80 30V67L50 84L20 67V30Z",
        Solid::Cone => "M50 13L19 72A31 10.5 0 0 0 81 72Z",
    };
    let tones = match solid {
        Solid::Sphere => html! { <>
            <path class="shade" d="M75.4 33.2A31 31 0 0 1 32.2 76.4A40 40 0 0 0 75.4 33.2Z" />
            <ellipse class="lit" cx="39" cy="38" rx="9.5" ry="6" transform="rotate(-38 39 38)" />
        </> },
        Solid::Cylinder => html! { <>
            <path class="shade" d="M59 28V81.4A26 10 0 0 0 76 72V28Z" />
            <ellipse class="lit" cx="50" cy="28" rx="26" ry="10" />
            <path class="inner" d="M24 28A26 10 0 0 0 76 28" />
        </> },
        Solid::Cube => html! { <>
            <path class="lit" d="M50 15L80 30L50 46L20 30Z" />
            <path class="shade" d="M80 30V67L50 84V46Z" />
            <path class="inner" d="M20 30L50 46L80 30M50 46V84" />
        </> },
        Solid::Cone => html! { <>
            <path class="shade" d="M50 13L57 82.2A31 10.5 0 0 0 81 72Z" />
            <path class="glint" d="M46 27L31 62" />
        </> },
    };
    html! {
        <g class={yew::classes!("solid", wood)}>
            <ellipse class="ground" cx="50" cy="81" rx="30" ry="8" />
            <path class="body" d={outline} />
            { tones }
            <path class="outline" d={outline} />
        </g>
    }
}
