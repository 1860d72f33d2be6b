//! The words of the page that belong to no game.

use super::any_game::Why;
use super::help::Help;
use super::settings::Theme;
use crate::i18n::{Lang, Text, capitalised, shortened, text_error};
use crate::record::TextError;
use crate::search::Level;

pub const HOME_TITLE: Text = Text::new("Quincunx, cinq jeux oubliés", "Quincunx, five forgotten games");
pub const SETTINGS: Text = Text::new("Réglages", "Settings");
pub const PLAY: Text = Text::new("Jouer", "Play");
pub const RESUME: Text = Text::new("Reprendre", "Resume");
pub const WAITING: Text = Text::new("partie en cours", "game in progress");
pub const BACK_HOME: Text = Text::new("Retour aux jeux", "Back to the games");
pub const YOUR_TURN: Text = Text::new("à vous", "your turn");
pub const UNDO: Text = Text::new("Annuler", "Undo");
pub const REDO: Text = Text::new("Rétablir", "Redo");
pub const START_OVER: Text = Text::new("Nouvelle partie", "New game");
pub const TURNS: Text = Text::new("Coups", "Turns");
pub const NO_TURNS: Text = Text::new("Aucun coup pour l’instant.", "No turns yet.");
pub const PLAY_AGAIN: Text = Text::new("Rejouer", "Play again");
pub const CHOSEN: Text = Text::new("choisie", "chosen");
pub const POSSIBLE: Text = Text::new("possible", "possible");
pub const DROPPED: Text = Text::new("Choix abandonné.", "Choice dropped.");
pub const TAKEN_BACK: Text = Text::new("Coup annulé.", "Taken back.");
pub const NEXT_ROUND: Text = Text::new("Nouvelle manche.", "Next round.");
pub const NEW_GAME: Text = Text::new("Nouvelle partie.", "New game.");
pub const RESULT: Text = Text::new("Résultat", "Result");
pub const CONFIRM: Text = Text::new("Valider", "Confirm");
pub const HANDLES: Text = Text::new("Lignes à glisser", "Lines to slide");
pub const STEPS: Text = Text::new("Étapes du coup", "Parts of the turn");
pub const VIEW: Text = Text::new("Vue", "View");
pub const COMPUTING: Text = Text::new("réfléchit", "thinking");
pub const THINKING: Text = Text::new("L’ordinateur réfléchit…", "The computer is thinking…");
pub const RETRYING: Text = Text::new(
    "L’ordinateur avait perdu le fil\u{202f}; il recommence.",
    "The computer lost its thread and is starting over.",
);
pub const NO_ANSWER: Text = Text::new(
    "L’ordinateur ne répond pas. Votre partie est gardée.",
    "The computer does not answer. Your game is kept.",
);
pub const NOT_LOADED: Text = Text::new(
    "L’ordinateur n’a pas pu être chargé. Votre partie est gardée.",
    "The computer could not be loaded. Your game is kept.",
);
pub const OUTDATED: Text = Text::new(
    "Le site a été mis à jour\u{a0}: rechargez la page pour jouer contre l’ordinateur.",
    "The site has been updated: reload the page to play against the computer.",
);
pub const RELOAD: Text = Text::new("Recharger", "Reload");
pub const ASK_AGAIN: Text = Text::new("Réessayer", "Try again");
pub const PLAY_NOW: Text = Text::new("Jouer tout de suite", "Play now");
pub const PAUSED: Text = Text::new("La partie est en pause.", "The game is paused.");
pub const GO_ON: Text = Text::new("Continuer", "Go on");
pub const NAME: Text = Text::new("Nom (facultatif)", "Name (optional)");
pub const START: Text = Text::new("Commencer", "Start");
pub const CLOSE: Text = Text::new("Fermer", "Close");
pub const TRAY: Text = Text::new("Vos pièces", "Your pieces");
pub const NOT_KEPT: Text = Text::new(
    "Ce navigateur ne garde rien\u{a0}: la partie sera perdue à la fermeture de la page.",
    "This browser keeps nothing: the game is lost when the page is closed.",
);
pub const SAVE_UNREAD: Text = Text::new(
    "La partie enregistrée est illisible\u{202f}; elle a été mise de côté et une nouvelle commence.",
    "The saved game cannot be read; it was put aside, and a new one begins.",
);
pub const BAD_LINK: Text = Text::new("Ce lien ne s’ouvre pas", "This link cannot be opened");
pub const NO_SUCH_PAGE: Text = Text::new("Rien à cette adresse", "Nothing at this address");
pub const OPEN_TABLE: Text = Text::new("Aller à la table", "Go to the table");

pub fn no_such_page(lang: Lang, name: &str) -> String {
    let name = shortened(name);
    match lang {
        Lang::Fr => format!("Aucun jeu ici ne s’appelle «\u{a0}{name}\u{a0}»."),
        Lang::En => format!("No game here is called “{name}”."),
    }
}

/// Why a link or a save of a game cannot be opened.
pub fn fault(lang: Lang, error: &TextError<Why>) -> String {
    text_error(lang, error, |why| why(lang))
}

/// How much of the computer's program has come.
pub fn loading(lang: Lang, percent: Option<u8>) -> String {
    match (lang, percent) {
        (Lang::Fr, None) => "Chargement de l’ordinateur…".to_owned(),
        (Lang::Fr, Some(percent)) => format!("Chargement de l’ordinateur… {percent}\u{a0}%"),
        (Lang::En, None) => "Loading the computer…".to_owned(),
        (Lang::En, Some(percent)) => format!("Loading the computer… {percent}%"),
    }
}

/// What a refusal is about, before its reason.
pub fn about(lang: Lang, about: &str) -> String {
    match lang {
        Lang::Fr => format!("{about}\u{a0}: "),
        Lang::En => format!("{about}: "),
    }
}

/// What the button shows, and what it does: said in the language that it leads to, for those who cannot read the other.
pub fn switch_lang(lang: Lang) -> &'static str {
    match lang {
        Lang::Fr => "FR – Switch to English",
        Lang::En => "EN – Passer en français",
    }
}

pub fn theme(lang: Lang, theme: Theme) -> String {
    let name = match theme {
        Theme::System => Text::new("celui de l’appareil", "same as device"),
        Theme::Light => Text::new("clair", "light"),
        Theme::Dark => Text::new("sombre", "dark"),
        Theme::Contrast => Text::new("contraste élevé", "high contrast"),
    };
    match lang {
        Lang::Fr => format!("Thème\u{a0}: {}", name.fr),
        Lang::En => format!("Theme: {}", name.en),
    }
}

/// A level in a word: "perfect" only where nobody can do better.
pub fn level(level: Level, is_solved: bool) -> Text {
    match level.number() {
        1 => Text::new("Début", "First"),
        2 => Text::new("Facile", "Easy"),
        3 => Text::new("Moyen", "Fair"),
        4 => Text::new("Fort", "Strong"),
        5 => Text::new("Expert", "Expert"),
        _ if is_solved => Text::new("Parfait", "Perfect"),
        _ => Text::new("Le plus fort", "Strong\u{ad}est"),
    }
}

pub fn name_of(lang: Lang, player: &str) -> String {
    match lang {
        Lang::Fr => format!("{player}, nom"),
        Lang::En => format!("{player}, name"),
    }
}

/// "Computer · level 3".
pub fn computer(lang: Lang, level: Level) -> String {
    match lang {
        Lang::Fr => format!("Ordinateur · niveau {}", level.number()),
        Lang::En => format!("Computer · level {}", level.number()),
    }
}

pub fn player(lang: Lang, person: usize) -> String {
    match lang {
        Lang::Fr => format!("Joueur {}", person + 1),
        Lang::En => format!("Player {}", person + 1),
    }
}

/// A row of the board, counted from 0 at the bottom.
pub fn row(lang: Lang, row: u8) -> String {
    match lang {
        Lang::Fr => format!("Ligne {}", row + 1),
        Lang::En => format!("Row {}", row + 1),
    }
}

/// "Ada and Bob".
pub fn both(lang: Lang, names: &[String]) -> String {
    names.join(Text::new(" et ", " and ").to(lang))
}

/// What a seat has in hand, one kind after the other.
pub fn list(items: &[String]) -> String {
    items.join(", ")
}

/// "Cube (2 left)".
pub fn tray_item(lang: Lang, name: &str, left: u8) -> String {
    match (lang, left) {
        (Lang::Fr, 0) => format!("{name} (plus aucun exemplaire)"),
        (Lang::Fr, _) => format!("{name} (reste {left})"),
        (Lang::En, 0) => format!("{name} (none left)"),
        (Lang::En, _) => format!("{name} ({left} left)"),
    }
}

pub fn wins(lang: Lang, name: &str, seat: Text) -> String {
    match lang {
        Lang::Fr => format!("{name} gagne ({})", seat.fr),
        Lang::En => format!("{name} wins ({})", seat.en),
    }
}

/// A team.
pub fn win_together(lang: Lang, names: &[String]) -> String {
    match lang {
        Lang::Fr => format!("{} gagnent", names.join(" et ")),
        Lang::En => format!("{} win", names.join(" and ")),
    }
}

/// Some of several players, with equal points.
pub fn share_the_win(lang: Lang, names: &[String]) -> String {
    match lang {
        Lang::Fr => format!("{} à égalité", names.join(" et ")),
        Lang::En => format!("{} share the win", names.join(" and ")),
    }
}

pub const DRAW: Text = Text::new("Partie nulle", "A draw");
pub const THIRD_TIME: Text = Text::new(
    "La même position se présente pour la troisième fois.",
    "The same position stands for the third time.",
);

pub fn turn_limit(lang: Lang, turns: usize) -> String {
    match lang {
        Lang::Fr => format!("{turns} coups ont été joués sans vainqueur."),
        Lang::En => format!("{turns} turns have been played without a winner."),
    }
}

pub const HELP: Text = Text::new("Aide", "Help");

/// A notch of the help dial.
pub fn help(help: Help) -> Text {
    match help {
        Help::Off => Text::new("Aucune", "None"),
        Help::Moves => Text::new("Coups", "Moves"),
        Help::Hints => Text::new("Indices", "Hints"),
        Help::Values => Text::new("Tout", "All"),
    }
}

/// What it does.
pub fn about_help(help: Help) -> Text {
    match help {
        Help::Off => Text::new("Rien n’est indiqué.", "Nothing is shown."),
        Help::Moves => Text::new("Les coups permis sont marqués.", "Legal moves are marked."),
        Help::Hints => Text::new(
            "Les coups permis, et des indices à la demande.",
            "Legal moves, and hints when you ask.",
        ),
        Help::Values => {
            Text::new("Tout cela, et ce que vaut chaque coup.", "All of that, and what every turn is worth.")
        }
    }
}

/// The running score of a match of several rounds, in half points.
pub fn score(lang: Lang, half_points: &[u32]) -> String {
    let points = |half: &u32| {
        let whole = if *half == 1 { String::new() } else { (half / 2).to_string() };
        if half % 2 == 1 { format!("{whole}½") } else { whole }
    };
    let points: Vec<String> = half_points.iter().map(points).collect();
    let label = Text::new("Score du match", "Match score").to(lang);
    let colon = Text::new("\u{a0}: ", ": ").to(lang);
    format!("{label}{colon}{}", points.join(" – "))
}

/// Whether this turn is meant.
pub fn asked(lang: Lang, told: &str) -> String {
    format!("{}{}", capitalised(told), Text::new("\u{202f}?", "?").to(lang))
}

/// A name in a French sentence: people have no article, the computer has.
pub fn with_article(name: &str) -> String {
    name.replace("Ordinateur", "l’ordinateur")
}

pub fn to_play(lang: Lang, player: &str) -> String {
    match lang {
        Lang::Fr => format!("À {} de jouer.", with_article(player)),
        Lang::En => format!("{player} to play."),
    }
}

/// What a screen reader is told after a turn.
pub fn turn_told(lang: Lang, player: &str, turn: &str, to_play: &str) -> String {
    match lang {
        Lang::Fr => format!("{player}\u{a0}: {turn}. {to_play}"),
        Lang::En => format!("{player}: {turn}. {to_play}"),
    }
}

pub fn board(lang: Lang, title: Text) -> String {
    match lang {
        Lang::Fr => format!("Plateau de {}", title.fr),
        Lang::En => format!("{} board", title.en),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_show_halves() {
        assert_eq!(score(Lang::En, &[1, 3]), "Match score: ½ – 1½");
        assert_eq!(score(Lang::Fr, &[0, 4]), "Score du match\u{a0}: 0 – 2");
    }
}
