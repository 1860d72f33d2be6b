//! What lies above a board and comes from a search: the worth of turns, and hints.

use super::advice::{Counsel, Hint, HintStep};
use super::help_text as words;
use crate::rules::Target;
use crate::search::Value;
use crate::svg::drawn;
use crate::svg::marks::Area;
use crate::svg::units;
use crate::ui::any_game::{MatchView, Profile};
use yew::{Html, classes, html};

/// Everything that the counsel puts on the board.
pub fn overlay(profile: &Profile, view: &MatchView, counsel: &Counsel) -> Html {
    let squares = view.squares.iter().filter(|cell| cell.may).filter_map(|cell| {
        let value = counsel.worth_of(&[Target::Square(cell.square)])?;
        Some(badge((profile.area)(cell.square), value, counsel.is_begun()))
    });
    let handles = view
        .handles
        .iter()
        .filter(|handle| handle.may)
        .filter_map(|handle| Some(badge(handle.area, counsel.worth_of_handle(&handle.presses)?, true)));
    html! {
        <g class="marks overlay" aria-hidden="true">
            { for squares }{ for handles }
            { for counsel.hint.iter().map(|hint| draw_hint(profile, view, hint)) }
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

/// A verdict on a square: a green pill for a win, a white square for a draw, a rust hexagon for a loss; an estimate is the same in
/// outline.
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
            <g class="upright">{ form }<text y="6.5">{ words::verdict(value) }</text></g>
        </g>
    }
}

fn area_of(profile: &Profile, view: &MatchView, target: Target, way: &[Target]) -> Option<Area> {
    match target {
        Target::Square(square) => Some((profile.area)(square)),
        // A line is gripped at its handle; before its way is told, at the first that it has.
        Target::Line(_) => {
            let mut handles = view.handles.iter().filter(|handle| handle.may);
            handles.find(|handle| handle.presses.starts_with(way)).map(|handle| handle.area)
        }
        Target::Tray(_) | Target::Direction(_) => None,
    }
}

/// First a loop with a bulb where to look; then loops around all that is pressed, and an arrow from the first place to the second.
fn draw_hint(profile: &Profile, view: &MatchView, hint: &Hint) -> Html {
    let areas: Vec<Area> =
        hint.places.iter().filter_map(|&target| area_of(profile, view, target, &hint.places)).collect();
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
