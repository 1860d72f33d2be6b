//! Numbers and letters on a board: what a text beside it speaks of. They are pictures only; the text says all.

use super::draw::Frame;
use crate::rules::Square;
use crate::svg::{drawn, units};
use yew::{AttrValue, Html, html};

/// The pins, each in the upper left corner of its square.
pub fn draw_pins(frame: &Frame, pins: &[(Square, AttrValue)]) -> Html {
    let pin = |(square, text): &(Square, AttrValue)| {
        let area = (frame.area)(*square);
        let radius = (area.width * 0.19).clamp(13.0, 19.0);
        let place = drawn!("translate({} {})", area.x + radius * 0.6, area.y + radius * 0.6);
        html! {
            <g class="pin" transform={place}><g class="upright">
                <circle r={units(radius)} /><text y={units(radius * 0.36)} font-size={units(radius * 1.05)}>{ text.clone() }</text>
            </g></g>
        }
    };
    html! { <g class="pins" aria-hidden="true">{ for pins.iter().map(pin) }</g> }
}
