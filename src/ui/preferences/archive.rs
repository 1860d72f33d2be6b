//! Everything that the browser keeps, as one file: `{"quincunx":1,"data":{"quincunx.last":"minos", …}}`.

use super::text;
use crate::games::GameId;
use crate::i18n::Lang;
use crate::ui::any_game::{Origin, match_of, profile_of};
use crate::ui::json::Json;
use crate::ui::storage::{self, PREFIX};
use crate::ui::text::fault;

const VERSION: u8 = 1;

pub fn write(texts: Vec<(String, String)>) -> String {
    let data = texts.into_iter().map(|(key, text)| (key, Json::Text(text))).collect();
    Json::object([("quincunx", Json::Number(VERSION.into())), ("data", Json::Object(data))]).to_string()
}

/// The texts of a file, or in words what is wrong with it.
pub fn read(json: &str, lang: Lang) -> Result<Vec<(String, String)>, String> {
    // Some editors put a mark before a text.
    let archive = Json::read(json.trim_start_matches('\u{feff}')).ok_or_else(|| text::NOT_JSON.to(lang))?;
    let version = archive.field("quincunx").as_byte().unwrap_or(0);
    if version > VERSION {
        return Err(text::NEWER.to(lang).to_owned());
    }
    let texts = texts(archive.field("data")).filter(|_| version == VERSION);
    let texts = texts.ok_or_else(|| text::NOT_OURS.to(lang))?;
    for &game in GameId::ALL {
        let save = texts.iter().find(|(key, _)| storage::is_game_key(key, game.id()));
        if let Some(Err(error)) = save.map(|(_, save)| match_of(game, Origin::Save(save))) {
            return Err(text::bad_game(lang, profile_of(game).title, &fault(lang, &error)));
        }
    }
    Ok(texts)
}

/// The fields of an object, if they are ours.
fn texts(data: &Json) -> Option<Vec<(String, String)>> {
    let Json::Object(fields) = data else { return None };
    let text = |(key, value): &(String, Json)| {
        let is_ours = key.starts_with(PREFIX);
        Some((key.clone(), value.as_text().filter(|_| is_ours)?.to_owned()))
    };
    fields.iter().map(text).collect()
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
