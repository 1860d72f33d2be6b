//! The turns that were played: a list to go back and forth in, with what was played instead, and a line to type the next one.

use super::help_text as words;
use super::state::TableState;
use crate::i18n::{self, Lang};
use crate::record::NodeId;
use crate::ui::any_game::{AnyMatch, TurnView, judge};
use crate::ui::parts::{Icon, icon, sheet, use_sheet};
use crate::ui::text;
use std::ops::Deref;
use std::rc::Rc;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// The turns of a line, shared by all that show them. Two of them are equal if they are the same.
#[derive(Clone)]
pub struct Turns(Rc<Vec<TurnView>>);

impl PartialEq for Turns {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl Deref for Turns {
    type Target = [TurnView];

    fn deref(&self) -> &[TurnView] {
        &self.0
    }
}

/// The turns of a match, worded again only when there are others.
#[hook]
pub fn use_turns(game: &dyn AnyMatch, lang: Lang) -> Turns {
    Turns(use_memo((game.line_mark(), lang), |_| game.turns(lang)))
}

#[derive(Properties, PartialEq)]
pub struct TurnListProps {
    pub turns: Turns,
    /// How many of them have been played.
    pub here: usize,
    pub lang: Lang,
    pub ongo: Callback<NodeId>,
}

/// The turns in notation; pressing one goes there. Most presses at a table leave the list as it is.
#[component]
pub fn TurnList(props: &TurnListProps) -> Html {
    let TurnListProps { turns, here, lang, ongo } = props;
    let go_to = |node: NodeId| ongo.reform(move |_: MouseEvent| node);
    let turn = |(index, turn): (usize, &TurnView)| {
        let current = (index + 1 == *here).then_some("step");
        let (notation, told, note) = (&turn.notation, &turn.told, &turn.note);
        // What is read begins with what is seen: whoever speaks to the page can say it.
        let label = match note {
            Some(note) => format!("{notation} {note}, {told}"),
            None => format!("{notation}, {told}"),
        };
        let other = |(node, notation): &(NodeId, String)| {
            html! { <button type="button" class="other" onclick={go_to(*node)}>{ notation }</button> }
        };
        html! {
            <li><button type="button" class="turn" aria-current={current} aria-label={label} onclick={go_to(turn.node)}>
                { turn.notation.clone() }{ for note.iter().map(|note| html! { <b>{ note }</b> }) }</button>
                if !turn.others.is_empty() {
                    <span class="others"><span>{ words::INSTEAD.to(*lang) }</span>{ for turn.others.iter().map(other) }</span>
                }
            </li>
        }
    };
    html! { <>
        if turns.is_empty() { <p>{ text::NO_TURNS.to(*lang) }</p> }
        <ol>{ for turns.iter().enumerate().map(turn) }</ol>
    </> }
}

/// The button that opens the list where there is no room for it beside the board, and the sheet while it is open.
#[hook]
pub fn use_turns_sheet(lang: Lang, list: &Html) -> Html {
    let is_open = use_state_eq(|| false);
    let node = use_sheet(*is_open);
    let set = |to: bool| {
        let is_open = is_open.setter();
        Callback::from(move |()| is_open.set(to))
    };
    let content = || html! { <div class="turn-list">{ list.clone() }</div> };
    html! { <>
        <button class="bar-button turns" aria-haspopup="dialog" onclick={set(true).reform(|_| ())}>
            { icon(Icon::List) }<span>{ text::TURNS.to(lang) }</span>
        </button>
        if *is_open { { sheet(&node, lang, text::TURNS, &set(false), content()) } }
    </> }
}

#[derive(Properties, PartialEq)]
pub struct TypedTurnProps {
    pub lang: Lang,
    /// Judges a turn in notation: what is wrong with it, if anything is.
    pub judge: Callback<String, Option<String>>,
    pub onplay: Callback<String>,
}

/// A line in which the next turn is typed or pasted.
#[component]
pub fn TypedTurn(props: &TypedTurnProps) -> Html {
    let lang = props.lang;
    let input = use_node_ref();
    let fault = use_state(|| None::<String>);
    let onplay = {
        let (input, fault, judge, onplay) =
            (input.clone(), fault.clone(), props.judge.clone(), props.onplay.clone());
        Callback::from(move |()| {
            let Some(input) = input.cast::<HtmlInputElement>() else { return };
            let turn = input.value().trim().to_owned();
            if turn.is_empty() {
                return;
            }
            let wrong = judge.emit(turn.clone());
            if wrong.is_none() {
                input.set_value("");
                onplay.emit(turn);
            }
            fault.set(wrong.map(|wrong| i18n::capitalised(&wrong)));
        })
    };
    // The list may lie in a form of its own, which Enter must not send.
    let onkeydown = {
        let onplay = onplay.clone();
        Callback::from(move |event: KeyboardEvent| {
            event.stop_propagation();
            if event.key() == "Enter" {
                event.prevent_default();
                onplay.emit(());
            }
        })
    };
    let label = words::TYPE_A_TURN.to(lang);
    html! {
        <div class="typed">
            <label><span>{ label }</span>
                <input ref={input} {onkeydown} autocomplete="off" autocapitalize="off" spellcheck="false" enterkeyhint="go"
                    aria-invalid={fault.is_some().then_some("true")} aria-describedby="typed-fault" /></label>
            <button type="button" class="button" onclick={onplay.reform(|_| ())}>{ words::PLAY_IT.to(lang) }</button>
            <p id="typed-fault" role="alert">{ for (*fault).clone() }</p>
        </div>
    }
}

/// What [`TypedTurn`] asks of a table.
pub fn judge_of(state: &UseReducerHandle<TableState>, lang: Lang) -> Callback<String, Option<String>> {
    let state = state.clone();
    Callback::from(move |turn: String| {
        judge(&*state.game, &turn).err().map(|error| text::fault(lang, &error))
    })
}
