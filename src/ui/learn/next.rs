//! The main button of a lesson: it confirms a turn that waits, and else goes on to the next step.

use gloo::timers::callback::Timeout;
use yew::prelude::*;

/// A press counts only once the label has been there for so long. Before, it was meant for the label that was there.
const HOLD_MILLIS: u32 = 400;

#[derive(Properties, PartialEq)]
pub struct NextButtonProps {
    pub label: AttrValue,
    pub is_enabled: bool,
    pub onpress: Callback<()>,
}

#[component]
pub fn NextButton(props: &NextButtonProps) -> Html {
    let NextButtonProps { label, is_enabled, onpress } = props;
    let is_held = use_state_eq(|| false);
    let is_first = use_mut_ref(|| true);
    {
        let is_held = is_held.setter();
        use_effect_with((label.clone(), *is_enabled), move |_| {
            let timer = (!is_first.replace(false)).then(|| {
                is_held.set(true);
                Timeout::new(HOLD_MILLIS, move || is_held.set(false))
            });
            move || drop(timer)
        });
    }
    let can_press = *is_enabled && !*is_held;
    let onclick = can_press.then(|| onpress.reform(|_: MouseEvent| ()));
    html! {
        <button id="next" class="button primary confirm" aria-disabled={(!is_enabled).then_some("true")}
            aria-keyshortcuts="Control+Enter" {onclick}>{ label.clone() }</button>
    }
}
