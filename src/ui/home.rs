//! Home: five lids in a quincunx. Whoever comes for the first time reads what this place is, and where to begin;
//! whoever comes back sees what waits, and how far they have come.

use super::components::{Icon, SettingsButtons, die, icon, logo};
use super::hooks::use_settings;
use super::route::Route;
use super::storage;
use super::table::{draw_whole, frame};
use crate::games::GameId;
use crate::i18n::{Lang, page};
use crate::store::Progress;
use crate::table::{Origin, Session, Setup, profile, waiting_game};
use yew::prelude::*;

/// The easiest of the games: one prohibition, and the shortest game.
const EASIEST: GameId = GameId::Quantik;

/// The games in the order of their lids: the one last played is the third, in the middle.
fn lids() -> impl Iterator<Item = GameId> {
    let middle = storage::last_played().and_then(|id| GameId::named(&id)).unwrap_or(EASIEST);
    let others = move || GameId::ALL.iter().copied().filter(move |&game| game != middle);
    others().take(2).chain([middle]).chain(others().skip(2))
}

/// Nothing has been played, learnt or chosen yet.
fn is_first_visit() -> bool {
    let is_new = |id| !storage::knows(id) && storage::progress(id) == Progress::default();
    GameId::ALL.iter().all(|game| is_new(game.id()))
}

#[component]
pub fn Home() -> Html {
    let settings = use_settings();
    let lang = settings.lang;
    let is_first = is_first_visit();
    html! {
        <div class={classes!("home", is_first.then_some("first"))}>
            <header class="home-header">
                { logo() }
                <h1>{ "Quincunx" }</h1>
                <SettingsButtons />
            </header>
            <main>
                if is_first {
                    <p class="about"><b>{ page::ABOUT.to(lang) }</b>{ " " }{ page::ABOUT_HOW.to(lang) }</p>
                }
                <div class="lids">{ for lids().map(|game| html! { <Lid {game} {lang} {is_first} /> }) }</div>
            </main>
        </div>
    }
}

/// The game that waits at a table, if one is in progress.
fn waiting(game: GameId) -> Option<Session> {
    let save = storage::game(game.id())?;
    let setup = Setup::stored(storage::setup(game.id()).as_deref());
    let session = Session::open(game, Origin::Save(&save), setup).ok()?;
    (session.status.ply > 0 && session.status.ending.is_none()).then_some(session)
}

#[derive(Properties, PartialEq)]
struct LidProps {
    game: GameId,
    lang: Lang,
    is_first: bool,
}

/// A lid that leads to a table, with the board as it stands there; or to a lesson that was begun.
#[component]
fn Lid(props: &LidProps) -> Html {
    let LidProps { game, lang, is_first } = *props;
    let profile = profile(game);
    let waiting = waiting(game);
    let progress = storage::progress(game.id());
    let chip = match &waiting {
        Some(_) => Some(page::WAITING),
        None => (is_first && game == EASIEST).then_some(page::START_HERE),
    };
    let line =
        waiting.as_ref().map_or(profile.tagline.to(lang).to_owned(), |session| waiting_game(session, lang));
    let has_table = waiting.is_some() || storage::knows(game.id());
    let is_lesson_open = progress.lesson_begun().is_some() && !has_table;
    let action = match (&waiting, is_lesson_open) {
        (Some(_), _) | (_, true) => page::RESUME,
        _ if has_table => page::PLAY,
        _ => page::OPEN,
    };
    let href = if is_lesson_open { Route::to_lesson(game) } else { Route::to_table(game) };
    let shown = waiting.or_else(|| Session::open(game, Origin::Showcase, Setup::default()).ok());
    html! {
        <a class={classes!("lid", "cloth", game.id())} {href}>
            <span class="lid-words">
                { for chip.map(|chip| html! { <span class="chip">{ chip.to(lang) }</span> }) }
                <h2>{ profile.title.to(lang) }</h2>
                <span class="tagline">{ line }</span>
                { facts(game, &progress, lang) }
            </span>
            <span class="miniature-place">
                <svg class="miniature" viewBox={frame(game).view_box()} aria-hidden="true">
                    { for shown.map(|session| draw_whole(&session.snapshot(), 0)) }</svg>
            </span>
            <span class="button on-cloth">{ action.to(lang) }</span>
        </a>
    }
}

/// How many play and for how long; once something has been learnt or won, that instead.
fn facts(game: GameId, progress: &Progress, lang: Lang) -> Html {
    let profile = profile(game);
    let fact = |picture: Html, short: String, long: &str| {
        html! { <span class="fact">{ picture }<span>{ short }<span class="long">{ long.to_owned() }</span></span></span> }
    };
    let lesson = match progress.lesson_begun() {
        Some((done, of)) => Some(fact(icon(Icon::Hand), page::lesson_at(lang, done, of), "")),
        None => progress
            .is_lesson_done()
            .then(|| fact(icon(Icon::Check), page::LESSON_DONE.to(lang).to_owned(), "")),
    };
    let best = progress.best_level().map(|level| fact(die(level.number()), page::beaten(lang, level), ""));
    if lesson.is_some() || best.is_some() {
        return html! { <span class="facts">{ for lesson }{ for best }</span> };
    }
    let players = page::players(lang, &(profile.seats)());
    html! {
        <span class="facts">
            { fact(icon(Icon::People), players.0, players.1) }
            { fact(icon(Icon::Clock), format!("{}\u{a0}min", profile.minutes), "") }
        </span>
    }
}
