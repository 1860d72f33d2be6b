//! The game in five lines, beside the board as it stands: goal, turn, what is forbidden. Its numbers are on the board
//! as pins.

use super::header::HELP_BUTTON;
use crate::games::GameId;
use crate::i18n::{Lang, Worded, card, page};
use crate::learn::{self, CardLine};
use crate::rules::Square;
use crate::table::profile;
use crate::ui::components::{Icon, icon};
use crate::ui::hooks::{Loaded, focus_on, use_book};
use crate::ui::route::Route;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct CardProps {
    pub game: GameId,
    /// Some lines are not the same in every variant.
    pub variant: usize,
    /// Where each line can be seen on the board.
    pub pins: [Option<Square>; 5],
    pub lang: Lang,
    pub onclose: Callback<()>,
}

#[component]
pub fn Card(props: &CardProps) -> Html {
    let CardProps { game, variant, pins, lang, onclose } = props;
    let (game, lang) = (*game, *lang);
    let options = (profile(game).options)(*variant);
    let (loaded, onretry) = use_book::<learn::Card>(game);
    use_effect_with((), |()| {
        focus_on("card");
        // However it is closed, the keyboard is back where it was opened.
        || _ = focus_on(HELP_BUTTON)
    });
    let close = page::CLOSE.to(lang);
    let onclick = onclose.reform(|_: MouseEvent| ());
    let line = |(index, line): (usize, &CardLine)| {
        draw_line(index, &line.about, line.text_with(&options), pins[index].is_some(), lang)
    };
    let lines = match &loaded {
        Loaded::Book(book) => html! { <ol>{ for book.lines.iter().enumerate().map(line) }</ol> },
        Loaded::Loading => html! { <p class="card-lines">{ page::LOADING.to(lang) }</p> },
        Loaded::Failed => html! {
            <p class="card-lines">{ card::NOT_LOADED.to(lang) }
                <button class="button" onclick={onretry.reform(|_: MouseEvent| ())}>{ page::RETRY.to(lang) }</button></p>
        },
    };
    html! {
        <section class="card" id="card" tabindex="-1" aria-labelledby="card-title">
            <header>
                <h2 id="card-title">{ card::in_five_lines(lang, profile(game).title.to(lang)) }</h2>
                <button class="icon-button" aria-label={close} title={close} onclick={onclick.clone()}>{ icon(Icon::Close) }</button>
            </header>
            <div class="card-body">
                { lines }
                <a class="card-link" href={Route::to_welcome(game)}>{ card::WELCOME.to(lang) }</a>
            </div>
            <nav aria-label={card::LEARN.to(lang)}>
                <a class="button" href={Route::to_lesson(game)}>{ icon(Icon::Hand) }{ card::LESSON.to(lang) }</a>
                <a class="button" href={Route::to_rules(game)}>{ icon(Icon::Book) }{ card::RULES.to(lang) }</a>
                <button class="button primary" {onclick}>{ card::PLAY_ON.to(lang) }</button>
            </nav>
        </section>
    }
}

fn draw_line(index: usize, about: &Worded, text: &Worded, has_pin: bool, lang: Lang) -> Html {
    html! {
        <li>
            <span class={classes!("number", has_pin.then_some("pinned"))} aria-hidden="true">{ index + 1 }</span>
            <p><b>{ about.to(lang).to_owned() }{ card::COLON.to(lang) }</b>{ text.to(lang).to_owned() }</p>
        </li>
    }
}
