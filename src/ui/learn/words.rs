//! The words of learning.

use crate::i18n::{Lang, Text};

pub const LESSON: Text = Text::new("leçon", "lesson");
pub const POSITIONS: Text = Text::new("à gagner", "to win");
pub const THE_LESSON: Text = Text::new("La leçon", "The lesson");
pub const AGAIN: Text = Text::new("Recommencer", "Again");
pub const SHOW: Text = Text::new("Montrer", "Show me");
pub const SKIP: Text = Text::new("Passer", "Skip");
pub const NEXT: Text = Text::new("Suite", "Next");
pub const DONE: Text = Text::new("Terminer", "Finish");
pub const TAKEN_BACK: Text = Text::new("Coup repris, réessayez.", "Taken back: try again.");
pub const FIRST_GAME: Text = Text::new("Ma première partie", "Play my first game");
pub const WARM_UP: Text = Text::new("Ou trois petits problèmes", "Or three small puzzles");
pub const NOT_LOADED: Text = Text::new(
    "La leçon n’a pas pu être chargée. Vérifiez la connexion, puis réessayez.",
    "The lesson could not be loaded. Check your connection, then try again.",
);

/// "You know Pivot".
pub fn you_know(lang: Lang, title: &str) -> String {
    match lang {
        Lang::Fr => format!("Vous savez jouer à {title}"),
        Lang::En => format!("You know {title}"),
    }
}

/// How the first game is played: "junior · the computer at level 1, you start".
pub fn first_game_how(lang: Lang, variant: Option<Text>) -> String {
    let variant = variant.map_or(String::new(), |name| format!("{} · ", name.to(lang)));
    let how = Text::new("contre le niveau 1, vous commencez", "the computer at level 1, you start");
    format!("{variant}{}", how.to(lang))
}

/// "3 of 7".
pub fn step_of(lang: Lang, step: usize, steps: usize) -> String {
    match lang {
        Lang::Fr => format!("{step} sur {steps}"),
        Lang::En => format!("{step} of {steps}"),
    }
}

/// "Step 3 of 7", for screen readers.
pub fn step_told(lang: Lang, step: usize, steps: usize, name: &str) -> String {
    match lang {
        Lang::Fr => format!("Étape {step} sur {steps}, {name}"),
        Lang::En => format!("Step {step} of {steps}, {name}"),
    }
}

pub const STEP_DONE: Text = Text::new("faite", "done");

pub const LEARN: Text = Text::new("Apprendre en jouant", "Learn by playing");
pub const LEARN_HOW: Text = Text::new("Quelques minutes, pas à pas", "A few minutes, step by step");
pub const AGAINST: Text = Text::new("Contre l’ordinateur", "Play the computer");
pub const TOGETHER: Text = Text::new("Entre amis, sur cet appareil", "With friends, on this device");
pub const HOW_MANY: Text = Text::new("Combien de joueurs", "How many players");
pub const READ_RULES: Text = Text::new("Lire les règles", "Read the rules");
pub const REPLAY: Text = Text::new("Revoir le coup", "Show it again");
/// After the name of a choice, for screen readers.
pub const OPTIONS: Text = Text::new("\u{a0}: options", ": options");
pub const THE_COMPUTER: Text = Text::new("L’ordinateur", "Computer");
pub const BY_LOT: Text = Text::new("Au sort", "By lot");
/// Who begins, in the line that says how it is played.
pub const BEGINS: [Text; 3] = [
    Text::new("vous commencez", "you start"),
    Text::new("l’ordinateur commence", "the computer starts"),
    Text::new("le sort décide qui commence", "the start is drawn by lot"),
];

/// "2 players", "2 to 4 players".
pub fn players(lang: Lang, seats: &[usize]) -> String {
    let (least, most) = (seats.iter().min().unwrap_or(&2), seats.iter().max().unwrap_or(&2));
    match (lang, least == most) {
        (Lang::Fr, true) => format!("{least} joueurs"),
        (Lang::En, true) => format!("{least} players"),
        (Lang::Fr, false) => format!("{least} à {most} joueurs"),
        (Lang::En, false) => format!("{least} to {most} players"),
    }
}

/// "about 5 minutes".
pub fn about_minutes(lang: Lang, minutes: u8) -> String {
    match lang {
        Lang::Fr => format!("environ {minutes} minutes"),
        Lang::En => format!("about {minutes} minutes"),
    }
}

/// "2 players, one screen".
pub fn on_one_screen(lang: Lang, players: usize) -> String {
    match lang {
        Lang::Fr => format!("{players} joueurs, un seul écran"),
        Lang::En => format!("{players} players, one screen"),
    }
}

pub const THE_RULES: Text = Text::new("les règles", "the rules");
pub const ON_THIS_PAGE: Text = Text::new("Sur cette page", "On this page");
pub const PRINT: Text = Text::new("Imprimer le jeu", "Print the game");
pub const SET_BACK: Text = Text::new("Remettre en place", "Set back");
pub const SHEET: Text = Text::new("La feuille", "Sheet");
pub const HERE: Text = Text::new("Ici", "We play");
pub const ON_PAPER: Text = Text::new("sur papier", "on paper");
pub const PRINT_NOW: Text = Text::new("Imprimer", "Print");
pub const THE_BOARD: Text = Text::new("Le plateau", "The board");
pub const CUT_OUT: Text = Text::new("À découper", "To cut out");
/// Which sheets come out, and what to do with them.
const PRINT_HOW: Text = Text::new(
    "Un plateau de 18\u{a0}cm et ses pièces, sur A4 ou Letter, à la taille réelle (100\u{a0}%). Collez la feuille des pièces sur du carton avant de découper.",
    "A board 18\u{a0}cm wide and its pieces, on A4 or Letter, at actual size (100%). Glue the sheet of pieces to cardboard before you cut.",
);
const FOLD: Text = Text::new(
    "Les pièces ont deux faces\u{a0}: pliez-les sur le trait pointillé.",
    "The pieces have two sides: fold them along the dotted line.",
);
/// What is printed, and how it is put together: pieces that have two sides, and what a game says of itself on paper.
pub fn how_to_print(lang: Lang, has_two_sides: bool, on_paper: Option<Text>) -> String {
    let parts = [Some(PRINT_HOW), has_two_sides.then_some(FOLD), on_paper];
    let parts = parts.into_iter().flatten().map(|text| text.to(lang));
    parts.collect::<Vec<_>>().join(" ")
}

pub const SETTINGS_NOT_LOADED: Text = Text::new(
    "Les réglages n’ont pas pu être chargés. Vérifiez la connexion, puis réessayez.",
    "The settings could not be loaded. Check your connection, then try again.",
);
pub const RULES_NOT_LOADED: Text = Text::new(
    "Les règles n’ont pas pu être chargées. Vérifiez la connexion, puis réessayez.",
    "The rules could not be loaded. Check your connection, then try again.",
);
