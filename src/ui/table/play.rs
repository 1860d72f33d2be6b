//! The table as a component: its state, what follows from it outside, and how its parts lie.

use super::advice::use_advice;
use super::computer::{SHOWN_MILLIS, seed, use_computer};
use super::grid::{Seen, focus_on_handle, grid, move_focus, table_keys};
use super::help_text as help_words;
use super::match_text as words;
use super::menu::{Entry, use_menu};
use super::new_game::{Choice, NewGame};
use super::open::{Opened, Source, keep, open};
use super::panels::{bar, hint_button, live_text, moves_panel, result, say, steps};
use super::resign::use_resigning;
use super::seats::{me, them};
use super::state::{Action, TableState};
use super::turns::{TurnList, Turns, TypedTurn, judge_of, use_turns, use_turns_sheet};
use crate::games::GameId;
use crate::i18n::{self, Lang, Text};
use crate::record::TextError;
use crate::rules::{Seat, Square};
use crate::store::settings::Passing;
use crate::table::Help;
use crate::ui::any_game::{AnyMatch, Look, MatchView, Profile, Why, in_hand};
use crate::ui::app::SettingsHandle;
use crate::ui::help::help_dial;
use crate::ui::parts::{Icon, SettingsButtons, icon, notice_page};
use crate::ui::route::Route;
use crate::ui::share::Share;
use crate::ui::sound::use_sounds;
use crate::ui::{browser, storage, text};
use gloo::events::EventListener;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, StorageEvent};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct TableProps {
    pub game: GameId,
    /// The link of a game to be shown instead of the one that waits.
    pub link: Option<String>,
}

#[component]
pub fn Table(props: &TableProps) -> Html {
    let settings = use_context::<SettingsHandle>().expect("the app provides the settings");
    let changes = use_changes_elsewhere(props.game, props.link.is_none());
    let opened = use_memo(changes, |_| open(props.game, props.link.as_deref()).map(Rc::new));
    match &*opened {
        Ok(opened) => html! { <Play key={changes} opening={Opening(opened.clone())} lang={settings.lang} /> },
        Err(error) => bad_link(props.game, error, settings.lang),
    }
}

/// How often another tab has played on at this table: it is laid anew each time, so that no tab overwrites another.
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

fn bad_link(game: GameId, error: &TextError<Why>, lang: Lang) -> Html {
    let why = text::fault(lang, error);
    let way_on = (Route::to_table(game), text::OPEN_TABLE.to(lang));
    notice_page(lang, text::BAD_LINK.to(lang), &i18n::capitalised(&why), Some(way_on))
}

/// What a table opened with, once: what is played later is state.
struct Opening(Rc<Opened>);

impl PartialEq for Opening {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

#[derive(Properties, PartialEq)]
struct PlayProps {
    opening: Opening,
    lang: Lang,
}

#[component]
fn Play(props: &PlayProps) -> Html {
    let lang = props.lang;
    let settings = use_context::<SettingsHandle>().expect("the app provides the settings");
    let confirm = settings.confirm.here(browser::is_touched());
    let opened = &*props.opening.0;
    let profile = opened.game.profile();
    let state = use_reducer(|| {
        let mut game = opened.game.clone();
        game.confirm_by(confirm);
        TableState::new(game, opened.setup.clone())
    });
    let pace = f64::from(state.setup.pace.0) * 100.0;
    let shown = if state.setup.is_watched() { pace } else { pace.min(SHOWN_MILLIS) };
    let (thinking, again) = use_computer(&state, shown);
    let is_kept = use_kept(&state, opened);
    let source = opened.source;
    use_effect_with(state.setup.clone(), move |setup| {
        // Whoever plays the game of a link plays only that one.
        match source {
            Source::Storage => _ = storage::keep_setup(profile.facts.id, &setup.to_json()),
            Source::Address => storage::remember_linked_setup(&setup.to_json()),
        }
    });
    let help = state.setup.help;
    let angle = use_state(|| 0);
    let is_turned = use_state(|| false);
    // Around a table of three or four there is no other side.
    let is_for_two = state.people() == 2 && state.game.series().people() == 2;
    let passing =
        if is_for_two && state.game.turn() == Seat::SECOND { settings.passing } else { Passing::Stays };
    let seen = Seen {
        focus: use_state(|| Square::new(0, profile.facts.rows - 1)),
        handle: use_state(|| None),
        is_turned: profile.turns && (*is_turned != (passing == Passing::BoardTurns)),
    };
    let look = Look {
        angle: *angle,
        is_fresh: state.is_fresh(),
        helps: help > Help::Off,
        plans: browser::has_room_beside(),
    };
    let view = state.game.view(lang, look);
    let turns = use_turns(&*state.game, lang);
    let (counsel, ask_hint) = use_advice(&state, help, lang);
    let dispatch = {
        let dispatcher = state.dispatcher();
        Callback::from(move |action: Action| dispatcher.dispatch(action))
    };
    {
        let dispatch = dispatch.clone();
        use_effect_with(confirm, move |&confirm| dispatch.emit(Action::ConfirmBy(confirm)));
    }
    let is_dismissed = use_state(|| false);
    let warning = match (is_kept, opened.save_unread) {
        _ if *is_dismissed => None,
        (false, _) => Some(text::NOT_KEPT),
        (true, true) => Some(text::SAVE_UNREAD),
        (true, false) => None,
    };
    let is_setting_up = use_state(|| false);
    let sheet = new_game_sheet(&state, lang, &is_setting_up, &dispatch);
    let (question, resign) = use_resigning(&state, lang, &dispatch);
    let turn_board = profile.turns.then(|| {
        let is_turned = is_turned.clone();
        Callback::from(move |()| is_turned.set(!*is_turned))
    });
    let entries = vec![
        Entry { id: "turn", icon: Icon::Turn, label: help_words::TURN_THE_BOARD, act: turn_board },
        Entry { id: "resign", icon: Icon::Flag, label: words::RESIGN, act: resign },
    ];
    let menu = use_menu(lang, entries, help_dial(lang, help, &dispatch.reform(Action::Help)));
    let typed = {
        let onplay = dispatch.reform(Action::Type);
        let judge = judge_of(&state, lang);
        if state.level_to_move().is_none() && view.end.is_none() {
            html! { <TypedTurn {lang} {judge} {onplay} /> }
        } else {
            Html::default()
        }
    };
    let ongo = use_callback(state.dispatcher(), |node, dispatcher| dispatcher.dispatch(Action::GoTo(node)));
    let list =
        html! { <><TurnList turns={turns.clone()} here={state.game.ply()} {lang} {ongo} />{ typed }</> };
    let turns_button = use_turns_sheet(lang, &list);
    let between =
        html! { <>{ hint_button(&state, help, &counsel, lang, &ask_hint) }{ turns_button }{ menu }</> };
    let is_over = view.end.is_some();
    use_focus(is_over, *seen.focus);
    use_handle_focus();
    use_sounds(state.game.ply(), view.end.as_ref().is_some_and(|end| end.is_one_side));
    html! {
        <div class={classes!("table", "cloth", profile.facts.id, is_over.then_some("over"),
            (passing == Passing::FaceToFace).then_some("opposite"))} onkeydown={table_keys(&dispatch, settings.digits)}>
            { top(&*state.game, &view, &turns, lang, &is_setting_up) }
            { sheet }
            { question }
            { for warning.map(|warning| notice(warning, lang, &is_dismissed)) }
            <main class="play">
                { them(&state, &view, lang) }
                <div class="board">
                    { grid(profile, &view, lang, &seen, &counsel, &dispatch) }
                    { views(profile.views, lang, &angle) }
                </div>
                // The result lies over what was said and the tray, so that the board keeps its size.
                <div class="advice">{ steps(&view.steps, lang) }{ say(&state, &view, &thinking, &counsel, lang, &dispatch, &again) }</div>
                { me(&state, &view, &counsel, lang, &dispatch) }
                { plans(profile, &view, lang) }
                { for view.end.iter().map(|end| result(&state, &view, end, lang, &dispatch)) }
                { moves_panel(&state, &view, lang, list) }
                { bar(&state, lang, &dispatch, between) }
            </main>
            <p class="for-ears" aria-live="polite">{ live_text(&state, &view, &turns, &counsel, lang) }</p>
        </div>
    }
}

/// The other views of the board, all the time, where there is room for them. What they show is read from the board.
fn plans(profile: &Profile, view: &MatchView, lang: Lang) -> Html {
    if view.plans.is_empty() {
        return Html::default();
    }
    let plan = |(name, picture): (&Text, &Html)| {
        html! { <figure><svg viewBox={profile.view_box}>{ picture.clone() }</svg><figcaption>{ name.to(lang) }</figcaption></figure> }
    };
    html! { <div class="plans" aria-hidden="true">{ for profile.views[1..].iter().zip(&view.plans).map(plan) }</div> }
}

/// The switch between the ways of looking at the board, where there are several.
fn views(views: &[Text], lang: Lang, shown: &UseStateHandle<u8>) -> Html {
    let button = |(index, name): (usize, &Text)| {
        let is_shown = usize::from(**shown) == index;
        let shown = shown.clone();
        html! {
            <button class="view" aria-pressed={if is_shown { "true" } else { "false" }} data-view={index.to_string()}
                onclick={Callback::from(move |_| shown.set(index as u8))}>{ name.to(lang) }</button>
        }
    };
    if views.is_empty() {
        return Html::default();
    }
    html! { <div class="views" role="group" aria-label={text::VIEW.to(lang)}>{ for views.iter().enumerate().map(button) }</div> }
}

/// Keeps the game after every change. False where the browser keeps nothing.
#[hook]
fn use_kept(state: &UseReducerHandle<TableState>, opened: &Opened) -> bool {
    let is_kept = use_state_eq(|| true);
    let last_kept = use_mut_ref(|| opened.game.save_text());
    let (setter, game, source) = (is_kept.setter(), state.game.clone(), opened.source);
    let (id, link) = (state.game.profile().facts.id, state.game.link_text());
    let had_hand = use_mut_ref(|| false);
    use_effect_with(in_hand(&*state.game), move |half_made| {
        // A table where nothing was in hand leaves that of another table alone.
        if had_hand.replace(half_made.is_some()) || half_made.is_some() {
            storage::keep_hand(id, &link, half_made.as_deref());
        }
    });
    use_effect_with(state.game.save_text(), move |save| {
        if *last_kept.borrow() != *save {
            setter.set(keep(&*game, source));
            last_kept.replace(save.clone());
        }
    });
    *is_kept
}

/// Nobody who uses a keyboard or a screen reader is left nowhere: a table begins at its title; where the end of a game
/// hides the tray, the result has the focus, and where the next round takes the result away, the board.
#[hook]
fn use_focus(is_over: bool, square: Square) {
    let was_over = use_mut_ref(|| None);
    use_effect_with(is_over, move |&is_over| match was_over.replace(Some(is_over)) {
        None => focus_on("title"),
        Some(_) if is_over && has_focus(".me") => focus_on("result"),
        Some(true) if !is_over && has_focus("body") => move_focus(square),
        Some(_) => {}
    });
}

/// Where a slide takes away the handle that has the focus, another handle has it, or else the result.
#[hook]
fn use_handle_focus() {
    let had_focus = use_mut_ref(|| false);
    use_effect(move || {
        if *had_focus.borrow() && has_focus("body") && !focus_on_handle() {
            focus_on("result");
        }
        had_focus.replace(has_focus(".handle"));
    });
}

/// Is the focus on what this selector finds, or within? On `body` only if it is nowhere.
fn has_focus(selector: &str) -> bool {
    let Some(active) = gloo::utils::document().active_element() else { return selector == "body" };
    match selector {
        "body" => active.matches("body").unwrap_or(false),
        _ => active.closest(selector).ok().flatten().is_some(),
    }
}

fn focus_on(id: &str) {
    let element = gloo::utils::document().get_element_by_id(id);
    if let Some(element) = element.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        let _ = element.focus();
    }
}

/// The sheet for a new game, while it is open. What is chosen there is remembered for this game.
fn new_game_sheet(
    state: &TableState,
    lang: Lang,
    is_open: &UseStateHandle<bool>,
    dispatch: &Callback<Action>,
) -> Html {
    if !**is_open {
        return Html::default();
    }
    let now = Choice { variant: state.game.variant(), setup: state.setup.clone() };
    let onclose = {
        let is_open = is_open.clone();
        Callback::from(move |()| is_open.set(false))
    };
    let onstart = {
        let (is_open, dispatch) = (is_open.clone(), dispatch.clone());
        Callback::from(move |Choice { variant, setup }: Choice| {
            dispatch.emit(Action::Start { variant, setup, seed: seed() });
            is_open.set(false);
        })
    };
    html! { <NewGame profile={state.game.profile()} {lang} {now} {onstart} {onclose} /> }
}

fn top(
    game: &dyn AnyMatch,
    view: &MatchView,
    turns: &Turns,
    lang: Lang,
    is_setting_up: &UseStateHandle<bool>,
) -> Html {
    let turns: Vec<&str> = turns[..game.ply()].iter().map(|turn| &*turn.notation).collect();
    let title = game.profile().title.to(lang);
    let is_setting_up = is_setting_up.clone();
    let start_over = text::START_OVER.to(lang);
    let variant = view.variant.map(|variant| html! { <>{ " " }<small>{ variant.to(lang) }</small></> });
    html! {
        <header class="top">
            <a class="icon-button" href="#/" aria-label={text::BACK_HOME.to(lang)}>{ icon(Icon::Back) }</a>
            <h1 id="title" tabindex="-1">{ title }{ for variant }</h1>
            <button class="icon-button new-game" aria-haspopup="dialog" aria-label={start_over} title={start_over}
                onclick={Callback::from(move |_| is_setting_up.set(true))}>{ icon(Icon::Again) }</button>
            <Share {lang} {title} link={game.link_text()} turns={turns.join(" ")} position={game.position_text()} />
            <SettingsButtons />
        </header>
    }
}

fn notice(warning: Text, lang: Lang, is_dismissed: &UseStateHandle<bool>) -> Html {
    let is_dismissed = is_dismissed.clone();
    let close = text::CLOSE.to(lang);
    html! {
        <p class="warning" role="alert">
            <span>{ warning.to(lang) }</span>
            <button class="icon-button" aria-label={close} title={close}
                onclick={Callback::from(move |_| is_dismissed.set(true))}>{ icon(Icon::Close) }</button>
        </p>
    }
}
