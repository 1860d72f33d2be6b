//! Everything that the browser keeps, as one file: `{"quincunx":1,"data":{"quincunx.last":"minos", …}}`.

use super::text;
use crate::games::{Game, GameId, Visitor};
use crate::i18n::Lang;
use crate::record::Match;
use crate::ui::storage::{self, PREFIX};
use crate::ui::text::fault;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

const VERSION: u32 = 1;

#[derive(Serialize, Deserialize)]
struct Archive {
    quincunx: u32,
    data: BTreeMap<String, String>,
}

pub fn write(texts: Vec<(String, String)>) -> String {
    let mut data = BTreeMap::new();
    for (key, text) in texts {
        data.insert(key, text);
    }
    let archive = Archive { quincunx: VERSION, data };
    serde_json::to_string(&archive).expect("texts become JSON")
}

/// The texts of a file, or in words what is wrong with it.
pub fn read(json: &str, lang: Lang) -> Result<Vec<(String, String)>, String> {
    // Some editors put a mark before a text.
    let json = json.trim_start_matches('\u{feff}');
    let archive: Archive = serde_json::from_str(json).map_err(|error| {
        let fault = if error.is_data() { text::NOT_OURS } else { text::NOT_JSON };
        fault.to(lang).to_owned()
    })?;
    if archive.quincunx > VERSION {
        return Err(text::NEWER.to(lang).to_owned());
    }
    if archive.quincunx < VERSION || !archive.data.keys().all(|key| key.starts_with(PREFIX)) {
        return Err(text::NOT_OURS.to(lang).to_owned());
    }
    for &game in GameId::ALL {
        let save = archive.data.iter().find(|(key, _)| storage::is_game_key(key, game.id()));
        let fault = save.and_then(|(_, save)| game.visit(Check { save, lang }));
        if let Some(fault) = fault {
            return Err(fault);
        }
    }
    Ok(archive.data.into_iter().collect())
}

/// Why a saved game cannot be read, if it cannot.
struct Check<'a> {
    save: &'a str,
    lang: Lang,
}

impl Visitor for Check<'_> {
    type Output = Option<String>;

    fn visit<P: Game>(self) -> Option<String> {
        let error = Match::<P>::from_save(self.save).err()?;
        Some(text::bad_game(self.lang, P::TITLE, &fault::<P>(self.lang, &error)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts() -> Vec<(String, String)> {
        let save = "quincunx 1\ngame quantik\nturns Aa1 Bb2\n";
        [("quincunx.game.quantik", save), ("quincunx.last", "quantik"), ("quincunx.other", "\"é\"")]
            .map(|(key, text)| (key.to_owned(), text.to_owned()))
            .into()
    }

    #[test]
    fn what_was_written_is_read() {
        let json = write(texts());
        assert!(
            json.starts_with(r#"{"quincunx":1,"data":{"quincunx.game.quantik":"quincunx 1\ngame"#),
            "{json}"
        );
        assert_eq!(read(&json, Lang::En), Ok(texts()));
        assert_eq!(read(&format!("\u{feff}{json}\n"), Lang::En), Ok(texts()));
    }

    #[test]
    fn a_wrong_file_says_what_is_wrong() {
        let with_game = |save: &str| {
            write(vec![("quincunx.game.minos".to_owned(), format!("quincunx 1\ngame {save}\n"))])
        };
        let cases = [
            ("PNG…".to_owned(), "this file is not a JSON file."),
            (write(texts())[..40].to_owned(), "this file is not a JSON file."),
            ("{}".to_owned(), "this file does not come from Quincunx."),
            ("[1]".to_owned(), "this file does not come from Quincunx."),
            (
                r#"{"quincunx":1,"data":{"quincunx.x":1}}"#.to_owned(),
                "this file does not come from Quincunx.",
            ),
            (r#"{"quincunx":1,"data":{"other":"1"}}"#.to_owned(), "this file does not come from Quincunx."),
            (r#"{"quincunx":0,"data":{}}"#.to_owned(), "this file does not come from Quincunx."),
            (r#"{"quincunx":2,"data":{}}"#.to_owned(), "this file comes from a newer version of Quincunx."),
            (
                with_game("pivot"),
                "the game of Minos cannot be read, because it is a game of something else, “pivot”.",
            ),
            (
                with_game("minos\nturns a1a3"),
                "the game of Minos cannot be read, because turn 1, “a1a3”, is not allowed: \
                 no pawn is there; begin with one of yours.",
            ),
        ];
        for (json, fault) in cases {
            assert_eq!(read(&json, Lang::En), Err(fault.to_owned()), "{json}");
        }
    }
}
