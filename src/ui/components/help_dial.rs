//! The dial that says how much a table helps.

use super::{Dial, words};
use crate::i18n::Lang;
use crate::table::Help;
use yew::prelude::*;

/// As many dots on a notch as there is help, and a sentence on what the notch does.
pub fn help_dial(lang: Lang, help: Help, onchange: &Callback<Help>) -> Html {
    let answer = |help: Help| {
        let dots = (0..3).map(|dot| html! { <i class={(dot < help as usize).then_some("on")}></i> });
        html! { <><span class="dots" aria-hidden="true">{ for dots }</span>{ help.name().to(lang) }</> }
    };
    html! {
        <Dial name="help" legend={words::HELP.to(lang)} answers={Help::ALL.map(answer).to_vec()} chosen={help as usize}
            onchoose={onchange.reform(|index: usize| Help::ALL[index])} class={classes!("dial", "notches")}>
            <p class="remark">{ help.about().to(lang) }</p>
        </Dial>
    }
}
