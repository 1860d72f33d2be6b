//! A veil over the board with holes around what matters: a lesson shows where to look, and disables nothing.

use super::draw::Frame;
use crate::games::picture::Handle;
use crate::rules::Target;
use crate::svg::drawn;
use crate::svg::marks::Area;
use yew::{Html, html};

/// The areas of what is left clear: squares, and the handles of lines.
fn holes(frame: &Frame, handles: &[Handle], clear: &[Target]) -> Vec<Area> {
    let squares = clear.iter().filter_map(|target| match target {
        Target::Square(square) => Some((frame.area)(*square)),
        _ => None,
    });
    let on_line = handles.iter().filter(|handle| clear.contains(&handle.presses[0]));
    squares.chain(on_line.map(|handle| handle.area)).collect()
}

/// The veil; nothing where everything is clear.
pub fn veil(frame: &Frame, handles: &[Handle], clear: &[Target]) -> Html {
    if clear.is_empty() {
        return Html::default();
    }
    let [width, height] = frame.size;
    let mut path = format!("M0 0H{width}V{height}H0Z");
    for hole in holes(frame, handles, clear) {
        let Area { x, y, width, height } = hole.grown(hole.width * 0.02);
        path += &drawn!("M{} {}h{}v{}h{}Z", x, y, width, height, -width);
    }
    html! { <path class="veil" aria-hidden="true" fill-rule="evenodd" d={path} /> }
}
