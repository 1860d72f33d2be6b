//! A sixth game, as small as a game can be: seven stones, take one to three, and the player who takes the last one
//! wins. It implements the traits and is listed in one line; the battery, matches, texts and counts need nothing else.

use super::conceivable::Conceivable;
use quincunx::games::deeds::Deeds;
use quincunx::games::words::Words;
use quincunx::i18n::{Lang, Text};
use quincunx::rules::draft::PressOf;
use quincunx::rules::{
    Cursor, Expected, Facts, Guided, NoOptions, Outcome, ParseError, Position, Press, Rng, Seat, Side,
    Square, Starter, Symmetric, Target, hash,
};
use quincunx::search::Heuristics;
use std::fmt;
use std::ops::ControlFlow;
use std::str::FromStr;

quincunx::games! {
    /// One of the five, to show that they stand side by side.
    Quantik => quincunx::games::quantik::Quantik,
    /// The sixth.
    Nim => Nim,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Nim {
    stones: u8,
    turn: Seat,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Take(u8);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TooMany;

impl Position for Nim {
    type Move = Take;
    type Options = NoOptions;
    type Refusal = TooMany;

    const FACTS: Facts = Facts {
        id: "nim",
        columns: 1,
        rows: 1,
        repetition: false,
        turn_limit: None,
        starter: Starter::AnySeat,
    };
    const VARIANTS: &'static [NoOptions] = &[NoOptions];

    fn start(options: NoOptions) -> Nim {
        Nim::start_by(options, Seat::FIRST)
    }

    fn start_by(_: NoOptions, first: Seat) -> Nim {
        Nim { stones: 7, turn: first }
    }

    fn turn(&self) -> Seat {
        self.turn
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.stones == 0).then(|| Outcome::win(Side(self.turn.other().0)))
    }

    fn each_move<B>(&self, visit: impl FnMut(Take) -> ControlFlow<B>) -> ControlFlow<B> {
        (1..=self.stones.min(3)).map(Take).try_for_each(visit)
    }

    fn check(&self, Take(count): Take) -> Result<(), TooMany> {
        if (1..=self.stones.min(3)).contains(&count) { Ok(()) } else { Err(TooMany) }
    }

    fn play_unchecked(&mut self, Take(count): Take) {
        *self = Nim { stones: self.stones - count, turn: self.turn.other() };
    }

    fn key(&self) -> u64 {
        hash::key(&[u64::from(self.stones) << 1 | u64::from(self.turn.0)])
    }
}

impl Guided for Nim {
    type Draft = ();

    fn offer(&self, (): &(), sink: &mut dyn FnMut(Target)) {
        (1..=self.stones.min(3)).for_each(|count| sink(Target::Tray(count)));
    }

    fn press(&self, (): &(), target: Target) -> PressOf<Nim> {
        match target {
            Target::Tray(count) => {
                self.check(Take(count)).map_or_else(Press::Refused, |()| Press::Complete(Take(count)))
            }
            _ => Press::Ignored,
        }
    }

    fn presses(&self, Take(count): Take, sink: &mut dyn FnMut(Target)) {
        sink(Target::Tray(count));
    }

    fn chosen_square((): &()) -> Option<Square> {
        None
    }
}

/// A game has words even without a page.
impl Deeds for Nim {
    fn does(&self, _: Take, _: &str) -> Option<bool> {
        None
    }
}

impl Words for Nim {
    const TITLE: Text = Text::new("Nim", "Nim");
    const TAGLINE: Text = Text::new("Prendre la dernière", "Take the last one");
    const GOAL: Text = Text::new("Prenez la dernière pierre.", "Take the last stone.");
    const MINUTES: u8 = 1;
    const SHOWN: (&'static str, &'static str) = ("3 1", "3");

    fn seat_name(seat: Seat) -> Text {
        if seat == Seat::FIRST { Text::new("premier", "first") } else { Text::new("second", "second") }
    }

    fn standing(&self, seat: Seat, lang: Lang) -> String {
        Nim::seat_name(seat).to(lang).to_owned()
    }

    fn square_label(&self, _: Square, lang: Lang) -> String {
        match lang {
            Lang::Fr => format!("{} pierres", self.stones),
            Lang::En => format!("{} stones", self.stones),
        }
    }

    fn prompt(&self, (): &(), lang: Lang) -> String {
        Text::new("Prenez une, deux ou trois pierres.", "Take one, two or three stones.").to(lang).to_owned()
    }

    fn why_not(TooMany: TooMany, lang: Lang) -> (String, String) {
        let about = Text::new("Pas autant", "Not so many").to(lang).to_owned();
        (about, Text::new("trois pierres au plus.", "three stones at most.").to(lang).to_owned())
    }

    fn told(Take(count): Take, _: Lang) -> String {
        format!("−{count}")
    }

    fn reason(&self, _: Option<Take>, lang: Lang) -> String {
        Text::new("La dernière pierre est prise.", "The last stone is taken.").to(lang).to_owned()
    }
}

impl Symmetric for Nim {
    const IMAGES: usize = 2;

    fn image(&self, image: usize) -> Nim {
        Nim { turn: Nim::image_of_seat(self.turn, image), ..*self }
    }

    fn image_of_move(&self, mv: Take, _: usize) -> Take {
        mv
    }

    fn image_of_seat(seat: Seat, image: usize) -> Seat {
        if image == 1 { seat.other() } else { seat }
    }
}

/// The search needs an opinion, however small.
impl Heuristics for Nim {
    const HISTORY_SIZE: usize = 4;

    fn history_index(Take(count): Take) -> usize {
        count as usize
    }

    fn evaluate(&self) -> i32 {
        0
    }
}

impl Conceivable for Nim {
    fn conceivable(_: &mut Rng) -> Vec<Take> {
        (0..10).map(Take).collect()
    }
}

impl fmt::Display for Nim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.stones, self.turn.0 + 1)
    }
}

impl FromStr for Nim {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Nim, ParseError> {
        let mut cursor = Cursor::new(text);
        let stones = cursor.number(7)? as u8;
        cursor.expect(" ")?;
        let turn = Seat(cursor.one_of("12")? as u8);
        cursor.end()?;
        Ok(Nim { stones, turn })
    }
}

impl fmt::Display for Take {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for Take {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Take, ParseError> {
        let mut cursor = Cursor::new(text);
        let count = cursor.number(3)? as u8;
        if count == 0 {
            return Cursor::new(text).error(Expected::OneOf("123"));
        }
        cursor.end()?;
        Ok(Take(count))
    }
}

#[test]
fn a_game_is_found_by_its_id_and_visited_by_its_type() {
    struct Count(u32);
    impl quincunx::games::Visitor for Count {
        type Output = u64;
        fn visit<P: quincunx::games::Game>(self) -> u64 {
            quincunx::rules::perft(&P::start(P::Options::default()), self.0)
        }
    }
    assert_eq!(GameId::ALL.len(), 2);
    assert_eq!(GameId::named("nim").expect("it is listed").visit(Count(7)), 1, "only ones take seven turns");
    assert_eq!(GameId::Quantik.visit(Count(2)), 3392);
}
