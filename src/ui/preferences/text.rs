//! The words of the settings.

use crate::i18n::{Lang, Text};
use crate::ui::settings::Key;

pub const BACK: Text = Text::new("Retour", "Back");
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
pub const IMPORTED: Text = Text::new("Vos données sont importées.", "Your data has been imported.");
pub const DELETED: Text = Text::new("Tout est supprimé.", "Everything has been deleted.");
pub const ASK_IMPORT: Text = Text::new("Remplacer vos données\u{202f}?", "Replace your data?");
pub const ABOUT_IMPORT: Text = Text::new(
    "Les parties et les réglages du fichier prendront la place des vôtres, qui seront perdus.",
    "The games and settings of the file will take the place of yours, which will be lost.",
);
pub const REPLACE: Text = Text::new("Remplacer", "Replace");
pub const ASK_DELETE: Text = Text::new("Tout supprimer\u{202f}?", "Delete everything?");
pub const ABOUT_DELETE: Text = Text::new(
    "Toutes vos parties et tous vos réglages seront effacés de ce navigateur, pour de bon.",
    "All your games and settings will be erased from this browser, for good.",
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
    Text::new("ce navigateur n’a pas assez de place.", "this browser does not have enough room.");

pub fn nothing_changed(lang: Lang, reason: &str) -> String {
    match lang {
        Lang::Fr => format!("Rien n’a changé\u{a0}: {reason}"),
        Lang::En => format!("Nothing has changed: {reason}"),
    }
}

pub fn bad_game(lang: Lang, title: Text, reason: &str) -> String {
    match lang {
        Lang::Fr => format!("la partie de {} est illisible, car {reason}", title.fr),
        Lang::En => format!("the game of {} cannot be read, because {reason}", title.en),
    }
}

pub fn legend(key: Key) -> Text {
    match key {
        Key::Lang => Text::new("Langue", "Language"),
        Key::Theme => Text::new("Thème", "Theme"),
        Key::Motion => Text::new("Animations", "Animation"),
        Key::Coordinates => Text::new("Coordonnées", "Coordinates"),
        Key::Confirm => Text::new("Valider avant de jouer", "Confirm before playing"),
        Key::Passing => Text::new("À deux sur un appareil", "Two at one device"),
        Key::Sound => Text::new("Sons", "Sound"),
        Key::Digits => Text::new("Raccourcis d’une touche", "One-key shortcuts"),
    }
}

/// What a switch does.
pub fn note(key: Key) -> Text {
    match key {
        Key::Coordinates => {
            Text::new("Lettres et chiffres au bord du plateau", "Letters and numbers along the board")
        }
        Key::Sound => Text::new(
            "Un petit choc pour un coup, deux notes pour une victoire",
            "A soft knock for a turn, two notes for a win",
        ),
        _ => Text::new(
            "Les chiffres du clavier choisissent une pièce",
            "Digits on the keyboard choose a piece",
        ),
    }
}

/// The answers to a question, in the order of its codes.
pub fn answers(key: Key) -> &'static [Text] {
    const LANGS: [Text; 2] = [Text::new("Français", "Français"), Text::new("English", "English")];
    const THEMES: [Text; 4] = [
        Text::new("Appareil", "Device"),
        Text::new("Clair", "Light"),
        Text::new("Sombre", "Dark"),
        Text::new("Contraste", "Contrast"),
    ];
    const MOTIONS: [Text; 3] =
        [Text::new("Aucune", "Off"), Text::new("Rapides", "Fast"), Text::new("Normales", "Normal")];
    const CONFIRMS: [Text; 4] = [
        Text::new("Quand un faux pas est vite fait", "When a slip is likely"),
        Text::new("Toujours", "Always"),
        Text::new("Sur écran tactile ou petit", "On touch or small screens"),
        Text::new("Jamais", "Never"),
    ];
    const PASSINGS: [Text; 3] = [
        Text::new("Côte à côte\u{a0}: le plateau reste en place", "Side by side: the board stays"),
        Text::new("Le plateau se tourne vers qui joue", "The board turns to whoever plays"),
        Text::new("Face à face\u{a0}: tout l’écran se tourne", "Face to face: the whole screen turns"),
    ];
    match key {
        Key::Lang => &LANGS,
        Key::Theme => &THEMES,
        Key::Motion => &MOTIONS,
        Key::Confirm => &CONFIRMS,
        Key::Passing => &PASSINGS,
        Key::Coordinates | Key::Sound | Key::Digits => &[],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_question_has_its_answers_or_is_a_switch() {
        for key in Key::ALL {
            let count = answers(key).len();
            assert!(count == key.codes().len() || count == 0 && key.codes() == ["off", "on"], "{key:?}");
        }
    }
}
