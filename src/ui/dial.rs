//! A question with a few answers, side by side.

use yew::prelude::*;

/// A question with its answers; they are radio buttons, so the keys of radio buttons choose.
pub struct Dial<'a> {
    /// Its name in the page.
    pub name: &'a str,
    pub legend: &'a str,
    pub answers: Vec<Html>,
    pub chosen: usize,
    pub choose: Callback<usize>,
}

/// The question as a fieldset, and what else is to be said about it.
pub fn dial(dial: Dial<'_>, class: &'static str, more: Html) -> Html {
    let Dial { name, legend, answers, chosen, choose } = dial;
    html! {
        <fieldset data-dial={name.to_owned()}>
            <legend>{ legend }</legend>
            <div {class}>{ for radios(name, answers, chosen, &choose) }</div>
            { more }
        </fieldset>
    }
}

/// The answers alone.
pub fn radios(name: &str, answers: Vec<Html>, chosen: usize, choose: &Callback<usize>) -> Vec<Html> {
    let answer = |(index, answer): (usize, Html)| {
        let onchange = choose.reform(move |_: Event| index);
        html! {
            <label><input type="radio" name={name.to_owned()} value={index.to_string()} checked={index == chosen} {onchange} />
                <span>{ answer }</span></label>
        }
    };
    answers.into_iter().enumerate().map(answer).collect()
}
