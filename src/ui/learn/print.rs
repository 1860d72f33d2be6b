//! A game on paper: a page that is printed, with the board, the pieces to cut out, and the game in five lines.

use super::words;
use crate::games::GameId;
use crate::games::picture::{Paper, PaperPiece};
use crate::i18n::{Lang, card, page};
use crate::learn::Book;
use crate::rules::Square;
use crate::table::{on_paper, profile};
use crate::ui::components::{Icon, SettingsButtons, icon, logo};
use crate::ui::hooks::{Loaded, focus_on, use_book, use_settings};
use crate::ui::route::Route;
use crate::ui::table::{draw_paper, frame};
use gloo::utils::window;
use std::rc::Rc;
use yew::prelude::*;

/// The width of the printed board. It fits on A4 and on Letter.
const BOARD_MM: f32 = 180.0;
/// Pieces are a little smaller than their squares, and need not be larger than fingers want.
const PIECE_SHARE: f32 = 0.84;
const LARGEST_PIECE_MM: f32 = 28.0;

#[derive(Properties, PartialEq)]
pub struct PrintPageProps {
    pub game: GameId,
}

#[component]
pub fn PrintPage(props: &PrintPageProps) -> Html {
    let game = props.game;
    let settings = use_settings();
    let lang = settings.lang;
    // Without the words, board and pieces are still worth printing.
    let (loaded, _) = use_book(game);
    use_effect_with((), |()| _ = focus_on("title"));
    let book = match loaded {
        Loaded::Book(book) => Some(book),
        Loaded::Loading | Loaded::Failed => None,
    };
    let profile = profile(game);
    let has_two_sides = draw_paper(game).pieces.iter().any(|piece| piece.back.is_some());
    let title = profile.title.to(lang);
    html! {
        <div class={classes!("print-page", game.id())}>
            <header class="top cloth">
                <a class="icon-button" href={Route::to_rules(game)} aria-label={page::BACK.to(lang)}>{ icon(Icon::Back) }</a>
                <h1 id="title" tabindex="-1">{ title }{ " " }<small>{ words::ON_PAPER.to(lang) }</small></h1>
                <SettingsButtons />
            </header>
            <main>
                <section class="print-how">
                    <p>{ words::how_to_print(lang, has_two_sides, on_paper(game)) }</p>
                    <button class="button primary" onclick={Callback::from(|_: MouseEvent| drop(window().print()))}>
                        { icon(Icon::Print) }{ words::PRINT_NOW.to(lang) }</button>
                </section>
                <div class="paper-sheets"><Sheets {game} {book} {lang} /></div>
            </main>
        </div>
    }
}

#[derive(Properties, PartialEq)]
struct SheetsProps {
    game: GameId,
    book: Option<Rc<Book>>,
    lang: Lang,
}

/// What is printed: the board with the five lines, then the pieces.
#[component]
fn Sheets(props: &SheetsProps) -> Html {
    let SheetsProps { game, book, lang } = props;
    let Paper { board, pieces } = draw_paper(*game);
    let frame = frame(*game);
    let side = (frame.area)(Square::new(0, 0)).width * BOARD_MM / f32::from(frame.size[0]) * PIECE_SHARE;
    let side = side.min(LARGEST_PIECE_MM);
    html! { <>
        <section class="paper-sheet" data-sheet="board">
            <h2>{ logo() }{ profile(*game).title.to(*lang) }</h2>
            <svg class="paper-board" viewBox={frame.view_box()} role="img" aria-label={words::THE_BOARD.to(*lang)}>{ board }</svg>
            if let Some(book) = book {
                <ol class="paper-lines">
                    { for book.card.iter().map(|line| html! {
                        <li><b>{ line.about.to(*lang).to_owned() }{ card::COLON.to(*lang) }</b>{ line.text.to(*lang).to_owned() }</li>
                    }) }
                </ol>
            }
        </section>
        <section class="paper-sheet" data-sheet="pieces" style={format!("--piece:{side:.1}mm")}>
            <h2>{ words::CUT_OUT.to(*lang) }</h2>
            <div class="paper-pieces">{ for pieces.iter().flat_map(draw_piece) }</div>
        </section>
    </> }
}

/// A piece as often as it is needed; where it has two sides, they are folded back to back.
fn draw_piece(piece: &PaperPiece) -> impl Iterator<Item = Html> {
    let side = |picture: &Html, class: &'static str| {
        html! { <svg {class} viewBox="0 0 100 100" aria-hidden="true">{ picture.clone() }</svg> }
    };
    let drawn = html! {
        <div class={classes!("paper-piece", piece.back.is_some().then_some("folded"))}>
            { side(&piece.front, "front") }
            { for piece.back.iter().map(|back| side(back, "back")) }
        </div>
    };
    (0..piece.count).map(move |_| drawn.clone())
}
