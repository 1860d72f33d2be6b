//! What the browser keeps: exported, imported, deleted.

use browser_tests::{DESKTOP, PHONE, Page};
use serde_json::{Value, json};
use std::path::PathBuf;
use thirtyfour::Key;

const KEPT: &str = "Object.fromEntries(Object.entries(localStorage))";

/// A folder of this test alone.
fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("quincunx-{name}-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    folder
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_is_exported_and_comes_back() {
    let folder = folder("export");
    let page = Page::open(PHONE, "fr", "#/settings").await;
    page.download_to(&folder).await;
    page.tap("[data-key='theme'] label:nth-child(3)").await;
    page.wait("document.documentElement.dataset.theme === 'dark'").await;
    page.go("#/quantik").await;
    page.press_all(&["tray-0", "a1"]).await;
    page.wait("localStorage.getItem('quincunx.game.quantik') !== null").await;
    page.eval("(() => { localStorage.setItem('other', 'not ours'); return true })()").await;
    page.go("#/settings").await;
    let kept = page.eval(KEPT).await;
    page.tap("[data-export]").await;
    page.shows(".your-data [role='status']", "Le fichier est dans vos téléchargements.").await;
    let day = page.eval("new Date().toISOString().slice(0, 10)").await;
    let file = folder.join(format!("quincunx-{}.json", day.as_str().expect("a day")));
    for _ in 0..200 {
        if std::fs::metadata(&file).is_ok_and(|file| file.len() > 0) {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    let exported: Value =
        serde_json::from_str(&std::fs::read_to_string(&file).expect("the file")).expect("JSON");
    assert_eq!(exported["quincunx"], 1);
    let mut ours = kept.clone();
    ours.as_object_mut().expect("keys").remove("other");
    assert_eq!(exported["data"], ours);

    // Another browser has other data, until the file replaces it.
    page.tap("[data-key='theme'] label:nth-child(2)").await;
    page.eval("(() => { localStorage.removeItem('quincunx.game.quantik'); localStorage.setItem('quincunx.setup.minos', '{}'); return true })()").await;
    page.wait("document.documentElement.dataset.theme === 'light'").await;
    page.upload("input[type='file']", &file).await;
    page.shows(".sheet h2", "Remplacer vos données\u{202f}?").await;
    page.tap(".sheet .button:not(.primary)").await;
    page.wait("document.querySelector('.sheet') === null").await;
    assert_eq!(page.eval("document.documentElement.dataset.theme").await, "light", "asked, and not done");
    page.upload("input[type='file']", &file).await;
    page.tap(".sheet [data-confirm]").await;
    page.wait("document.documentElement.dataset.theme === 'dark'").await;
    page.shows(".your-data [role='status']", "Vos données ont été importées.").await;
    assert_eq!(page.eval(KEPT).await, kept);
    page.tap(".preferences .icon-button").await;
    page.tap(".lid.quantik").await;
    page.wait("document.querySelectorAll('.turn').length === 1").await;
    std::fs::remove_dir_all(folder).expect("the folder goes");
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wrong_file_says_what_is_wrong_and_changes_nothing() {
    let folder = folder("import");
    let file = folder.join("some.json");
    for (lang, cases) in [
        (
            "fr",
            [
                ("<html>", "Rien n’a changé\u{a0}: ce fichier n’est pas un fichier JSON."),
                (r#"{"a":1}"#, "Rien n’a changé\u{a0}: ce fichier ne vient pas de Quincunx."),
                (
                    r#"{"quincunx":9,"data":{}}"#,
                    "Rien n’a changé\u{a0}: ce fichier vient d’une version plus récente de Quincunx.",
                ),
                (
                    r#"{"quincunx":1,"data":{"quincunx.game.pivot":"quincunx 1\ngame pivot\nturns z9"}}"#,
                    "Rien n’a changé\u{a0}: la partie de Pivot est illisible, car dans le coup 1, «\u{a0}z9\u{a0}», \
                     au caractère 1, il faudrait une case, de a1 à d4.",
                ),
            ],
        ),
        (
            "en",
            [
                ("<html>", "Nothing has changed: this file is not a JSON file."),
                (r#"{"a":1}"#, "Nothing has changed: this file does not come from Quincunx."),
                (
                    r#"{"quincunx":9,"data":{}}"#,
                    "Nothing has changed: this file comes from a newer version of Quincunx.",
                ),
                (
                    r#"{"quincunx":1,"data":{"quincunx.game.pivot":"quincunx 1\ngame pivot\nturns z9"}}"#,
                    "Nothing has changed: the game of Pivot cannot be read, because in turn 1, “z9”, \
                     at character 1, there should be a square, from a1 to d4.",
                ),
            ],
        ),
    ] {
        let page = Page::open(DESKTOP, lang, "#/settings").await;
        page.tap("[data-key='theme'] label:nth-child(3)").await;
        page.wait("document.documentElement.dataset.theme === 'dark'").await;
        let kept = page.eval(KEPT).await;
        for (content, said) in cases {
            std::fs::write(&file, content).expect("a file");
            page.upload("input[type='file']", &file).await;
            page.shows(".your-data [role='alert']", said).await;
            assert_eq!(page.eval("document.querySelector('.sheet')").await, Value::Null);
        }
        assert_eq!(page.eval(KEPT).await, kept);
        page.close().await;
    }
    std::fs::remove_dir_all(folder).expect("the folder goes");
}

#[tokio::test(flavor = "multi_thread")]
async fn where_there_is_no_room_nothing_is_lost() {
    let folder = folder("room");
    let file = folder.join("large.json");
    let large = json!({ "quincunx": 1, "data": { "quincunx.a": "a", "quincunx.b": "b".repeat(6_000_000) } });
    std::fs::write(&file, large.to_string()).expect("a file");
    let page = Page::first_visit(DESKTOP, "en", "#/settings").await;
    page.tap("[data-key='theme'] label:nth-child(3)").await;
    page.wait("localStorage.length === 1").await;
    let kept = page.eval(KEPT).await;
    page.upload("input[type='file']", &file).await;
    page.tap(".sheet [data-confirm]").await;
    page.shows(".your-data [role='alert']", "Nothing has changed: this browser does not have enough space.")
        .await;
    assert_eq!(page.eval(KEPT).await, kept);
    std::fs::remove_dir_all(folder).expect("the folder goes");
    page.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn after_deleting_everything_it_is_the_first_visit() {
    let page = Page::first_visit(DESKTOP, "fr", "#/quantik").await;
    page.tap("[data-choice='together']").await;
    page.press_all(&["tray-0", "a1"]).await;
    page.wait("localStorage.getItem('quincunx.game.quantik') !== null").await;
    page.eval("(() => { localStorage.setItem('other', 'not ours'); return true })()").await;
    page.tap(".to-settings").await;
    page.tap("[data-key='lang'] label:nth-child(2)").await;
    page.tap("[data-key='theme'] label:nth-child(3)").await;
    page.shows("h1", "Settings").await;
    // By keyboard: the sheet asks, Escape leaves it, and the focus is where it was.
    page.tab_to("[data-delete]").await;
    page.keys(Key::Enter).await;
    page.shows(".sheet h2", "Delete everything?").await;
    page.keys(Key::Escape).await;
    page.wait("document.querySelector('.sheet') === null").await;
    assert_eq!(page.focused().await, "Delete everything");
    assert_eq!(page.eval("localStorage.length > 2").await, true);
    page.keys(Key::Enter).await;
    page.tab_to(".sheet [data-confirm]").await;
    page.keys(Key::Enter).await;
    page.shows(".your-data [role='status']", "Tout a été supprimé.").await;
    page.shows("h1", "Réglages").await;
    assert_eq!(page.eval("document.documentElement.dataset.theme ?? null").await, Value::Null);
    assert_eq!(page.eval("Object.keys(localStorage)").await, json!(["other"]));
    page.reload().await;
    assert_eq!(page.eval("Object.keys(localStorage)").await, json!(["other"]));
    page.go("").await;
    page.wait("document.querySelector('.home.first') !== null").await;
    assert_eq!(
        page.eval("document.querySelectorAll('.lid .chip').length").await,
        1,
        "no game waits: start here"
    );
    page.close().await;
}
