//! The views of a board that has several: a switch, and small pictures of all of them where there is room.

use super::draw::{draw_whole, frame};
use crate::i18n::{Lang, Text, table};
use crate::table::{Snapshot, profile};
use yew::prelude::*;

/// The switch between the views.
pub fn view_switch(views: &'static [Text], shown: u8, lang: Lang, onchange: &Callback<u8>) -> Html {
    let button = |(index, name): (usize, &Text)| {
        let is_shown = usize::from(shown) == index;
        html! {
            <button class="view" aria-pressed={if is_shown { "true" } else { "false" }} data-view={index.to_string()}
                onclick={onchange.reform(move |_: MouseEvent| index as u8)}>{ name.to(lang) }</button>
        }
    };
    if views.is_empty() {
        return Html::default();
    }
    html! { <div class="views" role="group" aria-label={table::VIEW.to(lang)}>{ for views.iter().enumerate().map(button) }</div> }
}

/// The other views of the board, all the time. What they show can be read from the board itself.
pub fn plans(snapshot: &Snapshot, lang: Lang) -> Html {
    let others = profile(snapshot.game).views.iter().enumerate().skip(1);
    let plan = |(view, name): (usize, &Text)| {
        html! {
            <figure><svg viewBox={frame(snapshot.game).view_box()}>{ draw_whole(snapshot, view as u8) }</svg>
                <figcaption>{ name.to(lang) }</figcaption></figure>
        }
    };
    html! { <div class="plans" aria-hidden="true">{ for others.map(plan) }</div> }
}
