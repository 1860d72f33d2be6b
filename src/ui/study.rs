//! The program of the pages on which games are learnt. It stands beside the page's own program, which loads it when somebody
//! first goes there: each of them shows its own addresses, and nothing at the others.

use super::app::{Place, SettingsHandle, use_place};
use super::learn::{LessonPage, PrintPage, RulesPage};
use super::route::Route;
use yew::prelude::*;

#[component]
pub fn Study() -> Html {
    let Place { settings, route, .. } = use_place();
    let shown = match route {
        Route::Lesson(game) => html! { <LessonPage key={game.id()} {game} /> },
        Route::Rules(game) => html! { <RulesPage key={game.id()} {game} /> },
        Route::Print(game) => html! { <PrintPage key={game.id()} {game} /> },
        _ => Html::default(),
    };
    html! { <ContextProvider<SettingsHandle> context={settings}>{ shown }</ContextProvider<SettingsHandle>> }
}
