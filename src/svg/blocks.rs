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

/// The patterns of the paints: once in every page that shows blocks.
pub fn patterns() -> Html {
    html! {
        <defs>
            <pattern id="dotted" width="9" height="9" patternUnits="userSpaceOnUse">
                <circle class="paint-dot" cx="2.3" cy="2.3" r="1.7" /><circle class="paint-dot" cx="6.8" cy="6.8" r="1.7" />
            </pattern>
            <pattern id="striped" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
                <rect class="paint-stripe" width="2.8" height="8" />
            </pattern>
        </defs>
    }
}

/// A block of this form and paint.
pub fn block(form: Form, paint: Paint) -> Html {
    let (name, pattern) = match paint {
        Paint::Blue => ("blue", None),
        Paint::Yellow => ("yellow", Some("url(#dotted)")),
        Paint::Red => ("red", Some("url(#striped)")),
    };
    let painted = |d: &'static str| {
        html! { <>
            <path class="mid" {d} />
            if let Some(fill) = pattern { <path {fill} {d} /> }
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
