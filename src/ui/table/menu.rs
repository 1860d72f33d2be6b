//! What else can be done at a table: a sheet that is opened from the bar.

use super::resign::Resign;
use crate::i18n::{Lang, Text, card, help, table};
use crate::table::{Command, Session};
use crate::ui::components::{Icon, Sheet, help_dial, icon};
use crate::ui::route::Route;
use crate::ui::share::{self, ShareSheet};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct MenuProps {
    pub session: Session,
    pub lang: Lang,
    pub apply: Callback<Command>,
    pub onrotate: Option<Callback<()>>,
}

/// What was chosen on the sheet, and is done once it has closed: only then has the focus gone back to the button, from
/// where another sheet may take it.
#[derive(Clone, Copy, PartialEq)]
enum Entry {
    Rotate,
    Redo,
    Share,
    Resign,
}

/// The button, the sheet while it is open, and the question that it may lead to.
#[component]
pub fn Menu(props: &MenuProps) -> Html {
    let MenuProps { session, lang, apply, onrotate } = props;
    let is_open = use_state_eq(|| false);
    let is_resigning = use_state_eq(|| false);
    let is_sharing = use_state_eq(|| false);
    let chosen = use_mut_ref(|| None::<Entry>);
    let onclose = {
        let (is_open, is_resigning, is_sharing) =
            (is_open.setter(), is_resigning.setter(), is_sharing.setter());
        let chosen = chosen.clone();
        let (apply, onrotate) = (apply.clone(), onrotate.clone());
        Callback::from(move |()| {
            is_open.set(false);
            match chosen.take() {
                Some(Entry::Rotate) => onrotate.iter().for_each(|rotate| rotate.emit(())),
                Some(Entry::Redo) => apply.emit(Command::Redo),
                Some(Entry::Share) => is_sharing.set(true),
                Some(Entry::Resign) => is_resigning.set(true),
                None => {}
            }
        })
    };
    let entry = |entry: Entry, id: &'static str, picture: Icon, label: Text, is_enabled: bool| {
        let chosen = chosen.clone();
        let onclick = Callback::from(move |_: MouseEvent| _ = chosen.replace(Some(entry)));
        html! {
            <button class="entry" data-entry={id} disabled={!is_enabled} {onclick}>{ icon(picture) }<span>{ label.to(*lang) }</span></button>
        }
    };
    let link = |to: String, picture: Icon, label: Text| html! { <a class="entry" href={to}>{ icon(picture) }<span>{ label.to(*lang) }</span></a> };
    let toggle = |state: &UseStateHandle<bool>, to: bool| {
        let state = state.setter();
        Callback::from(move |()| state.set(to))
    };
    html! { <>
        <button class="bar-button more" aria-haspopup="dialog" onclick={toggle(&is_open, true).reform(|_| ())}>
            { icon(Icon::More) }<span>{ table::MORE.to(*lang) }</span>
        </button>
        if *is_open {
            <Sheet {lang} title={table::MORE} {onclose}>
                <div class="menu">
                    { entry(Entry::Rotate, "turn", Icon::Turn, help::ROTATE_THE_BOARD, onrotate.is_some()) }
                    { entry(Entry::Redo, "redo", Icon::Redo, table::REDO, session.can_redo()) }
                    { entry(Entry::Share, "share", Icon::Share, share::words::SHARE, true) }
                    { entry(Entry::Resign, "resign", Icon::Flag, table::RESIGN, session.resigner().is_some()) }
                    { link(Route::to_welcome(session.game), Icon::Question, card::WELCOME) }
                    { link(Route::to_rules(session.game), Icon::Book, card::RULES) }
                    { help_dial(*lang, session.setup.help, &apply.reform(Command::SetHelp)) }
                </div>
            </Sheet>
        }
        if *is_sharing {
            <ShareSheet {session} {lang} onclose={toggle(&is_sharing, false)} />
        }
        if *is_resigning {
            <Resign {session} {lang} {apply} onclose={toggle(&is_resigning, false)} />
        }
    </> }
}
