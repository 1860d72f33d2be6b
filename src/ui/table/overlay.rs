//! What lies above a board and comes from a search: the values of turns, and hints.

use super::board::Cell;
use super::draw::Frame;
use crate::games::picture::Handle;
use crate::i18n::help;
use crate::rules::Target;
use crate::search::Value;
use crate::svg::marks::Area;
use crate::svg::{drawn, units};
use crate::table::advice::{Hint, HintStep};
use crate::ui::hooks::Advice;
use yew::{Html, classes, html};

/// Everything that the advice puts on the board.
pub fn overlay(frame: &Frame, cells: &[Cell], handles: &[Handle], advice: &Advice) -> Html {
    let values = &advice.values;
    let on_square = |cell: &Cell| {
        let value = values.of_press(Target::Square(cell.square))?;
        Some(badge((frame.area)(cell.square), value, values.is_begun()))
    };
    let on_handle = |handle: &Handle| Some(badge(handle.area, values.of_handle(handle.presses)?, true));
    html! {
        <g class="marks overlay" aria-hidden="true">
            { for cells.iter().filter(|cell| cell.is_offered).filter_map(on_square) }
            { for handles.iter().filter(|handle| handle.is_enabled).filter_map(on_handle) }
            { for advice.hint.iter().map(|hint| draw_hint(frame, handles, hint)) }
        </g>
    }
}

/// The kind of a verdict, for the style sheet: its colour; its form says the same.
pub fn class_of(value: Value) -> &'static str {
    match value {
        Value::Win(_) => "win",
        Value::Draw => "even",
        Value::Loss(_) => "loss",
        Value::Estimate(score) if score >= 50 => "win",
        Value::Estimate(score) if score <= -50 => "loss",
        Value::Estimate(_) => "even",
    }
}

/// A verdict on a square: a green pill for a win, a white square for a draw, a rust hexagon for a loss; an estimate is
/// the same in outline.
fn badge(area: Area, value: Value, is_centred: bool) -> Html {
    let side = area.width.min(area.height);
    let (x, y) = area.centre();
    // Pieces stay in sight: while one is to be chosen, it lies at the lower right of its square.
    let shift = if is_centred { 0.0 } else { side * 0.2 };
    let kind = class_of(value);
    let form = match kind {
        "win" => html! { <rect class="form" x="-19" y="-13" width="38" height="26" rx="13" /> },
        "even" => html! { <rect class="form" x="-14" y="-13" width="28" height="26" rx="3" /> },
        _ => html! { <path class="form" d="M-21 0L-12 -14H12L21 0L12 14H-12Z" /> },
    };
    let is_proved = value.is_proved();
    let place = drawn!("translate({} {}) scale({})", x + shift, y + shift, (side / 88.0).max(0.78));
    html! {
        <g class={classes!("verdict", kind, (!is_proved).then_some("estimate"))} transform={place}>
            <g class="upright">{ form }<text y="6.5">{ help::verdict(value) }</text></g>
        </g>
    }
}

fn area_of(frame: &Frame, handles: &[Handle], target: Target, presses: &[Target]) -> Option<Area> {
    match target {
        Target::Square(square) => Some((frame.area)(square)),
        // A line is gripped at its handle; before its direction is told, at the first that it has.
        Target::Line(_) => {
            let mut enabled = handles.iter().filter(|handle| handle.is_enabled);
            enabled.find(|handle| handle.presses.starts_with(presses)).map(|handle| handle.area)
        }
        Target::Tray(_) | Target::Direction(_) | Target::Swap => None,
    }
}

/// First a loop with a bulb where to look; then loops around all that is pressed, and an arrow from the first place to
/// the second.
fn draw_hint(frame: &Frame, handles: &[Handle], hint: &Hint) -> Html {
    let area = |&target: &Target| area_of(frame, handles, target, &hint.places);
    let areas: Vec<Area> = hint.places.iter().filter_map(area).collect();
    let ring = |area: &Area| {
        let Area { x, y, width, height } = area.grown(-area.width * 0.02);
        let [x, y, width, height] = [x, y, width, height].map(units);
        let ring = |class: &'static str| {
            html! { <rect {class} x={x.clone()} y={y.clone()} width={width.clone()} height={height.clone()} rx="14" /> }
        };
        html! { <>{ ring("case") }{ ring("line") }</> }
    };
    let arrow = match areas[..] {
        [from, to, ..] if hint.step > HintStep::Where => draw_arrow(from, to),
        _ => Html::default(),
    };
    html! { <g class="hint">{ for areas.iter().map(ring) }{ arrow }{ for areas.first().map(|&area| bulb(area)) }</g> }
}

fn draw_arrow(from: Area, to: Area) -> Html {
    let ((x, y), (to_x, to_y)) = (from.centre(), to.centre());
    let length = (to_x - x).hypot(to_y - y).max(1.0);
    let (dx, dy) = ((to_x - x) / length, (to_y - y) / length);
    let head = to.width * 0.2;
    let (end_x, end_y) = (to_x - dx * head, to_y - dy * head);
    let wing =
        |side: f32| (end_x - dx * head - dy * head * 0.7 * side, end_y - dy * head + dx * head * 0.7 * side);
    let ((left_x, left_y), (right_x, right_y)) = (wing(1.0), wing(-1.0));
    let path = drawn!(
        "M{} {}L{} {}M{} {}L{} {}L{} {}",
        x,
        y,
        end_x,
        end_y,
        left_x,
        left_y,
        end_x,
        end_y,
        right_x,
        right_y
    );
    html! { <g class="arrow"><path class="case" d={path.clone()} /><path class="line" d={path} /></g> }
}

fn bulb(area: Area) -> Html {
    let place = drawn!("translate({} {})", area.x + area.width - 9.0, area.y + 9.0);
    html! {
        <g class="bulb" transform={place}><g class="upright">
            <circle r="13" /><path d="M-3 4.5C-3 1.5 -6 0.5 -6 -3A6 6 0 0 1 6 -3C6 0.5 3 1.5 3 4.5ZM-2.5 7.5H2.5" />
        </g></g>
    }
}
