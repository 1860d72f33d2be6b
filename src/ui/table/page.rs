//! The table as a page: what it opens with, and how its parts lie.

use super::announcer::announcement;
use super::board::Board;
use super::card::Card;
use super::header::Header;
use super::keys::{is_typing, table_keys};
use super::moment::Moment;
use super::prompt::prompt;
use super::result::ResultPanel;
use super::seats::{seat_below, seats_above};
use super::state::{BOARD, TableState, is_shown_slowly, use_table};
use super::toolbar::Toolbar;
use super::turns::Turns;
use super::views::{plans, view_switch};
use crate::games::GameId;
use crate::i18n::{Lang, capitalised, page, table};
use crate::rules::Square;
use crate::store::settings::Passing;
use crate::table::{profile, score, unread};
use crate::ui::components::NoticePage;
use crate::ui::hooks::use_settings;
use crate::ui::open::{Opened, open};
use crate::ui::route::Route;
use crate::ui::storage;
use gloo::events::EventListener;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::StorageEvent;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct TableProps {
    pub game: GameId,
    /// The link of a game to be shown instead of the one that waits.
    pub link: Option<String>,
}

/// A table, opened anew whenever another tab has played on at it, so that no tab overwrites another.
#[component]
pub fn Table(props: &TableProps) -> Html {
    let settings = use_settings();
    let changes = use_changes_elsewhere(props.game, props.link.is_none());
    let opened = use_memo(changes, |_| open(props.game, props.link.as_deref()).map(Rc::new));
    match &*opened {
        Ok(opened) => {
            html! { <TablePage key={changes} opening={Opening(opened.clone())} lang={settings.lang} /> }
        }
        Err(error) => {
            let message = capitalised(&unread(error, settings.lang));
            let link = (Route::to_table(props.game).into(), page::OPEN_TABLE.to(settings.lang).into());
            html! { <NoticePage lang={settings.lang} title={page::BAD_LINK.to(settings.lang)} {message} {link} /> }
        }
    }
}

/// How often another tab has played on at this table.
#[hook]
fn use_changes_elsewhere(game: GameId, is_stored: bool) -> u32 {
    let changes = use_state(|| 0);
    let setter = changes.setter();
    use_effect_with((), move |()| {
        let mut count = 0;
        let listener = EventListener::new(&gloo::utils::window(), "storage", move |event| {
            let key = event.dyn_ref::<StorageEvent>().and_then(StorageEvent::key);
            if is_stored && key.is_some_and(|key| storage::is_game_key(&key, game.id())) {
                count += 1;
                setter.set(count);
            }
        });
        move || drop(listener)
    });
    *changes
}

/// What a table opened with, once: what is played later is state.
struct Opening(Rc<Opened>);

impl PartialEq for Opening {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

#[derive(Properties, PartialEq)]
struct TablePageProps {
    opening: Opening,
    lang: Lang,
}

#[component]
fn TablePage(props: &TablePageProps) -> Html {
    let lang = props.lang;
    let opened = &*props.opening.0;
    let state = use_table(opened, lang);
    let TableState { moment, snapshot, look, card, .. } = &state;
    let Moment { session, said, advice, apply, .. } = moment;
    let views = profile(session.game).views;
    html! {
        <div class={class_of(&state)} onkeydown={keys(&state)}>
            <Header {session} {said} {lang} {apply} is_kept={state.is_kept} is_save_unread={opened.is_save_unread}
                is_helping={card.is_open} onhelp={&card.toggle} />
            <main class="play">
                { seats_above(moment) }
                <div class="board">
                    <Board id={BOARD} {snapshot} look={*look} {lang} {apply} is_rotated={state.is_rotated} {advice}
                        pins={Rc::<[_]>::from(numbered(&card.pins))} />
                    { view_switch(views, look.view, lang, &state.onview) }
                </div>
                // The result lies over the prompt and the tray, so that the board keeps its size.
                { prompt(moment, &state.thinking, &state.onretry) }
                { seat_below(moment) }
                if state.has_plans { { plans(snapshot, lang) } }
                if card.is_open { <Card game={session.game} variant={session.status.variant} pins={card.pins} {lang} onclose={&card.toggle} /> }
                if let Some(verdict) = state.verdict.clone() {
                    <ResultPanel {session} {verdict} proposed={state.proposed} {lang} {apply} />
                }
                <section class="moves turn-list" aria-label={table::TURNS.to(lang)}>
                    <h2>{ table::TURNS.to(lang) }</h2>
                    <Turns id="typed" {session} {lang} {apply} />
                    { for score(session, lang).map(|score| html! { <p class="score">{ score }</p> }) }
                </section>
                <Toolbar {session} {advice} {lang} {apply} onhint={&state.onhint} onrotate={state.onrotate.clone()} />
            </main>
            <p class="for-ears" aria-live="polite">{ announcement(moment, state.verdict.as_ref()) }</p>
        </div>
    }
}

fn class_of(state: &TableState) -> Classes {
    let session = &state.moment.session;
    classes!(
        "table",
        "cloth",
        session.game.id(),
        state.verdict.is_some().then_some("over"),
        (state.passing == Passing::FaceToFace).then_some("opposite"),
        state.card.is_open.then_some("helping"),
        is_shown_slowly(session).then_some("slowly")
    )
}

/// The keys of the table; those of the card come first.
fn keys(state: &TableState) -> Callback<KeyboardEvent> {
    let of_table = table_keys(&state.moment.apply, state.digits);
    let (is_open, toggle) = (state.card.is_open, state.card.toggle.clone());
    Callback::from(move |event: KeyboardEvent| match event.key().as_str() {
        "Escape" if is_open => toggle.emit(()),
        "?" if !is_typing(&event) => toggle.emit(()),
        _ => of_table.emit(event),
    })
}

/// The pins with their numbers.
fn numbered(pins: &[Option<Square>; 5]) -> Vec<(Square, AttrValue)> {
    let number = |(index, pin): (usize, &Option<Square>)| Some(((*pin)?, (index + 1).to_string().into()));
    pins.iter().enumerate().filter_map(number).collect()
}
