//! The words of what is added to the sheet: the variants, the turns that are left, and the count.

use super::words::{list, name};
use crate::games::minos::addition::{Addition, Advance, COUNTED_AFTER};
use crate::games::minos::position::{Minos, Options};
use crate::games::words::{VariantChoice, Words};
use crate::i18n::{Lang, Text};
use crate::rules::{Position, Seat};

/// In the order of [`Position::VARIANTS`].
pub(super) const CHOICES: &[VariantChoice] = &[
    VariantChoice {
        legend: Text::new("Règles", "Rules"),
        answers: &[Text::new("Senior", "Senior"), Text::new("Junior", "Junior")],
    },
    VariantChoice {
        legend: Text::new("Fin de partie", "How it ends"),
        answers: &[
            Text::new("Feuille", "Sheet"),
            Text::new("100 coups", "100 turns"),
            Text::new("Portes", "Gates"),
        ],
    },
];

pub(super) fn variant_name(Options { junior, addition }: Options) -> Text {
    match (junior, addition) {
        (false, Addition::Nothing) => Text::new("senior", "senior"),
        (false, Addition::Count) => Text::new("senior, 100 coups", "senior, 100 turns"),
        (false, Addition::Gates) => Text::new("senior, portes", "senior, gates"),
        (true, Addition::Nothing) => Text::new("junior", "junior"),
        (true, Addition::Count) => Text::new("junior, 100 coups", "junior, 100 turns"),
        (true, Addition::Gates) => Text::new("junior, portes", "junior, gates"),
    }
}

/// Who may walk where, then these words, and then those that only seniors or only juniors read.
macro_rules! after_rules {
    ($junior:expr, $fr:literal, $en:literal $(,)?) => {
        after_rules!($junior, $fr, $en, ["", ""], ["", ""])
    };
    (
        $junior:expr, $fr:literal, $en:literal,
        [$fr_senior:literal, $en_senior:literal],
        [$fr_junior:literal, $en_junior:literal] $(,)?
    ) => {
        match $junior {
            true => Text::new(
                concat!("Junior\u{a0}: les pions marchent aussi sur les dalles sombres. ", $fr, $fr_junior),
                concat!("Junior: pawns may walk on dark tiles too. ", $en, $en_junior),
            ),
            false => Text::new(
                concat!("Senior\u{a0}: les dalles sombres arrêtent les pions. ", $fr, $fr_senior),
                concat!("Senior: dark tiles stop the pawns. ", $en, $en_senior),
            ),
        }
    };
}

/// Who may walk where; what was added to the sheet, and why.
pub(super) fn remark(Options { junior, addition }: Options) -> Text {
    match addition {
        Addition::Nothing => after_rules!(
            junior,
            "Rien d’ajouté à la feuille. Quand les pions se bloquent, rien ne départage les joueurs\u{a0}: après 200 coups, la partie est nulle.",
            "Nothing is added to the sheet. When pawns block each other, nothing decides: after 200 turns the game is drawn.",
        ),
        Addition::Count => after_rules!(
            junior,
            "Ajouté, car la feuille ne dit pas comment finir quand les pions se bloquent\u{a0}: au bout de 100 coups gagne qui a le plus de pions arrivés, puis le moins de rangs à faire\u{202f}; qui joue le dernier coup ",
            "Added, since the sheet does not say how to end when pawns block each other: after 100 turns, whoever has more pawns home wins, then whoever has fewer rows to go; the player of the last turn has ",
            ["en a un et demi de plus.", "one and a half more."],
            ["a un demi-rang de plus.", "half a row more."],
        ),
        Addition::Gates => after_rules!(
            junior,
            "Autre règle que la feuille, pour que bloquer ne serve à rien\u{a0}: dès qu’un de vos pions est arrivé, vos cases où se tient un pion adverse comptent comme remplies. Et on compte au bout de 100 coups.",
            "Not the sheet’s rule, so that blocking is of no use: once one of your pawns is home, your squares on which an opposing pawn stands count as filled. And there is a count after 100 turns.",
        ),
    }
}

/// "23 turns left · Dark is closer: 21 rows to 25".
pub(super) fn countdown(pos: &Minos, lang: Lang) -> Option<String> {
    let left = pos.turns_left().filter(|_| pos.outcome().is_none())?;
    let turns = match (lang, left) {
        (Lang::Fr, 1) => "Dernier coup".to_owned(),
        (Lang::Fr, _) => format!("Encore {left} coups"),
        (Lang::En, 1) => "Last turn".to_owned(),
        (Lang::En, _) => format!("{left} turns left"),
    };
    let first = pos.ahead();
    let ahead = name(first, lang);
    let [own, theirs] = [first, first.other()].map(|seat| pos.advance(seat));
    let by = match (lang, own.home == theirs.home) {
        (Lang::Fr, false) => format!("{ahead} mène\u{a0}: {} contre {}", arrived(own.home), theirs.home),
        (Lang::En, false) => format!("{ahead} leads: {} home to {}", pawns(own.home), theirs.home),
        (Lang::Fr, true) => format!("{ahead} plus près\u{a0}: {} contre {}", rows(own, lang), number(theirs)),
        (Lang::En, true) => format!("{ahead} is closer: {} to {}", rows(own, lang), number(theirs)),
    };
    Some(format!("{turns} · {by}"))
}

/// Why the count decided as it did.
pub(super) fn counted(pos: &Minos, lang: Lang) -> String {
    let first = pos.ahead();
    let winner = name(first, lang);
    let [own, theirs] = [first, first.other()].map(|seat| pos.advance(seat));
    match (lang, own.home == theirs.home) {
        (Lang::Fr, false) => {
            format!(
                "Les {COUNTED_AFTER} coups sont joués\u{a0}: {winner} a {} contre {}.",
                arrived(own.home),
                theirs.home
            )
        }
        (Lang::En, false) => {
            format!(
                "All {COUNTED_AFTER} turns are played: {winner} has {} home to {}.",
                pawns(own.home),
                theirs.home
            )
        }
        (Lang::Fr, true) => format!(
            "Les {COUNTED_AFTER} coups sont joués, et autant de pions arrivés\u{a0}: {winner} est plus près, {} à faire contre {}.",
            rows(own, lang),
            number(theirs)
        ),
        (Lang::En, true) => format!(
            "All {COUNTED_AFTER} turns are played, and equally many pawns are home: {winner} is closer, {} to go against {}.",
            rows(own, lang),
            number(theirs)
        ),
    }
}

/// With gates: who fills the three squares.
pub(super) fn filled(pos: &Minos, winner: Seat, lang: Lang) -> String {
    let goals = Minos::goals(winner);
    let [own, theirs] = [winner, winner.other()].map(|seat| list(pos.pawns_of(seat) & goals));
    let [by, other] = [winner, winner.other()].map(Minos::seat_name);
    match lang {
        Lang::Fr => format!(
            "Les trois cases du {} sont remplies\u{a0}: {own} par lui, {theirs} par le {}.",
            by.fr, other.fr
        ),
        Lang::En => format!(
            "{}’s squares are filled: {own} by {}, {theirs} by {}.",
            name(winner, lang),
            by.en,
            other.en
        ),
    }
}

fn arrived(home: u32) -> String {
    if home < 2 { format!("{home} pion arrivé") } else { format!("{home} pions arrivés") }
}

fn pawns(home: u32) -> String {
    if home == 1 { "1 pawn".to_owned() } else { format!("{home} pawns") }
}

/// "21½".
fn number(advance: Advance) -> String {
    let half = if advance.half_rows % 2 == 1 { "½" } else { "" };
    match advance.half_rows / 2 {
        0 if !half.is_empty() => half.to_owned(),
        rows => format!("{rows}{half}"),
    }
}

fn rows(advance: Advance, lang: Lang) -> String {
    let number = number(advance);
    match (lang, advance.half_rows) {
        (Lang::Fr, 0..4) => format!("{number} rang"),
        (Lang::Fr, _) => format!("{number} rangs"),
        (Lang::En, 2) => "1 row".to_owned(),
        (Lang::En, _) => format!("{number} rows"),
    }
}
