//! All boards on one page, each to be tried and set back.

use super::app::SettingsHandle;
use super::components::{Figure, Icon, icon};
use crate::games::GameId;
use crate::i18n::page;
use crate::record::Opener;
use crate::table::{Origin, Session, Setup, profile};
use yew::prelude::*;

/// The start of a game, in notation.
fn start(game: GameId) -> Option<String> {
    let origin = Origin::New { variant: 0, opener: Opener::default() };
    Some(Session::open(game, origin, Setup::default()).ok()?.status.position.clone())
}

#[component]
pub fn Gallery() -> Html {
    let settings = use_context::<SettingsHandle>().expect("the app provides the settings");
    let lang = settings.lang;
    let figure = |&game: &GameId| {
        let position = start(game)?;
        Some(html! {
            <Figure id={format!("figure-{}", game.id())} {game} {position} {lang}>
                <h2>{ profile(game).title.to(lang) }</h2>
            </Figure>
        })
    };
    html! {
        <div class="gallery">
            <header class="home-header">
                <a class="icon-button" href="#/" aria-label={page::BACK_HOME.to(lang)}>{ icon(Icon::Back) }</a>
                <h1 id="title" tabindex="-1">{ page::BOARDS.to(lang) }</h1>
            </header>
            <main class="figures">{ for GameId::ALL.iter().filter_map(figure) }</main>
        </div>
    }
}
