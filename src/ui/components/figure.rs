//! A small board that can be played on and set back: an illustration, not a game that is kept.

use crate::games::GameId;
use crate::i18n::{Lang, Text, capitalised, table};
use crate::table::{Command, Confirm, Look, Origin, Session, Setup, say};
use crate::ui::hooks::use_mode;
use crate::ui::table::{Board, Tray};
use yew::prelude::*;

const SET_BACK: Text = Text::new("Remettre en place", "Reset");

#[derive(Properties, PartialEq)]
pub struct FigureProps {
    /// The id of its board in the page. The ids of the squares begin with it.
    pub id: AttrValue,
    pub game: GameId,
    /// The position it begins with, in notation.
    pub position: AttrValue,
    pub lang: Lang,
    /// What it shows.
    #[prop_or_default]
    pub children: Html,
}

/// A session of its own without computers: several figures on a page do not disturb each other.
#[component]
pub fn Figure(props: &FigureProps) -> Html {
    let FigureProps { id, game, position, lang, children } = props;
    let (mode, apply) = use_mode(|| {
        let opened = Session::open(*game, Origin::Position(position), Setup::default());
        // A slip costs nothing here.
        opened.expect("the positions of figures are tested").confirming(Confirm::Never)
    });
    let session: &Session = &mode;
    let snapshot = use_memo(session.snapshot(), Clone::clone);
    let said = say(&snapshot, *lang);
    let look = Look { view: 0, is_fresh: session.is_fresh(), helps: true };
    let set_back = {
        let (apply, position) = (apply.clone(), position.to_string());
        Callback::from(move |_: MouseEvent| apply.emit(Command::SetUp(position.clone())))
    };
    let words = match (&said.refused, &said.reason) {
        (Some((about, reason)), _) => format!("{}{reason}", table::refused(*lang, about)),
        (None, Some(reason)) => reason.clone(),
        (None, None) => said.prompt.clone(),
    };
    let is_moved = session.status.ply > 0 || session.hand.is_begun();
    let seat = session.status.to_move;
    html! {
        <figure class={classes!("figure", "cloth", game.id())}>
            <Board {id} {snapshot} {look} {lang} apply={&apply} is_rotated=false />
            <Tray game={*game} {seat} items={said.seats[seat.index()].tray.clone()} chosen={said.chosen_kind}
                offers={session.offers()} {lang} apply={&apply} />
            <figcaption>
                { children.clone() }
                <p class="say" aria-live="polite">{ capitalised(&words) }</p>
                <button type="button" class="button" aria-disabled={(!is_moved).then_some("true")} onclick={set_back}>
                    { SET_BACK.to(*lang) }</button>
            </figcaption>
        </figure>
    }
}
