//! What else can be done at a table: a sheet that is opened from the bar.

use super::resign::Resign;
use crate::i18n::{Lang, Text, card, help, table};
use crate::table::{Command, Session};
use crate::ui::components::{Icon, Sheet, help_dial, icon};
use crate::ui::hooks::use_opening;
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
    let [menu, sharing, resigning] = [use_opening(false), use_opening(false), use_opening(false)];
    let chosen = use_mut_ref(|| None::<Entry>);
    let onclose = {
        let (close, share, resign) = (menu.set(false), sharing.set(true), resigning.set(true));
        let chosen = chosen.clone();
        let (apply, onrotate) = (apply.clone(), onrotate.clone());
        Callback::from(move |()| {
            close.emit(());
            match chosen.take() {
                Some(Entry::Rotate) => onrotate.iter().for_each(|rotate| rotate.emit(())),
                Some(Entry::Redo) => apply.emit(Command::Redo),
                Some(Entry::Share) => share.emit(()),
                Some(Entry::Resign) => resign.emit(()),
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
    html! { <>
        <button class="bar-button more" aria-haspopup="dialog" onclick={menu.on_press(true)}>
            { icon(Icon::More) }<span>{ table::MORE.to(*lang) }</span>
        </button>
        if menu.is_open() {
            <Sheet {lang} title={table::MORE} {onclose}>
                <div class="menu">
                    { entry(Entry::Rotate, "rotate", Icon::Rotate, help::ROTATE_THE_BOARD, onrotate.is_some()) }
                    { entry(Entry::Redo, "redo", Icon::Redo, table::REDO, session.can_redo()) }
                    { entry(Entry::Share, "share", Icon::Share, share::words::SHARE, true) }
                    { entry(Entry::Resign, "resign", Icon::Flag, table::RESIGN, session.resigner().is_some()) }
                    { link(Route::to_welcome(session.game), Icon::Question, card::WELCOME) }
                    { link(Route::to_rules(session.game), Icon::Book, card::RULES) }
                    { help_dial(*lang, session.setup.help, &apply.reform(Command::SetHelp)) }
                </div>
            </Sheet>
        }
        if sharing.is_open() {
            <ShareSheet {session} {lang} onclose={sharing.set(false)} />
        }
        if resigning.is_open() {
            <Resign {session} {lang} {apply} onclose={resigning.set(false)} />
        }
    </> }
}
