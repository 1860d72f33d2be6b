//! Who sits on each seat: a person by name, or a computer by level.

use super::match_text as words;
use crate::i18n::Lang;
use crate::rules::Scores;
use crate::search::Level;
use crate::table::setup::{Player, Setup};
use crate::ui::any_game::Profile;
use crate::ui::dial::radios;
use crate::ui::parts::die;
use crate::ui::text;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// Those who have made room on a seat: whoever changes their mind finds the name or the level as it was.
#[derive(Default)]
pub struct Bench([Option<Player>; Scores::MOST_SEATS]);

impl Bench {
    /// Puts whoever sits there on the bench, and answers who comes instead.
    fn change(&mut self, seat: usize, now: &Player) -> Player {
        let other = match now {
            Player::Person { .. } => Player::Computer { level: Level::ALL[2] },
            Player::Computer { .. } => Player::Person { name: String::new() },
        };
        self.0[seat].replace(now.clone()).unwrap_or(other)
    }
}

/// All seats, with what can be chosen for each.
pub fn players(
    profile: &Profile,
    lang: Lang,
    setup: &Rc<Setup>,
    avatars: &[Html],
    bench: &Rc<RefCell<Bench>>,
    set: &Callback<Setup>,
) -> Html {
    let seat = |(index, (player, avatar)): (usize, (&Player, &Html))| {
        let change = {
            let (setup, set) = (setup.clone(), set.clone());
            Callback::from(move |player: Player| {
                let mut setup = (*setup).clone();
                setup.players[index] = player;
                set.emit(setup);
            })
        };
        let swap = {
            let (bench, now) = (bench.clone(), player.clone());
            change.reform(move |_: usize| bench.borrow_mut().change(index, &now))
        };
        let kinds = [words::PERSON, words::COMPUTER].map(|kind| kind.to(lang).into());
        let is_computer = player.level().is_some();
        let label = text::player(lang, index);
        html! {
            <fieldset class="place" data-seat={index.to_string()}>
                <legend class="for-ears">{ label.clone() }</legend>
                <svg class="avatar" viewBox="0 0 100 100" aria-hidden="true">{ avatar.clone() }</svg>
                <div class="dial">{ for radios(&format!("seat-{index}"), kinds.into(), usize::from(is_computer), &swap) }</div>
                { match player {
                    Player::Person { name } => name_field(lang, &label, name, &change),
                    Player::Computer { level } => levels(profile, lang, index, *level, &change),
                } }
            </fieldset>
        }
    };
    html! { <>{ for setup.players.iter().zip(avatars).enumerate().map(seat) }</> }
}

fn name_field(lang: Lang, label: &str, name: &str, change: &Callback<Player>) -> Html {
    let change = change.clone();
    let oninput = Callback::from(move |event: InputEvent| {
        let input = event.target().and_then(|target| target.dyn_into::<HtmlInputElement>().ok());
        if let Some(input) = input {
            change.emit(Player::Person { name: input.value().chars().take(24).collect() });
        }
    });
    html! {
        <input class="name" aria-label={text::name_of(lang, label)} placeholder={text::NAME.to(lang)} value={name.to_owned()}
            maxlength="24" autocomplete="off" {oninput} />
    }
}

/// Six dice, each with its word.
fn levels(profile: &Profile, lang: Lang, index: usize, level: Level, change: &Callback<Player>) -> Html {
    let face = |level: Level| {
        let word = text::level(level, profile.is_solved).to(lang);
        let number = level.number();
        html! { <>{ die(number) }<span class="for-ears">{ words::LEVEL.to(lang) }{ " " }{ number }{ ", " }</span>{ word }</> }
    };
    let faces = Level::ALL.into_iter().map(face).collect();
    let choose = change.reform(|index: usize| Player::Computer { level: Level::ALL[index] });
    let chosen = usize::from(level.number()) - 1;
    html! { <div class="dice">{ for radios(&format!("level-{index}"), faces, chosen, &choose) }</div> }
}
