//! The words of hints, of the values of turns, and of typed turns.

use super::{Lang, Text};
use crate::rules::{Line, Target};
use crate::search::Value;

pub const HINT: Text = Text::new("Indice", "Hint");
pub const MORE_HINT: Text = Text::new("Préciser", "Say more");
pub const SEEKING: Text = Text::new("Recherche d’un indice…", "Looking for a hint…");
pub const NO_HINT: Text = Text::new(
    "Pas d’indice pour l’instant\u{a0}: l’ordinateur ne répond pas. Rien n’est perdu.",
    "No hint for now: the computer is not responding. Nothing is lost.",
);
pub const TYPE_A_TURN: Text = Text::new("Saisir un coup en notation", "Type a turn in notation");
pub const PLAY_IT: Text = Text::new("Jouer", "Play");
pub const INSTEAD: Text = Text::new("aussi joué\u{a0}:", "also played:");
pub const ROTATE_THE_BOARD: Text = Text::new("Tourner le plateau", "Turn the board around");

/// The first step of a hint: where to look.
pub fn hint_where(lang: Lang, place: Target) -> String {
    let place = match (place, lang) {
        (Target::Line(line @ Line::Row(_)), Lang::Fr) => format!("la ligne {line}"),
        (Target::Line(line @ Line::Column(_)), Lang::Fr) => format!("la colonne {line}"),
        (Target::Line(line @ Line::Row(_)), Lang::En) => format!("row {line}"),
        (Target::Line(line @ Line::Column(_)), Lang::En) => format!("column {line}"),
        (Target::Swap, Lang::Fr) => "ce qui vient d’être joué".to_owned(),
        (Target::Swap, Lang::En) => "the turn just played".to_owned(),
        (place, _) => place.to_string(),
    };
    match lang {
        Lang::Fr => format!("Regardez du côté de {place}."),
        Lang::En => format!("Have a look at {place}."),
    }
}

/// The second: the turn.
pub fn hint_turn(lang: Lang, told: &str) -> String {
    match lang {
        Lang::Fr => format!("Le meilleur coup\u{a0}: {told}."),
        Lang::En => format!("The best turn: {told}."),
    }
}

/// The third: what it leads to, whether that is proved, and how it may go on: turns in words, the opponent's first.
pub fn hint_why(lang: Lang, value: Value, depth: u32, then: &[String]) -> String {
    let why = match (lang, value) {
        (Lang::Fr, Value::Win(1)) => "Il gagne immédiatement.".to_owned(),
        (Lang::En, Value::Win(1)) => "It wins immediately.".to_owned(),
        (Lang::Fr, Value::Win(plies)) => {
            format!("Prouvé\u{a0}: ce coup gagne en {plies} coups, en comptant les deux camps.")
        }
        (Lang::En, Value::Win(plies)) => format!("Proved: it wins in {plies} turns, counting both sides."),
        (Lang::Fr, Value::Draw) => "Prouvé\u{a0}: la partie est nulle si personne ne se trompe.".to_owned(),
        (Lang::En, Value::Draw) => "Proved: a draw if nobody makes a mistake.".to_owned(),
        (Lang::Fr, Value::Loss(plies)) => format!(
            "Prouvé\u{a0}: tous les coups perdent\u{202f}; celui-ci résiste le plus longtemps, {plies} coups en tout."
        ),
        (Lang::En, Value::Loss(plies)) => {
            format!("Proved: every turn loses; this one holds out the longest, {plies} turns in all.")
        }
        (Lang::Fr, Value::Estimate(_)) => {
            format!(
                "Une estimation, pas une preuve\u{a0}: le meilleur coup trouvé en calculant {depth} coups à l’avance."
            )
        }
        (Lang::En, Value::Estimate(_)) => {
            format!("An estimate, not a proof: the best turn found by looking {depth} turns ahead.")
        }
    };
    match (lang, then) {
        (_, []) => why,
        (Lang::Fr, [reply]) => format!("{why} Réponse attendue\u{a0}: {reply}."),
        (Lang::En, [reply]) => format!("{why} Expected reply: {reply}."),
        (Lang::Fr, [reply, next, ..]) => format!("{why} Suite attendue\u{a0}: {reply}\u{202f}; puis {next}."),
        (Lang::En, [reply, next, ..]) => format!("{why} Expected next: {reply}; then {next}."),
    }
}

/// A verdict in a few signs: the number is that of the turns to the end, this one counted; an estimate begins with a
/// tilde.
pub fn verdict(value: Value) -> String {
    match value {
        Value::Win(plies) => format!("+{plies}"),
        Value::Loss(plies) => format!("−{plies}"),
        Value::Draw => "=".to_owned(),
        Value::Estimate(score) => match (score + 50).div_euclid(100) {
            0 => "~=".to_owned(),
            points if points > 0 => format!("~+{points}"),
            points => format!("~−{}", -points),
        },
    }
}

/// The same in words, for screen readers.
pub fn verdict_told(lang: Lang, value: Value) -> String {
    match (lang, value) {
        (Lang::Fr, Value::Win(plies)) => format!("gagne en {plies}"),
        (Lang::En, Value::Win(plies)) => format!("wins in {plies}"),
        (Lang::Fr, Value::Loss(plies)) => format!("perd en {plies}"),
        (Lang::En, Value::Loss(plies)) => format!("loses in {plies}"),
        (Lang::Fr, Value::Draw) => "nulle".to_owned(),
        (Lang::En, Value::Draw) => "a draw".to_owned(),
        (Lang::Fr, Value::Estimate(_)) => format!("estimation {}", verdict(value)),
        (Lang::En, Value::Estimate(_)) => format!("estimate {}", verdict(value)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn verdicts_are_short() {
        let all = [
            Value::Win(3),
            Value::Loss(4),
            Value::Draw,
            Value::Estimate(160),
            Value::Estimate(-49),
            Value::Estimate(-90),
        ];
        assert_eq!(all.map(verdict), ["+3", "−4", "=", "~+2", "~=", "~−1"]);
    }
}
