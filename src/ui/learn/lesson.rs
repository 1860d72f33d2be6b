//! The page of a lesson.

use super::finish::Finish;
use super::next::NextButton;
use super::paper::{Paper, Tell};
use super::thread::{Thread, ThreadProps};
use super::words;
use crate::games::GameId;
use crate::i18n::{Lang, Text, page, table};
use crate::learn::{Book, Step};
use crate::rules::Target;
use crate::table::{Command, Lesson, LessonAction, Look, Mode, Said, Snapshot, Stage, profile, say};
use crate::ui::components::{Icon, NoticePage, icon};
use crate::ui::hooks::{Advice, Loaded, focus_on, use_book, use_drag, use_mode, use_settings};
use crate::ui::route::Route;
use crate::ui::storage;
use crate::ui::table::{Board, Tray, table_keys, view_switch};
use gloo::timers::callback::Timeout;
use std::rc::Rc;
use yew::prelude::*;

/// The id of the board of a lesson.
const BOARD: &str = "board";
/// Whoever has not pressed anything for so long is shown where to look.
const HESITATION_MILLIS: u32 = 20_000;

/// Which part of a book is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    Lesson,
    /// The positions to win, from this one on.
    Positions(usize),
}

#[derive(Properties, PartialEq)]
pub struct LessonPageProps {
    pub game: GameId,
}

/// The lesson of a game, once its book has been loaded; then the positions to win, as somebody chooses.
#[component]
pub fn LessonPage(props: &LessonPageProps) -> Html {
    let game = props.game;
    let settings = use_settings();
    let (loaded, onretry) = use_book(game);
    let part = use_state_eq(|| Part::Lesson);
    let lang = settings.lang;
    match loaded {
        Loaded::Book(book) => {
            let onpart = {
                let part = part.setter();
                Callback::from(move |to: Part| part.set(to))
            };
            let key = format!("{:?}", *part);
            html! { <Played {key} {game} {book} part={*part} {lang} digits={settings.digits} {onpart} /> }
        }
        Loaded::Loading => {
            html! { <NoticePage {lang} title={profile(game).title.to(lang)} message={page::LOADING.to(lang)} /> }
        }
        Loaded::Failed => html! {
            <NoticePage {lang} title={profile(game).title.to(lang)} message={words::NOT_LOADED.to(lang)}
                action={(AttrValue::from(page::RETRY.to(lang)), onretry)} />
        },
    }
}

#[derive(Properties, PartialEq)]
struct PlayedProps {
    game: GameId,
    book: Rc<Book>,
    part: Part,
    lang: Lang,
    digits: bool,
    onpart: Callback<Part>,
}

/// Opens a part where it was left.
fn open(game: GameId, book: &Book, part: Part) -> Lesson {
    let progress = storage::progress(game.id());
    let (steps, at, done): (&[Step], usize, Vec<bool>) = match part {
        Part::Lesson => {
            let is_done = progress.is_lesson_done();
            (&book.lesson, if is_done { 0 } else { progress.at }, progress.steps)
        }
        Part::Positions(at) => (&book.puzzles, at, progress.positions),
    };
    Lesson::open(game, steps.into(), at, done).expect("the positions of books are tested")
}

/// Keeps how far somebody has come.
#[hook]
fn use_progress(lesson: &Lesson, part: Part) {
    let game = lesson.game;
    use_effect_with((lesson.at, lesson.done.clone()), move |(at, done)| {
        let mut progress = storage::progress(game.id());
        match part {
            Part::Lesson => (progress.at, progress.steps) = (*at, done.clone()),
            Part::Positions(_) => progress.positions.clone_from(done),
        }
        storage::keep_progress(game.id(), &progress);
    });
}

/// What is shown by itself, and what is said to somebody who hesitates, come after a while.
#[hook]
fn use_time(lesson: &Lesson, act: &Callback<LessonAction>) {
    let later = |millis: Option<u32>, action: LessonAction| {
        let act = act.clone();
        millis.map(|millis| Timeout::new(millis, move || act.emit(action)))
    };
    let place = (lesson.at, lesson.stage, lesson.session().status.ply);
    {
        let later = later(lesson.goes_on_after(), LessonAction::GoOn);
        use_effect_with((place, lesson.session().presses), move |_| move || drop(later));
    }
    let is_asked = lesson.stage == Stage::Asks;
    let later = later(is_asked.then_some(HESITATION_MILLIS), LessonAction::Nudge);
    use_effect_with((place, lesson.session().presses), move |_| move || drop(later));
}

/// The keyboard begins at the title, goes to the button when a step is done, and to the board when the next one begins.
#[hook]
fn use_lesson_focus(lesson: &Lesson) {
    let is_first = use_mut_ref(|| true);
    use_effect_with(
        (lesson.at, lesson.stage == Stage::Done, lesson.is_over),
        move |&(_, is_done, is_over)| {
            if is_first.replace(false) {
                focus_on("title");
            } else if is_over {
                focus_on("result");
            } else if is_done {
                focus_on("next");
            }
        },
    );
}

/// A lesson as it is now, with what its picture and its words are drawn from.
struct LessonState {
    lesson: Lesson,
    act: Callback<LessonAction>,
    apply: Callback<Command>,
    snapshot: Rc<Snapshot>,
    said: Rc<Said>,
    look: Look,
    onview: Callback<u8>,
}

#[hook]
fn use_lesson(game: GameId, book: &Book, part: Part, lang: Lang) -> LessonState {
    let (mode, act) = use_mode(|| open(game, book, part));
    let lesson: &Lesson = &mode;
    let apply = use_callback(act.clone(), |command: Command, act| act.emit(LessonAction::Table(command)));
    use_progress(lesson, part);
    use_time(lesson, &act);
    use_lesson_focus(lesson);
    let session = lesson.session();
    use_drag(session, &apply);
    let snapshot = use_memo(session.snapshot(), Clone::clone);
    let said = use_memo((snapshot.clone(), lang), |(snapshot, lang)| say(snapshot, *lang));
    let view = use_state_eq(|| 0);
    let onview = use_callback(view.setter(), |to: u8, view| view.set(to));
    // A new step is seen whole.
    {
        let onview = onview.clone();
        use_effect_with(lesson.at, move |_| onview.emit(0));
    }
    let helps = lesson.step().dots && lesson.stage == Stage::Asks;
    let look = Look { view: *view, is_fresh: session.is_fresh(), helps };
    LessonState { lesson: lesson.clone(), act, apply, snapshot, said, look, onview }
}

#[component]
fn Played(props: &PlayedProps) -> Html {
    let PlayedProps { game, book, part, lang, digits, onpart } = props;
    let (game, lang, part) = (*game, *lang, *part);
    let state = use_lesson(game, book, part, lang);
    let LessonState { lesson, act, apply, snapshot, said, look, onview } = &state;
    let profile = profile(game);
    let hint = lesson.hint(lang);
    let tell = Tell::of(lesson, said, hint.as_ref().map(|hint| &*hint.words), lang);
    let advice = Advice { hint, is_hint_fresh: true, ..Advice::default() };
    let is_asked = lesson.stage == Stage::Asks;
    let clear = is_asked.then(|| holes(lesson.step()));
    let seat = lesson.learner();
    let offers = if is_asked { lesson.session().offers() } else { Vec::new() };
    let (names, done, at) = ThreadProps::of(lesson);
    let kind = if part == Part::Lesson { words::LESSON } else { words::POSITIONS };
    let class = classes!("table", "lesson", "cloth", profile.facts.id, lesson.is_over.then_some("over"));
    let won = storage::progress(game.id()).positions;
    html! {
        <div {class} onkeydown={table_keys(apply, *digits)}>
            <header class="top">
                <a class="icon-button" href={Route::to_welcome(game)} aria-label={page::BACK.to(lang)}>{ icon(Icon::Back) }</a>
                <h1 id="title" tabindex="-1">{ profile.title.to(lang) }{ " " }<small>{ kind.to(lang) }</small></h1>
            </header>
            <main class="play">
                <Thread {names} {done} {at} {lang} {act} />
                <div class="board" inert={lesson.is_over}>
                    <Board id={BOARD} {snapshot} look={*look} {lang} {apply} is_rotated=false {advice} {clear} />
                    if lesson.step().views { { view_switch(profile.views, look.view, lang, onview) } }
                </div>
                <Paper ask={lesson.step().ask.to(lang).to_owned()} {tell} {said} {is_asked} {lang} />
                <section class="me">
                    <Tray {game} {seat} items={said.seats[seat.index()].tray.clone()} chosen={said.chosen_kind} {offers} {lang} {apply} />
                </section>
                if lesson.is_over {
                    <Finish {game} book={book.clone()} {won} {lang} onopen={onpart.reform(Part::Positions)} />
                }
                { bar(&state, lang) }
            </main>
        </div>
    }
}

/// The bar below a lesson: from the beginning, show, skip, and the main button.
fn bar(state: &LessonState, lang: Lang) -> Html {
    let LessonState { lesson, act, apply, .. } = state;
    let button = |action: LessonAction, name: &'static str, picture: Icon, label: Text, is_enabled: bool| {
        let onclick = is_enabled.then(|| act.reform(move |_: MouseEvent| action.clone()));
        html! {
            <button class="bar-button" data-do={name} aria-disabled={(!is_enabled).then_some("true")} {onclick}>
                { icon(picture) }<span>{ label.to(lang) }</span></button>
        }
    };
    let is_done = lesson.stage == Stage::Done;
    let is_waiting = lesson.session().hand.waiting.is_some();
    let is_last = lesson.at + 1 == lesson.steps.len();
    let label = match (is_waiting, is_last) {
        (true, _) => table::CONFIRM,
        (false, true) => words::DONE,
        (false, false) => words::NEXT,
    };
    let onpress = match is_waiting {
        true => apply.reform(|()| Command::Confirm),
        false => act.reform(|()| LessonAction::Next),
    };
    html! {
        <nav class="bar">
            { button(LessonAction::Again, "again", Icon::Again, words::AGAIN, true) }
            { button(LessonAction::Show, "show", Icon::Bulb, words::SHOW, lesson.stage == Stage::Asks) }
            { button(LessonAction::Next, "skip", Icon::Skip, words::SKIP, !is_done) }
            <NextButton label={label.to(lang)} is_enabled={is_waiting || is_done} {onpress} />
        </nav>
    }
}

/// What the veil leaves clear.
fn holes(step: &Step) -> Rc<[Target]> {
    step.clear.iter().filter_map(|name| name.parse().ok()).collect()
}
