//! A small board that can be played on and set back: an illustration, not a game that is kept.

use super::words;
use crate::games::GameId;
use crate::i18n::{Lang, capitalised, table};
use crate::learn;
use crate::rules::{Square, Target};
use crate::table::{Command, Confirm, Look, Origin, Session, Setup, say};
use crate::ui::components::{Icon, icon};
use crate::ui::hooks::{Advice, use_mode};
use crate::ui::table::{Board, Tray, take_over};
use std::rc::Rc;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct FigureProps {
    pub game: GameId,
    pub figure: learn::Figure,
    /// Its number on the page.
    pub number: usize,
    pub lang: Lang,
}

/// The session of a figure, with the turns that have been played when it is first seen.
fn session_of(game: GameId, figure: &learn::Figure) -> Session {
    let opened = Session::open(game, Origin::Position(&figure.position), Setup::default());
    // A slip costs nothing here.
    let mut session = opened.expect("the positions of figures are tested").confirming(Confirm::Never);
    for turn in &figure.played {
        session.apply(Command::Type(turn.clone()));
    }
    session
}

/// The letters of the figure, by their squares.
fn letters(figure: &learn::Figure) -> Rc<[(Square, AttrValue)]> {
    let letter = |(letter, square): (&String, &String)| match square.parse() {
        Ok(Target::Square(square)) => Some((square, letter.clone().into())),
        _ => None,
    };
    figure.letters.iter().filter_map(letter).collect()
}

/// A session of its own without computers: several figures on a page do not disturb each other.
#[component]
pub fn Figure(props: &FigureProps) -> Html {
    let FigureProps { game, figure, number, lang } = props;
    let (mode, apply) = use_mode(|| session_of(*game, figure));
    let session: &Session = &mode;
    let snapshot = use_memo(session.snapshot(), Clone::clone);
    let said = say(&snapshot, *lang);
    let pins = use_memo((), |()| letters(figure));
    let look = Look { view: 0, is_fresh: session.is_fresh(), helps: true };
    let set_back = {
        let (apply, figure) = (apply.clone(), figure.clone());
        Callback::from(move |_: MouseEvent| {
            apply.emit(Command::SetUp(figure.position.clone()));
            for turn in &figure.played {
                apply.emit(Command::Type(turn.clone()));
            }
        })
    };
    let (sign, words) = match (&said.refused, &said.reason) {
        (Some((about, reason)), _) => {
            (Some(Icon::Forbidden), format!("{}{reason}", table::refused(*lang, about)))
        }
        (None, Some(reason)) => (None, reason.clone()),
        (None, None) => (None, said.prompt.clone()),
    };
    let is_moved = session.status.ply != figure.played.len() || session.hand.is_begun();
    let seat = session.status.to_move;
    let dot = || html! { <span class="fifth" aria-hidden="true"></span> };
    html! {
        <figure class={classes!("figure", "cloth", game.id())} id={format!("fig-{}", figure.id)}>
            <div class="figure-board">
                <Board id={format!("figure-{}", figure.id)} {snapshot} {look} {lang} apply={&apply} is_rotated=false pins={(*pins).clone()} />
                <Tray game={*game} {seat} items={said.seats[seat.index()].tray.clone()} chosen={said.chosen_kind}
                    offers={session.offers()} {lang} apply={&apply} />
            </div>
            <figcaption>
                <p class="say" aria-live="polite">{ sign.map_or_else(dot, icon) }<span>{ capitalised(&words) }</span>
                    { take_over(session, &Advice::default(), *lang, &apply) }</p>
                <p class="caption"><span class="figure-number">{ format!("Fig. {number}") }</span>{ " " }
                    <b>{ figure.title.to(*lang).to_owned() }</b>{ " " }{ figure.caption.to(*lang).to_owned() }</p>
                <button type="button" class="button" aria-disabled={(!is_moved).then_some("true")} onclick={set_back}>
                    { icon(Icon::Again) }{ words::SET_BACK.to(*lang) }</button>
            </figcaption>
        </figure>
    }
}
