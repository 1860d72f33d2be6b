//! Games given to others: by link, by code, by notation; and wrong links, in every game.

use browser_tests::{DESKTOP, Device, PHONE, Page};
use serde_json::Value;
use thirtyfour::Key;

/// A game in its middle, and what makes its next turn.
struct Middle {
    link: &'static str,
    turns: usize,
    presses: &'static [&'static str],
    is_confirmed: bool,
}

const GAMES: [Middle; 5] = [
    Middle { link: "quantik?m=Aa1.Bb2.Cc3", turns: 3, presses: &["tray-3", "b1"], is_confirmed: false },
    Middle {
        link: "pivot?m=b4S.b4a4+b2B.b2c2+b4S",
        turns: 3,
        presses: &["b4", "c4", "tray-0", "d4"],
        is_confirmed: false,
    },
    Middle { link: "emblem?o=areas&m=e2d3.b2c3", turns: 2, presses: &["d3", "d4"], is_confirmed: false },
    Middle {
        link: "shape-colour?o=3&m=LB@d1.LR@d2.CY@a3",
        turns: 3,
        presses: &["tray-4", "b2"],
        is_confirmed: true,
    },
    Middle {
        link: "minos?o=junior&m=d1d2.c7c6.e1d1.1%3C",
        turns: 4,
        presses: &["line-g+way-down"],
        is_confirmed: true,
    },
];

/// Everything that is said of the squares.
const BOARD: &str = "[...document.querySelectorAll('.cell')].map(e => e.getAttribute('aria-label')).join()";

async fn played(page: &Page, turns: usize) {
    page.wait(&format!("document.querySelectorAll('.turn').length === {turns}")).await;
}

/// Plays the next turn of a game.
async fn play_on(page: &Page, game: &Middle) {
    page.press_all(game.presses).await;
    if game.is_confirmed {
        page.tap(".confirm").await;
    }
    played(page, game.turns + 1).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_link_of_every_game_brings_it_back_and_it_goes_on() {
    for (lang, device, copied) in [("fr", PHONE, "Lien copié."), ("en", DESKTOP, "Link copied.")] {
        let page = Page::open(device, lang, "").await;
        page.allow_clipboard(true).await;
        for game in GAMES {
            page.go(&format!("#/{}", game.link)).await;
            played(&page, game.turns).await;
            play_on(&page, &game).await;
            page.open_share().await;
            page.tap("[data-copy='link']").await;
            page.shows(".sheet [role='status']", copied).await;
            let link = page.clipboard().await;
            let (site, fragment) = link.split_once('#').expect("a fragment");
            assert_eq!(page.eval("location.href.split('#')[0]").await, site);
            assert!(fragment.starts_with(&format!("/{}.", game.link)), "{link}");
            let board = page.eval(BOARD).await;
            let player = page.text(".me .who b").await;
            // Nothing but the link is kept.
            page.eval("(() => { localStorage.clear(); sessionStorage.clear(); return true })()").await;
            page.go("").await;
            page.go(&format!("#{fragment}")).await;
            played(&page, game.turns + 1).await;
            assert_eq!(page.eval(BOARD).await, board, "{link}");
            assert_eq!(page.text(".me .who b").await, player, "{link}");
            page.tap(".bar-button").await;
            page.wait("document.querySelector('li:last-child > .turn[aria-current]') === null").await;
            play_on(&page, &game).await;
            page.wait("document.querySelector('li:last-child > .turn[aria-current]') !== null").await;
            assert_eq!(page.eval(BOARD).await, board, "{link}");
        }
        page.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn turns_and_position_are_copied_and_a_new_game_can_be_shared_too() {
    let page = Page::open(DESKTOP, "en", "#/quantik?m=Aa1.Bb2.Cc3").await;
    page.allow_clipboard(true).await;
    // By keyboard alone; Escape closes, and the focus is where it was.
    page.tab_to(".share").await;
    page.keys(Key::Enter).await;
    page.tab_to("[data-copy='turns']").await;
    page.keys(Key::Enter).await;
    page.shows(".sheet [role='status']", "Turns copied.").await;
    assert_eq!(page.clipboard().await, "Aa1 Bb2 Cc3");
    page.keys(Key::Tab).await;
    page.keys(Key::Enter).await;
    page.shows(".sheet [role='status']", "Position copied.").await;
    assert_eq!(page.clipboard().await, "..../..C./.b../A...");
    page.keys(Key::Escape).await;
    page.wait("document.querySelector('.sheet') === null").await;
    assert_eq!(page.eval("document.activeElement.matches('.share')").await, true);
    // A link to a game without turns does not open the stored game of the person who receives it.
    page.go("#/quantik").await;
    page.open_share().await;
    assert_eq!(page.eval("document.querySelector(\"[data-copy='turns']\")").await, Value::Null);
    page.tap("[data-copy='link']").await;
    page.shows(".sheet [role='status']", "Link copied.").await;
    assert!(page.clipboard().await.ends_with("#/quantik?"));
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn where_copying_is_not_allowed_the_text_is_there_to_be_copied() {
    let page = Page::open(PHONE, "fr", "#/quantik?m=Aa1.Bb2").await;
    page.allow_clipboard(false).await;
    page.open_share().await;
    page.tap("[data-copy='turns']").await;
    page.shows(
        ".sheet [role='status']",
        "La copie automatique est bloquée ici\u{a0}: copiez ce texte vous-même.",
    )
    .await;
    page.wait("document.activeElement.matches('.sheet textarea')").await;
    assert_eq!(page.eval("getSelection().toString()").await, "Aa1 Bb2");
    // Where there is no clipboard at all, as on a page that is not served securely.
    page.eval(
        "(() => { Object.defineProperty(navigator, 'clipboard', { value: undefined }); return true })()",
    )
    .await;
    page.tap("[data-copy='position']").await;
    page.wait("document.activeElement.value === '..../..../.b../A...'").await;
    page.close().await;
}

/// The text of a code, which has a margin of four modules, as a QR reader reads it.
fn code_drawn(path: &str, view_box: &str) -> String {
    let numbers = |text: &str| -> Vec<usize> {
        text.split(|c: char| !c.is_ascii_digit()).filter_map(|number| number.parse().ok()).collect()
    };
    assert!(view_box.starts_with("-4 -4 "), "{view_box}");
    let size = numbers(view_box)[2] - 8;
    // Each run of dark modules is a rectangle: its place, its width, and back again.
    let runs: Vec<Vec<usize>> = path.split('M').skip(1).map(numbers).collect();
    let is_dark = |x, y| runs.iter().any(|run| run[1] == y && (run[0]..run[0] + run[2]).contains(&x));
    let code = rqrr::Grid::new(rqrr::SimpleGrid::from_func(size, is_dark));
    code.decode().expect("a code without damage").1
}

#[tokio::test(flavor = "multi_thread")]
async fn the_code_is_that_of_the_link() {
    let page = Page::open(PHONE, "fr", "#/quantik?m=Aa1.Bb2").await;
    page.open_share().await;
    page.shows(".sheet figcaption", "À scanner avec un autre appareil.").await;
    let link = page.eval("location.href").await.as_str().expect("an address").to_owned();
    let path = page.attribute(".code path", "d").await.expect("a path");
    let view = page.attribute(".code", "viewBox").await.expect("a view box");
    assert_eq!(code_drawn(&path, &view), link);
    assert_eq!(
        page.eval("getComputedStyle(document.querySelector('.code')).backgroundColor").await,
        "rgb(255, 255, 255)"
    );
    page.close().await;
}

/// Turns of Minos that go on for long without an end: lines slide to and fro, others in between.
fn long_game() -> String {
    use quincunx::games::minos::{Minos, Options};
    use quincunx::record::Match;
    let mut game = Match::<Minos>::new(Options::default());
    let mut rng = quincunx::rules::Rng::new(7);
    while game.link_text().len() < 900 {
        let moves = quincunx::rules::Position::moves(game.position());
        let slides: Vec<_> = moves.into_iter().filter(|mv| mv.to_string().len() == 2).collect();
        let &mv = rng.pick(&slides).expect("some line slides");
        game.play(mv).expect("a legal turn");
        if game.ending().is_some() {
            game = Match::new(Options::default());
        }
    }
    game.link_text()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_too_long_for_a_code_says_so() {
    for (lang, said) in [
        ("fr", "Cette partie est trop longue pour un code QR\u{202f}; le lien la contient tout entière."),
        ("en", "This game is too long for a QR code; the link holds all of it."),
    ] {
        let page = Page::open(PHONE, lang, &format!("#/{}", long_game())).await;
        page.open_share().await;
        page.shows(".sheet .no-code", said).await;
        assert_eq!(page.eval("document.querySelector('.code')").await, Value::Null);
        page.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn devices_that_can_send_are_asked_to() {
    let page = Page::open(PHONE, "fr", "#/pivot?m=b4S").await;
    page.eval("(() => { navigator.share = data => { window.sent = data; return Promise.reject() }; return true })()").await;
    page.open_share().await;
    page.tap("[data-send]").await;
    page.wait("window.sent !== undefined").await;
    assert_eq!(page.eval("sent.title").await, "Pivot");
    assert_eq!(page.eval("sent.url === location.href").await, true);
    page.go("#/pivot?m=b4S").await;
    page.eval("(() => { Object.defineProperty(navigator, 'share', { value: undefined }); return true })()")
        .await;
    page.open_share().await;
    page.wait("document.querySelector(\"[data-copy='link']\") !== null").await;
    assert_eq!(page.eval("document.querySelector('[data-send]')").await, Value::Null);
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_sheet_fits_on_a_small_screen() {
    let small = Device { width: 320, height: 568, touch: true };
    let page = Page::open(small, "fr", "#/minos?m=d1d2.c7c6").await;
    page.open_share().await;
    page.wait("document.querySelector('.code') !== null").await;
    assert_eq!(page.eval("document.querySelector('.sheet').scrollWidth <= innerWidth").await, true);
    let small = page
        .eval("[...document.querySelectorAll('.sheet button')].filter(e => { const r = e.getBoundingClientRect(); return r.height < 44 || r.width < 44 }).length")
        .await;
    assert_eq!(small, 0);
    page.close().await;
}

/// A wrong link of every game: one that cannot be read, and one with a turn that is not allowed.
const WRONG: [(&str, [&str; 2]); 10] = [
    (
        "quantik?m=Aa1.Ab9",
        [
            "Dans le coup 2, «\u{a0}Ab9\u{a0}», au caractère 2, il faudrait une case, de a1 à d4.",
            "In turn 2, “Ab9”, at character 2, there should be a square, from a1 to d4.",
        ],
    ),
    (
        "quantik?m=Aa1.Aa2",
        [
            "Le coup 2, «\u{a0}Aa2\u{a0}», n’est pas permis\u{a0}: l’adversaire a déjà une sphère dans cette colonne (a1).",
            "Turn 2, “Aa2”, is not allowed: the opponent already has a sphere in this column (a1).",
        ],
    ),
    (
        "pivot?m=b4S.b4a4",
        [
            "Dans le coup 2, «\u{a0}b4a4\u{a0}», au caractère 5, il faudrait «\u{a0}+\u{a0}».",
            "In turn 2, “b4a4”, at character 5, there should be “+”.",
        ],
    ),
    (
        "pivot?m=b4S.b4d4+b2B",
        [
            "Le coup 2, «\u{a0}b4d4+b2B\u{a0}», n’est pas permis\u{a0}: la carte de b4 se déplace d’une case, jamais en diagonale.",
            "Turn 2, “b4d4+b2B”, is not allowed: the card on b4 moves one space, never diagonally.",
        ],
    ),
    (
        "emblem?m=e2d3.b2",
        [
            "Dans le coup 2, «\u{a0}b2\u{a0}», au caractère 3, il faudrait une case, de a1 à f6.",
            "In turn 2, “b2”, at character 3, there should be a square, from a1 to f6.",
        ],
    ),
    (
        "emblem?m=e2d3.b2b6",
        [
            "Le coup 2, «\u{a0}b2b6\u{a0}», n’est pas permis\u{a0}: une pièce n’avance que d’une case.",
            "Turn 2, “b2b6”, is not allowed: a piece moves only one space.",
        ],
    ),
    (
        "shape-colour?m=LB@d1.XB@d2",
        [
            "Dans le coup 2, «\u{a0}XB@d2\u{a0}», au caractère 1, il faudrait l’un de ces caractères\u{a0}: CLS.",
            "In turn 2, “XB@d2”, at character 1, there should be one of these characters: CLS.",
        ],
    ),
    (
        "shape-colour?m=LB@d1.LB@d1",
        [
            "Le coup 2, «\u{a0}LB@d1\u{a0}», n’est pas permis\u{a0}: tant qu’il reste des tiges vides, la pièce va sur l’une d’elles.",
            "Turn 2, “LB@d1”, is not allowed: as long as there are empty rods, the piece goes on one of them.",
        ],
    ),
    (
        "minos?m=d1d2.8%3C",
        [
            "Dans le coup 2, «\u{a0}8<\u{a0}», au caractère 1, il faudrait l’un de ces caractères\u{a0}: 1234567abcdefg.",
            "In turn 2, “8<”, at character 1, there should be one of these characters: 1234567abcdefg.",
        ],
    ),
    (
        "minos?m=d1d2.d2d3",
        [
            "Le coup 2, «\u{a0}d2d3\u{a0}», n’est pas permis\u{a0}: ce pion est à l’adversaire.",
            "Turn 2, “d2d3”, is not allowed: that pawn belongs to your opponent.",
        ],
    ),
];

#[tokio::test(flavor = "multi_thread")]
async fn wrong_links_say_where_and_why_in_every_game() {
    for (index, lang, title) in
        [(0, "fr", "Ce lien ne peut pas être ouvert"), (1, "en", "This link cannot be opened")]
    {
        let page = Page::open(PHONE, lang, "").await;
        let mut told = Vec::new();
        for (link, _) in WRONG {
            page.go(&format!("#/{link}")).await;
            page.shows("h1", title).await;
            told.push((link, page.text(".notice-page p").await));
        }
        assert_eq!(told, WRONG.map(|(link, said)| (link, said[index].to_owned())));
        page.tap(".notice-page .button").await;
        page.wait("document.querySelector('.table.minos') !== null").await;
        page.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn links_are_forgiven_capitals_slashes_and_what_other_sites_add() {
    let page = Page::open(PHONE, "en", "").await;
    for link in [
        "#/Quantik?m=Ab3",
        "#/quantik/?m=Ab3",
        "#/quantik?m=Ab3&fbclid=IwAR0x",
        "#/quantik?utm_source=news&utm_medium=mail&m=Ab3",
        "#/quantik?&m=Ab3",
    ] {
        page.go(link).await;
        page.wait("document.querySelectorAll('.cell .solid').length === 1").await;
    }
    page.go("#/quantik?&").await;
    page.shows(".top h1", "Quantik").await;
    page.go("#/quantik?m=Ab3..Bc2").await;
    page.wait("document.querySelector('.notice-page p') !== null").await;
    assert!(!page.text(".notice-page p").await.contains("“”"), "no quotation marks around nothing");
    page.close().await;
}
