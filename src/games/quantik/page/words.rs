//! The words of Quantik.

use crate::games::quantik::moves::{House, Move, Refusal};
use crate::games::quantik::position::{Quantik, Shape};
use crate::games::words::{TrayItem, Words};
use crate::i18n::{Lang, Text, capitalised, game_over};
use crate::rules::{Placement, Position, Seat, Square};

impl Words for Quantik {
    const TITLE: Text = Text::new("Quantik", "Quantik");
    const TAGLINE: Text = Text::new("Posez la quatrième forme différente", "Add the fourth different shape");
    const GOAL: Text = Text::new(
        "Posez la quatrième forme différente d’une ligne, d’une colonne ou d’une région, ou bloquez l’adversaire.",
        "Place the fourth different shape of a row, a column or a region, or leave your opponent no move.",
    );
    const MINUTES: u8 = 5;
    const SHOWN: (&'static str, &'static str) = ("..a./..cb/.B../BA..", "Dd4");

    fn seat_name(seat: Seat) -> Text {
        match seat {
            Seat::FIRST => Text::new("clair", "light"),
            _ => Text::new("foncé", "dark"),
        }
    }

    /// "Light · 5 pieces".
    fn standing(&self, seat: Seat, lang: Lang) -> String {
        let pieces: u32 = Shape::ALL.iter().map(|&shape| u32::from(self.left(seat, shape))).sum();
        let seat = capitalised(Quantik::seat_name(seat).to(lang));
        match (lang, pieces) {
            (Lang::Fr, 0 | 1) => format!("{seat} · {pieces} pièce"),
            (Lang::Fr, _) => format!("{seat} · {pieces} pièces"),
            (Lang::En, 1) => format!("{seat} · 1 piece"),
            (Lang::En, _) => format!("{seat} · {pieces} pieces"),
        }
    }

    fn tray(&self, seat: Seat, lang: Lang) -> Vec<TrayItem> {
        let item = |of: Shape| TrayItem { name: capitalised(shape(of).to(lang)), left: self.left(seat, of) };
        Shape::ALL.into_iter().map(item).collect()
    }

    fn square_label(&self, square: Square, lang: Lang) -> String {
        let content = match self.piece_at(square) {
            Some((owner, of)) => piece(owner, of, lang),
            None => Text::new("vide", "empty").to(lang).to_owned(),
        };
        format!("{square}, {content}")
    }

    fn prompt(&self, draft: &Placement<Shape>, lang: Lang) -> String {
        match (draft.kind, draft.square, lang) {
            (Some(kind), _, Lang::Fr) => format!("Où poser {}\u{202f}?", the(kind, lang)),
            (Some(kind), _, Lang::En) => format!("Where does {} go?", the(kind, lang)),
            (None, Some(square), Lang::Fr) => format!("Quelle forme poser en {square}\u{202f}?"),
            (None, Some(square), Lang::En) => format!("Which shape goes on {square}?"),
            (None, None, _) => {
                Text::new("Choisissez une forme, puis une case.", "Choose a shape, then a square.")
                    .to(lang)
                    .to_owned()
            }
        }
    }

    fn why_not(refusal: Refusal, lang: Lang) -> (String, String) {
        let fr = lang == Lang::Fr;
        let not_on =
            |square: Square| if fr { format!("Pas en {square}") } else { format!("Not on {square}") };
        let not_the =
            |of: Shape| if fr { format!("Pas {}", the(of, lang)) } else { format!("Not {}", the(of, lang)) };
        match refusal {
            Refusal::GameOver => game_over(lang),
            Refusal::Occupied { square } => (
                not_on(square),
                Text::new("une pièce s’y trouve déjà.", "a piece is already there.").to(lang).to_owned(),
            ),
            Refusal::NoneLeft { shape: of } => (
                not_the(of),
                match (lang, of) {
                    (Lang::Fr, Shape::Sphere) => "vos deux sphères sont posées.".to_owned(),
                    (Lang::Fr, _) => format!("vos deux {}s sont posés.", shape(of).fr),
                    (Lang::En, _) => format!("both of your {}s are on the board.", shape(of).en),
                },
            ),
            Refusal::Opposed { shape: of, square, by, house } => (
                not_on(square),
                match lang {
                    Lang::Fr => {
                        format!(
                            "l’adversaire a déjà {} dans {} ({by}).",
                            a(of, lang),
                            this_house(house, lang)
                        )
                    }
                    Lang::En => {
                        format!(
                            "the opponent already has {} in {} ({by}).",
                            a(of, lang),
                            this_house(house, lang)
                        )
                    }
                },
            ),
            Refusal::FitsNowhere { shape: of } => (
                not_the(of),
                Text::new("aucune case ne lui est permise.", "it is not allowed on any square.")
                    .to(lang)
                    .to_owned(),
            ),
            Refusal::NothingFits { square } => (
                not_on(square),
                Text::new("aucune de vos formes n’y est permise.", "none of your shapes is allowed there.")
                    .to(lang)
                    .to_owned(),
            ),
        }
    }

    fn told(Move { shape: of, square }: Move, lang: Lang) -> String {
        match lang {
            Lang::Fr => format!("{} en {square}", shape(of).fr),
            Lang::En => format!("{} on {square}", shape(of).en),
        }
    }

    /// "The cube completes column c."
    fn reason(&self, last_turn: Option<Move>, lang: Lang) -> String {
        let houses: Vec<String> = self.completed().map(|completed| house(completed, lang)).collect();
        let and = Text::new(" et ", " and ").to(lang);
        match (houses.is_empty(), last_turn) {
            (false, Some(mv)) => {
                let completes = Text::new("complète", "completes").to(lang);
                format!("{} {completes} {}.", capitalised(&the(mv.shape, lang)), houses.join(and))
            }
            (false, None) => {
                let full = Text::new("Quatre formes différentes dans", "Four different shapes in").to(lang);
                format!("{full} {}.", houses.join(and))
            }
            (true, _) => match (lang, Quantik::seat_name(self.turn())) {
                (Lang::Fr, seat) => format!("{} ne peut plus poser de pièce.", capitalised(seat.fr)),
                (Lang::En, seat) => format!("{} cannot place any more pieces.", capitalised(seat.en)),
            },
        }
    }
}

/// The name of a shape, in the middle of a sentence and without article.
fn shape(shape: Shape) -> Text {
    match shape {
        Shape::Sphere => Text::new("sphère", "sphere"),
        Shape::Cylinder => Text::new("cylindre", "cylinder"),
        Shape::Cube => Text::new("cube", "cube"),
        Shape::Cone => Text::new("cône", "cone"),
    }
}

fn the(of: Shape, lang: Lang) -> String {
    match (lang, of) {
        (Lang::Fr, Shape::Sphere) => "la sphère".to_owned(),
        (Lang::Fr, _) => format!("le {}", shape(of).fr),
        (Lang::En, _) => format!("the {}", shape(of).en),
    }
}

fn a(of: Shape, lang: Lang) -> String {
    match (lang, of) {
        (Lang::Fr, Shape::Sphere) => "une sphère".to_owned(),
        (Lang::Fr, _) => format!("un {}", shape(of).fr),
        (Lang::En, _) => format!("a {}", shape(of).en),
    }
}

fn column_letter(column: u8) -> char {
    (b'a' + column) as char
}

/// A row, column or region by its name, with its article.
fn house(house: House, lang: Lang) -> String {
    let region = |name: [Text; 4], index: u8| name[index as usize].to(lang).to_owned();
    match (house, lang) {
        (House::Row(row), Lang::Fr) => format!("la ligne {}", row + 1),
        (House::Row(row), Lang::En) => format!("row {}", row + 1),
        (House::Column(column), Lang::Fr) => format!("la colonne {}", column_letter(column)),
        (House::Column(column), Lang::En) => format!("column {}", column_letter(column)),
        (House::Region(index), _) => region(
            [
                Text::new("la région en bas à gauche", "the lower left region"),
                Text::new("la région en bas à droite", "the lower right region"),
                Text::new("la région en haut à gauche", "the upper left region"),
                Text::new("la région en haut à droite", "the upper right region"),
            ],
            index,
        ),
    }
}

fn this_house(house: House, lang: Lang) -> &'static str {
    match house {
        House::Row(_) => Text::new("cette ligne", "this row"),
        House::Column(_) => Text::new("cette colonne", "this column"),
        House::Region(_) => Text::new("cette région", "this region"),
    }
    .to(lang)
}

/// "light cube", « cube clair ».
fn piece(owner: Seat, of: Shape, lang: Lang) -> String {
    match (lang, of, owner) {
        (Lang::Fr, Shape::Sphere, Seat::FIRST) => "sphère claire".to_owned(),
        (Lang::Fr, Shape::Sphere, _) => "sphère foncée".to_owned(),
        (Lang::Fr, ..) => format!("{} {}", shape(of).fr, Quantik::seat_name(owner).fr),
        (Lang::En, ..) => format!("{} {}", Quantik::seat_name(owner).en, shape(of).en),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_refusal_names_the_piece_that_forbids_it() {
        let pos: Quantik = "..../..../..../...B".parse().expect("a position");
        let refusal = pos.check("Bc2".parse().expect("a turn")).expect_err("dark may not");
        let (about, reason) = Quantik::why_not(refusal, Lang::Fr);
        assert_eq!(
            (about.as_str(), reason.as_str()),
            ("Pas en c2", "l’adversaire a déjà un cylindre dans cette région (d1).")
        );
        let (about, reason) = Quantik::why_not(refusal, Lang::En);
        assert_eq!(
            (about.as_str(), reason.as_str()),
            ("Not on c2", "the opponent already has a cylinder in this region (d1).")
        );
    }

    #[test]
    fn a_result_says_why() {
        let pos: Quantik = "A.../..../..../Bc.d".parse().expect("a position");
        let won = pos.play("Ac1".parse().expect("a turn")).expect("legal");
        let mv = Some("Ac1".parse().expect("a turn"));
        assert_eq!(won.reason(mv, Lang::En), "The sphere completes row 1.");
        assert_eq!(won.reason(mv, Lang::Fr), "La sphère complète la ligne 1.");
    }
}
