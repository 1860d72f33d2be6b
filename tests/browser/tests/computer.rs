//! The computer at the table: it answers every turn, rightly and in time, whatever happens to its worker.

use browser_tests::{DESKTOP, PHONE, Page, presses};
use quincunx::games::emblem::{self, Emblem};
use quincunx::games::quantik::{Options, Quantik};
use quincunx::games::{Game, GameId, Visitor};
use quincunx::rules::Position;
use serde_json::json;

const NO_THINKING: &str = "document.querySelector('.say.thinking') === null";

/// Ten games of two computers, each read back by the rules.
struct TenGames<'a>(&'a Page);

impl<'a> Visitor for TenGames<'a> {
    type Output = std::pin::Pin<Box<dyn Future<Output = ()> + 'a>>;

    fn visit<P: Game>(self) -> Self::Output {
        Box::pin(async move {
            let page = self.0;
            let id = P::FACTS.id;
            page.lay::<P>(P::Options::default(), &[1, 2]).await;
            for round in 0..10 {
                page.wait_long("document.querySelector('#result') !== null").await;
                let game = page.kept::<P>().await;
                assert!(game.ending().is_some(), "{id}, round {round}: the game is over");
                assert_eq!(game.series().round(), round, "{id}");
                if round < 9 {
                    page.tap("#result .primary").await;
                    page.wait("document.querySelector('#result') === null").await;
                }
            }
        })
    }
}

async fn ten_games(game: GameId) {
    let page = Page::open(DESKTOP, "en", "").await;
    game.visit(TenGames(&page)).await;
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn ten_games_of_quantik() {
    ten_games(GameId::Quantik).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn ten_games_of_pivot() {
    ten_games(GameId::Pivot).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn ten_games_of_emblem() {
    ten_games(GameId::Emblem).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn ten_games_of_shape_colour() {
    ten_games(GameId::ShapeColour).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn ten_games_of_minos() {
    ten_games(GameId::Minos).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn twenty_searches_are_started_and_taken_back_and_the_last_one_is_answered() {
    let page = Page::open(PHONE, "en", "").await;
    page.count_workers().await;
    page.lay::<Quantik>(Options::Empty, &[0, 6]).await;
    // Each is taken back while it searches, however slow the test is.
    page.eval("window.deaf = true").await;
    for _ in 0..20 {
        page.press("tray-0").await;
        page.press("a1").await;
        page.wait("window.workers.at(-1)?.asked === true").await;
        page.wait("document.querySelector('.say.thinking') !== null").await;
        page.tap(".bar-button").await;
        page.wait(NO_THINKING).await;
    }
    page.eval("window.deaf = false").await;
    page.wait("window.workers.at(-1).ended !== true").await;
    let searched = page.eval("window.workers.filter(w => w.asked).length").await;
    assert!(searched.as_u64() >= Some(20), "{searched} workers have searched");
    let alive = page.eval("window.workers.filter(w => !w.ended).map(w => w.asked === true)").await;
    assert_eq!(alive, json!([false]), "one worker is left, which has no turn to bring late");
    assert_eq!(page.kept::<Quantik>().await.ply(), 0);
    page.press("tray-0").await;
    page.press("a1").await;
    page.wait("document.querySelectorAll('.turn').length === 2").await;
    assert_eq!(page.kept::<Quantik>().await.ply(), 2);
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_worker_that_dies_hangs_or_talks_nonsense_is_replaced_and_nothing_is_lost() {
    let page = Page::open(PHONE, "en", "").await;
    page.count_workers().await;
    // The first worker dies in the middle of its first search, the second talks nonsense, the third sends no bytes at
    // all, the last one hangs.
    let ends = [
        "dispatchEvent(new Event('error'))",
        "dispatchEvent(new MessageEvent('message', { data: new Uint8Array([2, 7]) }))",
        "dispatchEvent(new MessageEvent('message', { data: 'Good morning' }))",
        "terminate()",
    ];
    for (ply, end) in (2..).step_by(2).zip(ends) {
        // A game of Emblem cannot end so soon.
        if ply == 2 {
            page.lay::<Emblem>(emblem::Options::default(), &[0, 3]).await;
        }
        let position = *page.kept::<Emblem>().await.position();
        page.eval("window.mute = true").await;
        page.press_all(&presses(&position, position.moves()[0])).await;
        page.wait("document.querySelector('.say.thinking') !== null").await;
        page.eval("window.mute = false").await;
        page.eval(&format!("window.workers.at(-1).{end}")).await;
        page.wait(&format!("document.querySelectorAll('.turn').length === {ply}")).await;
        assert_eq!(page.kept::<Emblem>().await.ply(), ply);
    }
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_against_the_computer_is_set_up_on_the_sheet_and_remembered() {
    let page = Page::open(PHONE, "en", "#/minos").await;
    page.tap(".top [aria-label='New game']").await;
    page.tap("label:has([name='variant-0'][value='1'])").await;
    page.tap("label:has([name='seat-0'][value='1'])").await;
    page.tap("label:has([name='level-0'][value='1'])").await;
    page.tap("[data-start]").await;
    page.wait("document.querySelector('dialog') === null").await;
    page.wait("document.querySelectorAll('.turn').length === 1").await;
    page.reload().await;
    page.wait("document.querySelector('.level').ariaLabel === 'level 2, easy'").await;
    page.shows("h1 small", "junior, 100 turns").await;
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reload_while_the_computer_thinks_loses_nothing() {
    let page = Page::open(PHONE, "fr", "").await;
    page.lay::<Quantik>(Options::Empty, &[0, 6]).await;
    page.press("tray-0").await;
    page.press("b2").await;
    page.wait("document.querySelector('.say.thinking') !== null").await;
    page.reload().await;
    page.wait("document.querySelectorAll('.turn').length === 2").await;
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_computer_that_somebody_looks_back_at_goes_on_when_told() {
    let page = Page::open(PHONE, "en", "").await;
    page.lay::<Quantik>(Options::Empty, &[1, 0]).await;
    page.kept_once::<Quantik>(|game| game.ply() == 1).await;
    page.wait("document.querySelector('.me .chip') !== null").await;
    page.tap(".bar-button").await;
    page.shows(".say span:nth-child(2)", "It’s the computer’s turn here.").await;
    assert_eq!(page.eval("document.querySelectorAll('.chip').length").await, 0, "nobody thinks");
    page.tap(".say .button").await;
    page.wait("document.querySelector('.me .chip') !== null").await;
    assert_eq!(page.kept::<Quantik>().await.ply(), 1);
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_plays_the_game_of_a_link_is_remembered_with_it() {
    let page = Page::open(PHONE, "en", "#/quantik?m=Aa1.Bb3").await;
    page.tap(".new-game").await;
    page.tap("[data-seat='1'] label:last-child").await;
    page.tap("[data-start]").await;
    page.wait("document.querySelector('.level').ariaLabel === 'level 3, medium'").await;
    page.press("tray-0").await;
    page.press("a1").await;
    page.wait("document.querySelectorAll('.turn').length === 2").await;
    page.reload().await;
    page.wait("document.querySelector('.level').ariaLabel === 'level 3, medium'").await;
    assert_eq!(page.eval("document.querySelectorAll('.turn').length").await, 2);
    page.close().await;
}
