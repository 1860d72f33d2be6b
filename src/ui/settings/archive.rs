//! The archive of a player's data as the page reads it: with its games checked, and faults in words.

use super::words;
use crate::games::GameId;
use crate::i18n::Lang;
use crate::store::Archive;
use crate::store::archive::{Fault, Texts};
use crate::table::{Origin, open, profile, unread};
use crate::ui::storage;

/// The texts of a file, or in words what is wrong with it.
pub fn read(json: &str, lang: Lang) -> Result<Texts, String> {
    let archive = Archive::of_json(json).map_err(|fault| {
        let text = match fault {
            Fault::NotJson => words::NOT_JSON,
            Fault::NotOurs => words::NOT_OURS,
            Fault::Newer => words::NEWER,
        };
        text.to(lang)
    })?;
    for &game in GameId::ALL {
        let save = archive.data.get(&storage::game_key(game.id()));
        if let Some(Err(error)) = save.map(|save| open(game, Origin::Save(save))) {
            return Err(words::bad_game(lang, profile(game).title, &unread(&error, lang)));
        }
    }
    Ok(archive.data)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts() -> Texts {
        let save = "quincunx 1\ngame quantik\nturns Aa1 Bb2\n";
        [("quincunx.game.quantik", save), ("quincunx.last", "quantik"), ("quincunx.other", "\"é\"")]
            .map(|(key, text)| (key.to_owned(), text.to_owned()))
            .into()
    }

    fn write(texts: Texts) -> String {
        Archive::new(texts).to_json()
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
            write([("quincunx.game.minos".to_owned(), format!("quincunx 1\ngame {save}\n"))].into())
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
                "the game of Minos cannot be read, because it belongs to another game, “pivot”.",
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
