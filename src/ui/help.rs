//! The dial that says how much a table helps.

use super::dial::{Dial, dial};
use super::text;
use crate::i18n::Lang;
use crate::table::Help;
use yew::prelude::*;

/// The dial, with as many dots on a notch as there is help, and a sentence on what the notch does.
pub fn help_dial(lang: Lang, help: Help, onchange: &Callback<Help>) -> Html {
    let answer = |help: Help| {
        let dots = (0..3).map(|dot| html! { <i class={(dot < help as usize).then_some("on")}></i> });
        html! { <><span class="dots" aria-hidden="true">{ for dots }</span>{ text::help(help).to(lang) }</> }
    };
    let control = Dial {
        name: "help",
        legend: text::HELP.to(lang),
        answers: Help::ALL.into_iter().map(answer).collect(),
        chosen: help as usize,
        choose: onchange.reform(|index: usize| Help::ALL[index]),
    };
    dial(control, "dial notches", html! { <p class="remark">{ text::about_help(help).to(lang) }</p> })
}
