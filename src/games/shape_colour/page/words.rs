//! The words of Shape & Colour.

use super::names::{kind, place, points, the};
use crate::games::shape_colour::draft::Draft;
use crate::games::shape_colour::moves::{Move, Refusal, Spread};
use crate::games::shape_colour::pieces::{Kind, Shape};
use crate::games::shape_colour::position::{LEVELS, Options, RODS, ShapeColour};
use crate::games::shape_colour::scoring::{Alike, places};
use crate::games::words::{PartState, TrayItem, TurnPart, VariantChoice, Words};
use crate::i18n::{Lang, Text, capitalised, game_over};
use crate::rules::{Placement, Position, Seat, Square};

impl Words for ShapeColour {
    const TITLE: Text = Text::new("La Forme et la Couleur", "Shape & Colour");
    const TAGLINE: Text =
        Text::new("Réunissez les pareilles, marquez des points", "Bring like pieces together, score points");
    const GOAL: Text = Text::new(
        "Réunissez quatre pièces de même forme ou de même couleur, ou trois sur une tige\u{a0}: qui a le plus de points gagne.",
        "Bring four pieces of one shape or one colour together, or three on one rod: whoever has most points wins.",
    );
    const MINUTES: u8 = 20;
    const SHOWN: (&'static str, &'static str) =
        ("LR - LR LR - SR SR LY - CR - CR - - - - | 0,0 | 1", "LR@b1");

    const ON_PAPER: Option<Text> = Some(Text::new(
        "Les jetons s’empilent\u{a0}: trois au plus par case, comme sur une tige.",
        "The counters are stacked: up to three on a square, as on a rod.",
    ));
    const VIEWS: &'static [Text] =
        &[Text::new("Tout", "All"), Text::new("3", "3"), Text::new("2", "2"), Text::new("1", "1")];
    const VARIANT_CHOICES: &'static [VariantChoice] = &[VariantChoice {
        legend: Text::new("Joueurs", "Players"),
        answers: &[
            Text::new("2", "2"),
            Text::new("3", "3"),
            Text::new("4", "4"),
            Text::new("2 contre 2", "2 against 2"),
            Text::new("2, +1", "2, +1"),
        ],
    }];

    /// What is done where starting is an advantage or a disadvantage.
    fn remark(options: Options) -> Option<Text> {
        match options {
            Options::Ahead => Some(Text::new(
                "Un point d’avance pour qui commence\u{a0}: entre joueurs de même force, le second gagne sinon deux fois plus souvent.",
                "One point ahead for who starts: between equal players, the second would otherwise win twice as often.",
            )),
            Options::Three => Some(Text::new(
                "Commencer est un désavantage\u{a0}: en trois manches, chacun commence une fois.",
                "Starting is a handicap: in three rounds, everybody starts once.",
            )),
            _ => None,
        }
    }

    fn seat_name(seat: Seat) -> Text {
        match seat.0 {
            0 => Text::new("premier à jouer", "first to play"),
            1 => Text::new("deuxième à jouer", "second to play"),
            2 => Text::new("troisième à jouer", "third to play"),
            _ => Text::new("quatrième à jouer", "fourth to play"),
        }
    }

    /// "7 points", and the team's where there are teams.
    fn standing(&self, seat: Seat, lang: Lang) -> String {
        let own = points(self.scores[seat.index()], lang);
        if self.options() != Options::Teams {
            return own;
        }
        let team = seat.index() % 2;
        let total = team_total(self, team);
        match lang {
            Lang::Fr => format!("{own} · équipe\u{a0}{}\u{a0}:\u{a0}{total}", team + 1),
            Lang::En => format!("{own} · team\u{a0}{}:\u{a0}{total}", team + 1),
        }
    }

    fn tray(&self, _: Seat, lang: Lang) -> Vec<TrayItem> {
        let item = |of: Kind| TrayItem { name: capitalised(&kind(of, lang)), left: self.left(of) };
        Kind::all().into_iter().map(item).collect()
    }

    fn parts(&self, draft: &Draft, waiting: Option<Move>) -> Vec<TurnPart> {
        let added = waiting.map(|mv| self.points_of(mv)[1].len());
        let add = TurnPart {
            name: ADD,
            note: added.and_then(gained),
            state: match (waiting.is_some(), self.is_spread(draft)) {
                (true, _) => PartState::Done,
                (false, true) => PartState::Current,
                (false, false) => PartState::ToCome,
            },
        };
        if self.is_first_phase() {
            return vec![add];
        }
        let is_moved = waiting.is_some() || self.is_spread(draft);
        let moved = draft.spread.filter(|_| is_moved).map(|spread| self.points_of_spread(spread).len());
        let state = if is_moved { PartState::Done } else { PartState::Current };
        vec![TurnPart { name: MOVE, note: moved.and_then(gained), state }, add]
    }

    /// A rod is read from the bottom up.
    fn square_label(&self, rod: Square, lang: Lang) -> String {
        let kinds: Vec<String> = self.stack(rod).map(|of| kind(of, lang)).collect();
        let full = if kinds.len() == LEVELS { Text::new(", pleine", ", full").to(lang) } else { "" };
        match (lang, kinds.is_empty()) {
            (Lang::Fr, true) => format!("{rod}, vide"),
            (Lang::En, true) => format!("{rod}, empty"),
            (Lang::Fr, false) => format!("{rod}, de bas en haut\u{a0}: {}{full}", kinds.join(", ")),
            (Lang::En, false) => format!("{rod}, from the bottom: {}{full}", kinds.join(", ")),
        }
    }

    fn prompt(&self, draft: &Draft, lang: Lang) -> String {
        if self.is_spread(draft) {
            return prompt_to_add(self, draft.add, lang);
        }
        match draft.spread {
            None => Text::new(
                "Choisissez une tige\u{a0}: toutes ses pièces vont se déplacer.",
                "Choose a rod: all its pieces will move.",
            )
            .to(lang)
            .to_owned(),
            Some(spread) => {
                let (_, in_hand) = self.drafted(draft);
                let (done, all) = (spread.targets.as_slice().len(), self.height(spread.from));
                let next = the(in_hand[0], lang);
                match (lang, all) {
                    (Lang::Fr, 1) => format!("Où déplacer {next}\u{202f}?"),
                    (Lang::En, 1) => format!("Where does {next} move?"),
                    (Lang::Fr, _) => format!("Pièce {} sur {all}\u{a0}: où va {next}\u{202f}?", done + 1),
                    (Lang::En, _) => format!("Piece {} of {all}: where does {next} go?", done + 1),
                }
            }
        }
    }

    /// "+3: column b, level 2, shape and colour; rod a1, colour."
    fn preview(&self, mv: Move, lang: Lang) -> String {
        let points = self.points_of(mv).concat();
        let alike = |alike: &[Alike]| match alike {
            [Alike::Shape] => Text::new("forme", "shape"),
            [Alike::Colour] => Text::new("couleur", "colour"),
            _ => Text::new("forme et couleur", "shape and colour"),
        };
        if points.is_empty() {
            return Text::new("Aucun point pour ce coup.", "No points for this turn.").to(lang).to_owned();
        }
        let places = places(&points);
        let is_long = places.len() > EXPLAINED_PLACES;
        let said = places.iter().map(|(of, shared)| match is_long {
            true => format!("{}, +{}", place(*of, lang), shared.len()),
            false => format!("{}, {}", place(*of, lang), alike(shared).to(lang)),
        });
        let said: Vec<String> = said.collect();
        let (colon, semicolon) = match lang {
            Lang::Fr => ("\u{a0}: ", "\u{202f}; "),
            Lang::En => (": ", "; "),
        };
        format!("+{}{colon}{}.", points.len(), said.join(semicolon))
    }

    fn why_not(refusal: Refusal, lang: Lang) -> (String, String) {
        let not_on = |rod: Square| match lang {
            Lang::Fr => format!("Pas en {rod}"),
            Lang::En => format!("Not on {rod}"),
        };
        let said = |text: Text| text.to(lang).to_owned();
        let not_yet = || said(Text::new("Pas encore", "Not yet"));
        match refusal {
            Refusal::GameOver => game_over(lang),
            Refusal::NoSpreadYet => (
                not_yet(),
                said(Text::new(
                    "pendant les seize premiers coups, on ajoute seulement une pièce.",
                    "in the first sixteen turns, you only add a piece.",
                )),
            ),
            Refusal::SpreadFirst => (
                not_yet(),
                said(Text::new(
                    "déplacez d’abord toutes les pièces d’une tige.",
                    "first move all the pieces of a rod.",
                )),
            ),
            Refusal::NotEmpty { rod } => (
                not_on(rod),
                said(Text::new(
                    "tant qu’il reste des tiges vides, la pièce va sur l’une d’elles.",
                    "as long as there are empty rods, the piece goes on one of them.",
                )),
            ),
            Refusal::NothingToSpread { rod } => (
                not_on(rod),
                said(Text::new(
                    "il n’y a aucune pièce à déplacer sur cette tige.",
                    "there is no piece to move on this rod.",
                )),
            ),
            Refusal::WrongCount { rod, pieces } => (
                said(Text::new("Déplacement incomplet", "Incomplete move")),
                match lang {
                    Lang::Fr => format!("il faut une tige pour chaque pièce de {rod} ({pieces})."),
                    Lang::En => format!("every piece of {rod} ({pieces}) needs a rod."),
                },
            ),
            Refusal::BackToSource { rod } => (
                not_on(rod),
                said(Text::new(
                    "une pièce ne revient pas sur la tige d’où elle vient.",
                    "a piece does not go back to the rod it came from.",
                )),
            ),
            Refusal::TwiceTo { rod } => (
                not_on(rod),
                said(Text::new(
                    "les pièces d’une tige vont sur des tiges différentes.",
                    "the pieces of a rod go to different rods.",
                )),
            ),
            Refusal::Full { rod } => (
                not_on(rod),
                said(Text::new(
                    "cette tige porte déjà trois pièces.",
                    "this rod already holds three pieces.",
                )),
            ),
            Refusal::NotInBox { kind: of } => (
                match lang {
                    Lang::Fr => format!("Pas {}", the(of, lang)),
                    Lang::En => format!("Not {}", the(of, lang)),
                },
                match (lang, of.shape) {
                    (Lang::Fr, Shape::Sphere) => "elles sont toutes les quatre sur les tiges.".to_owned(),
                    (Lang::Fr, _) => "ils sont tous les quatre sur les tiges.".to_owned(),
                    (Lang::En, _) => "all four are on the rods.".to_owned(),
                },
            ),
        }
    }

    fn told(mv: Move, lang: Lang) -> String {
        let added = match lang {
            Lang::Fr => format!("{} en {}", kind(mv.kind, lang), mv.rod),
            Lang::En => format!("{} on {}", kind(mv.kind, lang), mv.rod),
        };
        let Some(Spread { from, targets }) = mv.spread else { return added };
        let rods: Vec<String> = targets.iter().map(|rod| rod.to_string()).collect();
        let and = Text::new(" et ", " and ").to(lang);
        let rods = match rods.split_last() {
            Some((last, [])) => last.clone(),
            Some((last, others)) => format!("{}{and}{last}", others.join(", ")),
            None => String::new(),
        };
        match lang {
            Lang::Fr => format!("pièces de {from} vers {rods}, puis {added}"),
            Lang::En => format!("pieces of {from} to {rods}, then {added}"),
        }
    }

    fn note(&self, mv: Move) -> Option<String> {
        gained(self.points_of(mv).concat().len())
    }

    /// What changes once every rod has its piece.
    fn alert(&self, lang: Lang) -> Option<String> {
        let begins = self.placed() == RODS as u32;
        let text = Text::new(
            "Désormais, chaque coup déplace d’abord les pièces d’une tige.",
            "From now on, every turn first moves the pieces of a rod.",
        );
        begins.then(|| text.to(lang).to_owned())
    }

    fn reason(&self, _: Option<Move>, lang: Lang) -> String {
        if self.outcome().is_none() {
            return String::new();
        }
        // Who has how many points is said by the table, which knows the names.
        Text::new("La boîte est vide.", "The box is empty.").to(lang).to_owned()
    }
}

const MOVE: Text = Text::new("Déplacer", "Move");
const ADD: Text = Text::new("Ajouter", "Add");

/// Where more places score than this, only their points are told, not what is alike in each.
const EXPLAINED_PLACES: usize = 3;

/// The points of a turn or of a part of it; nothing where there are none.
fn gained(points: usize) -> Option<String> {
    (points > 0).then(|| format!("+{points}"))
}

fn team_total(pos: &ShapeColour, team: usize) -> u64 {
    u64::from(pos.scores[team]) + u64::from(pos.scores[team + 2])
}

fn prompt_to_add(pos: &ShapeColour, add: Placement<Kind>, lang: Lang) -> String {
    let choose = if pos.is_first_phase() {
        Text::new("Choisissez une pièce et une tige vide.", "Choose a piece and an empty rod.")
    } else {
        Text::new("Ajoutez une pièce de la boîte sur une tige.", "Add a piece from the box to a rod.")
    };
    match (add.kind, add.square, lang) {
        (Some(kind), _, Lang::Fr) => format!("Où poser {}\u{202f}?", the(kind, lang)),
        (Some(kind), _, Lang::En) => format!("Where does {} go?", the(kind, lang)),
        (None, Some(rod), Lang::Fr) => format!("Quelle pièce poser en {rod}\u{202f}?"),
        (None, Some(rod), Lang::En) => format!("Which piece goes on {rod}?"),
        (None, None, _) => choose.to(lang).to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Guided, Press, Target};

    const MIDDLE: &str = "CRSRCR CYSYSY LR - CYLRLB CB SB CYLB SR CRCB LR SB LYCB CY LY SY | 8,6 | 1";

    fn position(text: &str) -> ShapeColour {
        text.parse().expect("a position")
    }

    fn turn(text: &str) -> Move {
        text.parse().expect("a turn")
    }

    #[test]
    fn the_points_are_told_before_the_turn_is_played() {
        let pos = position(MIDDLE);
        let said = |text: &str, lang| pos.preview(turn(text), lang);
        assert_eq!(
            said("b1:b3,b2,a4+CR@b1", Lang::En),
            "+3: rod b3, shape; column b, level 1, shape; square a1–b2, level 1, shape."
        );
        assert_eq!(
            said("b1:b3,b2,a4+CR@b1", Lang::Fr),
            "+3\u{a0}: tige b3, forme\u{202f}; colonne b, niveau 1, forme\u{202f}; carré a1–b2, niveau 1, forme."
        );
        assert_eq!(said("a3:d1+SB@d1", Lang::En), "No points for this turn.");
    }

    #[test]
    fn a_prompt_names_the_next_piece_in_hand() {
        let pos = position(MIDDLE);
        let mut draft = Draft::default();
        let mut sentences = vec![pos.prompt(&draft, Lang::En)];
        for rod in [Square::new(1, 0), Square::new(1, 2), Square::new(1, 1), Square::new(0, 3)] {
            let Press::Drafted(next) = pos.press(&draft, Target::Square(rod)) else { panic!("{rod}") };
            draft = next;
            sentences.push(pos.prompt(&draft, Lang::En));
        }
        assert_eq!(
            sentences,
            [
                "Choose a rod: all its pieces will move.",
                "Piece 1 of 3: where does the yellow cube go?",
                "Piece 2 of 3: where does the yellow sphere go?",
                "Piece 3 of 3: where does the yellow sphere go?",
                "Add a piece from the box to a rod.",
            ]
        );
    }

    #[test]
    fn a_rod_is_read_from_the_bottom_and_a_refusal_names_it() {
        let pos = position(MIDDLE);
        let a1 = Square::new(0, 0);
        assert_eq!(
            pos.square_label(a1, Lang::En),
            "a1, from the bottom: red cube, red sphere, red cube, full"
        );
        let refusal = pos.check(turn("c1:a1+CB@c1")).expect_err("full");
        let (about, why) = ShapeColour::why_not(refusal, Lang::Fr);
        assert_eq!((&*about, &*why), ("Pas en a1", "cette tige porte déjà trois pièces."));
        assert_eq!(
            ShapeColour::told(turn("a1:b2,c3+SB@a1"), Lang::Fr),
            "pièces de a1 vers b2 et c3, puis sphère bleue en a1"
        );
    }
}
