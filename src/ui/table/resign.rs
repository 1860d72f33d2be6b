//! Giving a game up: asked for once more, so that a slip costs nothing.

use super::match_text as words;
use super::seats::name;
use super::state::{Action, TableState};
use crate::i18n::Lang;
use crate::rules::Seat;
use crate::ui::parts::{sheet, use_sheet};
use crate::ui::text;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
struct AskResignProps {
    lang: Lang,
    /// Those who would win.
    winners: String,
    /// The sheet has closed: is the game given up?
    onanswer: Callback<bool>,
}

#[component]
fn AskResign(props: &AskResignProps) -> Html {
    let lang = props.lang;
    let node = use_sheet(true);
    let is_meant = use_mut_ref(|| false);
    let yes = {
        let is_meant = is_meant.clone();
        Callback::from(move |_: MouseEvent| _ = is_meant.replace(true))
    };
    let onclose = props.onanswer.reform(move |()| *is_meant.borrow());
    let content = html! { <>
        <p>{ words::about_resigning(lang, &props.winners) }</p>
        <div class="buttons">
            <button class="button">{ words::CANCEL.to(lang) }</button>
            <button class="button primary danger" data-confirm="" onclick={yes}>{ words::RESIGN.to(lang) }</button>
        </div>
    </> };
    sheet(&node, lang, words::ASK_RESIGN, &onclose, content)
}

/// The question, while it is asked; and a way to have it asked, where somebody can resign.
#[hook]
pub fn use_resigning(
    state: &TableState,
    lang: Lang,
    dispatch: &Callback<Action>,
) -> (Html, Option<Callback<()>>) {
    let is_asked = use_state_eq(|| false);
    let resigner = state.resigner();
    {
        let is_asked = is_asked.setter();
        use_effect_with(resigner.is_some(), move |&is_possible| {
            // A game that ends meanwhile takes the question with it.
            if !is_possible {
                is_asked.set(false);
            }
        });
    }
    let Some(seat) = resigner else { return (Html::default(), None) };
    let ask = {
        let is_asked = is_asked.setter();
        Callback::from(move |()| is_asked.set(true))
    };
    let game = &state.game;
    let seats = (0..game.series().people() as u8).map(Seat);
    let others = seats.filter(|&other| game.side_of(other) != game.side_of(seat));
    let names: Vec<String> = others.map(|other| name(state, other, lang)).collect();
    let onanswer = {
        let (is_asked, dispatch) = (is_asked.setter(), dispatch.clone());
        Callback::from(move |is_meant| {
            is_asked.set(false);
            if is_meant {
                dispatch.emit(Action::Resign);
            }
        })
    };
    let question = html! {
        if *is_asked { <AskResign {lang} winners={text::both(lang, &names)} {onanswer} /> }
    };
    (question, Some(ask))
}
