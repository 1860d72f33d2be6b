//! The button that takes over the opponent's turn, where the rules offer that.

use crate::i18n::{Lang, help, table};
use crate::rules::Target;
use crate::table::{Command, Session};
use crate::ui::hooks::Advice;
use yew::prelude::*;

/// Nothing where there is no turn to take over, or another turn is in hand.
pub fn take_over(session: &Session, advice: &Advice, lang: Lang, apply: &Callback<Command>) -> Html {
    if session.hand.waiting.is_some() || !session.offers().contains(&Target::Swap) {
        return Html::default();
    }
    let value = advice.values.of_press(Target::Swap).map(|value| help::verdict_told(lang, value));
    let label = [Some(table::TAKE_OVER.to(lang).to_owned()), value].into_iter().flatten();
    let onclick = apply.reform(|_| Command::Press(Target::Swap));
    html! {
        <button type="button" class="button take-over" data-target={Target::Swap.to_string()} {onclick}>
            { label.collect::<Vec<_>>().join(", ") }</button>
    }
}
