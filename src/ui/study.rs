//! The program of the pages besides home and tables: lessons, rules, prints, settings. It stands beside the page's own
//! program, which loads it when somebody first goes there: each of them shows its own addresses, and nothing at the
//! others.

use super::app::{Place, use_place};
use super::hooks::SettingsHandle;
use super::learn::{LessonPage, PrintPage, RulesPage};
use super::route::Route;
use super::settings::SettingsPage;
use gloo::utils::{document, head};
use yew::prelude::*;

/// The style sheets of these pages, in the order of their layers.
const STYLES: [&str; 5] = [
    include_str!("../../static/style/settings.css"),
    include_str!("../../static/style/figures.css"),
    include_str!("../../static/style/learn/lesson.css"),
    include_str!("../../static/style/learn/rules.css"),
    include_str!("../../static/style/learn/print.css"),
];

/// Gives the document the style sheets of these pages.
pub fn add_styles() {
    if let Ok(style) = document().create_element("style") {
        style.set_text_content(Some(&STYLES.concat()));
        let _ = head().append_child(&style);
    }
}

#[component]
pub fn Study() -> Html {
    let Place { settings, route, before, .. } = use_place();
    let shown = match route {
        Route::Lesson(game) => html! { <LessonPage key={game.id()} {game} /> },
        Route::Rules(game) => html! { <RulesPage key={game.id()} {game} /> },
        Route::Print(game) => html! { <PrintPage key={game.id()} {game} /> },
        Route::Settings => {
            html! { <SettingsPage back={format!("#{}", before.as_deref().unwrap_or("/"))} /> }
        }
        _ => Html::default(),
    };
    html! { <ContextProvider<SettingsHandle> context={settings}>{ shown }</ContextProvider<SettingsHandle>> }
}
