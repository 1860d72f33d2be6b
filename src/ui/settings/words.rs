//! The words of the settings.

use crate::i18n::table::of_title;
use crate::i18n::{Lang, Text};
use crate::store::settings::{Motion, Passing, Setting, Theme};
use crate::table::Confirm;

pub const DISPLAY: Text = Text::new("Affichage", "Display");
pub const GAME: Text = Text::new("Jeu", "Play");
pub const YOUR_DATA: Text = Text::new("Vos données", "Your data");
pub const WHERE_DATA_IS: Text = Text::new(
    "Parties et réglages restent dans ce navigateur\u{202f}; rien n’est envoyé.",
    "Games and settings stay in this browser; nothing is sent anywhere.",
);
pub const EXPORT: Text = Text::new("Exporter", "Export");
pub const IMPORT: Text = Text::new("Importer", "Import");
pub const DELETE_ALL: Text = Text::new("Tout supprimer", "Delete everything");
pub const EXPORTED: Text =
    Text::new("Le fichier est dans vos téléchargements.", "The file is in your downloads.");
pub const IMPORTED: Text = Text::new("Vos données ont été importées.", "Your data has been imported.");
pub const DELETED: Text = Text::new("Tout a été supprimé.", "Everything has been deleted.");
pub const ASK_IMPORT: Text = Text::new("Remplacer vos données\u{202f}?", "Replace your data?");
pub const ABOUT_IMPORT: Text = Text::new(
    "Les parties et les réglages du fichier remplaceront les vôtres, qui seront perdus.",
    "The games and settings in the file will replace yours, which will be lost.",
);
pub const REPLACE: Text = Text::new("Remplacer", "Replace");
pub const ASK_DELETE: Text = Text::new("Tout supprimer\u{202f}?", "Delete everything?");
pub const ABOUT_DELETE: Text = Text::new(
    "Toutes vos parties et tous vos réglages seront définitivement supprimés de ce navigateur.",
    "All your games and settings will be permanently deleted from this browser.",
);
pub const DELETE: Text = Text::new("Supprimer", "Delete");
pub const CANCEL: Text = Text::new("Annuler", "Cancel");

pub const NOT_READ: Text = Text::new("ce fichier n’a pas pu être lu.", "this file could not be read.");
pub const NOT_JSON: Text =
    Text::new("ce fichier n’est pas un fichier JSON.", "this file is not a JSON file.");
pub const NOT_OURS: Text =
    Text::new("ce fichier ne vient pas de Quincunx.", "this file does not come from Quincunx.");
pub const NEWER: Text = Text::new(
    "ce fichier vient d’une version plus récente de Quincunx.",
    "this file comes from a newer version of Quincunx.",
);
pub const NO_ROOM: Text =
    Text::new("ce navigateur n’a pas assez de place.", "this browser does not have enough space.");

pub fn nothing_changed(lang: Lang, reason: &str) -> String {
    match lang {
        Lang::Fr => format!("Rien n’a changé\u{a0}: {reason}"),
        Lang::En => format!("Nothing has changed: {reason}"),
    }
}

pub fn bad_game(lang: Lang, title: Text, reason: &str) -> String {
    match lang {
        Lang::Fr => format!("la partie {} est illisible, car {reason}", of_title(title.fr)),
        Lang::En => format!("the game of {} cannot be read, because {reason}", title.en),
    }
}

/// A question of the settings, and what each answer sets.
pub struct Question {
    pub legend: Text,
    pub answers: &'static [(Setting, Text)],
}

/// A setting that is on or off, and what it does.
pub struct Switch {
    pub setting: fn(bool) -> Setting,
    pub legend: Text,
    pub note: Text,
}

pub const LANG: Question = Question {
    legend: Text::new("Langue", "Language"),
    answers: &[
        (Setting::Lang(Lang::Fr), Text::new("Français", "Français")),
        (Setting::Lang(Lang::En), Text::new("English", "English")),
    ],
};
pub const THEME: Question = Question {
    legend: Text::new("Thème", "Theme"),
    answers: &[
        (Setting::Theme(Theme::System), Text::new("Appareil", "Device")),
        (Setting::Theme(Theme::Light), Text::new("Clair", "Light")),
        (Setting::Theme(Theme::Dark), Text::new("Sombre", "Dark")),
        (Setting::Theme(Theme::Contrast), Text::new("Contraste", "Contrast")),
    ],
};
pub const MOTION: Question = Question {
    legend: Text::new("Animations", "Animation"),
    answers: &[
        (Setting::Motion(Motion::Off), Text::new("Aucune", "Off")),
        (Setting::Motion(Motion::Fast), Text::new("Rapides", "Fast")),
        (Setting::Motion(Motion::Normal), Text::new("Normales", "Normal")),
    ],
};
pub const CONFIRM: Question = Question {
    legend: Text::new("Valider avant de jouer", "Confirm before playing"),
    answers: &[
        (
            Setting::Confirm(Confirm::Tricky),
            Text::new("Quand une erreur est facile", "When a mistake is easy"),
        ),
        (Setting::Confirm(Confirm::Always), Text::new("Toujours", "Always")),
        (
            Setting::Confirm(Confirm::Touch),
            Text::new("Sur écran tactile ou petit écran", "On touch or small screens"),
        ),
        (Setting::Confirm(Confirm::Never), Text::new("Jamais", "Never")),
    ],
};
pub const PASSING: Question = Question {
    legend: Text::new("À deux sur le même appareil", "Two on one device"),
    answers: &[
        (
            Setting::Passing(Passing::Stays),
            Text::new("Côte à côte\u{a0}: le plateau reste en place", "Side by side: the board stays"),
        ),
        (
            Setting::Passing(Passing::BoardTurns),
            Text::new("Le plateau se tourne vers le joueur", "The board turns to face the player"),
        ),
        (
            Setting::Passing(Passing::FaceToFace),
            Text::new("Face à face\u{a0}: tout l’écran se tourne", "Face to face: the whole screen turns"),
        ),
    ],
};

pub const COORDINATES: Switch = Switch {
    setting: Setting::Coordinates,
    legend: Text::new("Coordonnées", "Coordinates"),
    note: Text::new("Lettres et chiffres au bord du plateau", "Letters and numbers along the board"),
};
pub const SOUND: Switch = Switch {
    setting: Setting::Sound,
    legend: Text::new("Sons", "Sound"),
    note: Text::new(
        "Un petit bruit à chaque coup, deux notes pour une victoire",
        "A soft knock for each turn, two notes for a win",
    ),
};
pub const DIGITS: Switch = Switch {
    setting: Setting::Digits,
    legend: Text::new("Raccourcis à une touche", "One-key shortcuts"),
    note: Text::new("Les chiffres du clavier choisissent une pièce", "Number keys choose a piece"),
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::Settings;
    use std::collections::BTreeSet;

    #[test]
    fn every_setting_is_a_question_with_its_answers_or_a_switch() {
        let names = |settings: &[Setting]| -> BTreeSet<String> {
            settings.iter().map(|setting| setting.entry().0.to_owned()).collect()
        };
        let mut asked = BTreeSet::new();
        for question in [LANG, THEME, MOTION, CONFIRM, PASSING] {
            let answers: Vec<Setting> = question.answers.iter().map(|(setting, _)| *setting).collect();
            let name = names(&answers);
            assert_eq!(name.len(), 1, "the answers set one thing: {answers:?}");
            asked.extend(name);
        }
        asked.extend(names(&[COORDINATES, SOUND, DIGITS].map(|switch| (switch.setting)(true))));
        let all = Settings::of_browser("en").with(Setting::Motion(Motion::Off)).to_json();
        let all: serde_json::Map<String, serde_json::Value> = serde_json::from_str(&all).expect("JSON");
        assert_eq!(asked, all.keys().cloned().collect());
    }
}
