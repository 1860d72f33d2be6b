//! Home: five lids in a quincunx.

use super::any_game::{AnyMatch, Origin, match_of, profile_of};
use super::app::SettingsHandle;
use super::parts::{SettingsButtons, logo};
use super::route::Route;
use super::{storage, text};
use crate::games::GameId;
use crate::i18n::Lang;
use yew::prelude::*;

/// The games in the order of their lids: the one last played is the third, in the middle.
fn lids() -> impl Iterator<Item = GameId> {
    let middle = storage::last_played().and_then(|id| GameId::named(&id)).unwrap_or(GameId::Quantik);
    let others = move || GameId::ALL.iter().copied().filter(move |&game| game != middle);
    others().take(2).chain([middle]).chain(others().skip(2))
}

#[component]
pub fn Home() -> Html {
    let settings = use_context::<SettingsHandle>().expect("the app provides the settings");
    let lang = settings.lang;
    html! {
        <div class="home">
            <header class="home-header">
                { logo() }
                <h1>{ "Quincunx" }</h1>
                <SettingsButtons />
            </header>
            <main class="lids">
                { for lids().map(|game| lid(game, lang)) }
            </main>
        </div>
    }
}

/// The game that waits at a table, if one is in progress.
fn waiting(game: GameId) -> Option<Box<dyn AnyMatch>> {
    let waiting = match_of(game, Origin::Save(&storage::game(game.id())?)).ok()?;
    (waiting.ply() > 0 && waiting.ending().is_none()).then_some(waiting)
}

/// A lid that leads to a table, with the board as it stands there.
fn lid(game: GameId, lang: Lang) -> Html {
    let profile = profile_of(game);
    let waiting = waiting(game);
    let is_waiting = waiting.is_some();
    let shown = waiting.or_else(|| match_of(game, Origin::Showcase).ok());
    let action = if is_waiting { text::RESUME } else { text::PLAY }.to(lang);
    html! {
        <a class={classes!("lid", "cloth", game.id())} href={Route::to_table(game)}>
            <span class="lid-words">
                if is_waiting { <span class="chip">{ text::WAITING.to(lang) }</span> }
                <h2>{ profile.title.to(lang) }</h2>
                <span class="tagline">{ profile.tagline.to(lang) }</span>
            </span>
            <svg class="miniature" viewBox={profile.view_box} aria-hidden="true">{ for shown.map(|game| game.picture(lang)) }</svg>
            <span class="button on-cloth">{ action }</span>
        </a>
    }
}
