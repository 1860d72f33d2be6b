//! Who sits on each seat: a person by name, or a computer by level.

use super::draw::draw_avatars;
use crate::games::GameId;
use crate::i18n::{Lang, table};
use crate::rules::Scores;
use crate::search::Level;
use crate::table::{Player, Setup};
use crate::ui::components::{levels, radios};
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// Players that were replaced on a seat: whoever changes their mind finds the name or the level as it was.
#[derive(Default)]
struct Bench([Option<Player>; Scores::MOST_SEATS]);

impl Bench {
    /// Puts the player of a seat on the bench, and returns who comes instead.
    fn swap(&mut self, seat: usize, now: &Player) -> Player {
        let other = match now {
            Player::Person { .. } => Player::Computer { level: Level::ALL[2] },
            Player::Computer { .. } => Player::Person { name: String::new() },
        };
        self.0[seat].replace(now.clone()).unwrap_or(other)
    }
}

#[derive(Properties, PartialEq)]
pub struct PlayersProps {
    pub game: GameId,
    pub lang: Lang,
    pub variant: usize,
    pub setup: Rc<Setup>,
    pub onchange: Callback<Setup>,
}

/// All seats, with what can be chosen for each.
#[component]
pub fn Players(props: &PlayersProps) -> Html {
    let PlayersProps { game, lang, variant, setup, onchange } = props;
    let bench = use_mut_ref(Bench::default);
    let avatars = use_memo((*game, *variant), |&(game, variant)| draw_avatars(game, variant));
    let seat = |(index, (player, avatar)): (usize, (&Player, &Html))| {
        let change = {
            let setup = setup.clone();
            onchange.reform(move |player: Player| {
                let mut setup = (*setup).clone();
                setup.players[index] = player;
                setup
            })
        };
        let swap = {
            let (bench, now) = (bench.clone(), player.clone());
            change.reform(move |_: usize| bench.borrow_mut().swap(index, &now))
        };
        let kinds = [table::PERSON, table::COMPUTER].map(|kind| kind.to(*lang).into());
        let label = table::player(*lang, index);
        html! {
            <fieldset class="place" data-seat={index.to_string()}>
                <legend class="for-ears">{ label.clone() }</legend>
                <svg class="avatar" viewBox="0 0 100 100" aria-hidden="true">{ avatar.clone() }</svg>
                <div class="dial">
                    { radios(&format!("seat-{index}").into(), &kinds, usize::from(player.level().is_some()), &swap) }
                </div>
                { match player {
                    Player::Person { name } => name_field(*lang, &label, name, change),
                    Player::Computer { level } => {
                        let onchange = change.reform(|level: Level| Player::Computer { level });
                        levels(&format!("level-{index}").into(), *game, *lang, *level, &onchange)
                    }
                } }
            </fieldset>
        }
    };
    html! { <>{ for setup.players.iter().zip(&*avatars).enumerate().map(seat) }</> }
}

fn name_field(lang: Lang, label: &str, name: &str, change: Callback<Player>) -> Html {
    let oninput = Callback::from(move |event: InputEvent| {
        let input = event.target().and_then(|target| target.dyn_into::<HtmlInputElement>().ok());
        if let Some(input) = input {
            change.emit(Player::Person { name: input.value().chars().take(24).collect() });
        }
    });
    html! {
        <input class="name" aria-label={table::name_of(lang, label)} placeholder={table::NAME.to(lang)} value={name.to_owned()}
            maxlength="24" autocomplete="off" {oninput} />
    }
}
