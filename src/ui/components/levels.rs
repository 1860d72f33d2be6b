//! The levels of the computer: six dice, each with its word.

use super::{Radios, die};
use crate::games::GameId;
use crate::i18n::{Lang, table};
use crate::search::Level;
use crate::table::profile;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct LevelsProps {
    /// The name of the group in the page.
    pub name: AttrValue,
    pub game: GameId,
    pub lang: Lang,
    pub level: Level,
    pub onchange: Callback<Level>,
}

#[component]
pub fn Levels(props: &LevelsProps) -> Html {
    let LevelsProps { name, game, lang, level, onchange } = props;
    let face = |level: Level| {
        let word = table::level(level, profile(*game).is_solved).to(*lang);
        let number = level.number();
        html! { <>{ die(number) }<span class="for-ears">{ table::LEVEL.to(*lang) }{ " " }{ number }{ ", " }</span>{ word }</> }
    };
    let onchoose = onchange.reform(|index: usize| Level::ALL[index]);
    let chosen = usize::from(level.number()) - 1;
    html! {
        <div class="dice">
            <Radios {name} answers={Level::ALL.map(face).to_vec()} {chosen} {onchoose} />
        </div>
    }
}
