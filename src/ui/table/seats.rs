//! Who sits at the table: below, with the tray, whoever has the device; above, the others.

use super::draw::{draw_avatars, draw_tray};
use super::keys::act_on_click;
use super::moment::Moment;
use super::overlay::class_of;
use crate::games::GameId;
use crate::games::words::TrayItem;
use crate::i18n::{Lang, help, result, table};
use crate::rules::{Seat, Target};
use crate::search::Level;
use crate::table::{Command, Name, Said, Session, profile};
use crate::ui::components::die;
use crate::ui::hooks::Advice;
use std::rc::Rc;
use yew::prelude::*;

/// Those above, with what they have in hand.
pub fn seats_above(moment: &Moment) -> Html {
    let Moment { session, said, .. } = moment;
    let lang = moment.lang;
    let below = session.seat_below();
    let has_shared_tray = profile(session.game).has_shared_tray;
    let seat = |seat: Seat| {
        let items = if has_shared_tray { &[][..] } else { &said.seats[seat.index()].tray };
        html! {
            <div class="seat">
                <Who {session} {said} {seat} {lang} />
                if !items.is_empty() { <Reserve game={session.game} {seat} items={items.to_vec()} {lang} /> }
            </div>
        }
    };
    let others = session.status.seats().filter(|&seat| seat != below);
    html! { <div class="them">{ for others.map(seat) }</div> }
}

/// Whoever is below, and the tray.
pub fn seat_below(moment: &Moment) -> Html {
    let Moment { session, said, advice, apply, .. } = moment;
    let lang = moment.lang;
    let seat = session.seat_below();
    let offers = if seat == session.status.to_move { session.offers() } else { Vec::new() };
    html! {
        <section class="me" aria-label={Name::of(session, seat, lang).to_string()}>
            <Who {session} {said} {seat} {lang} />
            <Tray game={session.game} {seat} items={said.seats[seat.index()].tray.clone()} chosen={said.chosen_kind}
                {offers} {advice} {lang} {apply} />
        </section>
    }
}

#[derive(Properties, PartialEq)]
struct WhoProps {
    session: Session,
    said: Rc<Said>,
    seat: Seat,
    lang: Lang,
}

/// Avatar, name, standing, and whether it is this seat's turn.
#[component]
fn Who(props: &WhoProps) -> Html {
    let WhoProps { session, said, seat, lang } = props;
    let avatars =
        use_memo((session.game, session.status.variant), |&(game, variant)| draw_avatars(game, variant));
    let chip = match (session.level_to_move(), session.level_to_think()) {
        (None, _) => Some(table::YOUR_TURN),
        (_, Some(_)) => Some(table::COMPUTING),
        // Somebody looks back, or has stopped it.
        _ => None,
    };
    let is_on = *seat == session.status.to_move && session.status.ending.is_none();
    let name = Name::of(session, *seat, *lang);
    html! {
        <div class="who">
            <svg class="avatar" viewBox="0 0 100 100" aria-hidden="true">{ avatars[seat.index()].clone() }</svg>
            <div>
                <b>{ name.without_level() }</b>
                { for name.level().map(|level| level_sign(session.game, level, *lang)) }
                <span class="standing">{ said.seats[seat.index()].standing.clone() }</span>
            </div>
            { for chip.filter(|_| is_on).map(|chip| html! { <span class="chip">{ chip.to(*lang) }</span> }) }
        </div>
    }
}

/// The level of a computer: a die, and "level 1" where there is room.
fn level_sign(game: GameId, level: Level, lang: Lang) -> Html {
    let word = table::level(level, profile(game).is_solved);
    let told = table::level_told(lang, level, word);
    html! {
        <span class="level" role="img" aria-label={told.clone()} title={told}>
            { die(level.number()) }<span class="word">{ result::at_level(lang, level) }</span>
        </span>
    }
}

fn well_class(item: &TrayItem, is_chosen: bool) -> Classes {
    classes!("tray-well", (item.left == 0).then_some("none"), is_chosen.then_some("chosen"))
}

fn well(item: &TrayItem, picture: &Html) -> Html {
    html! { <>
        <svg viewBox="0 0 100 100" aria-hidden="true">{ picture.clone() }</svg>
        <span class="count" aria-hidden="true" data-left={item.left.to_string()}></span>
    </> }
}

#[derive(Properties, PartialEq)]
struct ReserveProps {
    game: GameId,
    seat: Seat,
    items: Vec<TrayItem>,
    lang: Lang,
}

/// What a seat above has in hand; nothing to press.
#[component]
fn Reserve(props: &ReserveProps) -> Html {
    let ReserveProps { game, seat, items, lang } = props;
    let pictures = use_memo((*game, *seat, items.len()), |&(game, seat, kinds)| draw_tray(game, seat, kinds));
    let names: Vec<String> =
        items.iter().map(|item| table::tray_item(*lang, &item.name, item.left)).collect();
    let item = |(item, picture): (&TrayItem, &Html)| {
        html! { <span class={well_class(item, false)}>{ well(item, picture) }</span> }
    };
    html! {
        <div class="reserve" role="img" aria-label={names.join(", ")}>
            { for items.iter().zip(&*pictures).map(item) }
        </div>
    }
}

#[derive(Properties, PartialEq)]
pub struct TrayProps {
    pub game: GameId,
    pub seat: Seat,
    pub items: Vec<TrayItem>,
    pub chosen: Option<u8>,
    pub offers: Vec<Target>,
    #[prop_or_default]
    pub advice: Advice,
    pub lang: Lang,
    pub apply: Callback<Command>,
}

/// The pieces that can be laid; nothing in games that only move pieces.
#[component]
pub fn Tray(props: &TrayProps) -> Html {
    let TrayProps { game, seat, items, chosen, offers, advice, lang, apply } = props;
    let pictures = use_memo((*game, *seat, items.len()), |&(game, seat, kinds)| draw_tray(game, seat, kinds));
    let button = |(kind, (item, picture)): (usize, (&TrayItem, &Html))| {
        let target = Target::Tray(kind as u8);
        let is_chosen = *chosen == Some(kind as u8);
        let value = advice.values.of_press(target).filter(|_| offers.contains(&target));
        let told = value.map_or(String::new(), |value| format!(", {}", help::verdict_told(*lang, value)));
        let verdict = value.map(|value| {
            let class = classes!("worth", class_of(value), (!value.is_proved()).then_some("estimate"));
            html! { <span {class} aria-hidden="true" data-worth={help::verdict(value)}></span> }
        });
        html! {
            <button type="button" class={well_class(item, is_chosen)} data-target={target.to_string()}
                aria-label={format!("{}{told}", table::tray_item(*lang, &item.name, item.left))}
                aria-pressed={if is_chosen { "true" } else { "false" }}
                aria-disabled={(item.left == 0).then_some("true")}
                onclick={act_on_click(Command::Press(target), apply)}>
                { well(item, picture) }{ for verdict }
            </button>
        }
    };
    if items.is_empty() {
        return Html::default();
    }
    html! {
        <div class="tray" role="group" aria-label={table::TRAY.to(*lang)}>
            { for items.iter().zip(&*pictures).enumerate().map(button) }
        </div>
    }
}
