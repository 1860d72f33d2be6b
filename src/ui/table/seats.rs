//! Who sits at the table. The device is passed on: whoever plays next is below, with the tray.

use super::grid::press_of;
use super::state::{Action, TableState};
use crate::games::present::{Present, TrayItem};
use crate::i18n::Lang;
use crate::rules::{Seat, Target};
use crate::ui::setup::Player;
use crate::ui::text;
use yew::prelude::*;

/// Those who wait.
pub fn them<P: Present>(state: &TableState<P>, lang: Lang) -> Html {
    let turn = state.game.position().turn();
    let others = (0..state.game.position().seats()).map(Seat).filter(|&seat| seat != turn);
    html! { <div class="them">{ for others.map(|seat| waiting_seat(state, seat, lang)) }</div> }
}

/// Whoever plays next, and the tray.
pub fn me<P: Present>(state: &TableState<P>, lang: Lang, dispatch: &Callback<Action>) -> Html {
    let turn = state.game.position().turn();
    html! {
        <section class="me" aria-label={name(state, turn, lang)}>
            { who(state, turn, lang, state.game.ending().is_none()) }
            { tray(state, turn, lang, dispatch) }
        </section>
    }
}

/// The name of the person on a seat.
pub fn name<P: Present>(state: &TableState<P>, seat: Seat, lang: Lang) -> String {
    let person = state.game.series().person_at(seat);
    match state.rules.setup.players.get(person) {
        Some(Player::Computer { level }) => text::computer(lang, *level),
        Some(Player::Person { name }) if !name.trim().is_empty() => name.trim().to_owned(),
        _ => text::player(lang, person),
    }
}

fn who<P: Present>(state: &TableState<P>, seat: Seat, lang: Lang, plays: bool) -> Html {
    let position = state.game.position();
    html! {
        <div class="who">
            <svg class="avatar" viewBox="0 0 100 100" aria-hidden="true">{ position.avatar(seat) }</svg>
            <div>
                <b>{ name(state, seat, lang) }</b>
                <span>{ position.standing(seat, lang) }</span>
            </div>
            if plays {
                <span class="chip">{ if state.level_to_move().is_some() { text::COMPUTING } else { text::YOUR_TURN }.to(lang) }</span>
            }
        </div>
    }
}

fn waiting_seat<P: Present>(state: &TableState<P>, seat: Seat, lang: Lang) -> Html {
    let items = if P::SHARED_TRAY { Vec::new() } else { state.game.position().tray(seat, lang) };
    let label: Vec<String> = items.iter().map(|item| text::tray_item(lang, &item.name, item.left)).collect();
    html! {
        <div class="seat">
            { who(state, seat, lang, false) }
            if !items.is_empty() {
                <div class="reserve" role="img" aria-label={text::list(&label)}>
                    { for items.iter().map(|item| html! { <span class={well_class(item, false)}>{ well(item) }</span> }) }
                </div>
            }
        </div>
    }
}

fn well_class(item: &TrayItem, is_chosen: bool) -> Classes {
    classes!("tray-well", (item.left == 0).then_some("none"), is_chosen.then_some("chosen"))
}

fn well(item: &TrayItem) -> Html {
    html! { <>
        <svg viewBox="0 0 100 100" aria-hidden="true">{ item.picture.clone() }</svg>
        <span class="count" aria-hidden="true" data-left={item.left.to_string()}></span>
    </> }
}

fn tray<P: Present>(state: &TableState<P>, seat: Seat, lang: Lang, dispatch: &Callback<Action>) -> Html {
    let chosen = P::chosen(&state.draft);
    let button = |(kind, item): (usize, TrayItem)| {
        let target = Target::Tray(kind as u8);
        let is_chosen = chosen == Some(kind as u8);
        html! {
            <button class={well_class(&item, is_chosen)} data-target={target.to_string()}
                aria-label={text::tray_item(lang, &item.name, item.left)}
                aria-pressed={if is_chosen { "true" } else { "false" }}
                aria-disabled={(item.left == 0).then_some("true")}
                onclick={press_of(target, dispatch)}>
                { well(&item) }
            </button>
        }
    };
    let items = state.game.position().tray(seat, lang);
    if items.is_empty() {
        return Html::default();
    }
    let items = items.into_iter().enumerate();
    html! { <div class="tray" role="group" aria-label={text::TRAY.to(lang)}>{ for items.map(button) }</div> }
}
