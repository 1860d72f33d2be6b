//! axe-core finds nothing wrong, on any screen and in any theme.

use browser_tests::{DESKTOP, Device, PHONE, Page, SCREENS, presses};
use quincunx::games::quantik::Quantik;
use quincunx::record::{Link, Match};
use quincunx::rules::{NoOptions, Position};

/// What axe finds on the current page, in every theme.
async fn look(page: &Page, name: &str, found: &mut Vec<String>) {
    // A theme changes colours and nothing else.
    let colours: &[&str] = &["color-contrast"];
    for (theme, rules) in [("light", &[][..]), ("dark", colours), ("contrast", &["color-contrast-enhanced"])]
    {
        page.eval(&format!("document.documentElement.dataset.theme = '{theme}'")).await;
        let violations = page.violations(rules).await;
        found.extend(violations.iter().map(|violation| format!("{name}, {theme}: {violation}")));
    }
}

async fn end(page: Page, found: &[String]) {
    page.close().await;
    assert!(found.is_empty(), "\n{}", found.join("\n"));
}

/// A page with faults, in which axe must find them: so finding nothing elsewhere means something.
#[tokio::test(flavor = "multi_thread")]
async fn a_page_without_names_and_with_pale_words_is_found_out() {
    let page = Page::open(PHONE, "en", "#/quantik").await;
    page.eval("document.querySelector('.top a').removeAttribute('aria-label')").await;
    page.eval("document.querySelector('.say').style.color = '#ccc'").await;
    let found = page.violations(&[]).await;
    let rules: Vec<&str> = found.iter().filter_map(|violation| violation.split(':').next()).collect();
    assert_eq!(rules, ["color-contrast", "link-name"], "{found:?}");
    page.close().await;
}

async fn every_screen(device: Device, lang: &str) {
    let page = Page::open(device, lang, "").await;
    page.prefer_stillness().await;
    let mut found = Vec::new();
    for screen in SCREENS {
        page.show(screen).await;
        look(&page, screen.name, &mut found).await;
    }
    end(page, &found).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_wrong_on_a_phone_in_french() {
    every_screen(PHONE, "fr").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_wrong_on_a_desktop_in_english() {
    every_screen(DESKTOP, "en").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_wrong_while_the_computer_plays_or_fails() {
    let page = Page::open(PHONE, "en", "").await;
    page.prefer_stillness().await;
    page.count_workers().await;
    let mut found = Vec::new();
    page.lay::<Quantik>(NoOptions, &[6, 0]).await;
    // Wherever it plays, some turn is left.
    let position = *page.kept_once::<Quantik>(|game| game.ply() == 1).await.position();
    look(&page, "answered", &mut found).await;
    page.eval("window.mute = true").await;
    page.press_all(&presses(&position, position.moves()[0])).await;
    page.wait("document.querySelector('.say.thinking') !== null").await;
    look(&page, "thinking", &mut found).await;
    for _ in 0..3 {
        page.eval("window.workers.at(-1).dispatchEvent(new Event('error'))").await;
    }
    page.wait("document.querySelector('.say.why .button') !== null").await;
    look(&page, "no answer", &mut found).await;
    page.go("").await;
    page.wait("document.querySelector('.lid .chip') !== null").await;
    look(&page, "a game waits", &mut found).await;
    // A game that the person has lost, with the turn that lost it.
    let link = Link::parse::<()>("quantik?m=Aa1.Bb2.Cc3.Db1.Ca2").expect("a link");
    page.lay_game(&Match::<Quantik>::from_link(&link).expect("a game"), &[2, 0]).await;
    page.wait("document.querySelector('.result.lost .mistake') !== null").await;
    look(&page, "lost", &mut found).await;
    page.lay::<Quantik>(NoOptions, &[1, 1]).await;
    page.wait("document.querySelectorAll('.turn').length > 2").await;
    page.tap(".bar-button").await;
    page.wait("document.querySelector('.say .button') !== null").await;
    look(&page, "paused", &mut found).await;
    page.eval("(() => { Storage.prototype.setItem = () => { throw new Error('full') }; return true })()")
        .await;
    page.tap(".say .button").await;
    page.wait("document.querySelector('.warning') !== null").await;
    look(&page, "nothing is kept", &mut found).await;
    end(page, &found).await;
}
