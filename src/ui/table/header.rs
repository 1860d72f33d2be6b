//! The top of a table: title, new game, sharing, settings; and warnings about what is kept.

use super::new_game::{Choice, NewGame};
use crate::i18n::{Lang, Text, card, page, table};
use crate::table::{Command, Said, Session, profile};
use crate::ui::components::{Icon, SettingsButtons, icon};
use crate::ui::hooks::{seed, use_opening};
use crate::ui::route::Route;
use crate::ui::share::ShareButton;
use std::rc::Rc;
use yew::prelude::*;

/// The id of the button that opens the game in five lines.
pub const HELP_BUTTON: &str = "help-button";

#[derive(Properties, PartialEq)]
pub struct HeaderProps {
    pub session: Session,
    pub said: Rc<Said>,
    pub lang: Lang,
    pub apply: Callback<Command>,
    /// The browser keeps the game.
    pub is_kept: bool,
    /// A saved game was there, but it could not be read.
    pub is_save_unread: bool,
    /// The game in five lines is shown.
    pub is_helping: bool,
    pub onhelp: Callback<()>,
}

#[component]
pub fn Header(props: &HeaderProps) -> Html {
    let HeaderProps { session, said, lang, .. } = props;
    let title = profile(session.game).title.to(*lang);
    let variant = said.variant.map(|variant| html! { <>{ " " }<small>{ variant.to(*lang) }</small></> });
    let help = card::HELP.to(*lang);
    let warning = match (props.is_kept, props.is_save_unread) {
        (false, _) => Some(table::NOT_KEPT),
        (true, true) => Some(table::SAVE_UNREAD),
        (true, false) => None,
    };
    html! { <>
        <header class="top">
            <a class="icon-button" href="#/" aria-label={page::BACK_HOME.to(*lang)}>{ icon(Icon::Back) }</a>
            <h1 id="title" tabindex="-1"><a href={Route::to_welcome(session.game)}>{ title }{ for variant }</a></h1>
            <button class="icon-button worded help-button" id={HELP_BUTTON} aria-expanded={props.is_helping.to_string()}
                aria-label={help} title={help} onclick={props.onhelp.reform(|_| ())}>{ icon(Icon::Question) }<span aria-hidden="true">{ help }</span></button>
            <NewGameButton session={session.clone()} {lang} apply={&props.apply} />
            <ShareButton {session} {lang} />
            <SettingsButtons />
        </header>
        if let Some(text) = warning { <Warning {text} {lang} /> }
    </> }
}

#[derive(Properties, PartialEq)]
struct NewGameButtonProps {
    session: Session,
    lang: Lang,
    apply: Callback<Command>,
}

/// Opens the sheet for a new game. What is chosen there is remembered for this game.
#[component]
fn NewGameButton(props: &NewGameButtonProps) -> Html {
    let NewGameButtonProps { session, lang, apply } = props;
    let sheet = use_opening(false);
    let onstart =
        apply.reform(|Choice { variant, setup }: Choice| Command::Start { variant, setup, seed: seed() });
    let label = table::START_OVER.to(*lang);
    let now = Choice { variant: session.status.variant, setup: session.setup.clone() };
    html! { <>
        <button class="icon-button worded new-game" aria-haspopup="dialog" aria-label={label} title={label}
            onclick={sheet.on_press(true)}>{ icon(Icon::Again) }<span aria-hidden="true">{ label }</span></button>
        if sheet.is_open() { <NewGame game={session.game} {lang} {now} {onstart} onclose={sheet.set(false)} /> }
    </> }
}

#[derive(Properties, PartialEq)]
struct WarningProps {
    text: Text,
    lang: Lang,
}

/// A warning that can be closed.
#[component]
fn Warning(props: &WarningProps) -> Html {
    let warning = use_opening(true);
    let close = page::CLOSE.to(props.lang);
    if !warning.is_open() {
        return Html::default();
    }
    html! {
        <p class="warning" role="alert">
            <span>{ props.text.to(props.lang) }</span>
            <button class="icon-button" aria-label={close} title={close} onclick={warning.on_press(false)}>{ icon(Icon::Close) }</button>
        </p>
    }
}
