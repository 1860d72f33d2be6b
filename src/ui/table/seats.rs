//! Who sits at the table: below, with the tray, whoever has the device; above, the others.

use super::advice::Counsel;
use super::grid::press_of;
use super::help_text as words;
use super::overlay::class_of;
use super::state::{Action, TableState};
use crate::games::present::TrayItem;
use crate::i18n::Lang;
use crate::rules::{Seat, Target};
use crate::table::setup::Player;
use crate::ui::any_game::MatchView;
use crate::ui::text;
use yew::prelude::*;

/// Those above.
pub fn them(state: &TableState, view: &MatchView, lang: Lang) -> Html {
    let below = state.seat_below();
    let others = (0..view.seats.len() as u8).map(Seat).filter(|&seat| seat != below);
    html! { <div class="them">{ for others.map(|seat| seat_above(state, view, seat, lang)) }</div> }
}

/// Whoever is below, and the tray.
pub fn me(
    state: &TableState,
    view: &MatchView,
    counsel: &Counsel,
    lang: Lang,
    dispatch: &Callback<Action>,
) -> Html {
    let below = state.seat_below();
    html! {
        <section class="me" aria-label={name(state, below, lang)}>
            { who(state, view, below, lang) }
            { tray(state, view, below, counsel, lang, dispatch) }
        </section>
    }
}

/// The name of the person on a seat.
pub fn name(state: &TableState, seat: Seat, lang: Lang) -> String {
    let person = state.game.series().person_at(seat);
    match state.setup.players.get(person) {
        Some(Player::Computer { level }) => text::computer(lang, *level),
        Some(Player::Person { name }) if !name.trim().is_empty() => name.trim().to_owned(),
        _ => text::player(lang, person),
    }
}

fn who(state: &TableState, view: &MatchView, seat: Seat, lang: Lang) -> Html {
    let shown = &view.seats[usize::from(seat.0)];
    let chip = match (state.level_to_move(), state.to_think()) {
        (None, _) => Some(text::YOUR_TURN),
        (_, Some(_)) => Some(text::COMPUTING),
        // Somebody looks back, or has stopped it.
        _ => None,
    };
    html! {
        <div class="who">
            <svg class="avatar" viewBox="0 0 100 100" aria-hidden="true">{ shown.avatar.clone() }</svg>
            <div>
                <b>{ name(state, seat, lang) }</b>
                <span>{ shown.standing.clone() }</span>
            </div>
            { for chip.filter(|_| seat == view.turn && view.end.is_none()).map(|chip| html! { <span class="chip">{ chip.to(lang) }</span> }) }
        </div>
    }
}

fn seat_above(state: &TableState, view: &MatchView, seat: Seat, lang: Lang) -> Html {
    let is_shared = state.game.profile().shared_tray;
    let items = if is_shared { &[][..] } else { &view.seats[usize::from(seat.0)].tray };
    let label: Vec<String> = items.iter().map(|item| text::tray_item(lang, &item.name, item.left)).collect();
    html! {
        <div class="seat">
            { who(state, view, seat, lang) }
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

fn tray(
    state: &TableState,
    view: &MatchView,
    below: Seat,
    counsel: &Counsel,
    lang: Lang,
    dispatch: &Callback<Action>,
) -> Html {
    let offers = if below == state.game.turn() { state.game.offers() } else { Vec::new() };
    let button = |(kind, item): (usize, &TrayItem)| {
        let target = Target::Tray(kind as u8);
        let is_chosen = view.chosen_kind == Some(kind as u8);
        let worth = counsel.worth_of(&[target]).filter(|_| offers.contains(&target));
        let told = worth.map_or(String::new(), |value| format!(", {}", words::verdict_told(lang, value)));
        let verdict = worth.map(|value| {
            let class = classes!("worth", class_of(value), (!value.is_proved()).then_some("estimate"));
            html! { <span {class} aria-hidden="true" data-worth={words::verdict(value)}></span> }
        });
        html! {
            <button class={well_class(item, is_chosen)} data-target={target.to_string()}
                aria-label={format!("{}{told}", text::tray_item(lang, &item.name, item.left))}
                aria-pressed={if is_chosen { "true" } else { "false" }}
                aria-disabled={(item.left == 0).then_some("true")}
                onclick={press_of(target, dispatch)}>
                { well(item) }{ for verdict }
            </button>
        }
    };
    let items = &view.seats[usize::from(below.0)].tray;
    if items.is_empty() {
        return Html::default();
    }
    html! { <div class="tray" role="group" aria-label={text::TRAY.to(lang)}>{ for items.iter().enumerate().map(button) }</div> }
}
