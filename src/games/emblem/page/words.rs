//! The words of Emblem.

use crate::games::emblem::Draft;
use crate::games::emblem::moves::{Move, Refusal};
use crate::games::emblem::position::{Emblem, Options, Pie, Setup, Symbol};
use crate::games::words::{VariantChoice, Words};
use crate::i18n::{Lang, Text, capitalised, game_over};
use crate::rules::{Mask, Position, Seat, Square};

impl Words for Emblem {
    const TITLE: Text = Text::new("Emblem", "Emblem");
    const TAGLINE: Text =
        Text::new("Quatre pièces en ligne, jamais sur leur signe", "Four in a line, never on their own sign");
    const GOAL: Text = Text::new(
        "Amenez quatre de vos pièces sur une même ligne, diagonales comprises.",
        "Walk four of your pieces into one line, diagonals included.",
    );
    const MINUTES: u8 = 10;
    const SHOWN: (&'static str, &'static str) = ("cd.a.D/.ABC.b/....../....../cd..CD/AB..ab R", "f6e5");
    const VARIANT_CHOICES: &'static [VariantChoice] = &[
        VariantChoice {
            legend: Text::new("Signes", "Signs"),
            answers: &[Text::new("Partout", "Everywhere"), Text::new("Aux coins", "In the corners")],
        },
        VariantChoice {
            legend: Text::new("Pièces au départ", "Pieces at the start"),
            answers: &[
                Text::new("Par paires", "In pairs"),
                Text::new("En damier", "Chequered"),
                Text::new("En diagonale", "Diagonal"),
                Text::new("Face à face", "Facing"),
            ],
        },
        VariantChoice {
            legend: Text::new(
                "Le second peut reprendre le premier coup",
                "The second may take over the first turn",
            ),
            answers: &[Text::new("Non", "No"), Text::new("Oui", "Yes")],
        },
    ];

    fn seat_name(seat: Seat) -> Text {
        match seat {
            Seat::FIRST => Text::new("rouge", "red"),
            _ => Text::new("bleu", "blue"),
        }
    }

    /// What the pie rule does, and which starts are known to be won for the first player.
    fn remark(options: Options) -> Option<Text> {
        let is_won = matches!(options.setup, Setup::Diagonal | Setup::Facing);
        match (options.pie, is_won) {
            (true, _) => Some(Text::new(
                "Règle du gâteau\u{a0}: après le premier coup, le second joueur peut le reprendre à son compte au lieu de jouer. Toutes les pièces changent alors de couleur.",
                "The pie rule: after the first turn, the second player may take it over instead of moving. All pieces then change colour.",
            )),
            (false, true) => Some(Text::new(
                "Une curiosité\u{a0}: avec ce départ, le premier joueur peut forcer la victoire en quatre coups.",
                "A curiosity: from this start, the first player can force a win in four turns.",
            )),
            (false, false) => None,
        }
    }

    /// "Red · 3 of 8 awake".
    fn standing(&self, of: Seat, lang: Lang) -> String {
        let all = self.pieces_of(of).len();
        let awake = (self.pieces_of(of) & !self.asleep()).len();
        let name = capitalised(Emblem::seat_name(of).to(lang));
        match (lang, awake) {
            (Lang::Fr, 0 | 1) => format!("{name} · {awake} éveillée sur {all}"),
            (Lang::Fr, _) => format!("{name} · {awake} éveillées sur {all}"),
            (Lang::En, _) => format!("{name} · {awake} of {all} awake"),
        }
    }

    fn square_label(&self, square: Square, lang: Lang) -> String {
        let bears = self.symbol_of(square).map(|symbol| sign(symbol).to(lang));
        let Some((owner, symbol)) = self.piece_at(square) else {
            let empty = Text::new("vide", "empty").to(lang);
            return match (lang, bears) {
                (Lang::Fr, Some(bears)) => format!("{square}, {empty}, signe {bears}"),
                (Lang::En, Some(bears)) => format!("{square}, {empty}, {bears} sign"),
                (_, None) => format!("{square}, {empty}"),
            };
        };
        let piece = piece(owner, symbol, lang);
        let state = match (lang, bears, symbol) {
            _ if !self.asleep().has(square) => match (lang, bears) {
                (Lang::Fr, Some(bears)) => format!("sur le signe {bears}"),
                (Lang::En, Some(bears)) => format!("on a {bears} sign"),
                (_, None) => return format!("{square}, {piece}"),
            },
            (Lang::Fr, _, Symbol::Cross) => "endormie".to_owned(),
            (Lang::Fr, ..) => "endormi".to_owned(),
            (Lang::En, ..) => "asleep".to_owned(),
        };
        format!("{square}, {piece}, {state}")
    }

    fn prompt(&self, draft: &Draft, lang: Lang) -> String {
        let lifted = draft.from.and_then(|from| Some((from, self.piece_at(from)?)));
        match (lifted, lang) {
            (Some((from, (owner, symbol))), Lang::Fr) => {
                format!("Où va {} de {from}\u{202f}?", the_piece(owner, symbol, lang))
            }
            (Some((from, (owner, symbol))), Lang::En) => {
                format!("Where does {} on {from} go?", the_piece(owner, symbol, lang))
            }
            (None, _) => {
                self.alert(lang).unwrap_or_else(|| what_to_do(self.turn(), self.pie()).to(lang).to_owned())
            }
        }
    }

    fn why_not(refusal: Refusal, lang: Lang) -> (String, String) {
        let about = |square: Square, fr: &str, en: &str| match lang {
            Lang::Fr => format!("{fr} {square}"),
            Lang::En => format!("{en} {square}"),
        };
        let this = |square| about(square, "Pas", "Not");
        let onto = |square| about(square, "Pas en", "Not to");
        let because = |fr: &'static str, en: &'static str| Text::new(fr, en).to(lang).to_owned();
        match refusal {
            Refusal::GameOver => game_over(lang),
            Refusal::NoPiece { square } => (
                this(square),
                because(
                    "aucune pièce ne s’y trouve\u{202f}; commencez par une des vôtres.",
                    "no piece is there; begin with one of yours.",
                ),
            ),
            Refusal::Opposing { square } => (
                this(square),
                because("cette pièce est à l’adversaire.", "that piece belongs to your opponent."),
            ),
            Refusal::TooFar { to, .. } => {
                (onto(to), because("une pièce n’avance que d’une case.", "a piece moves only one space."))
            }
            Refusal::Occupied { square } => {
                (onto(square), because("une pièce s’y trouve déjà.", "a piece is already there."))
            }
            Refusal::OwnSymbol { symbol, square } => (
                onto(square),
                match lang {
                    Lang::Fr => {
                        format!("une pièce ne va jamais sur son propre signe ({}).", sign(symbol).fr)
                    }
                    Lang::En => format!("a piece never moves onto its own sign ({}).", sign(symbol).en),
                },
            ),
            Refusal::Stuck { square } => (
                this(square),
                because(
                    "toutes les cases voisines sont occupées ou portent son signe.",
                    "every space around it is taken or bears its sign.",
                ),
            ),
            Refusal::NoSwap => (
                because("Rien à reprendre", "Nothing to take over"),
                because(
                    "seul le premier coup de la partie peut être repris, et seulement si cela a été choisi avant de jouer.",
                    "only the first turn of the game can be taken over, and only if that was chosen before it.",
                ),
            ),
        }
    }

    fn told(mv: Move, lang: Lang) -> String {
        match (mv, lang) {
            (Move::Step { from, to }, Lang::Fr) => format!("{from} va en {to}"),
            (Move::Step { from, to }, Lang::En) => format!("{from} to {to}"),
            (Move::Swap, Lang::Fr) => "reprendre le premier coup".to_owned(),
            (Move::Swap, Lang::En) => "take over the first turn".to_owned(),
        }
    }

    /// The player who has just moved could complete a line of four next turn.
    fn alert(&self, lang: Lang) -> Option<String> {
        let threats = self.threats();
        let (&first, by) = (threats.first()?, Emblem::seat_name(self.turn().other()));
        Some(match (lang, threats.len()) {
            (Lang::Fr, 1) => {
                format!("Attention\u{a0}: {} menace d’aligner quatre pièces ({}).", by.fr, squares(first))
            }
            (Lang::Fr, _) => {
                format!("Attention\u{a0}: {} menace d’aligner quatre pièces à plusieurs endroits.", by.fr)
            }
            (Lang::En, 1) => format!("Watch out: {} threatens a line of four ({}).", by.en, squares(first)),
            (Lang::En, _) => format!("Watch out: {} threatens a line of four in several places.", by.en),
        })
    }

    /// "Red has a line of four: b2, c3, d4, e5."
    fn reason(&self, _: Option<Move>, lang: Lang) -> String {
        let Some(winner) = self.outcome().and_then(|outcome| outcome.winner()).map(|side| Seat(side.0))
        else {
            return String::new();
        };
        match (self.lines(winner).next(), lang) {
            (Some(line), Lang::Fr) => {
                format!(
                    "{} aligne quatre pièces\u{a0}: {}.",
                    capitalised(Emblem::seat_name(winner).fr),
                    squares(line)
                )
            }
            (Some(line), Lang::En) => {
                format!(
                    "{} has a line of four: {}.",
                    capitalised(Emblem::seat_name(winner).en),
                    squares(line)
                )
            }
            (None, Lang::Fr) => {
                format!("{} ne peut plus bouger.", capitalised(Emblem::seat_name(winner.other()).fr))
            }
            (None, Lang::En) => format!("{} cannot move.", capitalised(Emblem::seat_name(winner.other()).en)),
        }
    }
}

/// What to do when nothing is chosen yet.
fn what_to_do(turn: Seat, pie: Pie) -> Text {
    match (turn, pie) {
        (Seat::FIRST, Pie::Gone) => Text::new(
            "Choisissez un disque rouge, puis une case voisine.",
            "Choose a red disc, then a neighbouring space.",
        ),
        (_, Pie::Gone) => Text::new(
            "Choisissez un hexagone bleu, puis une case voisine.",
            "Choose a blue hexagon, then a neighbouring space.",
        ),
        (Seat::FIRST, Pie::ToCome) => Text::new(
            "Choisissez un disque rouge\u{202f}; bleu pourra reprendre ce coup à son compte.",
            "Choose a red disc; blue may then take this turn over.",
        ),
        (_, Pie::ToCome) => Text::new(
            "Choisissez un hexagone bleu\u{202f}; rouge pourra reprendre ce coup à son compte.",
            "Choose a blue hexagon; red may then take this turn over.",
        ),
        (Seat::FIRST, Pie::Offered) => Text::new(
            "Choisissez un disque rouge, ou échangez les couleurs et reprenez le coup de bleu.",
            "Choose a red disc, or swap the colours and take over blue’s turn.",
        ),
        (_, Pie::Offered) => Text::new(
            "Choisissez un hexagone bleu, ou échangez les couleurs et reprenez le coup de rouge.",
            "Choose a blue hexagon, or swap the colours and take over red’s turn.",
        ),
    }
}

/// The name of a sign, in the middle of a sentence and without article.
fn sign(symbol: Symbol) -> Text {
    match symbol {
        Symbol::Circle => Text::new("cercle", "circle"),
        Symbol::Triangle => Text::new("triangle", "triangle"),
        Symbol::Square => Text::new("carré", "square"),
        Symbol::Cross => Text::new("croix", "cross"),
    }
}

/// "red cross", « croix rouge ».
fn piece(owner: Seat, symbol: Symbol, lang: Lang) -> String {
    match (lang, symbol, owner) {
        (Lang::Fr, Symbol::Cross, Seat::SECOND) => "croix bleue".to_owned(),
        (Lang::Fr, ..) => format!("{} {}", sign(symbol).fr, Emblem::seat_name(owner).fr),
        (Lang::En, ..) => format!("{} {}", Emblem::seat_name(owner).en, sign(symbol).en),
    }
}

fn the_piece(owner: Seat, symbol: Symbol, lang: Lang) -> String {
    let article = match (lang, symbol) {
        (Lang::Fr, Symbol::Cross) => "la",
        (Lang::Fr, _) => "le",
        (Lang::En, _) => "the",
    };
    format!("{article} {}", piece(owner, symbol, lang))
}

fn squares(line: Mask) -> String {
    line.map(|square| square.to_string()).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    const MIDDLE: &str = "c.d..D/AB..a./...C.b/...C../cBd.aD/A....b R";

    fn position(text: &str) -> Emblem {
        text.parse().expect("a position")
    }

    fn square(text: &str) -> Square {
        let bytes = text.as_bytes();
        Square::new(bytes[0] - b'a', bytes[1] - b'1')
    }

    #[test]
    fn a_refusal_names_the_sign() {
        let refusal = position(MIDDLE).check("d4c4".parse().expect("a turn")).expect_err("its own sign");
        let fr = ("Pas en c4", "une pièce ne va jamais sur son propre signe (carré).");
        let (about, reason) = Emblem::why_not(refusal, Lang::Fr);
        assert_eq!((about.as_str(), reason.as_str()), fr);
        let en = ("Not to c4", "a piece never moves onto its own sign (square).");
        let (about, reason) = Emblem::why_not(refusal, Lang::En);
        assert_eq!((about.as_str(), reason.as_str()), en);
    }

    #[test]
    fn squares_say_what_they_bear_and_who_sleeps() {
        let pos = position(MIDDLE);
        let label = |at: &str, lang| pos.square_label(square(at), lang);
        assert_eq!(label("f6", Lang::Fr), "f6, croix rouge, endormie");
        assert_eq!(label("c6", Lang::Fr), "c6, croix bleue, sur le signe carré");
        assert_eq!(label("c6", Lang::En), "c6, blue cross, on a square sign");
        assert_eq!(label("a6", Lang::En), "a6, blue square, asleep");
        assert_eq!(label("c4", Lang::En), "c4, empty, square sign");
        assert_eq!(pos.standing(Seat::FIRST, Lang::Fr), "Rouge · 3 éveillées sur 8");
        assert_eq!(pos.standing(Seat::FIRST, Lang::En), "Red · 3 of 8 awake");
    }

    #[test]
    fn a_threat_is_told_and_so_is_the_line() {
        // Red stands on c2, c3 and c4; from b4 a fourth piece reaches c5.
        let pos = position("cd...D/.....a/.BA..b/..C.../cdD.aC/A...bB B");
        assert_eq!(
            pos.alert(Lang::Fr).as_deref(),
            Some("Attention\u{a0}: rouge menace d’aligner quatre pièces (c2, c3, c4, c5).")
        );
        assert_eq!(
            pos.alert(Lang::En).as_deref(),
            Some("Watch out: red threatens a line of four (c2, c3, c4, c5).")
        );
    }

    #[test]
    fn a_result_names_the_line() {
        let won = position("cd...D/..B..a/..A..b/..C.../cdD.aC/A...bB B");
        assert_eq!(won.reason(None, Lang::Fr), "Rouge aligne quatre pièces\u{a0}: c2, c3, c4, c5.");
        assert_eq!(won.reason(None, Lang::En), "Red has a line of four: c2, c3, c4, c5.");
        assert_eq!(position(MIDDLE).reason(None, Lang::En), "");
    }
}
