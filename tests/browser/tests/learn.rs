//! From the first visit to the first game: welcome page, the whole lesson, a game against the computer, by touch on a
//! phone and by keyboard; wrong turns, and a lesson that is left and resumed.

use crate::whole_games::Person;
use browser_tests::{DESKTOP, Device, Fault, FaultySite, Hand, PHONE, Page, presses};
use quincunx::games::emblem::Emblem;
use quincunx::games::minos::Minos;
use quincunx::games::pivot::Pivot;
use quincunx::games::quantik::Quantik;
use quincunx::games::shape_colour::ShapeColour;
use quincunx::games::{Game, GameId};
use quincunx::i18n::Lang;
use quincunx::learn::{Book, Step};
use quincunx::table::{Command, Lesson, LessonAction, Mode};
use std::time::Duration;
use thirtyfour::Key;

fn book(game: GameId) -> Book {
    let folder = [env!("CARGO_MANIFEST_DIR"), "..", "..", "static", "learn"];
    let file = folder.iter().collect::<std::path::PathBuf>().join(format!("{}.json", game.id()));
    serde_json::from_str(&std::fs::read_to_string(file).expect("a book")).expect("it can be read")
}

fn lang_of(code: &str) -> Lang {
    if code == "fr" { Lang::Fr } else { Lang::En }
}

/// Presses a button, by finger or by keys.
async fn press(page: &Page, hand: Hand, selector: &str) {
    match hand {
        Hand::Pointer => page.tap(selector).await,
        Hand::Keys => {
            page.tab_to(selector).await;
            page.keys(Key::Enter).await;
        }
    }
}

/// What is left to be pressed for a turn at the place of a lesson.
fn left_to_press<P: Game>(lesson: &Lesson, turn: &str) -> Vec<String> {
    let session = lesson.session();
    let position: P = session.status.position.parse().expect("a position");
    let all = presses(&position, turn.parse().expect("a turn"));
    let in_hand: Vec<String> = session.hand.presses.iter().map(ToString::to_string).collect();
    all.into_iter().filter(|press| !in_hand.contains(press)).collect()
}

/// The headless lesson, which knows what the page is to show.
struct Model(Lesson);

impl Model {
    fn of(game: GameId, steps: &[Step]) -> Model {
        Model(Lesson::open(game, steps.into(), 0, Vec::new()).expect("a lesson"))
    }

    /// Lets everything be shown that is shown by itself.
    fn settle(&mut self) {
        while self.0.goes_on_after().is_some() {
            self.0.apply(LessonAction::GoOn);
        }
    }

    fn play(&mut self, turn: &str) {
        let presses = self.0.session().presses_of(turn).expect("a legal turn");
        self.0.apply(LessonAction::Table(Command::Release));
        for target in presses {
            self.0.apply(LessonAction::Table(Command::Press(target)));
        }
        self.0.apply(LessonAction::Table(Command::Confirm));
        self.settle();
    }
}

/// The page asks what this step asks.
async fn asks(page: &Page, model: &mut Model, lang: &str) {
    model.settle();
    let ask = model.0.step().ask.to(lang_of(lang));
    page.shows(".ask", ask).await;
    page.wait("document.querySelector('[data-do=show]:not([aria-disabled])') !== null").await;
}

/// Makes a turn, and confirms it where that is asked for.
async fn make(page: &Page, hand: Hand, targets: &[String], lang: &str) {
    match hand {
        Hand::Pointer => page.press_all(targets).await,
        Hand::Keys => page.type_all(targets).await,
    }
    page.drawn().await;
    let confirm = if lang == "fr" { "Valider" } else { "Confirm" };
    if page.text("#next").await == confirm {
        next(page, hand).await;
    }
}

/// Presses the main button. For a moment after its word has changed it takes no presses.
async fn next(page: &Page, hand: Hand) {
    tokio::time::sleep(Duration::from_millis(450)).await;
    press(page, hand, "#next").await;
}

/// The whole lesson, step by step, to its end.
async fn lesson<P: Game>(page: &Page, game: GameId, lang: &str, hand: Hand) {
    let steps = book(game).lesson;
    let mut model = Model::of(game, &steps);
    for step in &steps {
        asks(page, &mut model, lang).await;
        make(page, hand, &left_to_press::<P>(&model.0, &step.show), lang).await;
        page.shows(".tell.yes", step.done.to(lang_of(lang))).await;
        model.play(&step.show);
        model.0.apply(LessonAction::Next);
        page.wait("document.querySelector('#next:not([aria-disabled])') !== null").await;
        next(page, hand).await;
    }
    page.wait("document.querySelector('.finish') !== null").await;
}

async fn learn_and_play<P: Game>(device: Device, lang: &str, hand: Hand) {
    let id = P::FACTS.id;
    let game = GameId::named(id).expect("a game");
    let page = Page::first_visit(device, lang, "").await;
    page.prefer_stillness().await;
    press(&page, hand, &format!(".lid.{id}")).await;
    page.wait("document.querySelector('.welcome .goal') !== null").await;
    press(&page, hand, "[data-choice='lesson']").await;
    page.wait("document.querySelector('.lesson .ask') !== null").await;
    lesson::<P>(&page, game, lang, hand).await;
    press(&page, hand, "[data-first-game]").await;
    page.wait("document.querySelector('.table:not(.lesson)') !== null").await;
    let level = page.attribute(".them .level", "aria-label").await.unwrap_or_default();
    assert!(level.contains('1'), "the first game is against level 1, not {level}");
    // Nothing is known of the first visit any more: one press leads back to the game.
    if matches!(hand, Hand::Keys) {
        page.tab_to(".cell").await;
    }
    let ended = Person::at(&page, hand).play_to_the_end::<P>().await;
    assert!(ended.ending().is_some());
    page.wait("document.querySelector('#result') !== null").await;
    page.visit("").await;
    let done = if lang == "fr" { "leçon faite" } else { "lesson done" };
    page.wait(&format!("document.querySelector('.lid.{id} .facts').innerText.includes('{done}')")).await;
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn quantik_from_the_first_visit_to_the_first_game() {
    learn_and_play::<Quantik>(PHONE, "fr", Hand::Pointer).await;
    learn_and_play::<Quantik>(DESKTOP, "en", Hand::Keys).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn pivot_from_the_first_visit_to_the_first_game() {
    learn_and_play::<Pivot>(PHONE, "en", Hand::Pointer).await;
    learn_and_play::<Pivot>(DESKTOP, "fr", Hand::Keys).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn emblem_from_the_first_visit_to_the_first_game() {
    learn_and_play::<Emblem>(PHONE, "fr", Hand::Pointer).await;
    learn_and_play::<Emblem>(DESKTOP, "en", Hand::Keys).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn shape_colour_from_the_first_visit_to_the_first_game() {
    learn_and_play::<ShapeColour>(PHONE, "en", Hand::Pointer).await;
    learn_and_play::<ShapeColour>(DESKTOP, "fr", Hand::Keys).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn minos_from_the_first_visit_to_the_first_game() {
    learn_and_play::<Minos>(PHONE, "fr", Hand::Pointer).await;
    learn_and_play::<Minos>(DESKTOP, "en", Hand::Keys).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn wrong_turns_are_answered_and_taken_back() {
    for (lang, refused, taken_back) in
        [("fr", "Pas en", "Coup repris, réessayez."), ("en", "Not on", "try again.")]
    {
        let page = Page::first_visit(PHONE, lang, "#/quantik/lesson").await;
        page.prefer_stillness().await;
        let steps = book(GameId::Quantik).lesson;
        // A turn that the rules refuse is answered with their reason, and one that is allowed with its own.
        let step = &steps[0];
        page.shows(".ask", step.ask.to(lang_of(lang))).await;
        let position: Quantik = step.position.parse().expect("a position");
        let targets = ["tray-0", "tray-1", "tray-2", "tray-3"];
        let squares = ["a1", "b1", "c1", "d1", "a2", "b2", "c2", "d2", "a4", "b4", "c4", "d4"];
        let is = |kind: usize, square: &str, legal: bool| {
            let turn = format!("{}{square}", b"ABCD"[kind] as char).parse().expect("a turn");
            use quincunx::rules::Position;
            let empty =
                position.piece_at(square.parse().ok().and_then(square_of).expect("a square")).is_none();
            empty && position.check(turn).is_ok() == legal && format!("{turn}") != step.show
        };
        let find = |legal: bool| {
            let all = (0..4).flat_map(|kind| squares.map(|square| (kind, square)));
            all.into_iter().find(|&(kind, square)| is(kind, square, legal))
        };
        if let Some((kind, square)) = find(false) {
            page.press_all(&[targets[kind], square]).await;
            page.wait(&format!("document.querySelector('.tell.no')?.innerText.startsWith('{refused}')"))
                .await;
            page.press(targets[kind]).await;
        }
        let (kind, square) = find(true).expect("another legal turn");
        page.tap("[data-do=again]").await;
        page.press_all(&[targets[kind], square]).await;
        page.wait("document.querySelector('.tell.but') !== null").await;
        page.wait(&format!("document.querySelector('.tell.but')?.innerText.endsWith('{taken_back}')")).await;
        page.wait("document.querySelector('[data-do=show]:not([aria-disabled])') !== null").await;
        // "Show me" points at the turn; the step can still be done.
        page.tap("[data-do=show]").await;
        page.wait("document.querySelector('.board .hint') !== null").await;
        page.close().await;
    }
}

fn square_of(target: quincunx::rules::Target) -> Option<quincunx::rules::Square> {
    match target {
        quincunx::rules::Target::Square(square) => Some(square),
        _ => None,
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_is_left_and_resumed() {
    let page = Page::first_visit(PHONE, "fr", "#/emblem/lesson").await;
    page.prefer_stillness().await;
    let steps = book(GameId::Emblem).lesson;
    let mut model = Model::of(GameId::Emblem, &steps);
    for step in &steps[..2] {
        asks(&page, &mut model, "fr").await;
        make(&page, Hand::Pointer, &left_to_press::<Emblem>(&model.0, &step.show), "fr").await;
        page.wait("document.querySelector('#next:not([aria-disabled])') !== null").await;
        model.play(&step.show);
        model.0.apply(LessonAction::Next);
        next(&page, Hand::Pointer).await;
    }
    asks(&page, &mut model, "fr").await;
    page.go("").await;
    let told = format!("leçon\u{a0}: 2 sur {}", steps.len());
    page.wait(&format!("document.querySelector('.lid.emblem .facts').innerText.includes('{told}')")).await;
    page.tap(".lid.emblem").await;
    page.shows(".ask", steps[2].ask.to(Lang::Fr)).await;
    assert_eq!(page.eval("document.querySelectorAll('.knot.done').length").await, 2);
    // Any step can be gone back to, and skipped again.
    page.tap(".thread li:first-child button").await;
    page.shows(".ask", steps[0].ask.to(Lang::Fr)).await;
    page.tap("[data-do=skip]").await;
    page.shows(".ask", steps[1].ask.to(Lang::Fr)).await;
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_book_that_cannot_be_loaded_is_told_and_asked_for_again() {
    let site = FaultySite::start();
    let page = Page::open_site(site.address.clone(), PHONE, "en", "").await;
    for fault in [Fault::Missing, Fault::Html, Fault::Blocked] {
        site.set_fault("pivot.json", fault);
        page.go("#/pivot/lesson").await;
        page.wait("document.body.innerText.includes('could not be loaded')").await;
        site.heal();
        page.tap(".notice button, main button").await;
        page.wait("document.querySelector('.lesson .ask') !== null").await;
    }
    page.quit().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_welcome_page_starts_what_is_chosen_and_remembers_it() {
    let page = Page::first_visit(PHONE, "fr", "#/minos").await;
    page.prefer_stillness().await;
    page.wait("document.querySelector('.welcome') !== null").await;
    // Level 2, and the computer starts.
    page.tap("[data-unfold='computer']").await;
    page.tap(".choice-options .dice label:nth-of-type(2)").await;
    page.tap("[data-dial='beginner'] label:nth-child(2)").await;
    page.tap("[data-choice='computer']").await;
    page.wait("document.querySelector('.them .level[aria-label^=\"niveau 2\"]') !== null").await;
    page.wait("document.querySelectorAll('.turn').length >= 1").await;
    assert!(page.text("h1").await.contains("junior"), "the first game of Minos is junior");
    // From now on one press resumes; the welcome page is still there, by the title.
    page.go("").await;
    page.tap(".lid.minos").await;
    page.wait("document.querySelector('.table') !== null").await;
    page.tap("h1 a").await;
    page.wait("document.querySelector('.welcome') !== null").await;
    page.close().await;
}
