//! The table as a component: its state, what follows from it outside, and how its parts lie.

use super::grid::{grid, move_focus};
use super::open::{Opened, keep, open};
use super::panels::{bar, live_text, moves_panel, result, say};
use super::seats::seats;
use super::state::{Action, TableState};
use crate::games::present::Present;
use crate::i18n::{self, Lang, Text};
use crate::record::TextError;
use crate::rules::Square;
use crate::ui::app::SettingsHandle;
use crate::ui::parts::{Icon, SettingsButtons, icon, notice_page};
use crate::ui::text;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct TableProps {
    /// The link of a game to be shown instead of the one that waits.
    pub link: Option<String>,
}

#[component]
pub fn Table<P: Present>(props: &TableProps) -> Html {
    let settings = use_context::<SettingsHandle>().expect("the app provides the settings");
    let opened = use_memo((), |()| open::<P>(props.link.as_deref()));
    match &*opened {
        Ok(_) => html! { <Play<P> opening={Opening(opened.clone())} lang={settings.lang} /> },
        Err(error) => bad_link::<P>(error, settings.lang),
    }
}

fn bad_link<P: Present>(error: &TextError<P::Refusal>, lang: Lang) -> Html {
    let why = i18n::text_error(lang, error, |refusal| P::why_not(refusal, lang).1);
    let way_on = (format!("#/{}", P::FACTS.id), text::OPEN_TABLE.to(lang));
    notice_page(lang, text::BAD_LINK.to(lang), &i18n::capitalised(&why), Some(way_on))
}

/// What a table opened with, once: what is played later is state.
struct Opening<P: Present>(Rc<Result<Opened<P>, TextError<P::Refusal>>>);

impl<P: Present> PartialEq for Opening<P> {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl<P: Present> Opening<P> {
    fn opened(&self) -> &Opened<P> {
        self.0.as_ref().as_ref().expect("a table is laid only for a game that opened")
    }
}

#[derive(Properties, PartialEq)]
struct PlayProps<P: Present> {
    opening: Opening<P>,
    lang: Lang,
}

#[component]
fn Play<P: Present>(props: &PlayProps<P>) -> Html {
    let lang = props.lang;
    let opened = props.opening.opened();
    let state = use_reducer(|| TableState::new(opened.game.clone()));
    let is_kept = use_kept(&state, opened);
    let focus = use_state(|| Square::new(0, P::FACTS.rows - 1));
    let dispatch = {
        let dispatcher = state.dispatcher();
        Callback::from(move |action: Action| dispatcher.dispatch(action))
    };
    let warning = match (is_kept, opened.save_unread) {
        (false, _) => Some(text::NOT_KEPT),
        (true, true) => Some(text::SAVE_UNREAD),
        (true, false) => None,
    };
    let ending = state.game.ending();
    use_focus(ending.is_some(), *focus);
    html! {
        <div class={classes!("table", "cloth", P::FACTS.id, ending.map(|_| "over"))}>
            { top::<P>(lang, &dispatch) }
            <main class="play">
                { seats(&state, lang, &dispatch) }
                <div class="board">{ grid(&state, lang, &focus, &dispatch) }</div>
                // The result lies over what was said and the tray, so that the board keeps its size.
                { say(&state, lang) }
                { for ending.map(|ending| result(&state, ending, lang, &dispatch)) }
                { moves_panel(&state, lang, &dispatch) }
                { bar(&state, lang, &dispatch) }
                { for warning.map(|warning| notice(warning, lang)) }
            </main>
            <p class="for-ears" aria-live="polite">{ live_text(&state, lang) }</p>
        </div>
    }
}

/// Keeps the game after every change. False where the browser keeps nothing.
#[hook]
fn use_kept<P: Present>(state: &UseReducerHandle<TableState<P>>, opened: &Opened<P>) -> bool {
    let is_kept = use_state_eq(|| true);
    let last_kept = use_mut_ref(|| opened.game.save_text());
    let (setter, game, source) = (is_kept.setter(), state.game.clone(), opened.source);
    use_effect_with(state.game.save_text(), move |save| {
        if *last_kept.borrow() != *save {
            setter.set(keep(&game, source));
            last_kept.replace(save.clone());
        }
    });
    *is_kept
}

/// Nobody who uses a keyboard or a screen reader is left nowhere: a table begins at its title, and the next round at
/// the board, since the button that began it is gone.
#[hook]
fn use_focus(is_over: bool, square: Square) {
    let was_over = use_mut_ref(|| None);
    use_effect_with(is_over, move |&is_over| match was_over.replace(Some(is_over)) {
        None => focus_title(),
        Some(was_over) if was_over && !is_over => move_focus(square),
        Some(_) => {}
    });
}

fn focus_title() {
    let title = gloo::utils::document().get_element_by_id("title");
    if let Some(title) = title.and_then(|title| title.dyn_into::<HtmlElement>().ok()) {
        let _ = title.focus();
    }
}

fn top<P: Present>(lang: Lang, dispatch: &Callback<Action>) -> Html {
    let start_over = text::START_OVER.to(lang);
    html! {
        <header class="top">
            <a class="icon-button" href="#/" aria-label={text::BACK_HOME.to(lang)}>{ icon(Icon::Back) }</a>
            <h1 id="title" tabindex="-1">{ P::TITLE.to(lang) }</h1>
            <button class="icon-button" aria-label={start_over} title={start_over}
                onclick={dispatch.reform(|_| Action::StartOver)}>{ icon(Icon::Again) }</button>
            <SettingsButtons />
        </header>
    }
}

fn notice(warning: Text, lang: Lang) -> Html {
    html! { <p class="warning" role="alert">{ warning.to(lang) }</p> }
}
