//! House rules that the compiler does not check: which layer may import which, French spaces, the length of files,
//! and in a file of their own those of the style sheets.

#[path = "tidy/styles.rs"]
mod styles;

use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// The Rust files below a folder of the project, with their paths from its root, and their texts.
fn files(folder: &str) -> Vec<(String, String)> {
    files_named(folder, "rs")
}

/// The same for files with another ending.
fn files_named(folder: &str, ending: &str) -> Vec<(String, String)> {
    fn collect(folder: &Path, ending: &str, found: &mut Vec<PathBuf>) {
        for entry in fs::read_dir(folder).expect("a folder").flatten() {
            let path = entry.path();
            if path.is_dir() && !path.ends_with("target") {
                collect(&path, ending, found);
            } else if path.extension().is_some_and(|extension| extension == ending) {
                found.push(path);
            }
        }
    }
    let mut found = Vec::new();
    collect(&root().join(folder), ending, &mut found);
    found.sort();
    assert!(!found.is_empty(), "{folder} has files");
    let name =
        |path: &Path| path.strip_prefix(root()).expect("below the root").to_string_lossy().replace('\\', "/");
    found.iter().map(|path| (name(path), fs::read_to_string(path).expect("a text"))).collect()
}

/// The parts of this crate, and the crates of the page, that a file names.
fn imports(text: &str) -> Vec<&str> {
    let ours = text
        .split("crate::")
        .skip(1)
        .map(|rest| rest.split(|c: char| !c.is_alphanumeric() && c != '_').next());
    let web = ["yew", "web_sys", "gloo", "wasm_bindgen"];
    let theirs = web.into_iter().filter(|name| text.contains(&format!("{name}::")));
    ours.flatten().filter(|name| !name.is_empty()).chain(theirs).collect()
}

/// What the files of a layer may name besides themselves. The page itself is checked by folder.
fn allowed(file: &str) -> Option<&'static [&'static str]> {
    let is = |name: &str| file.ends_with(name);
    let draws =
        ["/page/board.rs", "/page/drawing.rs", "/page/paper.rs", "/page/score.rs", "games/picture.rs"];
    let draws = draws.into_iter().any(is);
    let worded = ["/page/words.rs", "/page/names.rs", "/page/count.rs", "games/words.rs"].into_iter().any(is);
    Some(match file.split('/').nth(1)? {
        "rules" => &["rules"],
        "games" if draws => &["rules", "games", "svg", "yew"],
        "games" if worded => &["rules", "games", "i18n"],
        "games" => &["rules", "games", "search"],
        "search" => &["rules", "search"],
        "record" => &["rules", "record"],
        "i18n" => &["rules", "record", "search", "i18n"],
        "learn" => &["games", "i18n", "learn"],
        "table" => &["rules", "games", "record", "search", "i18n", "learn", "table"],
        "store" => &["search", "i18n", "table", "store"],
        "svg" => &["svg", "yew"],
        "worker" if is("/client.rs") || is("/host.rs") || is("/program.rs") => {
            &["worker", "search", "web_sys", "js_sys", "gloo", "wasm_bindgen", "wasm_bindgen_futures"]
        }
        "worker" => &["rules", "games", "record", "search", "worker"],
        "tool" => &["rules", "games", "record", "search", "tool"],
        _ => return None,
    })
}

/// The folders and files of the page: each may import only those before it, so there is no circle.
const PAGE: [&str; 16] = [
    "browser",
    "route",
    "storage",
    "open",
    "hooks",
    "props",
    "start",
    "components",
    "share",
    "settings",
    "table",
    "learn",
    "home",
    "app",
    "study",
    "mod",
];

#[test]
fn the_parts_of_the_page_import_only_those_before_them() {
    let place = |file: &str, name: &str| {
        let place = PAGE.iter().position(|part| *part == name);
        place.unwrap_or_else(|| {
            panic!("{file} names ui::{name}, which has no place among the parts of the page")
        })
    };
    for (file, text) in files("src/ui") {
        let own = file.split('/').nth(2).expect("a part of the page").trim_end_matches(".rs");
        // From a file of the page itself, or the head of a folder, `super` is the page as well.
        let is_head = file.split('/').count() == 3 || file.ends_with("/mod.rs");
        let above = text.split("\nuse super::").skip(if is_head { 1 } else { usize::MAX });
        for rest in text.split("crate::ui::").skip(1).chain(above) {
            let name = rest.split(|c: char| !c.is_alphanumeric() && c != '_').next().unwrap_or_default();
            assert!(name == own || place(&file, name) < place(&file, own), "{file} imports ui::{name}");
        }
    }
}

#[test]
fn layers_import_only_what_is_below_them() {
    for (file, text) in files("src") {
        let Some(allowed) = allowed(&file) else { continue };
        for name in imports(&text) {
            assert!(
                allowed.contains(&name) || name == "games" && file.starts_with("src/games/"),
                "{file} imports {name}"
            );
        }
    }
}

#[test]
fn the_rules_import_nothing_but_the_standard_library() {
    for (file, text) in files("src/rules") {
        for line in text.lines().filter(|line| line.starts_with("use ")) {
            let local = ["use super::", "use std::"];
            assert!(local.iter().any(|start| line.starts_with(start)), "{file}: {line}");
        }
    }
}

#[test]
fn sessions_touch_nothing_outside() {
    for (file, text) in files("src/table") {
        let code: String = text.lines().filter(|line| !line.trim_start().starts_with("//")).collect();
        for outside in ["yew", "web_sys", "gloo", "storage::", "getrandom", "Instant", "SystemTime", "Date"] {
            assert!(!code.contains(outside), "{file} names {outside}");
        }
    }
}

/// French puts a space that does not break before these signs and inside guillemets; English puts none. So no text that
/// a player reads has an ordinary space there.
#[test]
fn french_spaces_do_not_break() {
    let worded = files("src")
        .into_iter()
        .filter(|(file, _)| file.ends_with("words.rs") || file.starts_with("src/i18n/"));
    for (file, text) in worded {
        let code = text.lines().filter(|line| !line.trim_start().starts_with("//"));
        for (number, line) in code.enumerate() {
            // Every second part between quotation marks is a literal.
            for literal in line.split('"').skip(1).step_by(2) {
                for wrong in [" :", " ;", " !", " ?", " »", "« "] {
                    assert!(!literal.contains(wrong), "{file}, code line {number}: “{literal}”");
                }
                assert!(!literal.contains('\''), "{file}: a typewriter's apostrophe in “{literal}”");
            }
        }
    }
}

#[test]
fn files_can_be_read_in_one_sitting() {
    for folder in ["src", "tests", "benches"] {
        for (file, text) in files(folder) {
            let lines = text.lines().count();
            assert!(lines <= 400, "{file} has {lines} lines");
        }
    }
}

/// The code itself is wrapped by `cargo fmt`, which leaves comments, texts and `html!` as they are.
#[test]
fn comments_are_wrapped() {
    for folder in ["src", "tests", "benches", "fuzz"] {
        for (file, text) in files(folder) {
            let comments = text.lines().enumerate().filter(|(_, line)| line.trim_start().starts_with("//"));
            for (index, line) in comments {
                let columns = line.chars().count();
                assert!(columns <= 120, "{file}:{} has {columns} columns", index + 1);
            }
        }
    }
}

#[test]
fn every_browser_test_is_run() {
    let all = fs::read_to_string(root().join("tests/browser/tests/site.rs")).expect("the list of them");
    for (file, _) in files("tests/browser/tests") {
        let name = file.trim_start_matches("tests/browser/tests/").trim_end_matches(".rs");
        assert!(name == "site" || all.contains(&format!("mod {name};")), "site.rs does not name {name}");
    }
}

#[test]
fn nothing_is_left_for_later() {
    for (file, text) in files("src") {
        for mark in ["TODO", "FIXME", "todo!", "unimplemented!", "#[ignore"] {
            assert!(!text.contains(mark), "{file} has {mark}");
        }
    }
}

/// Wrapped documents can be read in any editor, and a change shows in few lines. Tables, code and lone links or
/// pictures cannot be wrapped.
#[test]
fn documents_are_wrapped() {
    let top = fs::read_dir(root()).expect("the root").flatten().map(|entry| entry.path());
    let top = top.filter(|path| path.extension().is_some_and(|extension| extension == "md"));
    let top = top.map(|path| (path.display().to_string(), fs::read_to_string(&path).expect("a text")));
    let documents = top.chain(files_named("docs", "md")).chain(files_named("tests", "md"));
    for (file, text) in documents {
        let paragraphs = text.lines().enumerate().filter(|(_, line)| {
            let is_link = line.starts_with("![") || !line.trim().contains(' ');
            !line.starts_with('|') && !line.starts_with("    ") && !is_link
        });
        for (index, line) in paragraphs {
            let columns = line.chars().count();
            assert!(columns <= 120, "{file}:{} has {columns} columns", index + 1);
        }
    }
}
