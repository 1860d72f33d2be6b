//! What first turns are worth, as games have shown: for the pie rule. A search misleads there, since it is the players'
//! mistakes that make a game even, and each level makes its own. What the best level plays depends on its time, so it
//! has no column here, and searches.

use crate::games::emblem::moves::Move;
use crate::games::emblem::position::{Emblem, Options, Pie};
use crate::rules::Position;
use crate::search::Level;

/// A line for each first turn of the usual start: `quincunx book emblem` plays the games and writes it.
const BOOK: &str = include_str!("first_turns.txt");
/// An even game, in thousandths.
const EVEN: i32 = 500;
/// How much chance is in what was measured: turns so near to an even game are equally good.
const ERROR: i32 = 40;

/// The first turns, each with what it is worth on levels 1 to 5 to whoever plays it.
fn book() -> impl Iterator<Item = (Move, [i32; 5])> {
    BOOK.lines().filter(|line| !line.starts_with('#')).map(|line| {
        let mut words = line.split(' ');
        let mut next = || words.next().expect("a line of the book has six words");
        let turn = next().parse().expect("the turns of the book");
        (turn, [(); 5].map(|()| next().parse().expect("the numbers of the book")))
    })
}

impl Emblem {
    /// What the first turn, or taking it over, is worth among players of a level, in thousandths from an even game. The
    /// other may take over whatever is better than even.
    pub(super) fn worth_by_book(&self, mv: Move, level: Level) -> Option<i32> {
        let start = Emblem::start(Options { pie: true, ..Options::default() });
        let on_level = |worth: [i32; 5]| level.of(&worth).map(|worth| worth - EVEN);
        match self.pie {
            Pie::ToCome if *self == start => {
                let (_, worth) = book().find(|&(turn, _)| turn == mv)?;
                Some(-(on_level(worth)?.abs() - ERROR).max(0))
            }
            Pie::Offered if mv == Move::Swap => {
                let (_, worth) = book().find(|&(turn, _)| start.after(turn) == *self)?;
                on_level(worth)
            }
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_book_has_every_first_turn_and_for_each_level_one_that_is_nearly_even() {
        let start = Emblem::start(Options { pie: true, ..Options::default() });
        for &level in &Level::ALL[..5] {
            let mut best = i32::MIN;
            for turn in start.moves() {
                let first = start.worth_by_book(turn, level).expect("in the book");
                let taken_over = start.after(turn).worth_by_book(Move::Swap, level).expect("in the book");
                assert_eq!(first, -(taken_over.abs() - ERROR).max(0), "{turn}");
                best = best.max(first);
            }
            assert!(best > -ERROR, "{level:?}: {best}");
        }
        assert_eq!(Emblem::start(Options::default()).worth_by_book(Move::Swap, Level::BEST), None);
    }
}
