//! Whole games of a person against computers, in every game: by touch and by keyboard, with turns taken back, looked
//! back at and played differently, and with a reload in the middle of a turn. The person plays random legal turns.

use browser_tests::{DESKTOP, Device, Hand, PHONE, Page, presses};
use quincunx::games::emblem::Emblem;
use quincunx::games::minos::{self, Minos};
use quincunx::games::pivot::Pivot;
use quincunx::games::quantik::Quantik;
use quincunx::games::shape_colour::{self, ShapeColour};
use quincunx::games::{Game, GameId, Visitor};
use quincunx::record::Match;
use quincunx::rules::{Rng, Seat};
use std::pin::Pin;
use thirtyfour::Key;

/// The person's seat. Computers sit on the others.
const PERSON: Seat = Seat(0);

/// A person, and the random generator that chooses their turns.
pub(crate) struct Person<'a> {
    page: &'a Page,
    hand: Hand,
    rng: Rng,
}

impl Person<'_> {
    pub(crate) fn at(page: &Page, hand: Hand) -> Person<'_> {
        Person { page, hand, rng: Rng::new(11) }
    }

    /// The game when the person is to play next, or it is over.
    async fn wait<P: Game>(&self, least_turns: usize) -> Match<P> {
        let is_mine = |game: &Match<P>| game.ending().is_some() || game.position().turn() == PERSON;
        self.page.kept_once(|game| game.ply() >= least_turns && is_mine(game)).await
    }

    /// Plays this turn, and waits for those of the others.
    async fn play<P: Game>(&self, game: &Match<P>, mv: P::Move) -> Match<P> {
        self.page.make(self.hand, &presses(game.position(), mv), game.ply()).await;
        self.wait(game.ply() + 1).await
    }

    pub(crate) async fn play_to_the_end<P: Game>(&mut self) -> Match<P> {
        let mut game = self.wait::<P>(0).await;
        while game.ending().is_none() {
            let mv = game.position().random_move(&mut self.rng).expect("the game goes on");
            game = self.play(&game, mv).await;
        }
        game
    }

    /// A turn, other than this one, after which the game goes on whatever the answer.
    fn calm<P: Game>(&mut self, game: &Match<P>, but: Option<P::Move>) -> P::Move {
        let goes_on = |position: &P| position.outcome().is_none();
        let mut moves = game.position().moves();
        self.rng.shuffle(&mut moves);
        let is_calm = |mv: P::Move| {
            let next = game.position().after(mv);
            goes_on(&next) && next.moves().into_iter().all(|reply| goes_on(&next.after(reply)))
        };
        moves.into_iter().find(|&mv| Some(mv) != but && is_calm(mv)).expect("a calm turn")
    }
}

/// A whole game, to the result.
async fn whole_game<P: Game>(page: &Page, hand: Hand, options: P::Options, levels: &[u8]) {
    page.lay::<P>(options, levels).await;
    if matches!(hand, Hand::Keys) {
        page.tab_to(".cell").await;
    }
    let game = Person::at(page, hand).play_to_the_end::<P>().await;
    page.wait("document.querySelector('#result') !== null").await;
    let winner = game.ending().and_then(|ending| ending.outcome.winner());
    let side = |seat: Seat| game.position().side_of(seat);
    let person = page.text("#result h2").await;
    let told = ["ordinateur", "computer"].iter().any(|name| person.to_lowercase().contains(name));
    match winner {
        // A team may have both.
        Some(winner) if levels.len() == 2 => assert_eq!(told, winner != side(PERSON), "{person}"),
        _ => assert!(!person.is_empty()),
    }
    let turns = page.eval("document.querySelectorAll('.turn').length").await;
    assert_eq!(turns, game.ply(), "every turn is in the list");
}

async fn against_the_computer<P: Game>() {
    let page = Page::open(PHONE, "fr", "").await;
    page.prefer_stillness().await;
    whole_game::<P>(&page, Hand::Pointer, P::Options::default(), &[0, 1]).await;
    page.close().await;
    let page = Page::open(DESKTOP, "en", "").await;
    page.prefer_stillness().await;
    whole_game::<P>(&page, Hand::Keys, P::Options::default(), &[0, 2]).await;
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn quantik_by_touch_and_by_keyboard() {
    against_the_computer::<Quantik>().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn pivot_by_touch_and_by_keyboard() {
    against_the_computer::<Pivot>().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn emblem_by_touch_and_by_keyboard() {
    against_the_computer::<Emblem>().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn shape_colour_by_touch_and_by_keyboard() {
    against_the_computer::<ShapeColour>().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn minos_by_touch_and_by_keyboard() {
    against_the_computer::<Minos>().await;
}

/// A team game of Shape & Colour, and a junior Minos.
async fn variants(device: Device, lang: &str, hand: Hand) {
    let page = Page::open(device, lang, "").await;
    page.prefer_stillness().await;
    let teams: shape_colour::Options = "teams".parse().expect("options");
    whole_game::<ShapeColour>(&page, hand, teams, &[0, 1, 1, 1]).await;
    let junior: minos::Options = "junior".parse().expect("options");
    whole_game::<Minos>(&page, hand, junior, &[0, 1]).await;
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn teams_in_shape_colour_and_juniors_in_minos_by_touch() {
    variants(PHONE, "fr", Hand::Pointer).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn teams_in_shape_colour_and_juniors_in_minos_by_keyboard() {
    variants(DESKTOP, "en", Hand::Keys).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_of_two_rounds_by_keyboard_against_the_computer() {
    let page = Page::open(DESKTOP, "en", "").await;
    page.prefer_stillness().await;
    // The person starts both rounds.
    let game = Match::<Quantik>::from_save("quincunx 1\ngame quantik\nfirst same\n").expect("a match");
    page.lay_game(&game, &[0, 1]).await;
    page.run(
        "const setup = JSON.parse(localStorage['quincunx.setup.quantik']);
        localStorage['quincunx.setup.quantik'] = JSON.stringify({ ...setup, rounds: 2 });",
    )
    .await;
    page.reload().await;
    for (round, next) in ["Next round", "New match"].into_iter().enumerate() {
        page.tab_to(".cell").await;
        let game = Person::at(&page, Hand::Keys).play_to_the_end::<Quantik>().await;
        assert_eq!(game.series().round(), round);
        page.shows("#result .primary", next).await;
        page.tab_to("#result .primary").await;
        if round == 0 {
            page.keys(Key::Enter).await;
            page.kept_once::<Quantik>(|game| game.ending().is_none()).await;
        }
    }
    page.close().await;
}

/// What is said of every square.
const BOARD: &str = "[...document.querySelectorAll('.cell')].map(e => e.getAttribute('aria-label')).join()";

/// Undo, redo, a look back, and another turn than the one that was played: the line that was there stays.
struct LooksBack<'a>(&'a Page);

impl<'a> Visitor for LooksBack<'a> {
    type Output = Pin<Box<dyn Future<Output = ()> + 'a>>;

    fn visit<P: Game>(self) -> Self::Output {
        Box::pin(async move {
            let page = self.0;
            let [undo, redo] = [".bar-button:nth-child(1)", ".bar-button:nth-child(2)"];
            page.lay::<P>(P::Options::default(), &[0, 1]).await;
            let mut person = Person::at(page, Hand::Pointer);
            let first = person.wait::<P>(0).await;
            let mv = person.calm(&first, None);
            let second = person.play(&first, mv).await;
            let board = page.eval(BOARD).await;
            let mv = person.calm(&second, None);
            let third = person.play(&second, mv).await;
            assert_eq!((second.ply(), third.ply()), (2, 4), "{}", P::FACTS.id);
            page.tap(undo).await;
            page.kept_once::<P>(|game| (game.ply(), game.length()) == (2, 4)).await;
            page.wait(&format!("{BOARD} === {board}")).await;
            page.tap(redo).await;
            page.kept_once::<P>(|game| game.ply() == 4).await;
            // Looking back at the computer's turn does not have it play again.
            page.tap("li:nth-child(1) > .turn").await;
            page.kept_once::<P>(|game| (game.ply(), game.length()) == (1, 4)).await;
            page.tap("li:nth-child(2) > .turn").await;
            let past = page.kept_once::<P>(|game| game.ply() == 2).await;
            page.wait(&format!("{BOARD} === {board}")).await;
            let played = third.turns()[2];
            let other = person.calm(&past, Some(played));
            page.make(Hand::Pointer, &presses(past.position(), other), 2).await;
            let branched = page.kept_once::<P>(|game| game.ply() == 4 && game.turns()[2] == other).await;
            assert_eq!(branched.turns()[..2], third.turns()[..2]);
            let mut back = branched.clone();
            back.go_to_ply(2);
            let lines: Vec<P::Move> = back.branches().into_iter().map(|(_, mv)| mv).collect();
            assert!(lines.contains(&played) && lines.contains(&other), "{}: both lines stay", P::FACTS.id);
        })
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn turns_are_taken_back_looked_at_and_played_otherwise() {
    let page = Page::open(DESKTOP, "en", "").await;
    page.prefer_stillness().await;
    for &game in GameId::ALL {
        game.visit(LooksBack(&page)).await;
    }
    page.close().await;
}

/// A reload in the middle of a turn: what was played is there, and the game goes on.
struct Reloads<'a>(&'a Page);

impl<'a> Visitor for Reloads<'a> {
    type Output = Pin<Box<dyn Future<Output = ()> + 'a>>;

    fn visit<P: Game>(self) -> Self::Output {
        Box::pin(async move {
            let page = self.0;
            page.lay::<P>(P::Options::default(), &[0, 1]).await;
            let mut person = Person::at(page, Hand::Pointer);
            let start = person.wait::<P>(0).await;
            let mv = person.calm(&start, None);
            let game = person.play(&start, mv).await;
            let board = page.eval(BOARD).await;
            let mv = person.calm(&game, None);
            page.press(&presses(game.position(), mv)[0]).await;
            page.reload().await;
            page.kept_once::<P>(|kept| kept.turns() == game.turns()).await;
            // If the half-made turn is still there, it can be dropped.
            for _ in 0..4 {
                page.keys(Key::Escape).await;
            }
            page.wait(&format!("{BOARD} === {board}")).await;
            let on = person.play(&game, mv).await;
            assert_eq!((on.ply(), on.turns()[2]), (4, mv), "{}", P::FACTS.id);
        })
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reload_in_the_middle_of_a_turn_loses_nothing() {
    let page = Page::open(PHONE, "fr", "").await;
    page.prefer_stillness().await;
    for &game in GameId::ALL {
        game.visit(Reloads(&page)).await;
    }
    page.close().await;
}
