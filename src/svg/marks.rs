//! Marks on a board. Brass with an ink outline means "here, now, you may"; dashed vermilion on white means trouble.

use crate::svg::drawn;
use crate::svg::units;
use yew::{Html, html};

/// A rectangle of a board, in the units of its picture.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Area {
    pub x: f32,
    pub y: f32,
    pub width: f32,
    pub height: f32,
}

impl Area {
    pub const fn square(x: f32, y: f32, side: f32) -> Area {
        Area { x, y, width: side, height: side }
    }

    pub const fn centre(self) -> (f32, f32) {
        (self.x + self.width / 2.0, self.y + self.height / 2.0)
    }

    /// The smallest area that holds both.
    pub fn with(self, other: Area) -> Area {
        let (x, y) = (self.x.min(other.x), self.y.min(other.y));
        let right = (self.x + self.width).max(other.x + other.width);
        let bottom = (self.y + self.height).max(other.y + other.height);
        Area { x, y, width: right - x, height: bottom - y }
    }

    /// Larger (or smaller) by this much on every side.
    pub fn grown(self, by: f32) -> Area {
        Area { x: self.x - by, y: self.y - by, width: self.width + 2.0 * by, height: self.height + 2.0 * by }
    }
}

fn rect(class: &'static str, area: Area, radius: f32) -> Html {
    let Area { x, y, width, height } = area;
    let [x, y, width, height, radius] = [x, y, width, height, radius].map(units);
    html! { <rect {class} {x} {y} {width} {height} rx={radius} /> }
}

/// A square that may be pressed.
pub fn offer(cell: Area) -> Html {
    let (x, y) = cell.centre();
    html! { <circle class="mark-offer" cx={units(x)} cy={units(y)} r={units(cell.width * 0.125)} /> }
}

/// A piece that may be chosen: a pip in the corner of its square.
pub fn may(cell: Area) -> Html {
    let at = cell.width * 0.13;
    html! {
        <circle class="mark-may" cx={units(cell.x + at)} cy={units(cell.y + at)} r={units(cell.width * 0.08)} />
    }
}

/// A square that has been chosen.
pub fn selected(cell: Area, radius: f32) -> Html {
    let inside = cell.grown(-cell.width.min(cell.height) * 0.045);
    html! { <>{ rect("mark-selected-case", inside, radius) }{ rect("mark-selected", inside, radius) }</> }
}

/// Where the last piece was put: four brackets in the corners.
pub fn put(cell: Area) -> Html {
    let Area { x, y, width, height } = cell.grown(-cell.width * 0.03);
    let (right, bottom, arm) = (x + width, y + height, width * 0.22);
    let corner = |x: f32, y: f32, dx: f32, dy: f32| drawn!("M{} {}H{}V{}", x + dx * arm, y, x, y + dy * arm);
    let path = [
        corner(x, y, 1.0, 1.0),
        corner(right, y, -1.0, 1.0),
        corner(x, bottom, 1.0, -1.0),
        corner(right, bottom, -1.0, -1.0),
    ]
    .concat();
    html! { <g class="mark-put"><path class="case" d={path.clone()} /><path class="line" d={path} /></g> }
}

/// Where the last piece came from: a dashed square.
pub fn left(cell: Area) -> Html {
    rect("mark-left", cell.grown(-cell.width * 0.05), cell.width * 0.08)
}

/// Slanted lines that fill an area.
fn hatch(cell: Area) -> String {
    let Area { x, y, width, height } = cell.grown(-cell.width * 0.04);
    let pitch = width * 0.165;
    let lines = ((width + height) / pitch) as u32;
    let line = |index: u32| {
        // From the left or lower edge to the upper or right edge, rising.
        let offset = (index as f32 + 0.5) * pitch;
        let (low, high) = ((offset - height).max(0.0), offset.min(width));
        drawn!("M{} {}L{} {}", x + low, y + offset - low, x + high, y + offset - high)
    };
    (0..lines).map(line).collect()
}

/// A square that was refused, where the reason is on the square itself.
pub fn hatched(cell: Area) -> Html {
    html! { <g class="mark-forbidden"><path class="hatch" d={hatch(cell)} /></g> }
}

/// A square that was refused.
pub fn forbidden(cell: Area) -> Html {
    let (x, y) = cell.centre();
    let r = cell.width * 0.2;
    let slope = r * std::f32::consts::FRAC_1_SQRT_2;
    let slash = drawn!("M{} {}L{} {}", x - slope, y - slope, x + slope, y + slope);
    html! {
        <g class="mark-forbidden">
            <path class="hatch" d={hatch(cell)} />
            <circle cx={units(x)} cy={units(y)} r={units(r)} />
            <path class="slash" d={slash} />
        </g>
    }
}

/// The piece that forbids it, joined to the refused square.
pub fn cause(pressed: Area, cause: Area) -> Html {
    let ((x, y), (to_x, to_y)) = (pressed.centre(), cause.centre());
    let distance = (to_x - x).hypot(to_y - y).max(1.0);
    let (dx, dy) = ((to_x - x) / distance, (to_y - y) / distance);
    let (start, ring) = (pressed.width * 0.24, cause.width * 0.47);
    let link = drawn!("M{} {}L{} {}", x + dx * start, y + dy * start, to_x - dx * ring, to_y - dy * ring);
    html! { <>
        <g class="mark-cause"><path class="case" d={link.clone()} /><path class="line" d={link} /></g>
        { culprit(cause) }
    </> }
}

/// What forbids it, without a joining line.
pub fn culprit(cell: Area) -> Html {
    let (x, y) = cell.centre();
    let circle = |class: &'static str| {
        html! { <circle {class} cx={units(x)} cy={units(y)} r={units(cell.width * 0.47)} /> }
    };
    html! { <g class="mark-cause">{ circle("case") }{ circle("line") }</g> }
}

/// A whole line that forbids it, or is forbidden.
pub fn culprit_between(first: Area, last: Area) -> Html {
    html! { <g class="mark-cause">{ capsule("case", first, last) }{ capsule("line", first, last) }</g> }
}

/// The outline of what forbids it, where that is not a single cell.
pub fn culprit_area(area: Area, radius: f32) -> Html {
    html! { <g class="mark-cause">{ rect("case", area, radius) }{ rect("line", area, radius) }</g> }
}

/// A square that is not offered, for a reason that can be seen: a small cross.
pub fn struck(cell: Area) -> Html {
    let ((x, y), arm) = (cell.centre(), cell.width * 0.15);
    let [left, right, top, bottom] = [x - arm, x + arm, y - arm, y + arm];
    html! { <path class="mark-struck" d={drawn!("M{} {}L{} {}M{} {}L{} {}", left, top, right, bottom, right, top, left, bottom)} /> }
}

/// A line or region that has been completed.
pub fn made(area: Area, radius: f32) -> Html {
    html! { <g class="mark-made">{ rect("case", area, radius) }{ rect("line", area, radius) }</g> }
}

/// A completed line from one cell to another, at any angle.
pub fn made_between(first: Area, last: Area) -> Html {
    html! { <g class="mark-made">{ capsule("case", first, last) }{ capsule("line", first, last) }</g> }
}

/// A line from one cell to another that the opponent could complete next.
pub fn threat_between(first: Area, last: Area) -> Html {
    let ((x, y), (to_x, to_y)) = (first.centre(), last.centre());
    let distance = (to_x - x).hypot(to_y - y).max(1.0);
    let reach = last.width * 0.53;
    let (x, y) = (to_x + (to_x - x) / distance * reach, to_y + (to_y - y) / distance * reach);
    let size = last.width * 0.19;
    html! {
        <g class="mark-threat">
            { capsule("case", first, last) }{ capsule("line", first, last) }
            <g transform={drawn!("translate({} {}) scale({})", x, y, size / 10.0)}>
                <path class="warning-sign" d="M0 -10L10.5 8H-10.5Z" /><path class="warning-stroke" d="M0 -4V1.5M0 4.8V5" />
            </g>
        </g>
    }
}

/// A band around all cells of a line: as wide as they are, or narrower on a diagonal, so that it does not cover others.
fn capsule(class: &'static str, first: Area, last: Area) -> Html {
    let ((x, y), (to_x, to_y), side) = (first.centre(), last.centre(), first.width);
    let (dx, dy) = (to_x - x, to_y - y);
    let is_slanted = dx.abs() > 1.0 && dy.abs() > 1.0;
    let (half, radius) = if is_slanted { (0.46, 0.46) } else { (0.53, 0.2) };
    let (reach, half, radius) = (side * 0.53, side * half, side * radius);
    let area = Area { x: -reach, y: -half, width: dx.hypot(dy) + 2.0 * reach, height: 2.0 * half };
    let placed = drawn!("translate({} {}) rotate({})", x, y, dy.atan2(dx).to_degrees());
    html! { <g transform={placed}>{ rect(class, area, radius) }</g> }
}

/// The focus ring of a square; the style sheet shows it when the square has the keyboard focus.
pub fn focus(cell: Area, radius: f32) -> Html {
    html! { <g class="mark-focus">{ rect("case", cell, radius) }{ rect("line", cell, radius) }</g> }
}
