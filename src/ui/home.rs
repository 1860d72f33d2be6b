//! Home: five lids in a quincunx.

use super::app::SettingsHandle;
use super::components::{SettingsButtons, logo};
use super::route::Route;
use super::storage;
use super::table::{draw_whole, frame};
use crate::games::GameId;
use crate::i18n::{Lang, page};
use crate::table::{Origin, Session, Setup, profile};
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
                { for lids().map(|game| html! { <Lid {game} {lang} /> }) }
            </main>
        </div>
    }
}

/// The game that waits at a table, if one is in progress.
fn waiting(game: GameId) -> Option<Session> {
    let save = storage::game(game.id())?;
    let session = Session::open(game, Origin::Save(&save), Setup::default()).ok()?;
    (session.status.ply > 0 && session.status.ending.is_none()).then_some(session)
}

#[derive(Properties, PartialEq)]
struct LidProps {
    game: GameId,
    lang: Lang,
}

/// A lid that leads to a table, with the board as it stands there.
#[component]
fn Lid(props: &LidProps) -> Html {
    let LidProps { game, lang } = *props;
    let profile = profile(game);
    let waiting = waiting(game);
    let is_waiting = waiting.is_some();
    let shown = waiting.or_else(|| Session::open(game, Origin::Showcase, Setup::default()).ok());
    let action = if is_waiting { page::RESUME } else { page::PLAY }.to(lang);
    html! {
        <a class={classes!("lid", "cloth", game.id())} href={Route::to_table(game)}>
            <span class="lid-words">
                if is_waiting { <span class="chip">{ page::WAITING.to(lang) }</span> }
                <h2>{ profile.title.to(lang) }</h2>
                <span class="tagline">{ profile.tagline.to(lang) }</span>
            </span>
            <svg class="miniature" viewBox={frame(game).view_box} aria-hidden="true">
                { for shown.map(|session| draw_whole(&session.snapshot(), 0)) }</svg>
            <span class="button on-cloth">{ action }</span>
        </a>
    }
}
