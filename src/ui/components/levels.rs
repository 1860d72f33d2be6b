//! The levels of the computer: six dice, each with its word.

use super::{die, radios};
use crate::games::GameId;
use crate::i18n::{Lang, table};
use crate::search::Level;
use crate::table::profile;
use yew::prelude::*;

/// The levels as a group with this name.
pub fn levels(name: &AttrValue, game: GameId, lang: Lang, level: Level, onchange: &Callback<Level>) -> Html {
    let face = |level: Level| {
        let word = table::level(level, profile(game).is_solved).to(lang);
        let number = level.number();
        html! { <>{ die(number) }<span class="for-ears">{ table::LEVEL.to(lang) }{ " " }{ number }{ ", " }</span>{ word }</> }
    };
    let onchoose = onchange.reform(|index: usize| Level::ALL[index]);
    let chosen = usize::from(level.number()) - 1;
    html! {
        <div class="dice">
            { radios(name, &Level::ALL.map(face), chosen, &onchoose) }
        </div>
    }
}
