//! Painted blocks around the origin, about 40 units large: each paint is a colour and a pattern, so that they differ in
//! grey as well.

use yew::{Html, classes, html};

/// The forms of a block.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    Cube,
    Cylinder,
    Sphere,
}

/// The paints, as classes that the style sheet colours. Blue is plain, yellow dotted, red striped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Paint {
    Blue,
    Yellow,
    Red,
}

/// The rows of a form's dots, which lie within its face; the style sheet breaks them into dots.
const fn dots(form: Form) -> &'static str {
    match form {
        Form::Cube => "M-17 -6.5h27.1M-12.5 -2h18.1M-17 2.5h27.1M-12.5 7h18.1M-17 11.5h27.1",
        Form::Cylinder => "M-9 -.7h18.1M-13.5 3.8h27.1M-9 8.3h18.1M-4.5 12.8h9.1",
        Form::Sphere => {
            "M-4.5 -14.5h9.1M-9 -10h18.1M-13.5 -5.5h27.1M-9 -1h18.1M-13.5 3.5h27.1M-9 8h18.1M-4.5 12.5h9.1"
        }
    }
}

/// The stripes of a form, which end under the outline of its face.
const fn stripes(form: Form) -> &'static str {
    match form {
        Form::Cube => {
            "M-21 -2.6l8.4 -8.4M-21 8.7l19.7 -19.7M-17 16l27 -27M-5.7 16l19.7 -19.7M5.6 16l8.4 -8.4"
        }
        Form::Cylinder => "M-16 -1.3l5.7 -5.7M-15.8 9.8l16.8 -16.8M-9 14.3l21.3 -21.3M1.2 15.4l14.8 -14.8",
        Form::Sphere => "M-17.5 -.5l18 -18M-14.9 8.2l24.1 -24.1M-9.2 13.9l24.1 -24.1M-.5 16.5l18 -18",
    }
}

/// A block of this form and paint.
pub fn block(form: Form, paint: Paint) -> Html {
    let (name, pattern) = match paint {
        Paint::Blue => ("blue", None),
        Paint::Yellow => ("yellow", Some(("paint-dots", dots(form)))),
        Paint::Red => ("red", Some(("paint-stripes", stripes(form)))),
    };
    let painted = |d: &'static str| {
        html! { <>
            <path class="mid" {d} />
            if let Some((class, d)) = pattern { <path {class} {d} /> }
        </> }
    };
    let drawn = match form {
        Form::Cube => html! { <>
            { painted("M-21 -11H14V16H-21Z") }
            <path class="lit" d="M-21 -11L-12 -18H23L14 -11Z" />
            <path class="shade" d="M14 -11L23 -18V9L14 16Z" />
            <path class="edge" d="M-21 -11L-12 -18H23V9L14 16H-21ZM-21 -11H14V16M14 -11L23 -18" />
        </> },
        Form::Cylinder => html! { <>
            { painted("M-16 -10V9A16 6.5 0 0 0 16 9V-10Z") }
            <path class="edge" d="M-16 -10V9A16 6.5 0 0 0 16 9V-10" />
            <ellipse class="lit edge-lit" cx="0" cy="-10" rx="16" ry="6.5" />
        </> },
        Form::Sphere => html! { <>
            { painted("M17.5 -1A17.5 17.5 0 0 1 -17.5 -1A17.5 17.5 0 0 1 17.5 -1Z") }
            <ellipse class="lit" cx="-6.5" cy="-8.5" rx="5" ry="3.4" transform="rotate(-38 -6.5 -8.5)" />
            <circle class="edge" cy="-1" r="17.5" />
        </> },
    };
    html! { <g class={classes!("block", name)}>{ drawn }</g> }
}
