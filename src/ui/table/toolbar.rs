//! The bar below the board: undo, redo, hint, turns, more, confirm.

use super::menu::Menu;
use super::turns::Turns;
use crate::i18n::{Lang, help, table};
use crate::table::advice::HintStep;
use crate::table::{Command, Help, Session};
use crate::ui::components::{Icon, Sheet, icon};
use crate::ui::hooks::{Advice, use_opening};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct ToolbarProps {
    pub session: Session,
    pub advice: Advice,
    pub lang: Lang,
    pub apply: Callback<Command>,
    /// Asks for a hint, then for more of it.
    pub onhint: Callback<()>,
    /// Shows the board from the other side, where it can be.
    pub onrotate: Option<Callback<()>>,
}

#[component]
pub fn Toolbar(props: &ToolbarProps) -> Html {
    let ToolbarProps { session, advice, lang, apply, onhint, onrotate } = props;
    let is_waiting = session.hand.waiting.is_some();
    let is_watched = session.setup.is_watched();
    let is_over = session.status.ending.is_some();
    let can_confirm = (session.asks_to_confirm() || is_waiting) && !is_over && !is_watched;
    html! {
        <nav class="bar">
            { command_button(table::UNDO.to(*lang), Icon::Undo, Command::Undo, session.can_undo(), apply) }
            { command_button(table::REDO.to(*lang), Icon::Redo, Command::Redo, session.can_redo(), apply) }
            if is_watched && !is_over {
                { pause_button(session.is_paused, *lang, apply) }
            }
            // What lies between taking back and confirming keeps them apart.
            if session.setup.help >= Help::Hints {
                { hint_button(session, advice, *lang, onhint) }
            }
            <TurnsButton {session} {lang} {apply} />
            <Menu {session} {lang} {apply} {onrotate} />
            if can_confirm {
                <button class="button primary confirm" aria-keyshortcuts="Control+Enter" aria-disabled={(!is_waiting).then_some("true")}
                    onclick={apply.reform(|_| Command::Confirm)}>{ table::CONFIRM.to(*lang) }</button>
            }
        </nav>
    }
}

fn command_button(
    label: &'static str,
    picture: Icon,
    command: Command,
    is_enabled: bool,
    apply: &Callback<Command>,
) -> Html {
    let onclick = apply.reform(move |_: MouseEvent| command.clone());
    html! {
        <button class="bar-button" aria-disabled={(!is_enabled).then_some("true")} {onclick}>
            { icon(picture) }<span>{ label }</span>
        </button>
    }
}

/// Stops computers that play among themselves, or lets them go on.
fn pause_button(is_paused: bool, lang: Lang, apply: &Callback<Command>) -> Html {
    let (picture, label) = if is_paused { (Icon::Play, table::GO_ON) } else { (Icon::Pause, table::PAUSE) };
    let pause = !is_paused;
    html! {
        <button class="bar-button pause" onclick={apply.reform(move |_: MouseEvent| Command::Pause(pause))}>
            { icon(picture) }<span>{ label.to(lang) }</span></button>
    }
}

fn hint_button(session: &Session, advice: &Advice, lang: Lang, onhint: &Callback<()>) -> Html {
    let is_told = advice.hint.as_ref().is_some_and(|hint| hint.step == HintStep::Why);
    let is_enabled = session.level_to_move().is_none() && session.status.ending.is_none() && !is_told;
    let label = if advice.hint.is_some() { help::MORE_HINT } else { help::HINT };
    html! {
        <button class="bar-button hint-button" aria-disabled={(!is_enabled).then_some("true")}
            onclick={is_enabled.then(|| onhint.reform(|_: MouseEvent| ()))}>
            { icon(Icon::Bulb) }<span>{ label.to(lang) }</span>
        </button>
    }
}

#[derive(Properties, PartialEq)]
struct TurnsButtonProps {
    session: Session,
    lang: Lang,
    apply: Callback<Command>,
}

/// Opens the list of turns on a sheet, where there is no room for it beside the board.
#[component]
fn TurnsButton(props: &TurnsButtonProps) -> Html {
    let TurnsButtonProps { session, lang, apply } = props;
    let sheet = use_opening(false);
    html! { <>
        <button class="bar-button turns" aria-haspopup="dialog" onclick={sheet.on_press(true)}>
            { icon(Icon::List) }<span>{ table::TURNS.to(*lang) }</span>
        </button>
        if sheet.is_open() {
            <Sheet {lang} title={table::TURNS} onclose={sheet.set(false)}>
                <div class="turn-list"><Turns id="typed-on-sheet" {session} {lang} {apply} /></div>
            </Sheet>
        }
    </> }
}
