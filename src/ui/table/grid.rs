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
            let (dispatch, focus) = (dispatch.clone(), focus.clone());
            Callback::from(move |_: MouseEvent| {
                focus.set(square);
                dispatch.emit(Action::Press(target));
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

fn keys<P: Present>(focus: UseStateHandle<Square>, dispatch: Callback<Action>) -> Callback<KeyboardEvent> {
    Callback::from(move |event: KeyboardEvent| {
        if event.ctrl_key() || event.alt_key() || event.meta_key() {
            return;
        }
        let here = *focus;
        let key = event.key();
        let go = |way: Way| here.step(way, P::FACTS.columns, P::FACTS.rows);
        let next = match key.as_str() {
            "ArrowLeft" => go(Way::Left),
            "ArrowRight" => go(Way::Right),
            "ArrowUp" => go(Way::Up),
            "ArrowDown" => go(Way::Down),
            "Home" => Some(Square::new(0, here.row())),
            "End" => Some(Square::new(P::FACTS.columns - 1, here.row())),
            _ => None,
        };
        let action = match key.as_str() {
            "Enter" | " " => Some(Action::Press(Target::Square(here))),
            "Escape" => Some(Action::Back),
            // The kinds of the tray by their number.
            digit => digit
                .parse()
                .ok()
                .filter(|n| (1..=9).contains(n))
                .map(|n: u8| Action::Press(Target::Tray(n - 1))),
        };
        if let Some(square) = next {
            focus.set(square);
            move_focus(square);
        }
        if let Some(action) = action {
            dispatch.emit(action);
        }
        let is_arrow = key.starts_with("Arrow");
        if is_arrow || next.is_some() || action.is_some() {
            event.prevent_default();
        }
    })
}
