//! The dial that says how much a table helps.

use super::Dial;
use crate::i18n::{Lang, Text};
use crate::table::Help;
use yew::prelude::*;

const HELP: Text = Text::new("Aide", "Help");

#[derive(Properties, PartialEq)]
pub struct HelpDialProps {
    pub lang: Lang,
    pub help: Help,
    pub onchange: Callback<Help>,
}

/// As many dots on a notch as there is help, and a sentence on what the notch does.
#[component]
pub fn HelpDial(props: &HelpDialProps) -> Html {
    let (lang, help) = (props.lang, props.help);
    let answer = |help: Help| {
        let dots = (0..3).map(|dot| html! { <i class={(dot < help as usize).then_some("on")}></i> });
        html! { <><span class="dots" aria-hidden="true">{ for dots }</span>{ help.name().to(lang) }</> }
    };
    html! {
        <Dial name="help" legend={HELP.to(lang)} answers={Help::ALL.map(answer).to_vec()} chosen={help as usize}
            onchoose={props.onchange.reform(|index: usize| Help::ALL[index])} class={classes!("dial", "notches")}>
            <p class="remark">{ help.about().to(lang) }</p>
        </Dial>
    }
}
