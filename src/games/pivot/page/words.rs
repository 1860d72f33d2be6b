//! The words of Pivot. A line of three is an « alignement » in French, where « ligne » is a row.

use crate::games::pivot::draft::Draft;
use crate::games::pivot::moves::{Move, Pivoting, Refusal};
use crate::games::pivot::position::{Face, Pivot, ends};
use crate::games::words::{PartState, TrayItem, TurnPart, Words};
use crate::i18n::{Lang, Text, capitalised, game_over};
use crate::rules::grid::bits;
use crate::rules::{Placement, Position, Seat, Square};

impl Words for Pivot {
    const TITLE: Text = Text::new("Pivot", "Pivot");
    const TAGLINE: Text = Text::new("Alignez trois cartes, même face", "Line up three cards, same side up");
    const GOAL: Text = Text::new(
        "Alignez trois de vos cartes, même face visible\u{a0}: si l’adversaire ne peut rien contre, vous gagnez.",
        "Line up three of your cards, same side up: if your opponent can do nothing about it, you win.",
    );
    const MINUTES: u8 = 10;
    const SHOWN: (&'static str, &'static str) = ("..../..../xoOO/XX.. X", "d2d1+c1B");

    fn seat_name(seat: Seat) -> Text {
        match seat {
            Seat::FIRST => Text::new("carrés", "squares"),
            _ => Text::new("ronds", "circles"),
        }
    }

    /// "Squares · 5 cards".
    fn standing(&self, seat: Seat, lang: Lang) -> String {
        let cards = self.cards_left(seat);
        let name = capitalised(Pivot::seat_name(seat).to(lang));
        match (lang, cards) {
            (Lang::Fr, 0 | 1) => format!("{name} · {cards} carte"),
            (Lang::Fr, _) => format!("{name} · {cards} cartes"),
            (Lang::En, 1) => format!("{name} · 1 card"),
            (Lang::En, _) => format!("{name} · {cards} cards"),
        }
    }

    /// The same card with either side up: "Card, black side up".
    fn tray(&self, seat: Seat, lang: Lang) -> Vec<TrayItem> {
        let card = Text::new("Carte", "Card").to(lang);
        let item = |of: Face| TrayItem {
            name: format!("{card}, {}", face(of).to(lang)),
            left: self.cards_left(seat),
        };
        Face::ALL.into_iter().map(item).collect()
    }

    fn parts(&self, draft: &Draft, _: Option<Move>) -> Vec<TurnPart> {
        let part = |name: Text, state: PartState| TurnPart { name, note: None, state };
        let is_pivoted = matches!(draft, Draft::Pivoted(..));
        match (self.must_pivot(), is_pivoted) {
            (false, _) => vec![part(LAY, PartState::Current)],
            (true, false) => vec![part(PIVOT, PartState::Current), part(LAY, PartState::ToCome)],
            (true, true) => vec![part(PIVOT, PartState::Done), part(LAY, PartState::Current)],
        }
    }

    fn square_label(&self, square: Square, lang: Lang) -> String {
        let Some((owner, shown)) = self.card_at(square) else {
            return format!("{square}, {}", Text::new("vide", "empty").to(lang));
        };
        let is_lined = self.lines(owner).any(|line| bits(line).any(|index| index == square.index(4)));
        let lined = if is_lined { Text::new(", dans un alignement", ", in a line").to(lang) } else { "" };
        format!("{square}, {}, {}{lined}", card(owner).to(lang), face(shown).to(lang))
    }

    fn prompt(&self, draft: &Draft, lang: Lang) -> String {
        match *draft {
            Draft::Start(_) if self.must_pivot() => prompt_to_pivot(self, lang),
            Draft::Start(lay) => prompt_to_lay(self, false, lay, lang),
            Draft::Lifted { from } => match (lang, card(self.turn().other())) {
                (Lang::Fr, card) => format!("De quel côté basculer le {} de {from}\u{202f}?", card.fr),
                (Lang::En, card) => format!("Which way does the {} on {from} turn over?", card.en),
            },
            Draft::Pivoted(pivoting, lay) => prompt_to_lay(&self.pivoted(pivoting), true, lay, lang),
        }
    }

    fn why_not(refusal: Refusal, lang: Lang) -> (String, String) {
        let not_on = |square: Square| match lang {
            Lang::Fr => format!("Pas en {square}"),
            Lang::En => format!("Not on {square}"),
        };
        let not_the_card = |square: Square| match lang {
            Lang::Fr => format!("Pas {square}"),
            Lang::En => format!("Not {square}"),
        };
        let said = |text: Text| text.to(lang).to_owned();
        match refusal {
            Refusal::GameOver => game_over(lang),
            Refusal::NoCard { square } => {
                (not_the_card(square), said(Text::new("la case est vide.", "the space is empty.")))
            }
            Refusal::OwnCard { square } => (
                not_the_card(square),
                said(Text::new(
                    "cette carte est à vous\u{202f}; retournez-en une de l’adversaire.",
                    "that card is yours; turn over one of the opponent’s.",
                )),
            ),
            Refusal::NoRoom { square } => (
                not_the_card(square),
                said(Text::new(
                    "il n’y a aucune case libre à côté de cette carte.",
                    "there is no free space next to this card.",
                )),
            ),
            Refusal::NotNextTo { from, to } => (
                not_on(to),
                match lang {
                    Lang::Fr => format!("la carte de {from} se déplace d’une case, jamais en diagonale."),
                    Lang::En => format!("the card on {from} moves one space, never diagonally."),
                },
            ),
            Refusal::Occupied { square } => {
                (not_on(square), said(Text::new("une carte s’y trouve déjà.", "a card is already there.")))
            }
            Refusal::PivotFirst { card } => (
                said(Text::new("Pas encore", "Not yet")),
                match lang {
                    Lang::Fr => format!("retournez d’abord une carte adverse, par exemple {card}."),
                    Lang::En => format!("first turn over an opposing card, for instance {card}."),
                },
            ),
        }
    }

    fn told(Move { pivot, square, face: shown }: Move, lang: Lang) -> String {
        let laid = match lang {
            Lang::Fr => format!("carte posée en {square}, {}", face(shown).fr),
            Lang::En => format!("card laid on {square}, {}", face(shown).en),
        };
        match (lang, pivot) {
            (_, None) => laid,
            (Lang::Fr, Some(Pivoting { from, to })) => format!("{from} retournée en {to}, puis {laid}"),
            (Lang::En, Some(Pivoting { from, to })) => format!("{from} turned over onto {to}, then {laid}"),
        }
    }

    fn alert(&self, lang: Lang) -> Option<String> {
        must_answer(self, lang).filter(|_| self.outcome().is_none()).map(|alert| capitalised(&alert))
    }

    /// Why it ended: a line that survived the reply, one that has no reply, one on the last turn, or no line at all.
    fn reason(&self, last_turn: Option<Move>, lang: Lang) -> String {
        let (player, opponent) = (self.turn().other(), self.turn());
        let is_full = self.occupied() == u16::MAX;
        let of = |seat: Seat| (lines(self, seat, lang), Pivot::seat_name(seat).to(lang));
        match (of(player), of(opponent)) {
            ((None, mover), (Some((names, _)), owner)) => {
                let was_there = last_turn.is_none_or(|mv| self.before(mv).has_line(opponent));
                match (lang, was_there) {
                    (Lang::Fr, true) => format!("L’alignement {names} des {owner} a tenu un tour."),
                    (Lang::En, true) => format!("The {owner}’ line {names} survived the reply."),
                    (Lang::Fr, false) => {
                        format!(
                            "En retournant une carte, les {mover} ont eux-mêmes aligné les {owner} ({names})."
                        )
                    }
                    (Lang::En, false) => {
                        format!("By turning over a card, the {mover} lined up the {owner} ({names}).")
                    }
                }
            }
            ((Some((names, _)), owner), (None, _)) => match (lang, is_full) {
                (Lang::Fr, true) => format!("Les {owner} s’alignent au dernier coup ({names})."),
                (Lang::En, true) => format!("The {owner} line up on the last turn ({names})."),
                (Lang::Fr, false) => {
                    format!("L’alignement {names} des {owner} ne peut être ni rompu ni contré.")
                }
                (Lang::En, false) => {
                    format!("The {owner}’ line {names} can be neither broken nor countered.")
                }
            },
            ((Some(_), _), (Some(_), _)) if is_full => Text::new(
                "Toutes les cartes sont posées, et chacun a son alignement.",
                "All cards are laid, and both sides have a line.",
            )
            .to(lang)
            .to_owned(),
            ((None, _), (None, _)) if is_full => Text::new(
                "Toutes les cartes sont posées, sans alignement.",
                "All cards are laid, and nobody has a line.",
            )
            .to(lang)
            .to_owned(),
            _ => String::new(),
        }
    }
}

const PIVOT: Text = Text::new("Retourner", "Turn over");
const LAY: Text = Text::new("Poser", "Lay");

/// One card of a seat.
fn card(seat: Seat) -> Text {
    match seat {
        Seat::FIRST => Text::new("carré", "square card"),
        _ => Text::new("rond", "circle card"),
    }
}

fn face(face: Face) -> Text {
    match face {
        Face::Black => Text::new("face noire", "black side up"),
        Face::Silver => Text::new("face argentée", "silver side up"),
    }
}

/// The lines of a seat by their ends: "d2–d4 and a1–c3"; and whether there are several.
fn lines(pos: &Pivot, seat: Seat, lang: Lang) -> Option<(String, bool)> {
    let name = |line: u16| {
        let (first, last) = ends(line);
        format!("{first}–{last}")
    };
    let names: Vec<String> = pos.lines(seat).map(name).collect();
    let and = Text::new(" et ", " and ").to(lang);
    (!names.is_empty()).then(|| (names.join(and), names.len() > 1))
}

/// The opponent's lines decide the game unless they are broken or countered.
fn must_answer(pos: &Pivot, lang: Lang) -> Option<String> {
    let (names, several) = lines(pos, pos.turn().other(), lang)?;
    if pos.has_line(pos.turn()) {
        return Some(match lang {
            Lang::Fr => format!(
                "chacun a un alignement, personne n’a encore gagné. Gardez le vôtre, ou rompez {names}."
            ),
            Lang::En => {
                format!("each of you has a line, so nobody has won yet. Keep yours, or break {names}.")
            }
        });
    }
    Some(match (lang, several) {
        (Lang::Fr, false) => format!("l’alignement {names} gagnera s’il n’est ni rompu ni contré."),
        (Lang::Fr, true) => {
            format!("les alignements {names} gagneront s’ils ne sont ni rompus ni contrés.")
        }
        (Lang::En, false) => format!("their line {names} wins unless broken or countered."),
        (Lang::En, true) => format!("their lines {names} win unless broken or countered."),
    })
}

fn prompt_to_pivot(pos: &Pivot, lang: Lang) -> String {
    let card = card(pos.turn().other());
    match (lang, must_answer(pos, lang)) {
        (Lang::Fr, Some(threat)) => format!("Retournez un {}\u{a0}: {threat}", card.fr),
        (Lang::En, Some(threat)) => format!("Turn over a {}: {threat}", card.en),
        (Lang::Fr, None) => format!("Choisissez un {} à retourner.", card.fr),
        (Lang::En, None) => format!("Choose a {} to turn over.", card.en),
    }
}

/// `pos` has the pivoted card, if there is one, on its new square.
fn prompt_to_lay(pos: &Pivot, is_pivoted: bool, lay: Placement<Face>, lang: Lang) -> String {
    match (lay.kind, lay.square, lang) {
        (Some(kind), _, Lang::Fr) => format!("Où poser votre carte, {}\u{202f}?", face(kind).fr),
        (Some(kind), _, Lang::En) => format!("Where does your card go, {}?", face(kind).en),
        (None, Some(square), Lang::Fr) => format!("Quelle face montrer en {square}\u{202f}?"),
        (None, Some(square), Lang::En) => format!("Which side up on {square}?"),
        (None, None, _) => {
            let threat = lines(pos, pos.turn().other(), lang).map(|(names, _)| names);
            let stuck = !is_pivoted && pos.occupied() != 0;
            let card = card(pos.turn().other());
            let own = lines(pos, pos.turn(), lang).map(|(names, _)| names);
            match (lang, threat) {
                (Lang::Fr, Some(names)) if own.is_some() => {
                    format!("Posez une carte\u{a0}: votre alignement contre déjà {names}.")
                }
                (Lang::En, Some(names)) if own.is_some() => {
                    format!("Lay a card: your own line already counters {names}.")
                }
                (Lang::Fr, Some(names)) => {
                    format!("Posez une carte\u{a0}: seul un alignement de vos cartes peut contrer {names}.")
                }
                (Lang::En, Some(names)) => {
                    format!("Lay a card: only a line of your own can counter {names}.")
                }
                (Lang::Fr, None) if stuck => {
                    format!("Aucun {} ne peut bouger\u{a0}: posez une carte.", card.fr)
                }
                (Lang::En, None) if stuck => format!("No {} can move: lay a card.", card.en),
                (Lang::Fr, None) => "Posez une carte\u{a0}: choisissez sa face et une case.".to_owned(),
                (Lang::En, None) => "Lay a card: choose its side and a space.".to_owned(),
            }
        }
    }
}

impl Pivot {
    /// The position before this turn, which led here.
    fn before(&self, mv: Move) -> Pivot {
        let mut pos = *self;
        let player = self.turn().other();
        pos.cards[player.index()][mv.face as usize] &= !(1 << mv.square.index(4));
        // Turning a card over onto the square that it came from undoes it.
        mv.pivot.map_or(pos, |Pivoting { from, to }| pos.pivoted(Pivoting { from: to, to: from }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Guided, Press, Target};

    fn position(text: &str) -> Pivot {
        text.parse().expect("a position")
    }

    fn turn(text: &str) -> Move {
        text.parse().expect("a turn")
    }

    #[test]
    fn a_prompt_follows_the_turn_and_names_the_line_to_break() {
        let pos = position(".x.O/xoxO/..XO/.... X");
        let said = |draft: &Draft| (pos.prompt(draft, Lang::En), pos.prompt(draft, Lang::Fr));
        let (en, fr) = said(&Draft::default());
        assert_eq!(en, "Turn over a circle card: their line d2–d4 wins unless broken or countered.");
        assert_eq!(fr, "Retournez un rond\u{a0}: l’alignement d2–d4 gagnera s’il n’est ni rompu ni contré.");
        let mut draft = Draft::default();
        let mut sentences = Vec::new();
        for square in ["d2", "d1", "a1"] {
            let bytes = square.as_bytes();
            let target = Target::Square(Square::new(bytes[0] - b'a', bytes[1] - b'1'));
            let Press::Drafted(next) = pos.press(&draft, target) else { panic!("{square} is refused") };
            draft = next;
            sentences.push(said(&draft).0);
        }
        assert_eq!(
            sentences,
            [
                "Which way does the circle card on d2 turn over?",
                "Lay a card: choose its side and a space.",
                "Which side up on a1?"
            ]
        );
    }

    #[test]
    fn a_line_that_is_left_standing_can_only_be_countered() {
        let pos = position(".x.O/xoxO/..XO/.... X");
        let pivoting = Pivoting { from: Square::new(1, 2), to: Square::new(1, 1) };
        let draft = Draft::Pivoted(pivoting, Placement::default());
        assert_eq!(pos.prompt(&draft, Lang::En), "Lay a card: only a line of your own can counter d2–d4.");
        let lost = pos.play(turn("b3b2+a1B")).expect("legal");
        let mv = Some(turn("b3b2+a1B"));
        assert_eq!(lost.reason(mv, Lang::En), "The circles’ line d2–d4 survived the reply.");
        assert_eq!(lost.reason(mv, Lang::Fr), "L’alignement d2–d4 des ronds a tenu un tour.");
    }

    #[test]
    fn a_refusal_names_the_card() {
        let pos = position(".x.O/xoxO/..XO/.... X");
        let refused = |text: &str, lang| {
            let (about, why) = Pivot::why_not(pos.check(turn(text)).expect_err("illegal"), lang);
            format!("{about}: {why}")
        };
        assert_eq!(refused("a1B", Lang::En), "Not yet: first turn over an opposing card, for instance d2.");
        assert_eq!(
            refused("d2c1+a1B", Lang::Fr),
            "Pas en c1: la carte de d2 se déplace d’une case, jamais en diagonale."
        );
        assert_eq!(
            refused("c2c1+a1B", Lang::Fr),
            "Pas c2: cette carte est à vous\u{202f}; retournez-en une de l’adversaire."
        );
    }

    #[test]
    fn a_turn_is_told() {
        assert_eq!(
            Pivot::told(turn("b2b3+c1S"), Lang::En),
            "b2 turned over onto b3, then card laid on c1, silver side up"
        );
        assert_eq!(
            Pivot::told(turn("b2b3+c1B"), Lang::Fr),
            "b2 retournée en b3, puis carte posée en c1, face noire"
        );
    }
}
