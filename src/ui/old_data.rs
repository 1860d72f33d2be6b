//! What players have stored must still open: set-ups, settings and archives of `tests/fixtures`.

use super::preferences::archive;
use super::settings::Settings;
use crate::i18n::Lang;
use crate::table::setup::Setup;
use serde_json::Value;
use std::collections::BTreeMap;

/// The lines of a file.
fn lines(file: &str) -> Vec<Value> {
    let path = format!("{}/tests/fixtures/{file}", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).expect(file);
    text.lines().map(|line| serde_json::from_str(line).expect(line)).collect()
}

fn text<'a>(line: &'a Value, field: &str) -> &'a str {
    line[field].as_str().unwrap_or_else(|| panic!("{field} of {line}"))
}

#[test]
fn setups_open() {
    for line in lines("setups.jsonl") {
        let people = line["people"].as_u64().expect("a number") as usize;
        let setup = Setup::of_json(Some(text(&line, "text")), people);
        assert_eq!(setup.to_json(), text(&line, "expected"), "{line}");
    }
}

#[test]
fn settings_open() {
    for line in lines("settings.jsonl") {
        let settings = Settings::of_browser(text(&line, "browser")).with_json(text(&line, "text"));
        assert_eq!(settings.to_json(), text(&line, "expected"), "{line}");
    }
}

#[test]
fn archives_open() {
    for line in lines("archives.jsonl") {
        let expected = &line["expected"];
        match archive::read(text(&line, "text"), Lang::En) {
            Ok(texts) => {
                let texts: BTreeMap<String, String> = texts.into_iter().collect();
                assert_eq!(serde_json::json!({ "data": texts }), *expected, "{line}");
            }
            Err(said) => {
                let part = match expected["fault"].as_str() {
                    Some("not-json") => "not a JSON file",
                    Some("not-ours") => "does not come from Quincunx",
                    Some("newer") => "a newer version",
                    Some("game") => "cannot be read",
                    _ => panic!("{said}: {line}"),
                };
                assert!(said.contains(part), "{said}: {line}");
            }
        }
    }
}
