//! How much a table helps: a dial with four notches.

use super::dial::{Dial, dial};
use super::text;
use crate::i18n::Lang;
use yew::prelude::*;

/// How much a table helps, from nothing to everything.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug)]
pub enum Help {
    Off,
    /// Legal moves are marked.
    #[default]
    Moves,
    /// Hints can be asked for.
    Hints,
    /// Every turn shows what it is worth.
    Values,
}

impl Help {
    pub const ALL: [Help; 4] = [Help::Off, Help::Moves, Help::Hints, Help::Values];

    /// Its name in storage.
    pub fn code(self) -> &'static str {
        ["off", "moves", "hints", "values"][self as usize]
    }

    pub fn of_code(code: &str) -> Option<Help> {
        Help::ALL.into_iter().find(|help| help.code() == code)
    }
}

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
