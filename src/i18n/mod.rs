//! The two languages. Rules and records speak data; what a player reads is worded here and in each game's
//! `page/words.rs`.

pub mod card;
mod errors;
pub mod help;
pub mod page;
pub mod result;
pub mod table;

pub use errors::{parse_error, shortened, text_error};

use serde::{Deserialize, Serialize};

/// A language of the page.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Lang {
    Fr,
    En,
}

impl Lang {
    /// The code of the language in addresses of the web: `fr`, `en`.
    pub const fn code(self) -> &'static str {
        match self {
            Lang::Fr => "fr",
            Lang::En => "en",
        }
    }

    /// The language of a browser's tag such as `fr-CA`: French where it says so, English otherwise.
    pub fn of_tag(tag: &str) -> Lang {
        if tag.get(..2).is_some_and(|code| code.eq_ignore_ascii_case("fr")) { Lang::Fr } else { Lang::En }
    }

    pub const fn other(self) -> Lang {
        match self {
            Lang::Fr => Lang::En,
            Lang::En => Lang::Fr,
        }
    }
}

/// A text in both languages: one of them cannot be left out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Text {
    pub fr: &'static str,
    pub en: &'static str,
}

impl Text {
    pub const fn new(fr: &'static str, en: &'static str) -> Text {
        Text { fr, en }
    }

    pub const fn to(self, lang: Lang) -> &'static str {
        match lang {
            Lang::Fr => self.fr,
            Lang::En => self.en,
        }
    }
}

/// The same for texts that are data.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Worded {
    pub fr: String,
    pub en: String,
}

impl Worded {
    pub fn to(&self, lang: Lang) -> &str {
        match lang {
            Lang::Fr => &self.fr,
            Lang::En => &self.en,
        }
    }
}

/// The first letter in upper case, for a sentence that begins with a word from the middle of others.
pub fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(upper).into_iter().chain(letters).collect()
}

/// A letter of French or English in upper case. The standard library knows those of all scripts, and its tables would
/// be 5 kB of what a first visit loads.
fn upper(letter: char) -> char {
    match letter {
        'œ' => 'Œ',
        'ÿ' => 'Ÿ',
        'a'..='z' | 'à'..='ö' | 'ø'..='þ' => char::from(letter as u8 - (b'a' - b'A')),
        other => other,
    }
}

/// Why nothing can be played any more, in the words of every game: what it is about, and the reason.
pub fn game_over(lang: Lang) -> (String, String) {
    let about = Text::new("La partie est finie", "The game is over");
    let reason = Text::new("rejouez ou revenez en arrière.", "play again or undo a turn.");
    (about.to(lang).to_owned(), reason.to(lang).to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_of_both_languages_have_their_upper_case() {
        for letter in "abcdefghijklmnopqrstuvwxyzàâæçéèêëîïôöœùûüÿñ".chars() {
            assert_eq!(upper(letter).to_string(), letter.to_uppercase().to_string());
        }
        assert!("AÀŒ÷×1«– ".chars().all(|sign| upper(sign) == sign));
        assert_eq!((capitalised("école"), capitalised("")), ("École".to_owned(), String::new()));
    }

    #[test]
    fn the_browser_chooses_the_language() {
        for (tag, lang) in
            [("fr", Lang::Fr), ("fr-CA", Lang::Fr), ("FR", Lang::Fr), ("en-GB", Lang::En), ("é", Lang::En)]
        {
            assert_eq!(Lang::of_tag(tag), lang, "{tag}");
        }
    }
}
