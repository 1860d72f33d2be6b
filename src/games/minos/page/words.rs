//! The words of Minos.

use super::count;
use crate::games::minos::Draft;
use crate::games::minos::moves::{Move, Refusal, Slide};
use crate::games::minos::notation::VARIANTS;
use crate::games::minos::position::{Minos, Options};
use crate::games::words::{VariantChoice, Words};
use crate::i18n::{Lang, Text, capitalised, game_over};
use crate::rules::{Direction, Line, Mask, Position, Seat, Square, Target};

impl Words for Minos {
    const TITLE: Text = Text::new("Minos", "Minos");
    const TAGLINE: Text =
        Text::new("Trois pions à passer, un dédale qui glisse", "Three pawns to bring across a sliding maze");
    const GOAL: Text = Text::new(
        "Menez trois de vos cinq pions sur vos trois cases encadrées, en face.",
        "Bring three of your five pawns to your three framed squares, on the far side.",
    );
    const MINUTES: u8 = 20;
    /// Pawns that may step on any tile come home sooner.
    const FIRST_VARIANT: usize = VARIANTS.number_of("count,junior");
    /// The count says what the sheet leaves open.
    const DEFAULT_VARIANT: usize = VARIANTS.number_of("count");
    const SHOWN: (&'static str, &'static str) =
        ("L.L.L##/.#...../..#.#../DDD#.../.D#.##D/.#...../#LL..## L -", "7>");

    const ON_PAPER: Option<Text> = Some(Text::new(
        "Les cases du plateau sont les dalles claires\u{a0}; posez dessus les dalles sombres. Pour glisser une ligne, avancez d’une case tout ce qu’elle porte, et rentrez la dalle sombre sortie par l’autre bout.",
        "The squares of the board are the light tiles; lay the dark tiles on them. To slide a line, move everything on it by one square, and put the dark tile that comes out back in at the other end.",
    ));
    const VARIANT_CHOICES: &'static [VariantChoice] = count::CHOICES;

    fn variant_name(&self) -> Option<Text> {
        Some(count::variant_name(self.options()))
    }

    fn remark(options: Options) -> Option<Text> {
        Some(count::remark(options))
    }

    fn seat_name(seat: Seat) -> Text {
        match seat {
            Seat::FIRST => Text::new("clair", "light"),
            _ => Text::new("foncé", "dark"),
        }
    }

    /// "Light · 1 of 3 home".
    fn standing(&self, of: Seat, lang: Lang) -> String {
        let home = (self.pawns_of(of) & Minos::goals(of)).len();
        match (lang, home) {
            (Lang::Fr, 0 | 1) => format!("{} · {home} pion arrivé sur 3", name(of, lang)),
            (Lang::Fr, _) => format!("{} · {home} pions arrivés sur 3", name(of, lang)),
            (Lang::En, _) => format!("{} · {home} of 3 home", name(of, lang)),
        }
    }

    fn square_label(&self, square: Square, lang: Lang) -> String {
        let mut parts = vec![square.to_string()];
        parts.push(match self.pawn_at(square) {
            Some(owner) => match lang {
                Lang::Fr => format!("pion {}", Minos::seat_name(owner).fr),
                Lang::En => format!("{} pawn", Minos::seat_name(owner).en),
            },
            None => Text::new("vide", "empty").to(lang).to_owned(),
        });
        if self.dark_tiles().has(square) {
            parts.push(Text::new("dalle sombre", "dark tile").to(lang).to_owned());
        }
        let goal = [Seat::FIRST, Seat::SECOND].into_iter().find(|&seat| Minos::goals(seat).has(square));
        if let Some(owner) = goal {
            parts.push(match lang {
                Lang::Fr => format!("case encadrée du {}", Minos::seat_name(owner).fr),
                Lang::En => format!("{}’s framed square", Minos::seat_name(owner).en),
            });
        }
        let [row, column] = [Line::Row(square.row()), Line::Column(square.column())]
            .map(|line| self.lock_on(line).map(|_| line_name(line, lang)));
        let locked: Vec<String> = row.into_iter().chain(column).collect();
        if !locked.is_empty() {
            let (and, count) = (Text::new(" et ", " and ").to(lang), locked.len());
            parts.push(match (lang, count) {
                (Lang::Fr, 1) => format!("{} verrouillée", locked[0]),
                (Lang::Fr, _) => format!("{} verrouillées", locked.join(and)),
                (Lang::En, _) => format!("{} locked", locked.join(and)),
            });
        }
        parts.join(", ")
    }

    /// What a handle does, or that it does nothing now.
    fn handle_label(&self, presses: [Target; 2], lang: Lang) -> String {
        let [Target::Line(line), Target::Direction(direction)] = presses else { return String::new() };
        let slide = Slide { line, direction };
        let name = match lang {
            Lang::Fr => format!("Faire glisser {} {}", line_name(line, lang), toward(direction, lang)),
            Lang::En => format!("Slide {} {}", line_name(line, lang), toward(direction, lang)),
        };
        let state = match self.refusal_of_slide(slide) {
            None => return name,
            Some(Refusal::Locked { .. }) => Text::new("verrouillée", "locked"),
            Some(_) => Text::new("pas ce coup-ci", "not this turn"),
        };
        format!("{name}, {}", state.to(lang))
    }

    fn prompt(&self, draft: &Draft, lang: Lang) -> String {
        match (*draft, lang) {
            (Draft::Lifted { from }, Lang::Fr) => format!("Où va le pion de {from}\u{202f}?"),
            (Draft::Lifted { from }, Lang::En) => format!("Where does the pawn on {from} go?"),
            (Draft::Gripped { line }, Lang::Fr) => {
                format!("Dans quel sens faire glisser {}\u{202f}?", line_name(line, lang))
            }
            (Draft::Gripped { line }, Lang::En) => {
                format!("Which way should {} slide?", line_name(line, lang))
            }
            (Draft::Start, _) => threat(self, lang).unwrap_or_else(|| {
                Text::new(
                    "Déplacez un pion, ou faites glisser une ligne ou une colonne.",
                    "Move a pawn, or slide a row or a column.",
                )
                .to(lang)
                .to_owned()
            }),
        }
    }

    /// The slide as a question, with the number of pawns on its line.
    fn preview(&self, mv: Move, lang: Lang) -> String {
        let Move::Slide(Slide { line, direction }) = mv else { return Minos::told(mv, lang) };
        let riding = self.all_pawns().filter(|&square| line.contains(square)).count();
        let with = match (lang, riding) {
            (_, 0) => String::new(),
            (Lang::Fr, 1) => ", avec un pion".to_owned(),
            (Lang::Fr, _) => format!(", avec {riding} pions"),
            (Lang::En, 1) => ", with one pawn on it".to_owned(),
            (Lang::En, _) => format!(", with {riding} pawns on it"),
        };
        let (name, toward) = (line_name(line, lang), toward(direction, lang));
        match lang {
            Lang::Fr => format!("Faire glisser {name} {toward}{with}\u{202f}?"),
            Lang::En => format!("Slide {name} {toward}{with}?"),
        }
    }

    fn why_not(refusal: Refusal, lang: Lang) -> (String, String) {
        let about = |what: &str, fr: &str, en: &str| match lang {
            Lang::Fr => format!("{fr} {what}"),
            Lang::En => format!("{en} {what}"),
        };
        let this = |square: Square| about(&square.to_string(), "Pas", "Not");
        let onto = |square: Square| about(&square.to_string(), "Pas en", "Not to");
        let line_too = |line: Line| about(&line_name(line, lang), "Pas", "Not");
        let end_too =
            |end: Square| about(&end.to_string(), "Rien ne peut sortir en", "Nothing can come out at");
        let because = |fr: &'static str, en: &'static str| Text::new(fr, en).to(lang).to_owned();
        match refusal {
            Refusal::GameOver => game_over(lang),
            Refusal::NoPawn { square } => (
                this(square),
                because(
                    "aucun pion ne s’y trouve\u{202f}; commencez par un des vôtres.",
                    "no pawn is there; begin with one of yours.",
                ),
            ),
            Refusal::Opposing { square } => {
                (this(square), because("ce pion est à l’adversaire.", "that pawn belongs to your opponent."))
            }
            Refusal::Backward { to, .. } => {
                (onto(to), because("un pion ne recule jamais.", "a pawn never moves backwards."))
            }
            Refusal::NotOneStep { to, .. } => (
                onto(to),
                because(
                    "un pion se déplace d’une case, tout droit ou de côté.",
                    "a pawn moves one square, forwards or sideways.",
                ),
            ),
            Refusal::Occupied { square } => {
                (onto(square), because("un pion s’y trouve déjà.", "a pawn is already there."))
            }
            Refusal::DarkTile { square } => (
                onto(square),
                because("un pion ne va pas sur une dalle sombre.", "a pawn does not move onto a dark tile."),
            ),
            Refusal::Stuck { square } => {
                (this(square), because("ce pion n’a nulle part où aller.", "this pawn has nowhere to go."))
            }
            Refusal::Locked { line, by } => (
                line_too(line),
                match lang {
                    Lang::Fr => format!("un pion arrivé ({by}) la verrouille."),
                    Lang::En => format!("a pawn that is home ({by}) locks it."),
                },
            ),
            Refusal::Undoes { slide: Slide { line, direction } } => (
                about(&format!("{line}{}", arrow(direction)), "Pas", "Not"),
                because(
                    "ce serait défaire le dernier glissement\u{202f}; ce sera permis au prochain coup.",
                    "it would undo the last slide; it will be allowed next turn.",
                ),
            ),
            Refusal::NoDarkTile { end } => (
                end_too(end),
                because(
                    "il faut une dalle sombre à cette extrémité.",
                    "there must be a dark tile at that end.",
                ),
            ),
            Refusal::PawnOnTile { end } => {
                (end_too(end), because("un pion occupe la dalle.", "a pawn stands on the tile."))
            }
            Refusal::NoWay { line } => (
                line_too(line),
                because("aucune extrémité ne porte de dalle sombre.", "neither end has a dark tile."),
            ),
        }
    }

    fn told(mv: Move, lang: Lang) -> String {
        match (mv, lang) {
            (Move::Step { from, to }, Lang::Fr) => format!("{from} va en {to}"),
            (Move::Step { from, to }, Lang::En) => format!("{from} to {to}"),
            (Move::Slide(Slide { line, direction }), Lang::Fr) => {
                format!("glissement de {}, {}", line_name(line, lang), toward(direction, lang))
            }
            (Move::Slide(Slide { line, direction }), Lang::En) => {
                format!("{} slides {}", line_name(line, lang), toward(direction, lang))
            }
        }
    }

    fn alert(&self, lang: Lang) -> Option<String> {
        let undone = self.forbidden().map(|Slide { line, direction }| match lang {
            Lang::Fr => format!(
                "{} ne peut pas revenir {} ce coup-ci.",
                capitalised(&line_name(line, lang)),
                toward(direction, lang)
            ),
            Lang::En => {
                format!(
                    "{} may not slide back {} this turn.",
                    capitalised(&line_name(line, lang)),
                    toward(direction, lang)
                )
            }
        });
        let parts: Vec<String> = threat(self, lang).into_iter().chain(undone).collect();
        (!parts.is_empty()).then(|| parts.join(" "))
    }

    fn countdown(&self, lang: Lang) -> Option<String> {
        count::countdown(self, lang)
    }

    /// "Light has three pawns home: b7, d7, f7."
    fn reason(&self, _: Option<Move>, lang: Lang) -> String {
        match (self.homecomer(), self.outcome(), lang) {
            (Some(winner), _, _) if self.advance(winner).home < 3 => count::filled(self, winner, lang),
            (Some(winner), _, Lang::Fr) => {
                format!("{} a trois pions arrivés\u{a0}: {}.", name(winner, lang), list(Minos::goals(winner)))
            }
            (Some(winner), _, Lang::En) => {
                format!("{} has three pawns home: {}.", name(winner, lang), list(Minos::goals(winner)))
            }
            (None, Some(_), _) if self.can_move() => count::counted(self, lang),
            (None, Some(_), Lang::Fr) => format!("{} ne peut plus jouer.", name(self.turn(), lang)),
            (None, Some(_), Lang::En) => format!("{} cannot move.", name(self.turn(), lang)),
            (None, None, _) => String::new(),
        }
    }
}

pub(super) fn name(of: Seat, lang: Lang) -> String {
    capitalised(Minos::seat_name(of).to(lang))
}

/// A line by its name, with its article.
fn line_name(line: Line, lang: Lang) -> String {
    match (line, lang) {
        (Line::Row(_), Lang::Fr) => format!("la ligne {line}"),
        (Line::Column(_), Lang::Fr) => format!("la colonne {line}"),
        (Line::Row(_), Lang::En) => format!("row {line}"),
        (Line::Column(_), Lang::En) => format!("column {line}"),
    }
}

fn toward(direction: Direction, lang: Lang) -> &'static str {
    match direction {
        Direction::Left => Text::new("vers la gauche", "left"),
        Direction::Right => Text::new("vers la droite", "right"),
        Direction::Up => Text::new("vers le haut", "up"),
        Direction::Down => Text::new("vers le bas", "down"),
    }
    .to(lang)
}

fn arrow(direction: Direction) -> char {
    match direction {
        Direction::Left => '←',
        Direction::Right => '→',
        Direction::Up => '↑',
        Direction::Down => '↓',
    }
}

pub(super) fn list(squares: Mask) -> String {
    squares.map(|square| square.to_string()).collect::<Vec<_>>().join(", ")
}

/// The player who has just moved could bring the third pawn home next turn.
fn threat(pos: &Minos, lang: Lang) -> Option<String> {
    let (squares, by) = (pos.threatened(), Minos::seat_name(pos.turn().other()));
    (!squares.is_empty()).then(|| match lang {
        Lang::Fr => format!("Attention\u{a0}: {} menace de finir en {}.", by.fr, list(squares)),
        Lang::En => format!("Watch out: {} threatens to finish on {}.", by.en, list(squares)),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const MIDDLE: &str = ".LD..#./.#D..D./..#D##D/...#.../..#L#../##L.L../#L...## L f^";

    fn position(text: &str) -> Minos {
        text.parse().expect("a position")
    }

    fn refused(turn: &str, lang: Lang) -> (String, String) {
        Minos::why_not(position(MIDDLE).check(turn.parse().expect("a turn")).expect_err("illegal"), lang)
    }

    fn words(fr_or_en: &(String, String)) -> (&str, &str) {
        (&fr_or_en.0, &fr_or_en.1)
    }

    #[test]
    fn refusals_name_the_lock_and_the_slide() {
        assert_eq!(
            words(&refused("f^", Lang::Fr)),
            ("Pas f↑", "ce serait défaire le dernier glissement\u{202f}; ce sera permis au prochain coup.")
        );
        assert_eq!(
            words(&refused("f^", Lang::En)),
            ("Not f↑", "it would undo the last slide; it will be allowed next turn.")
        );
        assert_eq!(
            words(&refused("bv", Lang::Fr)),
            ("Pas la colonne b", "un pion arrivé (b7) la verrouille.")
        );
        assert_eq!(words(&refused("7>", Lang::En)), ("Not row 7", "a pawn that is home (b7) locks it."));
    }

    #[test]
    fn squares_say_what_lies_and_stands_there() {
        let pos = position(MIDDLE);
        let b7 = Square::new(1, 6);
        assert_eq!(
            pos.square_label(b7, Lang::Fr),
            "b7, pion clair, case encadrée du clair, la ligne 7 et la colonne b verrouillées"
        );
        assert_eq!(
            pos.square_label(b7, Lang::En),
            "b7, light pawn, light’s framed square, row 7 and column b locked"
        );
        assert_eq!(pos.square_label(Square::new(3, 3), Lang::En), "d4, empty, dark tile");
        assert_eq!(pos.standing(Seat::FIRST, Lang::En), "Light · 1 of 3 home");
        assert_eq!(
            pos.alert(Lang::Fr).as_deref(),
            Some("La colonne f ne peut pas revenir vers le haut ce coup-ci.")
        );
    }

    #[test]
    fn a_slide_is_told_before_and_after() {
        let slide: Move = "2<".parse().expect("a turn");
        let pos = position(MIDDLE);
        assert_eq!(
            pos.preview(slide, Lang::Fr),
            "Faire glisser la ligne 2 vers la gauche, avec 2 pions\u{202f}?"
        );
        assert_eq!(pos.preview(slide, Lang::En), "Slide row 2 left, with 2 pawns on it?");
        assert_eq!(Minos::told(slide, Lang::Fr), "glissement de la ligne 2, vers la gauche");
        assert_eq!(Minos::told(slide, Lang::En), "row 2 slides left");
    }

    #[test]
    fn a_result_names_the_squares() {
        let pos = position(".L.L.L./......./..#.#D#/#..#..#/#.#D#D#/#D....#/DLL.#.. D -");
        assert_eq!(pos.reason(None, Lang::Fr), "Clair a trois pions arrivés\u{a0}: b7, d7, f7.");
        assert_eq!(pos.reason(None, Lang::En), "Light has three pawns home: b7, d7, f7.");
    }
}
