//! The board as something that can be pressed: the grid pattern of WAI-ARIA, with one tab stop, arrow keys, Home and
//! End, Enter or Space to press. Pointer, touch and keyboard press the same targets.

use super::draw::{Drawn, Frame, draw_board, frame};
use super::handles::Handles;
use super::keys::{act_on_click, has_modifier};
use super::overlay::overlay;
use super::pins::draw_pins;
use super::veil::veil;
use crate::i18n::{Lang, help, table};
use crate::rules::{Direction, Facts, Square, Target};
use crate::svg::marks::Area;
use crate::svg::{drawn, units};
use crate::table::{Command, Look, Snapshot, labels, profile};
use crate::ui::hooks::{Advice, focus_on, use_handle_focus};
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct BoardProps {
    /// The id of the board in the page. The ids of its squares and handles begin with it.
    pub id: AttrValue,
    pub snapshot: Rc<Snapshot>,
    pub look: Look,
    pub lang: Lang,
    pub apply: Callback<Command>,
    /// The board is shown from the other side.
    pub is_rotated: bool,
    #[prop_or_default]
    pub advice: Advice,
    /// The squares and lines that a veil over the board leaves clear. Without any, there is no veil.
    #[prop_or_default]
    pub clear: Option<Rc<[Target]>>,
    /// Numbers or letters on squares, which a text beside the board speaks of.
    #[prop_or_default]
    pub pins: Option<Rc<[(Square, AttrValue)]>>,
}

#[component]
pub fn Board(props: &BoardProps) -> Html {
    let BoardProps { id, snapshot, look, lang, apply, is_rotated, advice, .. } = props;
    let (game, lang, is_rotated) = (snapshot.game, *lang, *is_rotated);
    let (frame, profile) = (frame(game), profile(game));
    let focus = use_state_eq(|| Square::new(0, profile.facts.rows - 1));
    use_handle_focus(id.clone());
    let drawn = draw_board(snapshot, *look);
    let cells = cells(props, &drawn);
    let cell = |cell: &Cell| draw_cell(props, cell, &focus);
    let row = |cells: &[Cell]| {
        html! { <g role="row" aria-label={table::row(lang, cells[0].square.row())}>{ for cells.iter().map(cell) }</g> }
    };
    let onkeydown = keys(id, profile.facts, is_rotated, apply);
    let handles: Rc<[_]> = drawn.handles.into();
    html! {
        <svg id={id} class="board-picture" viewBox={frame.view_box()}>
          <g class={is_rotated.then_some("rotated")} transform={is_rotated.then(|| upside_down(frame))}>
            { drawn.ground }
            <g role="grid" aria-label={table::board(lang, profile.title)} {onkeydown}>
                { for cells.chunks(profile.facts.columns.into()).map(row) }
            </g>
            { drawn.marks }
            if !handles.is_empty() {
                <Handles board={id} snapshot={snapshot} handles={Handles::list(&handles)} {lang} {advice} {apply} />
            }
            { veil(frame, &handles, props.clear.as_deref().unwrap_or_default()) }
            { overlay(frame, &cells, &handles, advice) }
            { for props.pins.as_deref().map(|pins| draw_pins(frame, pins)) }
          </g>
        </svg>
    }
}

/// A square as it is shown.
pub struct Cell {
    pub square: Square,
    picture: Html,
    label: String,
    /// It can be pressed, and is marked so.
    pub is_offered: bool,
    is_chosen: bool,
}

/// The squares, from the upper left as they are seen.
fn cells(props: &BoardProps, drawn: &Drawn) -> Vec<Cell> {
    let BoardProps { snapshot, look, lang, is_rotated, advice, .. } = props;
    let words = labels(snapshot, *lang);
    let cell = |(square, (picture, label)): (Square, (&Html, String))| {
        let is_offered = look.helps && snapshot.offers.contains(&Target::Square(square));
        let is_chosen = drawn.chosen == Some(square);
        let state = match (is_chosen, is_offered) {
            (true, _) => Some(table::CHOSEN),
            (false, true) => Some(table::POSSIBLE),
            (false, false) => None,
        };
        let value = advice.values.of_press(Target::Square(square)).filter(|_| is_offered);
        let told = value.map(|value| help::verdict_told(*lang, value));
        let parts = [Some(label), state.map(|state| state.to(*lang).to_owned()), told];
        let label = parts.into_iter().flatten().collect::<Vec<_>>().join(", ");
        Cell { square, picture: picture.clone(), label, is_offered, is_chosen }
    };
    let squares = profile(snapshot.game).facts.squares().zip(drawn.squares.iter().zip(words)).map(cell);
    let mut cells: Vec<Cell> = squares.collect();
    if *is_rotated {
        cells.reverse();
    }
    cells
}

fn draw_cell(props: &BoardProps, cell: &Cell, focus: &UseStateHandle<Square>) -> Html {
    let square = cell.square;
    let target = Target::Square(square);
    let area = (frame(props.snapshot.game).area)(square);
    let picture = if props.is_rotated { upright(area, &cell.picture) } else { cell.picture.clone() };
    // However the focus came here, it is from here that the keys go on.
    let onfocus = {
        let focus = focus.setter();
        Callback::from(move |_: FocusEvent| focus.set(square))
    };
    html! {
        <g role="gridcell" id={element_id(&props.id, square)} class={classes!("cell", cell.is_offered.then_some("may"))}
            tabindex={if **focus == square { "0" } else { "-1" }} aria-label={cell.label.clone()}
            aria-selected={cell.is_chosen.then_some("true")} data-target={target.to_string()}
            onclick={act_on_click(Command::Press(target), &props.apply)} {onfocus}>{ picture }{ hit_area(area) }</g>
    }
}

/// What takes the presses of a square. It lies over the picture, whose pieces may still be moving.
fn hit_area(area: Area) -> Html {
    let [x, y, width, height] = [area.x, area.y, area.width, area.height].map(units);
    html! { <rect class="hit-area" {x} {y} {width} {height} /> }
}

/// The transformation that shows a whole picture from the other side.
fn upside_down(frame: &Frame) -> String {
    let [width, height] = frame.size;
    format!("rotate(180) translate(-{width} -{height})")
}

/// What stands on a square of a rotated board, and is not upside down itself.
fn upright(area: Area, picture: &Html) -> Html {
    let (x, y) = area.centre();
    html! { <g class="upright-cell" transform={drawn!("rotate(180 {} {})", x, y)}>{ picture.clone() }</g> }
}

fn element_id(board: &str, square: Square) -> String {
    format!("{board}-{square}")
}

/// The square that a key was pressed on: the one that has the focus, however it came there.
fn square_of(event: &KeyboardEvent) -> Option<Square> {
    let cell = event.target()?.dyn_into::<Element>().ok()?.closest("[role=gridcell]").ok()??;
    match cell.get_attribute("data-target")?.parse() {
        Ok(Target::Square(square)) => Some(square),
        _ => None,
    }
}

/// The keys of the board.
fn keys(
    board: &AttrValue,
    facts: Facts,
    is_rotated: bool,
    apply: &Callback<Command>,
) -> Callback<KeyboardEvent> {
    let (board, apply) = (board.clone(), apply.clone());
    Callback::from(move |event: KeyboardEvent| {
        let Some(here) = square_of(&event) else { return };
        // Arrows go where they point, however the board lies.
        let shown = |direction: Direction| if is_rotated { direction.opposite() } else { direction };
        let go =
            |direction: Direction| here.step(shown(direction), facts.columns, facts.rows).unwrap_or(here);
        let [first, last] = if is_rotated { [facts.columns - 1, 0] } else { [0, facts.columns - 1] };
        let next = match event.key().as_str() {
            _ if has_modifier(&event) => return,
            "ArrowLeft" => go(Direction::Left),
            "ArrowRight" => go(Direction::Right),
            "ArrowUp" => go(Direction::Up),
            "ArrowDown" => go(Direction::Down),
            "Home" => Square::new(first, here.row()),
            "End" => Square::new(last, here.row()),
            "Enter" | " " => {
                event.prevent_default();
                // A key held down is one press.
                if !event.repeat() {
                    apply.emit(Command::Press(Target::Square(here)));
                }
                return;
            }
            _ => return,
        };
        event.prevent_default();
        focus_on(&element_id(&board, next));
    })
}
