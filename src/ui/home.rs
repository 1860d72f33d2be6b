//! Home: five lids in a quincunx.

use super::app::SettingsHandle;
use super::parts::{SettingsButtons, logo};
use super::route::Route;
use super::{storage, text};
use crate::games::emblem::Emblem;
use crate::games::minos::Minos;
use crate::games::pivot::Pivot;
use crate::games::present::{Present, Scene};
use crate::games::quantik::Quantik;
use crate::games::shape_colour::ShapeColour;
use crate::games::{Game, GameId, Visitor};
use crate::i18n::{Lang, Text};
use crate::record::Match;
use crate::rules::Position;
use yew::prelude::*;

/// The games in the order of their lids: Quantik is the third, in the middle.
fn lids() -> impl Iterator<Item = GameId> {
    let others = || GameId::ALL.iter().copied().filter(|&game| game != GameId::Quantik);
    others().take(2).chain([GameId::Quantik]).chain(others().skip(2))
}

struct TitleOf;

impl Visitor for TitleOf {
    type Output = Text;

    fn visit<P: Game>(self) -> Text {
        P::TITLE
    }
}

pub fn title_of(game: GameId) -> Text {
    game.visit(TitleOf)
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

fn lid(game: GameId, lang: Lang) -> Html {
    match game {
        GameId::Quantik => lid_of::<Quantik>(game, lang),
        GameId::Emblem => lid_of::<Emblem>(game, lang),
        GameId::Minos => lid_of::<Minos>(game, lang),
        GameId::Pivot => lid_of::<Pivot>(game, lang),
        GameId::ShapeColour => lid_of::<ShapeColour>(game, lang),
    }
}

/// The game that waits at a table, if one is in progress.
fn waiting<P: Position>() -> Option<Match<P>> {
    let game = Match::<P>::from_save(&storage::game(P::FACTS.id)?).ok()?;
    (game.ply() > 0 && game.ending().is_none()).then_some(game)
}

/// A lid that leads to a table, with the board as it stands there.
fn lid_of<P: Present>(game: GameId, lang: Lang) -> Html {
    let waiting = waiting::<P>();
    let position = waiting.as_ref().map_or_else(|| showcase::<P>(), |game| *game.position());
    let action = if waiting.is_some() { text::RESUME } else { text::PLAY }.to(lang);
    html! {
        <a class={classes!("lid", "cloth", game.id())} href={Route::to_table(game)}>
            <span class="lid-words">
                if waiting.is_some() { <span class="chip">{ text::WAITING.to(lang) }</span> }
                <h2>{ P::TITLE.to(lang) }</h2>
                <span class="tagline">{ P::TAGLINE.to(lang) }</span>
            </span>
            { miniature(&position, lang) }
            <span class="button on-cloth">{ action }</span>
        </a>
    }
}

/// A few turns into a game, so that the lid shows what it is about.
fn showcase<P: Present>() -> P {
    let mut rng = crate::rules::Rng::new(5);
    let mut position = P::start(P::Options::default());
    for _ in 0..8 {
        let moves = position.moves();
        let Some(&mv) = rng.pick(&moves) else { break };
        let mut next = position;
        next.play_unchecked(mv);
        if next.outcome().is_some() {
            break;
        }
        position = next;
    }
    position
}

fn miniature<P: Present>(position: &P, lang: Lang) -> Html {
    let scene = Scene::quiet(lang);
    html! { <svg class="miniature" viewBox={P::VIEW_BOX} aria-hidden="true">{ position.picture(&scene) }</svg> }
}
