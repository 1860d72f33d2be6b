//! Giving a game up: asked for once more, so that a slip costs nothing.

use super::match_text as words;
use super::seats::name;
use super::state::{Action, TableState};
use crate::i18n::Lang;
use crate::rules::Seat;
use crate::ui::parts::{sheet, use_sheet};
use crate::ui::text;
use yew::prelude::*;

/// The question, while it is asked; and a way to have it asked, where somebody can resign.
#[hook]
pub fn use_resigning(
    state: &TableState,
    lang: Lang,
    dispatch: &Callback<Action>,
) -> (Html, Option<Callback<()>>) {
    let is_asked = use_state_eq(|| false);
    let is_meant = use_mut_ref(|| false);
    let resigner = state.resigner();
    let node = use_sheet(*is_asked);
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
        let (is_asked, is_meant) = (is_asked.setter(), is_meant.clone());
        Callback::from(move |()| {
            is_meant.replace(false);
            is_asked.set(true);
        })
    };
    if !*is_asked {
        return (Html::default(), Some(ask));
    }
    let game = &state.game;
    let seats = (0..game.series().people() as u8).map(Seat);
    let others = seats.filter(|&other| game.side_of(other) != game.side_of(seat));
    let names: Vec<String> = others.map(|other| name(state, other, lang)).collect();
    let onclose = {
        let (is_asked, is_meant, dispatch) = (is_asked.setter(), is_meant.clone(), dispatch.clone());
        Callback::from(move |()| {
            is_asked.set(false);
            if *is_meant.borrow() {
                dispatch.emit(Action::Resign);
            }
        })
    };
    let yes = Callback::from(move |_: MouseEvent| _ = is_meant.replace(true));
    let content = html! { <>
        <p>{ words::about(lang, words::ABOUT_RESIGNING, &text::with_article(&text::both(lang, &names))) }</p>
        <div class="buttons">
            <button class="button">{ words::CANCEL.to(lang) }</button>
            <button class="button primary danger" data-confirm="" onclick={yes}>{ words::RESIGN.to(lang) }</button>
        </div>
    </> };
    (sheet(&node, lang, words::ASK_RESIGN, &onclose, content), Some(ask))
}
