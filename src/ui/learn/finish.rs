//! The end of a lesson: the first game, and three positions to win.

use super::words;
use crate::games::GameId;
use crate::i18n::Lang;
use crate::learn::{Book, Step};
use crate::table::{Origin, Session, Setup, profile};
use crate::ui::components::{Icon, icon, logo};
use crate::ui::start::first_game;
use crate::ui::table::{draw_whole, frame};
use std::rc::Rc;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct FinishProps {
    pub game: GameId,
    pub book: Rc<Book>,
    /// The positions that have been won.
    pub won: Vec<bool>,
    pub lang: Lang,
    /// Opens one of the positions.
    pub onopen: Callback<usize>,
}

#[component]
pub fn Finish(props: &FinishProps) -> Html {
    let FinishProps { game, book, won, lang, onopen } = props;
    let (game, lang) = (*game, *lang);
    let first = profile(game).first_variant;
    let variant = (profile(game).variant_name)(first).filter(|_| first > 0);
    let begin = Callback::from(move |_: MouseEvent| first_game(game));
    let position = |(index, step): (usize, &Step)| {
        let is_won = won.get(index) == Some(&true);
        let opened = Session::open(game, Origin::Position(&step.position), Setup::default());
        let onclick = onopen.reform(move |_: MouseEvent| index);
        let name = step.name.to(lang);
        html! {
            <li>
                <button class={classes!("to-win", is_won.then_some("done"))} {onclick}>
                    <svg class="cloth" viewBox={frame(game).view_box()} aria-hidden="true">
                        { for opened.ok().map(|session| draw_whole(&session.snapshot(), 0)) }</svg>
                    <span>if is_won { { icon(Icon::Check) } }{ name.to_owned() }</span>
                </button>
            </li>
        }
    };
    html! {
        <section class="result finish" id="result" tabindex="-1" aria-labelledby="learnt">
            { logo() }
            <div>
                <h2 id="learnt">{ words::you_know(lang, profile(game).title.to(lang)) }</h2>
                <p>{ book.learnt.to(lang).to_owned() }</p>
            </div>
            <button class="button primary two-lines" data-first-game="" onclick={begin}>
                { words::FIRST_GAME.to(lang) }<small>{ words::first_game_how(lang, variant) }</small>
            </button>
            <div class="warm-up">
                <h3>{ words::WARM_UP.to(lang) }</h3>
                <ol>{ for book.puzzles.iter().enumerate().map(position) }</ol>
            </div>
        </section>
    }
}
