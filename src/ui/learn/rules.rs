//! The rules page of a game: text, and figures that are live boards.

use super::figure::Figure;
use super::words;
use crate::games::GameId;
use crate::i18n::{Lang, card, page};
use crate::learn::{Block, Book, Decision, Section};
use crate::table::{Origin, Session, Setup, profile};
use crate::ui::browser;
use crate::ui::components::{Icon, NoticePage, SettingsButtons, icon};
use crate::ui::hooks::{Loaded, focus_on, use_book, use_media, use_settings};
use crate::ui::route::Route;
use crate::ui::table::{draw_whole, frame};
use gloo::utils::document;
use std::rc::Rc;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct RulesPageProps {
    pub game: GameId,
}

#[component]
pub fn RulesPage(props: &RulesPageProps) -> Html {
    let game = props.game;
    let settings = use_settings();
    let lang = settings.lang;
    let (loaded, onretry) = use_book(game);
    match loaded {
        Loaded::Book(book) => html! { <Rules {game} {book} {lang} /> },
        Loaded::Loading => {
            html! { <NoticePage {lang} title={profile(game).title.to(lang)} message={page::LOADING.to(lang)} /> }
        }
        Loaded::Failed => html! {
            <NoticePage {lang} title={profile(game).title.to(lang)} message={words::RULES_NOT_LOADED.to(lang)}
                action={(AttrValue::from(page::RETRY.to(lang)), onretry)} />
        },
    }
}

#[derive(Properties, PartialEq)]
struct RulesProps {
    game: GameId,
    book: Rc<Book>,
    lang: Lang,
}

#[component]
fn Rules(props: &RulesProps) -> Html {
    let RulesProps { game, book, lang } = props;
    let (game, lang) = (*game, *lang);
    let profile = profile(game);
    use_effect_with((), |()| _ = focus_on("title"));
    let shown = Session::open(game, Origin::Showcase, Setup::default()).ok();
    let mut figures = 0;
    html! {
        <div class={classes!("rules", game.id())}>
            <header class="rules-head cloth">
                <div class="top">
                    <a class="icon-button" href={Route::to_table(game)} aria-label={page::BACK.to(lang)}>{ icon(Icon::Back) }</a>
                    <span class="room"></span>
                    <SettingsButtons />
                </div>
                <div class="rules-title">
                    <h1 id="title" tabindex="-1">{ profile.title.to(lang) }{ " " }<small>{ words::THE_RULES.to(lang) }</small></h1>
                    <p class="facts">
                        <span>{ icon(Icon::People) }{ words::players(lang, &(profile.seats)()) }</span>
                        <span>{ icon(Icon::Clock) }{ words::about_minutes(lang, profile.minutes) }</span>
                    </p>
                </div>
                <svg class="miniature" viewBox={frame(game).view_box()} aria-hidden="true">
                    { for shown.map(|session| draw_whole(&session.snapshot(), 0)) }</svg>
            </header>
            <div class="rules-body">
                <aside class="rules-side">
                    <Contents {book} {lang} />
                    <nav class="rules-foot" aria-label={profile.title.to(lang)}>
                        <a class="button" href={Route::to_lesson(game)}>{ icon(Icon::Hand) }{ card::LESSON.to(lang) }</a>
                        <a class="button primary" href={Route::to_table(game)}>{ page::PLAY.to(lang) }</a>
                        <a class="button print-link" href={Route::to_print(game)}>{ icon(Icon::Print) }{ words::PRINT.to(lang) }</a>
                    </nav>
                </aside>
                <main class="rules-text">
                    { for book.rules.iter().map(|section| draw_section(game, section, lang, &mut figures)) }
                </main>
            </div>
        </div>
    }
}

#[derive(Properties, PartialEq)]
struct ContentsProps {
    book: Rc<Book>,
    lang: Lang,
}

/// The sections by name: folded on a phone, beside the text where there is room.
#[component]
fn Contents(props: &ContentsProps) -> Html {
    let ContentsProps { book, lang } = props;
    let is_wide = use_media(browser::WIDE);
    let section = |section: &Section| {
        let id = section.id.clone();
        let onclick = Callback::from(move |_: MouseEvent| {
            // The address is that of the page: the place in it is gone to by hand.
            if let Some(heading) = document().get_element_by_id(&id) {
                heading.scroll_into_view();
                focus_on(&id);
            }
        });
        html! { <li><button {onclick}>{ section.title.to(*lang).to_owned() }</button></li> }
    };
    html! {
        <details class="contents" open={is_wide}>
            <summary>{ words::ON_THIS_PAGE.to(*lang) }{ icon(Icon::Down) }</summary>
            <ol>{ for book.rules.iter().map(section) }</ol>
        </details>
    }
}

fn draw_section(game: GameId, section: &Section, lang: Lang, figures: &mut usize) -> Html {
    html! {
        <section>
            <h2 id={section.id.clone()} tabindex="-1">{ section.title.to(lang).to_owned() }</h2>
            { for section.blocks.iter().map(|block| draw_block(game, block, lang, figures)) }
        </section>
    }
}

fn draw_block(game: GameId, block: &Block, lang: Lang, figures: &mut usize) -> Html {
    match block {
        Block::Goal => html! { <p class="lead">{ profile(game).goal.to(lang) }</p> },
        Block::Lead(text) => html! { <p class="lead">{ rich(text.to(lang)) }</p> },
        Block::Text(text) => html! { <p>{ rich(text.to(lang)) }</p> },
        Block::Counted(counted) => html! { <p>{ rich(counted.text.to(lang)) }</p> },
        Block::Heading(text) => html! { <h3>{ text.to(lang).to_owned() }</h3> },
        Block::List(items) => {
            html! { <ul>{ for items.iter().map(|item| html! { <li>{ rich(item.to(lang)) }</li> }) }</ul> }
        }
        Block::Figure(figure) => {
            *figures += 1;
            html! { <Figure {game} figure={(**figure).clone()} number={*figures} {lang} /> }
        }
        Block::Decisions(decisions) => html! {
            <div class="decisions">{ for decisions.iter().map(|decision| draw_decision(decision, lang)) }</div>
        },
    }
}

fn draw_decision(decision: &Decision, lang: Lang) -> Html {
    html! {
        <div class="decision">
            <h3>{ decision.question.to(lang).to_owned() }</h3>
            <dl>
                <dt>{ words::SHEET.to(lang) }</dt><dd>{ rich(decision.sheet.to(lang)) }</dd>
                <dt>{ words::HERE.to(lang) }</dt><dd>{ rich(decision.here.to(lang)) }</dd>
            </dl>
        </div>
    }
}

/// A text in which words between two asterisks are bold.
pub fn rich(text: &str) -> Html {
    let part = |(index, part): (usize, &str)| match index % 2 {
        0 => html! { <>{ part.to_owned() }</> },
        _ => html! { <b>{ part.to_owned() }</b> },
    };
    html! { <>{ for text.split('*').enumerate().map(part) }</> }
}
