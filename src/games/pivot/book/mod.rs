//! The opening book of Pivot: of all positions with at most seven cards the value with its distance, and of draws how
//! hard they are to hold; of those with eight cards only the few that are lost, so that a win with seven cards is
//! found. `quincunx book pivot` builds it and writes `book.bin`.

mod build;
mod coder;
mod numbering;
mod opponent_model;
mod retrograde;

pub use build::{LayerCounts, build};

use super::bitboard::Bitboard;
use crate::search::Score;
use coder::{Reader, SYMBOLS, Writer};
use numbering::{Numbering, places};
use retrograde::{RetrogradeValue, WIN};
use std::sync::OnceLock;

/// What the book says of a position, for the player to move, in a byte: below 16 a draw, the higher the harder to hold;
/// from 16 on a win, from 32 on a loss, plus its distance in plies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mark(u8);

const WON: u8 = 16;
const LOST: u8 = 32;

impl Mark {
    /// `risk` is the probability that a fallible player loses a draw: one more each time that the chance to hold it is
    /// halved.
    fn new(value: RetrogradeValue, risk: f32) -> Mark {
        Mark(match value {
            0 => (-(1.0 - risk).log2()).clamp(0.0, f32::from(WON - 1)) as u8,
            1.. => WON + (WIN - value).unsigned_abs(),
            _ => LOST + (WIN + value).unsigned_abs(),
        })
    }

    pub fn score(self) -> Score {
        match self.0 {
            LOST.. => Score::loss_in(u32::from(self.0 - LOST)),
            WON.. => Score::win_in(u32::from(self.0 - WON)),
            _ => Score::DRAW,
        }
    }

    /// The score of a turn that leads to this position; and of a draw, how hard it is for the opponent to hold.
    pub fn before(self) -> (Score, u8) {
        (self.score().before(), if self.score() == Score::DRAW { self.0 } else { 0 })
    }
}

pub struct Book {
    numbering: Numbering,
    /// By number of cards, then by number.
    marks: Vec<Vec<Mark>>,
    /// The lost positions with one card more, in the order of their numbers.
    losses: Vec<(usize, Mark)>,
}

impl Book {
    /// Positions with at most this many cards are in the book.
    pub const CARDS: u32 = 7;
    /// With this many cards the book does not say how hard a draw is to hold: even so they are half of it.
    const WITHOUT_RISKS: u32 = 7;

    /// The book, read when it is first opened.
    pub fn open() -> &'static Book {
        static BOOK: OnceLock<Book> = OnceLock::new();
        BOOK.get_or_init(|| Book::read(include_bytes!("book.bin")))
    }

    fn read(bytes: &[u8]) -> Book {
        let numbering = Numbering::new();
        let mut reader = Reader::new(bytes);
        let mut marks = Vec::new();
        for cards in 0..=Book::CARDS {
            let mut layer = Vec::with_capacity(numbering.count(cards));
            for number in 0..numbering.count(cards) {
                layer.push(Mark(reader.read(context(&layer, cards, number))));
            }
            marks.push(layer);
        }
        let mut number = 0;
        let count = read_number(&mut reader);
        let loss = |_| {
            number += read_number(&mut reader);
            (number, Mark(reader.read(LOSS)))
        };
        let losses = (0..count).map(loss).collect();
        Book { numbering, marks, losses }
    }

    /// What is known of a position with one card more than the book has, if it is lost.
    pub fn loss(&self, pos: Bitboard) -> Option<Mark> {
        let number = self.numbering.number(pos);
        let found = self.losses.binary_search_by_key(&number, |&(number, _)| number);
        found.ok().map(|place| self.losses[place].1)
    }

    /// What is known of a position in which the game goes on.
    pub fn mark(&self, pos: Bitboard) -> Mark {
        self.marks[pos.cards() as usize][self.numbering.number(pos)]
    }
}

/// The marks of the positions with this many cards.
pub fn marks(cards: u32, values: &[RetrogradeValue], risks: &[f32]) -> Vec<Mark> {
    let mut marks: Vec<Mark> = Vec::with_capacity(values.len());
    for (&value, &risk) in values.iter().zip(risks) {
        let risk = if cards == Book::WITHOUT_RISKS { 0.0 } else { risk };
        let before = marks.last().copied().unwrap_or(Mark(0));
        // A game that is over is never looked up: it gets the mark that costs least to write.
        marks.push(if value.abs() == WIN { before } else { Mark::new(value, risk) });
    }
    marks
}

/// The positions that are lost, but not over.
pub fn losses(values: &[RetrogradeValue]) -> Vec<(usize, Mark)> {
    let lost = |(number, &value)| (value < 0 && value > -WIN).then(|| (number, Mark::new(value, 0.0)));
    values.iter().enumerate().filter_map(lost).collect()
}

/// The bytes of the book, from the marks of its positions by number of cards, and the losses with one card more.
pub fn written(layers: &[Vec<Mark>], losses: &[(usize, Mark)]) -> Vec<u8> {
    let mut writer = Writer::new();
    for (cards, layer) in layers.iter().enumerate() {
        for (number, mark) in layer.iter().enumerate() {
            writer.write(mark.0, context(layer, cards as u32, number));
        }
    }
    let mut last = 0;
    write_number(&mut writer, losses.len());
    for &(number, mark) in losses {
        write_number(&mut writer, number - last);
        writer.write(mark.0, LOSS);
        last = number;
    }
    writer.finish()
}

/// The contexts of losses and of the digits of numbers: no mark is so high.
const LOSS: [u8; 2] = [59, 0];
const DIGITS: [[u8; 2]; 4] = [[63, 0], [62, 0], [61, 0], [60, 0]];

fn write_number(writer: &mut Writer, number: usize) {
    for (place, context) in DIGITS.into_iter().enumerate() {
        writer.write((number / SYMBOLS.pow(3 - place as u32) % SYMBOLS) as u8, context);
    }
}

fn read_number(reader: &mut Reader) -> usize {
    DIGITS.into_iter().fold(0, |number, context| number * SYMBOLS + usize::from(reader.read(context)))
}

/// The context of the coder: two marks that are known already, and that the next one is likely to resemble. They are
/// those of the same position with one card turned over: the first card that shows its other face, and the last. The
/// first place of a row, where no card does, has that of the row before.
fn context(marks: &[Mark], cards: u32, number: usize) -> [u8; 2] {
    let row = 1 << places(cards);
    let place = number % row;
    let back = match place {
        0 => [row; 2],
        _ => [1 << place.trailing_zeros(), 1 << place.ilog2()],
    };
    back.map(|back| number.checked_sub(back).map_or(0, |known| marks[known].0))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::pivot::bitboard::End;
    use crate::games::pivot::position::Pivot;
    use crate::rules::{Position, Rng, Symmetric};
    use crate::search::{Searchable, Task, Unlimited};
    use retrograde::values;

    fn random_position(rng: &mut Rng, cards: usize) -> Pivot {
        loop {
            let mut pos = Pivot::EMPTY;
            for _ in 0..cards {
                if let Some(mv) = pos.random_move(rng) {
                    pos.play_unchecked(mv);
                }
            }
            if pos.outcome().is_none() {
                return pos;
            }
        }
    }

    /// The values of the book; positions that their lines decide are not in it.
    fn values_of_the_book(book: &Book, cards: u32) -> Vec<RetrogradeValue> {
        let mut values = Vec::new();
        book.numbering.each_row(cards, |pos, toggles| {
            for place in 0..1usize << toggles.len() {
                let shown = toggles.iter().enumerate().filter(|(card, _)| place >> card & 1 == 1);
                let pos = Bitboard(shown.fold(pos.0, |pos, (_, toggle)| pos ^ toggle));
                assert_eq!(book.numbering.number(pos), values.len(), "{pos:?}");
                let mark = book.marks[cards as usize][values.len()].0;
                values.push(match (pos.end(), mark) {
                    (End::Win, _) => -WIN,
                    (End::Loss, _) => WIN,
                    (_, LOST..) => (mark - LOST) as RetrogradeValue - WIN,
                    (_, WON..) => WIN - (mark - WON) as RetrogradeValue,
                    _ => 0,
                });
            }
        });
        values
    }

    #[test]
    fn the_book_is_what_solving_makes_of_its_last_layer() {
        let book = Book::open();
        for cards in 0..Book::CARDS {
            let made = values(&book.numbering, cards, &values_of_the_book(book, cards + 1));
            assert!(made == values_of_the_book(book, cards), "with {cards} cards");
        }
    }

    /// With seven cards a search that does not know the book finds the best turn value what it says, and none value
    /// more.
    #[test]
    fn the_book_agrees_with_a_search() {
        let mut rng = Rng::new(7);
        let mut memory = Pivot::memory(32 << 20);
        let mut value_of =
            |pos: &Pivot| pos.search(&mut memory, &Task::default(), &mut Unlimited).expect("turns").value;
        for _ in 0..4 {
            let pos = random_position(&mut rng, 7);
            let known = Book::open().mark(Bitboard::of(&pos)).score();
            let answer = pos.search(&mut Pivot::memory(32 << 20), &Task::default(), &mut Unlimited);
            let best = answer.expect("turns");
            assert_eq!(best.value, known.value(true), "{pos}");
            let others = (0..4).filter_map(|_| pos.random_move(&mut rng));
            for mv in std::iter::once(best.best).chain(others) {
                let after = pos.play(mv).expect("legal");
                if after.outcome().is_some() {
                    continue;
                }
                let value = value_of(&after);
                let least = known.after().value(true);
                assert!(value.rank() >= least.rank(), "{pos}: {mv}");
                assert!(mv != best.best || value == least, "{pos}: {mv}");
            }
        }
    }

    #[test]
    fn images_have_one_mark() {
        let mut rng = Rng::new(8);
        for count in 0..2000 {
            let pos = random_position(&mut rng, count % 8);
            let mark = Book::open().mark(Bitboard::of(&pos));
            for image in 0..Pivot::IMAGES {
                assert_eq!(Book::open().mark(Bitboard::of(&pos.image(image))), mark, "{pos}, image {image}");
            }
        }
    }

    #[test]
    fn the_book_is_written_as_it_is_read() {
        let Book { marks, losses, .. } = Book::open();
        assert!(written(marks, losses) == include_bytes!("book.bin"));
    }
}
