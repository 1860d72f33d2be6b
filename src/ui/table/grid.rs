//! The board as something that can be pressed: the grid pattern of WAI-ARIA, with one tab stop, arrow keys, Home and End,
//! Enter or Space to press, Escape to let go. Pointer, touch and keyboard press the same targets.

use super::state::{Action, TableState};
use crate::games::present::{Present, Scene};
use crate::i18n::Lang;
use crate::rules::{Square, Target, Way};
use crate::ui::text;
use wasm_bindgen::JsCast;
use web_sys::SvgElement;
use yew::prelude::*;

pub fn grid<P: Present>(
    state: &TableState<P>,
    lang: Lang,
    focus: &UseStateHandle<Square>,
    dispatch: &Callback<Action>,
) -> Html {
    let offers = state.offers();
    let cell = |square: Square, drawing: Html| {
        let target = Target::Square(square);
        let press = {
            let (press, focus) = (press_of(target, dispatch), focus.clone());
            Callback::from(move |event: MouseEvent| {
                focus.set(square);
                press.emit(event);
            })
        };
        let may = offers.contains(&target);
        let label = state.game.position().square_label(square, lang);
        let is_chosen = P::chosen_square(&state.draft) == Some(square);
        let state = match (is_chosen, may) {
            (true, _) => Some(text::CHOSEN),
            (false, true) => Some(text::POSSIBLE),
            (false, false) => None,
        };
        let label = state.map_or(label.clone(), |state| format!("{label}, {}", state.to(lang)));
        html! {
            <g role="gridcell" id={element_id(square)} class={classes!("cell", may.then_some("may"))}
                tabindex={if **focus == square { "0" } else { "-1" }} aria-label={label}
                aria-selected={is_chosen.then_some("true")}
                data-target={target.to_string()} onclick={press}>{ drawing }</g>
        }
    };
    let scene = Scene {
        lang,
        draft: state.draft,
        offers: shown_offers(state, &offers),
        last_turn: state.game.last_turn(),
        refused: state.refused,
        cell: &cell,
    };
    let onkeydown = keys::<P>(focus.clone(), dispatch.clone());
    html! {
        <svg role="grid" viewBox={P::VIEW_BOX} aria-label={text::board(lang, P::TITLE)} {onkeydown}>
            { state.game.position().board(&scene) }
        </svg>
    }
}

/// The offers are marked on the board once something is chosen: before that, nearly every square is one.
fn shown_offers<P: Present>(state: &TableState<P>, offers: &[Target]) -> Vec<Target> {
    if state.draft == P::Draft::default() { Vec::new() } else { offers.to_vec() }
}

fn element_id(square: Square) -> String {
    format!("square-{square}")
}

/// Gives the keyboard to a square.
pub fn move_focus(square: Square) {
    let element = gloo::utils::document().get_element_by_id(&element_id(square));
    if let Some(element) = element.and_then(|element| element.dyn_into::<SvgElement>().ok()) {
        let _ = element.focus();
    }
}

/// Pressing a target, by pointer or touch. The second half of a double click is no press: the first half may have played
/// a turn, and what lies there now is meant for somebody else.
pub fn press_of(target: Target, dispatch: &Callback<Action>) -> Callback<MouseEvent> {
    let dispatch = dispatch.clone();
    Callback::from(move |event: MouseEvent| {
        if event.detail() <= 1 {
            dispatch.emit(Action::Press(target));
        }
    })
}

fn has_modifier(event: &KeyboardEvent) -> bool {
    event.ctrl_key() || event.alt_key() || event.meta_key()
}

/// The keys of the board.
fn keys<P: Present>(focus: UseStateHandle<Square>, dispatch: Callback<Action>) -> Callback<KeyboardEvent> {
    Callback::from(move |event: KeyboardEvent| {
        let here = *focus;
        let go = |way: Way| here.step(way, P::FACTS.columns, P::FACTS.rows).unwrap_or(here);
        let next = match event.key().as_str() {
            _ if has_modifier(&event) => return,
            "ArrowLeft" => go(Way::Left),
            "ArrowRight" => go(Way::Right),
            "ArrowUp" => go(Way::Up),
            "ArrowDown" => go(Way::Down),
            "Home" => Square::new(0, here.row()),
            "End" => Square::new(P::FACTS.columns - 1, here.row()),
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

/// The keys of the whole table: Escape lets go, digits choose from the tray.
pub fn table_keys(dispatch: &Callback<Action>) -> Callback<KeyboardEvent> {
    let dispatch = dispatch.clone();
    Callback::from(move |event: KeyboardEvent| {
        let key = event.key();
        let kind = key.parse::<u8>().ok().filter(|kind| (1..=9).contains(kind));
        let action = match kind {
            _ if has_modifier(&event) || event.repeat() => None,
            Some(kind) => Some(Action::Press(Target::Tray(kind - 1))),
            None => (key == "Escape").then_some(Action::Back),
        };
        if let Some(action) = action {
            event.prevent_default();
            dispatch.emit(action);
        }
    })
}
