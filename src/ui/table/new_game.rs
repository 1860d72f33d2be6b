//! The sheet on which a new game is set up: who plays, and which game of several.

use crate::i18n::Lang;
use crate::search::Level;
use crate::ui::any_game::{Profile, Variant};
use crate::ui::parts::{Icon, icon};
use crate::ui::setup::{Player, Setup};
use crate::ui::text;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{HtmlDialogElement, HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

/// What has been chosen.
#[derive(Clone, PartialEq)]
pub struct Choice {
    /// Which of the game's variants.
    pub variant: usize,
    pub setup: Rc<Setup>,
}

#[derive(Properties)]
pub struct NewGameProps {
    pub profile: &'static Profile,
    pub lang: Lang,
    /// The game that is played now, and by whom.
    pub now: Choice,
    pub onstart: Callback<Choice>,
    pub onclose: Callback<()>,
}

impl PartialEq for NewGameProps {
    fn eq(&self, other: &NewGameProps) -> bool {
        std::ptr::eq(self.profile, other.profile)
            && self.lang == other.lang
            && self.now == other.now
            && self.onstart == other.onstart
            && self.onclose == other.onclose
    }
}

#[component]
pub fn NewGame(props: &NewGameProps) -> Html {
    let (profile, lang) = (props.profile, props.lang);
    let choice = use_state(|| props.now.clone());
    let sheet = use_node_ref();
    {
        let sheet = sheet.clone();
        use_effect_with((), move |()| {
            if let Some(dialog) = sheet.cast::<HtmlDialogElement>() {
                // A browser that cannot still shows the sheet in the page.
                let _ = dialog.show_modal();
            }
        });
    }
    let set_variant = {
        let choice = choice.clone();
        Callback::from(move |event: Event| {
            let variant = selected(&event).and_then(|value| value.parse().ok()).unwrap_or(0);
            let people = (profile.variants)()[variant].seats.into();
            let setup = (*choice.setup).clone().for_people(people).into();
            choice.set(Choice { variant, setup });
        })
    };
    let seat = |(index, player): (usize, &Player)| {
        let change = |to: fn(&Event) -> Option<Player>| {
            let choice = choice.clone();
            Callback::from(move |event: Event| {
                let Some(player) = to(&event) else { return };
                let mut setup = (*choice.setup).clone();
                setup.players[index] = player;
                choice.set(Choice { setup: setup.into(), ..(*choice).clone() });
            })
        };
        let who = change(|event| {
            let number: u8 = selected(event)?.parse().ok()?;
            Some(match Level::new(number) {
                Some(level) => Player::Computer { level },
                None => Player::Person { name: String::new() },
            })
        });
        let named = change(|event| {
            let input: HtmlInputElement = event.target()?.dyn_into().ok()?;
            Some(Player::Person { name: input.value().chars().take(24).collect() })
        });
        let label = text::player(lang, index);
        let level_now = player.level().map_or(0, Level::number);
        let option = |number: u8, name: String| {
            html! { <option value={number.to_string()} selected={number == level_now}>{ name }</option> }
        };
        html! {
            <fieldset>
                <legend>{ label.clone() }</legend>
                <select aria-label={label.clone()} data-seat={index.to_string()} onchange={who}>
                    { option(0, text::PERSON.to(lang).to_owned()) }
                    { for Level::ALL.into_iter().map(|level| option(level.number(), text::level(lang, level, profile.is_solved))) }
                </select>
                if let Player::Person { name } = player {
                    <input aria-label={text::name_of(lang, &label)} placeholder={text::NAME.to(lang)} value={name.clone()}
                        maxlength="24" autocomplete="off" onchange={named} />
                }
            </fieldset>
        }
    };
    let start = {
        let (choice, onstart) = (choice.clone(), props.onstart.clone());
        Callback::from(move |_: MouseEvent| onstart.emit((*choice).clone()))
    };
    let close = props.onclose.reform(|_: MouseEvent| ());
    let variants = (profile.variants)();
    let variant = |(index, variant): (usize, &Variant)| {
        html! { <option value={index.to_string()} selected={index == choice.variant}>{ variant.name.to(lang) }</option> }
    };
    html! {
        <dialog class="sheet" ref={sheet} aria-labelledby="new-game-title" onclose={props.onclose.reform(|_| ())}>
            <div class="sheet-head">
                <h2 id="new-game-title">{ text::START_OVER.to(lang) }</h2>
                <button class="icon-button" aria-label={text::CLOSE.to(lang)} onclick={close}>{ icon(Icon::Close) }</button>
            </div>
            if variants.len() > 1 {
                <label>{ text::VARIANT.to(lang) }
                    <select data-variant="" onchange={set_variant}>{ for variants.iter().enumerate().map(variant) }</select>
                </label>
            }
            { for choice.setup.players.iter().enumerate().map(seat) }
            <button class="button primary" data-start="" onclick={start}>{ text::START.to(lang) }</button>
        </dialog>
    }
}

fn selected(event: &Event) -> Option<String> {
    let select: HtmlSelectElement = event.target()?.dyn_into().ok()?;
    Some(select.value())
}
