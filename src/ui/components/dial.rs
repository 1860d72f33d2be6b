//! A question with a few answers, side by side. They are radio buttons, so the keys of radio buttons choose.

use yew::prelude::*;

/// The answers alone; their group has a name in the page.
pub fn radios(name: &AttrValue, answers: &[Html], chosen: usize, onchoose: &Callback<usize>) -> Html {
    let answer = |(index, answer): (usize, &Html)| {
        let onchange = onchoose.reform(move |_: Event| index);
        html! {
            <label><input type="radio" {name} value={index.to_string()} checked={index == chosen} {onchange} />
                <span>{ answer.clone() }</span></label>
        }
    };
    html! { <>{ for answers.iter().enumerate().map(answer) }</> }
}

#[derive(Properties, PartialEq)]
pub struct DialProps {
    /// The name of the question in the page.
    pub name: AttrValue,
    pub legend: AttrValue,
    pub answers: Vec<Html>,
    pub chosen: usize,
    pub onchoose: Callback<usize>,
    #[prop_or(Classes::from("dial"))]
    pub class: Classes,
    /// What else is to be said about the question.
    #[prop_or_default]
    pub children: Html,
}

/// The question as a fieldset.
#[component]
pub fn Dial(props: &DialProps) -> Html {
    let DialProps { name, legend, answers, chosen, onchoose, class, children } = props;
    html! {
        <fieldset data-dial={name}>
            <legend>{ legend }</legend>
            <div class={class.clone()}>
                { radios(name, answers, *chosen, onchoose) }
            </div>
            { children.clone() }
        </fieldset>
    }
}
