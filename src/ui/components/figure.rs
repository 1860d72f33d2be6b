//! A small board that can be played on and set back: an illustration of a rule, not a game that is kept.

use crate::games::GameId;
use crate::i18n::{Lang, Text, capitalised, table};
use crate::table::{Command, Look, Origin, Session, Setup, say};
use crate::ui::hooks::use_mode;
use crate::ui::table::Board;
use yew::prelude::*;

const SET_BACK: Text = Text::new("Remettre en place", "Set back");

#[derive(Properties, PartialEq)]
pub struct FigureProps {
    /// The id of the figure in the page. The ids of its squares begin with it.
    pub id: AttrValue,
    pub game: GameId,
    /// The position it begins with, in notation.
    pub position: AttrValue,
    pub lang: Lang,
    /// What it shows.
    #[prop_or_default]
    pub caption: Html,
}

/// A session without players, of its own: several figures on a page do not disturb each other.
#[component]
pub fn Figure(props: &FigureProps) -> Html {
    let FigureProps { id, game, position, lang, caption } = props;
    let (session, apply) = use_mode(|| {
        let opened = Session::open(*game, Origin::Position(position), Setup::default());
        opened.expect("the positions of figures are tested")
    });
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
        (None, None) => said.prompt,
    };
    let is_moved = session.status.ply > 0 || session.hand.is_begun();
    html! {
        <figure class={classes!("figure", "cloth", game.id())}>
            <Board {id} {snapshot} {look} lang={*lang} {apply} is_rotated=false />
            <figcaption>
                { caption.clone() }
                <p aria-live="polite">{ capitalised(&words) }</p>
                <button type="button" class="button" aria-disabled={(!is_moved).then_some("true")} onclick={set_back}>
                    { SET_BACK.to(*lang) }</button>
            </figcaption>
        </figure>
    }
}
