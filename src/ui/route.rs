//! Which page an address shows. Everything is in the fragment, so that any host and any folder will do, and no server
//! sees what is played.

use crate::games::GameId;
use percent_encoding::percent_decode_str;

/// A page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Route {
    Home,
    Settings,
    /// The table of a game, and the link of a game to be shown there.
    Table {
        game: GameId,
        link: Option<String>,
    },
    /// What there is to choose before a game.
    Welcome(GameId),
    Lesson(GameId),
    Rules(GameId),
    /// A game to be printed and cut out.
    Print(GameId),
    /// An address that leads nowhere.
    Unknown(String),
}

impl Route {
    /// Reads the fragment of an address, with or without its `#`.
    pub fn of_fragment(fragment: &str) -> Route {
        let path = fragment.trim_start_matches('#').trim_start_matches('/');
        let typed = path.split('?').next().unwrap_or_default();
        // Whoever types an address may begin a name with a capital, or end it like a folder.
        let name = typed.trim_end_matches('/').to_ascii_lowercase();
        if let Some(route) = name.split_once('/').and_then(|(game, page)| Route::beside_table(game, page)) {
            return route;
        }
        match (&*name, GameId::named(&name)) {
            ("", _) => Route::Home,
            ("settings", _) => Route::Settings,
            // A link has the name as records know it, however it was typed.
            (_, Some(game)) => {
                let link = path.split_once('?').map(|(_, query)| format!("{name}?{query}"));
                Route::Table { game, link }
            }
            // A browser writes letters with accents as codes.
            (_, None) => Route::Unknown(percent_decode_str(typed).decode_utf8_lossy().into_owned()),
        }
    }

    /// A page of a game besides its table.
    fn beside_table(game: &str, page: &str) -> Option<Route> {
        let game = GameId::named(game)?;
        Some(match page {
            "welcome" => Route::Welcome(game),
            "lesson" => Route::Lesson(game),
            "rules" => Route::Rules(game),
            "print" => Route::Print(game),
            _ => return None,
        })
    }

    /// The address of a game's table.
    pub fn to_table(game: GameId) -> String {
        format!("#/{}", game.id())
    }

    pub fn to_welcome(game: GameId) -> String {
        format!("#/{}/welcome", game.id())
    }

    pub fn to_lesson(game: GameId) -> String {
        format!("#/{}/lesson", game.id())
    }

    pub fn to_rules(game: GameId) -> String {
        format!("#/{}/rules", game.id())
    }

    pub fn to_print(game: GameId) -> String {
        format!("#/{}/print", game.id())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_lead_to_pages() {
        assert_eq!(Route::of_fragment(""), Route::Home);
        assert_eq!(Route::of_fragment("#/"), Route::Home);
        assert_eq!(Route::of_fragment("#/settings"), Route::Settings);
        let quantik =
            |link: Option<&str>| Route::Table { game: GameId::Quantik, link: link.map(str::to_owned) };
        assert_eq!(Route::of_fragment("#/quantik"), quantik(None));
        assert_eq!(Route::of_fragment("#/Quantik/"), quantik(None));
        assert_eq!(Route::of_fragment("#/quantik?m=Ab3"), quantik(Some("quantik?m=Ab3")));
        for typed in ["#/Quantik?m=Ab3", "#/quantik/?m=Ab3"] {
            assert_eq!(Route::of_fragment(typed), quantik(Some("quantik?m=Ab3")), "{typed}");
        }
        assert_eq!(Route::of_fragment("#/%C3%A9checs"), Route::Unknown("échecs".to_owned()));
        assert_eq!(Route::of_fragment("#/chess?m=e4"), Route::Unknown("chess".to_owned()));
    }
}
