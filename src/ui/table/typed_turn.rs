//! A line in which the next turn is typed or pasted.

use crate::i18n::{Lang, capitalised, help};
use crate::record::NodeId;
use crate::table::{Command, Session, why_refused};
use web_sys::HtmlInputElement;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct TypedTurnProps {
    /// The id of the line in the page: there may be two of them.
    pub id: AttrValue,
    pub session: Session,
    pub lang: Lang,
    pub apply: Callback<Command>,
}

/// What was wrong with a typed turn belongs to the position it was typed in.
#[derive(Clone, PartialEq)]
struct Mistake {
    at: NodeId,
    words: String,
}

#[component]
pub fn TypedTurn(props: &TypedTurnProps) -> Html {
    let TypedTurnProps { id, session, lang, apply } = props;
    let input = use_node_ref();
    let mistake = use_state_eq(|| None::<Mistake>);
    let play = {
        let (input, mistake) = (input.clone(), mistake.setter());
        let (session, apply, lang) = (session.clone(), apply.clone(), *lang);
        Callback::from(move |()| {
            let Some(input) = input.cast::<HtmlInputElement>() else { return };
            let turn = input.value().trim().to_owned();
            if turn.is_empty() {
                return;
            }
            let fault = session.fault_of(&turn);
            mistake.set(fault.map(|fault| Mistake {
                at: session.status.cursor,
                words: capitalised(&why_refused(&session.snapshot(), &turn, fault, lang)),
            }));
            if fault.is_none() {
                input.set_value("");
                apply.emit(Command::Type(turn));
            }
        })
    };
    // The line may lie in a form, which Enter must not send.
    let onkeydown = {
        let play = play.clone();
        Callback::from(move |event: KeyboardEvent| {
            event.stop_propagation();
            if event.key() == "Enter" {
                event.prevent_default();
                play.emit(());
            }
        })
    };
    let shown = mistake.as_ref().filter(|mistake| mistake.at == session.status.cursor);
    let fault = format!("{id}-fault");
    html! {
        <div class="typed">
            <label><span>{ help::TYPE_A_TURN.to(*lang) }</span>
                <input ref={input} {onkeydown} autocomplete="off" autocapitalize="off" spellcheck="false" enterkeyhint="go"
                    aria-invalid={shown.map(|_| "true")} aria-describedby={fault.clone()} /></label>
            <button type="button" class="button" onclick={play.reform(|_| ())}>{ help::PLAY_IT.to(*lang) }</button>
            <p id={fault} class="typed-fault" role="alert">{ for shown.map(|mistake| mistake.words.clone()) }</p>
        </div>
    }
}
