//! The table as a page: what it opens with, what follows from its session outside, and how its parts lie.

use super::announcer::announcement;
use super::board::Board;
use super::card::Card;
use super::draw::frame;
use super::header::Header;
use super::keys::{is_typing, table_keys};
use super::prompt::prompt;
use super::result::ResultPanel;
use super::seats::{seat_below, seats_above};
use super::toolbar::Toolbar;
use super::turns::TurnList;
use super::typed_turn::TypedTurn;
use super::views::{plans, view_switch};
use crate::games::GameId;
use crate::i18n::{Lang, capitalised, page, table};
use crate::record::NodeId;
use crate::rules::{Seat, Square};
use crate::store::settings::Passing;
use crate::table::{Command, Help, Look, Session, Snapshot, pins, profile, say, score, unread, verdict};
use crate::ui::app::SettingsHandle;
use crate::ui::browser;
use crate::ui::components::NoticePage;
use crate::ui::hooks::{
    use_advice, use_focus, use_kept, use_media, use_mode, use_result, use_sounds, use_worker,
};
use crate::ui::open::{Opened, open};
use crate::ui::route::Route;
use crate::ui::storage;
use gloo::events::EventListener;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::StorageEvent;
use yew::prelude::*;

/// The id of the table's board; those of its squares begin with it.
const BOARD: &str = "board";
/// A turn that comes at once is not seen: the computer is shown thinking for this long, where a human waits for it.
const SHOWN_MILLIS: f64 = 450.0;

#[derive(Properties, PartialEq)]
pub struct TableProps {
    pub game: GameId,
    /// The link of a game to be shown instead of the one that waits.
    pub link: Option<String>,
}

/// A table, opened anew whenever another tab has played on at it, so that no tab overwrites another.
#[component]
pub fn Table(props: &TableProps) -> Html {
    let settings = use_context::<SettingsHandle>().expect("the app provides the settings");
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
    let Opened { source, session: opened, is_save_unread } = &*props.opening.0;
    let settings = use_context::<SettingsHandle>().expect("the app provides the settings");
    let confirm = settings.confirm.here(use_media(browser::TOUCH));
    let (mode, apply) = use_mode(|| opened.clone().confirming(confirm));
    {
        let apply = apply.clone();
        use_effect_with(confirm, move |&confirm| apply.emit(Command::SetConfirm(confirm)));
    }
    let session: &Session = &mode;
    let profile = profile(session.game);
    let (thinking, onretry) = use_worker(session, &apply, shown_millis(session));
    let (advice, onhint) = use_advice(session, &apply, lang);
    let is_kept = use_kept(session, *source);
    let is_over = session.status.ending.is_some();
    use_focus(BOARD, &session.event, is_over);
    let proposed = use_result(session);
    use_sounds(session.status.ply, session.status.winners().len() == 1);
    let snapshot = use_memo(session.snapshot(), Clone::clone);
    let said = use_memo((snapshot.clone(), lang), |(snapshot, lang)| say(snapshot, *lang));
    let view = use_state_eq(|| 0);
    let onview = use_callback(view.setter(), |to: u8, view| view.set(to));
    let look = Look { view: *view, is_fresh: session.is_fresh(), helps: session.setup.help > Help::Off };
    let passing = passing(session, settings.passing);
    let (is_rotated, onrotate) = use_rotation(frame(session.game).rotates, passing == Passing::BoardTurns);
    let (is_helping, pins, onhelp) = use_card(session, &snapshot);
    let has_room = use_media(browser::ROOMY) && !profile.views.is_empty();
    let verdict = verdict(session, &said, lang);
    let ongo = use_callback(apply.clone(), |node: NodeId, apply| apply.emit(Command::GoTo(node)));
    let can_type = session.level_to_move().is_none() && !is_over;
    let turns = |id: &'static str| {
        html! { <>
            <TurnList game={session.game} status={session.status.clone()} {lang} ongo={&ongo} />
            if can_type { <TypedTurn {id} session={session.clone()} {lang} apply={&apply} /> }
        </> }
    };
    let class = classes!(
        "table",
        "cloth",
        profile.facts.id,
        is_over.then_some("over"),
        (passing == Passing::FaceToFace).then_some("opposite"),
        is_helping.then_some("helping"),
        is_shown_slowly(session).then_some("slowly")
    );
    let keys = {
        let (of_table, onhelp) = (table_keys(&apply, settings.digits), onhelp.clone());
        Callback::from(move |event: KeyboardEvent| match event.key().as_str() {
            "Escape" if is_helping => onhelp.emit(()),
            "?" if !is_typing(&event) => onhelp.emit(()),
            _ => of_table.emit(event),
        })
    };
    html! {
        <div {class} onkeydown={keys}>
            <Header session={session.clone()} said={&said} {lang} apply={&apply} is_kept={is_kept} is_save_unread={*is_save_unread}
                is_helping={is_helping} onhelp={&onhelp} />
            <main class="play">
                { seats_above(session, &said, lang) }
                <div class="board">
                    <Board id={BOARD} snapshot={&snapshot} {look} {lang} apply={&apply} {is_rotated} advice={advice.clone()}
                        pins={Rc::<[_]>::from(numbered(&pins.unwrap_or_default()))} />
                    { view_switch(profile.views, *view, lang, &onview) }
                </div>
                // The result lies over the prompt and the tray, so that the board keeps its size.
                { prompt(session, &said, &thinking, &advice, lang, &apply, &onretry) }
                { seat_below(session, &said, &advice, lang, &apply) }
                if has_room { { plans(&snapshot, lang) } }
                if is_helping { <Card game={session.game} variant={session.status.variant} pins={pins.unwrap_or_default()} {lang} onclose={&onhelp} /> }
                if let Some(verdict) = verdict.clone() {
                    <ResultPanel session={session.clone()} {verdict} {proposed} {lang} apply={&apply} />
                }
                <section class="moves turn-list" aria-label={table::TURNS.to(lang)}>
                    <h2>{ table::TURNS.to(lang) }</h2>
                    { turns("typed") }
                    { for score(session, lang).map(|score| html! { <p class="score">{ score }</p> }) }
                </section>
                <Toolbar session={session.clone()} advice={advice.clone()} {lang} apply={&apply} {onhint} {onrotate} turns={turns("typed-on-sheet")} />
            </main>
            <p class="for-ears" aria-live="polite">{ announcement(session, &said, verdict.as_ref(), &advice, lang) }</p>
        </div>
    }
}

/// The game in five lines: whether it is shown, its pins as long as the board is as it was when they were set, and what
/// opens and closes it.
#[hook]
fn use_card(session: &Session, snapshot: &Snapshot) -> (bool, Option<[Option<Square>; 5]>, Callback<()>) {
    let place = (session.status.cursor, session.presses);
    let opened_at = use_state_eq(|| None);
    let shown = (*opened_at == Some(place)).then(|| pins(snapshot));
    let is_open = opened_at.is_some();
    let toggle =
        Callback::from(move |()| opened_at.set(if opened_at.is_some() { None } else { Some(place) }));
    (is_open, shown, toggle)
}

/// The pins with their numbers.
fn numbered(pins: &[Option<Square>; 5]) -> Vec<(Square, AttrValue)> {
    let number = |(index, pin): (usize, &Option<Square>)| Some(((*pin)?, (index + 1).to_string().into()));
    pins.iter().enumerate().filter_map(number).collect()
}

/// How long a computer is shown thinking at least: the chosen pace where computers play among themselves.
fn shown_millis(session: &Session) -> f64 {
    let pace = f64::from(session.setup.pace.0) * 100.0;
    if session.setup.is_watched() { pace } else { pace.min(SHOWN_MILLIS) }
}

/// A computer has played, and a human has to follow it.
fn is_shown_slowly(session: &Session) -> bool {
    let status = &session.status;
    let last = status.ply.checked_sub(1).and_then(|ply| status.turns.get(ply));
    let is_computers =
        last.is_some_and(|turn| session.level_of(status.series.person_at(turn.seat)).is_some());
    is_computers && !session.setup.is_watched()
}

/// How the device is passed on now. Around a table of three or four there is no other side.
fn passing(session: &Session, chosen: Passing) -> Passing {
    let is_for_two = session.human_count() == 2 && session.status.series.people() == 2;
    if is_for_two && session.status.to_move == Seat::SECOND { chosen } else { Passing::Stays }
}

/// Is the board shown from the other side? Turned by hand, or to the seat that plays; and how to turn it.
#[hook]
fn use_rotation(can_rotate: bool, is_passed: bool) -> (bool, Option<Callback<()>>) {
    let by_hand = use_state_eq(|| false);
    let is_rotated = can_rotate && (*by_hand != is_passed);
    let rotate = Callback::from(move |()| by_hand.set(!*by_hand));
    (is_rotated, can_rotate.then_some(rotate))
}
