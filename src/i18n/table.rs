//! The words of a table that belong to no game: its buttons, its players, its rounds and how they end.

use super::{Lang, Text, capitalised};
use crate::search::Level;

pub const COMPUTERS_TURN: Text =
    Text::new("Ici, c’est à l’ordinateur de jouer.", "It’s the computer’s turn here.");

pub const YOUR_TURN: Text = Text::new("à vous", "your turn");
pub const UNDO: Text = Text::new("Annuler", "Undo");
pub const REDO: Text = Text::new("Rétablir", "Redo");
pub const START_OVER: Text = Text::new("Nouvelle partie", "New game");
pub const TURNS: Text = Text::new("Coups", "Turns");
pub const NO_TURNS: Text = Text::new("Aucun coup pour l’instant.", "No turns yet.");
pub const PLAY_AGAIN: Text = Text::new("Rejouer", "Play again");
pub const CHOSEN: Text = Text::new("choisie", "chosen");
pub const POSSIBLE: Text = Text::new("possible", "possible");
pub const DROPPED: Text = Text::new("Choix annulé.", "Choice cancelled.");
pub const TAKEN_BACK: Text = Text::new("Coup annulé.", "Turn undone.");
pub const NEW_ROUND: Text = Text::new("Nouvelle manche.", "Next round.");
pub const NEW_GAME: Text = Text::new("Nouvelle partie.", "New game.");
pub const RESULT: Text = Text::new("Résultat", "Result");
pub const CONFIRM: Text = Text::new("Valider", "Confirm");
/// Takes over what the opponent has just played, where the rules allow it.
pub const TAKE_OVER: Text = Text::new("Reprendre ce coup", "Take over this turn");
pub const HANDLES: Text = Text::new("Lignes et colonnes à faire glisser", "Rows and columns to slide");
pub const STEPS: Text = Text::new("Étapes du coup", "Steps of the turn");
pub const VIEW: Text = Text::new("Vue", "View");
pub const COMPUTING: Text = Text::new("réfléchit", "thinking");
pub const THINKING: Text = Text::new("L’ordinateur réfléchit…", "The computer is thinking…");
pub const RETRYING: Text = Text::new(
    "L’ordinateur a été interrompu\u{202f}; il recommence.",
    "The computer was interrupted and is starting again.",
);
pub const NO_ANSWER: Text = Text::new(
    "L’ordinateur ne répond pas. Votre partie est enregistrée.",
    "The computer is not responding. Your game is saved.",
);
pub const NOT_LOADED: Text = Text::new(
    "L’ordinateur n’a pas pu être chargé. Votre partie est enregistrée.",
    "The computer could not be loaded. Your game is saved.",
);
pub const OUTDATED: Text = Text::new(
    "Le site a été mis à jour\u{a0}: rechargez la page pour jouer contre l’ordinateur.",
    "The site has been updated: reload the page to play against the computer.",
);
pub const RELOAD: Text = Text::new("Recharger", "Reload");
pub const PLAY_NOW: Text = Text::new("Jouer tout de suite", "Play now");
pub const PAUSED: Text = Text::new("La partie est en pause.", "The game is paused.");
pub const PAUSE: Text = Text::new("Pause", "Pause");
pub const GO_ON: Text = Text::new("Continuer", "Continue");
pub const NAME: Text = Text::new("Nom (facultatif)", "Name (optional)");
pub const START: Text = Text::new("Commencer", "Start");
pub const TRAY: Text = Text::new("Vos pièces", "Your pieces");
pub const NOT_KEPT: Text = Text::new(
    "Ce navigateur ne peut pas enregistrer la partie\u{a0}: la suite sera perdue quand vous fermerez la page.",
    "This browser can’t save your game: what you play from now on will be lost when you close the page.",
);
pub const SAVE_UNREAD: Text = Text::new(
    "La partie enregistrée est illisible\u{202f}; elle a été mise de côté, et une nouvelle partie commence.",
    "The saved game cannot be read; it was set aside, and a new one begins.",
);
pub const DRAW: Text = Text::new("Partie nulle", "A draw");
pub const THIRD_TIME: Text = Text::new(
    "La même position se présente pour la troisième fois.",
    "The same position has occurred for the third time.",
);

pub const MORE: Text = Text::new("Plus", "More");
pub const RESIGN: Text = Text::new("Abandonner", "Resign");
pub const ASK_RESIGN: Text = Text::new("Abandonner la partie\u{202f}?", "Resign this game?");
pub const CANCEL: Text = Text::new("Continuer à jouer", "Keep playing");

pub const PERSON: Text = Text::new("Humain", "Human");
pub const COMPUTER: Text = Text::new("Ordinateur", "Computer");
/// In the middle of a sentence.
pub const THE_COMPUTER: Text = Text::new("l’ordinateur", "the computer");
pub const LEVEL: Text = Text::new("Niveau", "Level");
pub const WHO_STARTS: Text = Text::new("Qui commence", "Who starts");
/// Each in turn, or one drawn at random.
pub const STARTS: [Text; 2] = [Text::new("Tour à tour", "In turn"), Text::new("Au hasard", "Random")];
pub const ROUNDS: Text = Text::new("Manches", "Rounds");
pub const PACE: Text = Text::new("Rythme", "Pace");
/// Slow, normal, fast.
pub const PACES: [Text; 3] =
    [Text::new("Lent", "Slow"), Text::new("Normal", "Normal"), Text::new("Rapide", "Fast")];

pub const NEXT_ROUND: Text = Text::new("Manche suivante", "Next round");
pub const NEW_MATCH: Text = Text::new("Nouveau match", "New match");
pub const DRAWN_MATCH: Text = Text::new("Match nul", "The match is drawn");

/// A level in a word: "perfect" only where nobody can do better.
pub fn level(level: Level, is_solved: bool) -> Text {
    match level.number() {
        1 => Text::new("Débu\u{ad}tant", "Begin\u{ad}ner"),
        2 => Text::new("Facile", "Easy"),
        3 => Text::new("Moyen", "Medium"),
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

/// "level 3, medium", for screen readers and at a long look.
pub fn level_told(lang: Lang, level: Level, word: Text) -> String {
    let word = word.to(lang).replace('\u{ad}', "").to_ascii_lowercase();
    match lang {
        Lang::Fr => format!("niveau {}, {word}", level.number()),
        Lang::En => format!("level {}, {word}", level.number()),
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

/// "Cube (2 left)".
pub fn tray_item(lang: Lang, name: &str, left: u8) -> String {
    match (lang, left) {
        (Lang::Fr, 0) => format!("{name} (il n’en reste plus)"),
        (Lang::Fr, _) => format!("{name} (il en reste {left})"),
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

/// The only human of a table.
pub const YOU: Text = Text::new("Vous", "You");
pub const YOU_WIN: Text = Text::new("Vous avez gagné\u{202f}!", "You win!");
pub const YOUR_TEAM_WINS: Text = Text::new("Votre équipe a gagné\u{202f}!", "Your team wins!");
pub const YOU_SHARE_THE_WIN: Text = Text::new("Vous partagez la victoire", "You share the win");
pub const YOU_WIN_THE_MATCH: Text = Text::new("Vous avez gagné le match\u{202f}!", "You win the match!");
pub const YOUR_TEAM_WINS_THE_MATCH: Text =
    Text::new("Votre équipe a gagné le match\u{202f}!", "Your team wins the match!");
pub const YOU_TIE_FOR_THE_MATCH: Text = Text::new("Vous gagnez le match ex æquo", "You tie for the match");
pub const YOU_RESIGNED: Text = Text::new("Vous avez abandonné.", "You resigned.");

/// A team.
pub fn win_together(lang: Lang, names: &str) -> String {
    match lang {
        Lang::Fr => format!("{names} gagnent"),
        Lang::En => format!("{names} win"),
    }
}

/// "28 points".
pub fn points(lang: Lang, count: u32) -> String {
    match (lang, count) {
        (Lang::Fr, 0 | 1) | (Lang::En, 1) => format!("{count} point"),
        _ => format!("{count} points"),
    }
}

/// "You have 28 points, the computer 26."
pub fn points_beside(lang: Lang, yours: u32, other: &str, theirs: u32) -> String {
    let yours = points(lang, yours);
    match lang {
        Lang::Fr => format!("Vous avez {yours}, {other} {theirs}."),
        Lang::En => format!("You have {yours}, {other} {theirs}."),
    }
}

/// "Ada: 28 points".
pub fn points_of(lang: Lang, names: &str, count: u32) -> String {
    match lang {
        Lang::Fr => format!("{names}\u{a0}: {}", points(lang, count)),
        Lang::En => format!("{names}: {}", points(lang, count)),
    }
}

/// Some of several players, with equal points.
pub fn share_the_win(lang: Lang, names: &str) -> String {
    match lang {
        Lang::Fr => format!("{names} à égalité"),
        Lang::En => format!("{names} share the win"),
    }
}

pub fn turn_limit(lang: Lang, turns: usize) -> String {
    match lang {
        Lang::Fr => format!("{turns} coups ont été joués sans vainqueur."),
        Lang::En => format!("{turns} turns have been played without a winner."),
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

/// A turn as a question, before it is confirmed: is it meant?
pub fn asked(lang: Lang, told: &str) -> String {
    format!("{}{}", capitalised(told), Text::new("\u{202f}?", "?").to(lang))
}

pub fn board(lang: Lang, title: Text) -> String {
    match lang {
        Lang::Fr => format!("Plateau {}", of_title(title.fr)),
        Lang::En => format!("{} board", title.en),
    }
}

/// A French title after « de », which is elided before a vowel.
pub fn of_title(title: &str) -> String {
    let elides = title.starts_with(['A', 'E', 'É', 'I', 'O', 'U', 'Y', 'H']);
    if elides { format!("d’{title}") } else { format!("de {title}") }
}

/// How much of the computer's program has been loaded.
pub fn loading(lang: Lang, percent: Option<u8>) -> String {
    match (lang, percent) {
        (Lang::Fr, None) => "Chargement de l’ordinateur…".to_owned(),
        (Lang::Fr, Some(percent)) => format!("Chargement de l’ordinateur… {percent}\u{a0}%"),
        (Lang::En, None) => "Loading the computer…".to_owned(),
        (Lang::En, Some(percent)) => format!("Loading the computer… {percent}%"),
    }
}

/// What a refusal is about, before its reason.
pub fn refused(lang: Lang, about: &str) -> String {
    match lang {
        Lang::Fr => format!("{about}\u{a0}: "),
        Lang::En => format!("{about}: "),
    }
}

/// Who gave the game up: one person, or a team.
pub fn resigned(lang: Lang, names: &str, count: usize) -> String {
    match (lang, count) {
        (Lang::Fr, 1) => format!("{names} a abandonné."),
        (Lang::Fr, _) => format!("{names} ont abandonné."),
        (Lang::En, _) => format!("{names} resigned."),
    }
}

/// What resigning means, before it is confirmed.
pub fn about_resigning(lang: Lang, winners: &str) -> String {
    match lang {
        Lang::Fr => {
            format!("La victoire ira à {winners}. Le bouton Annuler permet de revenir en arrière.")
        }
        Lang::En => format!("The win will go to {winners}. You can take this back with Undo."),
    }
}

/// "Round 1 of 2".
pub fn round(lang: Lang, round: usize, rounds: u8) -> String {
    match lang {
        Lang::Fr => format!("Manche {round} sur {rounds}"),
        Lang::En => format!("Round {round} of {rounds}"),
    }
}

/// The winner of a match: one person, or a team.
pub fn wins_the_match(lang: Lang, names: &str, count: usize) -> String {
    match (lang, count) {
        (Lang::Fr, 1) => format!("{names} gagne le match"),
        (Lang::Fr, _) => format!("{names} gagnent le match"),
        (Lang::En, 1) => format!("{names} wins the match"),
        (Lang::En, _) => format!("{names} win the match"),
    }
}

/// Some of several players, with equal points.
pub fn tie_for_the_match(lang: Lang, names: &str) -> String {
    match lang {
        Lang::Fr => format!("{names} gagnent le match ex æquo"),
        Lang::En => format!("{names} tie for the match"),
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
