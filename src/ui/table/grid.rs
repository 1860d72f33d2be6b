//! The board as something that can be pressed: the grid pattern of WAI-ARIA, with one tab stop, arrow keys, Home and End,
//! Enter or Space to press, Escape to let go. Pointer, touch and keyboard press the same targets.

use super::advice::Counsel;
use super::help_text as words;
use super::overlay::overlay;
use super::state::Action;
use crate::games::present::Handle;
use crate::i18n::Lang;
use crate::rules::{Direction, Facts, Square, Target};
use crate::svg::drawn;
use crate::svg::marks::Area;
use crate::ui::any_game::{MatchView, Profile, SquareView};
use crate::ui::text;
use wasm_bindgen::JsCast;
use web_sys::{Element, SvgElement};
use yew::prelude::*;

/// How the board is looked at, which no game remembers.
#[derive(Clone, PartialEq)]
pub struct Seen {
    /// The square that has the keyboard.
    pub focus: UseStateHandle<Square>,
    /// The handle that has the keyboard, by what it presses: handles come and go.
    pub handle: UseStateHandle<Option<[Target; 2]>>,
    /// The board is seen from the other side.
    pub is_turned: bool,
}

pub fn grid(
    profile: &Profile,
    view: &MatchView,
    lang: Lang,
    seen: &Seen,
    counsel: &Counsel,
    dispatch: &Callback<Action>,
) -> Html {
    let cell = |cell: &SquareView| {
        let square = cell.square;
        let target = Target::Square(square);
        let press = {
            let (press, focus) = (press_of(target, dispatch), seen.focus.clone());
            Callback::from(move |event: MouseEvent| {
                focus.set(square);
                press.emit(event);
            })
        };
        let state = match (cell.is_chosen, cell.may) {
            (true, _) => Some(text::CHOSEN),
            (false, true) => Some(text::POSSIBLE),
            (false, false) => None,
        };
        let label = &cell.label;
        let mut label = state.map_or(label.clone(), |state| format!("{label}, {}", state.to(lang)));
        if let Some(value) = counsel.worth_of(&[target]).filter(|_| cell.may) {
            label.push_str(&format!(", {}", words::verdict_told(lang, value)));
        }
        let picture = if seen.is_turned {
            upright((profile.area)(square), &cell.picture)
        } else {
            cell.picture.clone()
        };
        html! {
            <g role="gridcell" id={element_id(square)} class={classes!("cell", cell.may.then_some("may"))}
                tabindex={if *seen.focus == square { "0" } else { "-1" }} aria-label={label}
                aria-selected={cell.is_chosen.then_some("true")}
                data-target={target.to_string()} onclick={press}>{ picture }</g>
        }
    };
    // From the upper left as it is seen.
    let cells: Vec<&SquareView> =
        if seen.is_turned { view.squares.iter().rev().collect() } else { view.squares.iter().collect() };
    let row = |squares: &[&SquareView]| {
        html! { <g role="row" aria-label={text::row(lang, squares[0].square.row())}>{ for squares.iter().map(|square| cell(square)) }</g> }
    };
    let onkeydown = keys(profile.facts, seen, dispatch.clone());
    html! {
        <svg viewBox={profile.view_box}>
          <g class={seen.is_turned.then_some("turned")} transform={seen.is_turned.then(|| half_turn(profile.view_box))}>
            { view.ground.clone() }
            <g role="grid" aria-label={text::board(lang, profile.title)} {onkeydown}>
                { for cells.chunks(profile.facts.columns.into()).map(row) }
            </g>
            { view.marks.clone() }
            { handles(&view.handles, lang, seen, counsel, dispatch) }
            { overlay(profile, view, counsel) }
          </g>
        </svg>
    }
}

/// What turns a picture of this size upside down.
fn half_turn(view_box: &str) -> String {
    let mut size = view_box.split(' ').skip(2);
    format!("rotate(180) translate(-{} -{})", size.next().unwrap_or("0"), size.next().unwrap_or("0"))
}

/// What stands on a square of a board that is turned, and is not upside down itself.
fn upright(area: Area, picture: &Html) -> Html {
    let (x, y) = area.centre();
    html! { <g class="upright-cell" transform={drawn!("rotate(180 {} {})", x, y)}>{ picture.clone() }</g> }
}

/// The name of a handle in the page: `line-c+way-up`.
fn name([first, second]: [Target; 2]) -> String {
    format!("{first}+{second}")
}

/// What can be pressed beside the squares: a toolbar, with one tab stop and arrow keys.
fn handles(
    handles: &[Handle],
    lang: Lang,
    seen: &Seen,
    counsel: &Counsel,
    dispatch: &Callback<Action>,
) -> Html {
    if handles.is_empty() {
        return Html::default();
    }
    let here = handles.iter().position(|handle| Some(handle.presses) == *seen.handle).unwrap_or(0);
    let count = handles.len();
    let names: Vec<String> = handles.iter().map(|handle| name(handle.presses)).collect();
    let onkeydown = Callback::from(move |event: KeyboardEvent| {
        let next = match event.key().as_str() {
            _ if has_modifier(&event) => return,
            "ArrowLeft" | "ArrowUp" => (here + count - 1) % count,
            "ArrowRight" | "ArrowDown" => (here + 1) % count,
            "Home" => 0,
            "End" => count - 1,
            _ => return,
        };
        event.prevent_default();
        focus_on(&names[next]);
    });
    let handle = |(index, handle): (usize, &Handle)| {
        let press = act_on_click(Action::Handle(handle.presses), dispatch);
        let by_key = {
            let (dispatch, action) = (dispatch.clone(), Action::Handle(handle.presses));
            Callback::from(move |event: KeyboardEvent| {
                if matches!(event.key().as_str(), "Enter" | " ") && !has_modifier(&event) {
                    event.prevent_default();
                    if !event.repeat() {
                        dispatch.emit(action.clone());
                    }
                }
            })
        };
        // However the focus came here, it is from here that it goes on.
        let onfocus = {
            let (focus, presses) = (seen.handle.clone(), handle.presses);
            Callback::from(move |_: FocusEvent| focus.set(Some(presses)))
        };
        let name = name(handle.presses);
        let worth = counsel.worth_of_handle(&handle.presses).filter(|_| handle.may);
        let worth = worth.map_or(String::new(), |value| format!(", {}", words::verdict_told(lang, value)));
        html! {
            <g key={name.clone()} role="button" id={name.clone()} class={classes!("handle", handle.may.then_some("may"))}
                tabindex={if index == here { "0" } else { "-1" }} aria-label={format!("{}{worth}", handle.label)}
                aria-disabled={(!handle.may).then_some("true")}
                data-target={name} onclick={press} onkeydown={by_key} {onfocus}>{ handle.drawing.clone() }</g>
        }
    };
    html! {
        <g role="toolbar" aria-label={text::HANDLES.to(lang)} {onkeydown}>{ for handles.iter().enumerate().map(handle) }</g>
    }
}

fn element_id(square: Square) -> String {
    format!("square-{square}")
}

/// Gives the keyboard to a square.
pub fn move_focus(square: Square) {
    focus_on(&element_id(square));
}

/// Gives the keyboard to the handle whose turn it is. False where there is none.
pub fn focus_on_handle() -> bool {
    let found = gloo::utils::document().query_selector(".handle[tabindex='0']").ok().flatten();
    let handle = found.and_then(|element| element.dyn_into::<SvgElement>().ok());
    handle.is_some_and(|handle| handle.focus().is_ok())
}

fn focus_on(id: &str) {
    let element = gloo::utils::document().get_element_by_id(id);
    if let Some(element) = element.and_then(|element| element.dyn_into::<SvgElement>().ok()) {
        let _ = element.focus();
    }
}

/// Pressing a target by pointer or touch.
pub fn press_of(target: Target, dispatch: &Callback<Action>) -> Callback<MouseEvent> {
    act_on_click(Action::Press(target), dispatch)
}

/// The second half of a double click is no press: the first half may have played a turn, and what lies there now is
/// meant for somebody else.
fn act_on_click(action: Action, dispatch: &Callback<Action>) -> Callback<MouseEvent> {
    let dispatch = dispatch.clone();
    Callback::from(move |event: MouseEvent| {
        if event.detail() <= 1 {
            dispatch.emit(action.clone());
        }
    })
}

fn has_modifier(event: &KeyboardEvent) -> bool {
    event.ctrl_key() || event.alt_key() || event.meta_key()
}

/// The keys of the board.
fn keys(facts: Facts, seen: &Seen, dispatch: Callback<Action>) -> Callback<KeyboardEvent> {
    let (focus, is_turned) = (seen.focus.clone(), seen.is_turned);
    Callback::from(move |event: KeyboardEvent| {
        let here = *focus;
        // Arrows go where they point, however the board lies.
        let shown = |direction: Direction| if is_turned { direction.opposite() } else { direction };
        let go =
            |direction: Direction| here.step(shown(direction), facts.columns, facts.rows).unwrap_or(here);
        let [first, last] = if is_turned { [facts.columns - 1, 0] } else { [0, facts.columns - 1] };
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
                    dispatch.emit(Action::Press(Target::Square(here)));
                }
                return;
            }
            _ => return,
        };
        event.prevent_default();
        focus.set(next);
        move_focus(next);
    })
}

/// The keys of the whole table: Escape lets go, digits choose from the tray if they may, Enter with Control confirms.
pub fn table_keys(dispatch: &Callback<Action>, digits: bool) -> Callback<KeyboardEvent> {
    let dispatch = dispatch.clone();
    Callback::from(move |event: KeyboardEvent| {
        // What is typed on a sheet is meant for the sheet.
        let element = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        if element.is_some_and(|element| element.closest("dialog").is_ok_and(|dialog| dialog.is_some())) {
            return;
        }
        let key = event.key();
        // A key held down is one press.
        if event.repeat() && matches!(key.as_str(), "Enter" | " ") {
            event.prevent_default();
        }
        let kind = key.parse::<u8>().ok().filter(|kind| digits && (1..=9).contains(kind));
        let action = match kind {
            _ if key == "Enter" && (event.ctrl_key() || event.meta_key()) && !event.repeat() => {
                Some(Action::Confirm)
            }
            _ if has_modifier(&event) || event.repeat() => None,
            Some(kind) => Some(Action::Press(Target::Tray(kind - 1))),
            None => (key == "Escape").then_some(Action::Back),
        };
        if let Some(action) = action {
            event.prevent_default();
            dispatch.emit(action.clone());
        }
    })
}
