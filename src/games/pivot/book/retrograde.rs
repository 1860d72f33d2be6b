//! Pivot solved backwards: the worth of all positions with sixteen cards, then of those with fifteen, and so on.
//!
//! A turn is taken in its two steps: what every position is worth after the pivot comes from the positions with one card
//! more, and what it is worth before the pivot from those after it. Both steps go row by row: turning a card over changes
//! the number that a step leads to by the same bits in all places of a row, so a step costs one look each.

use super::numbering::{Numbering, places};
use crate::games::pivot::bitboard::{Bitboard, moved};
use crate::rules::grid::bits;

/// The worth of a position to the player to move, in a byte: a win in n plies is `WIN - n`, a loss the negative of it.
pub type Worth = i8;
/// The game is over, and won by the player to move: the opponent has left a line standing.
pub const WIN: Worth = 64;

/// The worth of a turn from the worth of the position after it.
const fn before(worth: Worth) -> Worth {
    worth.signum() - worth
}

/// Calls back with every place of a row and the number that some step leads to from there. `next` is where it leads from the
/// first place, and `toggles` are the cards of the row as they lie after the step.
fn each_place(numbering: &Numbering, next: Bitboard, toggles: &[u64], mut visit: impl FnMut(usize, usize)) {
    let mut number = numbering.number(next);
    let mut changes = [0; 16];
    for (change, toggle) in changes.iter_mut().zip(toggles) {
        *change = number ^ numbering.number(Bitboard(next.0 ^ toggle));
    }
    let mut place = 0;
    visit(place, number);
    // A Gray code: each place differs from the one before by one card.
    for count in 1..1usize << toggles.len() {
        let card = count.trailing_zeros() as usize;
        place ^= 1 << card;
        number ^= changes[card & 15];
        visit(place, number);
    }
}

/// What all positions with so many cards come to between pivot and lay: folds what every lay leads to, by its number among
/// the positions with one card more.
pub fn over_lays<T: Copy, U>(
    numbering: &Numbering,
    cards: u32,
    none: T,
    fold: impl Fn(&mut T, usize),
    done: impl Fn(T) -> U,
) -> Vec<U> {
    let mut all = Vec::with_capacity(numbering.count(cards));
    let mut row = vec![none; 1 << places(cards)];
    numbering.each_row(cards, |lanes, toggles| {
        let seen_by_them: Vec<u64> = toggles.iter().map(|toggle| toggle.rotate_left(32)).collect();
        row.fill(none);
        for square in bits(!lanes.occupied()) {
            for face in 0..2 {
                let next = lanes.laid(square as u32, face).seen_by_them();
                each_place(numbering, next, &seen_by_them, |place, number| fold(&mut row[place], number));
            }
        }
        all.extend(row.iter().map(|&sum| done(sum)));
    });
    all
}

/// What all positions with so many cards come to when a turn begins: folds what every pivot leads to, by its number among the
/// positions between pivot and lay. `done` is told how many pivots there are, and the number of the position.
pub fn over_pivots<T: Copy, U>(
    numbering: &Numbering,
    cards: u32,
    none: T,
    fold: impl Fn(&mut T, usize),
    done: impl Fn(T, i32, usize) -> U,
) -> Vec<U> {
    let mut all = Vec::with_capacity(numbering.count(cards));
    let mut row = vec![none; 1 << places(cards)];
    numbering.each_row(cards, |lanes, toggles| {
        row.fill(none);
        let mut pivots = 0;
        lanes.each_pivot(|pivot, next| {
            pivots += 1;
            let moved = moved(pivot, toggles);
            each_place(numbering, next, &moved, |place, number| fold(&mut row[place], number));
            false
        });
        let first = all.len();
        all.extend(row.iter().enumerate().map(|(place, &sum)| done(sum, pivots, first + place)));
    });
    all
}

/// Lets the lines decide every position in which the game is over; the others keep what they are worth if it goes on.
fn judge(numbering: &Numbering, cards: u32, worths: &mut [Worth]) {
    let mut rows = worths.chunks_mut(1 << places(cards));
    numbering.each_row(cards, |mut lanes, toggles| {
        let row = rows.next().expect("as many rows as the numbering has");
        let mut place = 0;
        for count in 1..=row.len() {
            row[place] = match (lanes.i_have_a_line(), lanes.they_have_a_line()) {
                (true, false) => WIN,
                // A line that can be neither broken nor answered wins at once.
                (false, true) if row[place] == 1 - WIN || cards == 16 => -WIN,
                _ => row[place],
            };
            if let Some(toggle) = toggles.get(count.trailing_zeros() as usize) {
                place ^= 1 << count.trailing_zeros();
                lanes.0 ^= toggle;
            }
        }
    });
}

/// The worth of all positions with so many cards, from those with one card more.
pub fn worths(numbering: &Numbering, cards: u32, after: &[Worth]) -> Vec<Worth> {
    let mut worths = if cards == 16 {
        vec![0; numbering.count(16)]
    } else {
        let least = |least: &mut Worth, number: usize| *least = (*least).min(after[number]);
        let between = over_lays(numbering, cards, Worth::MAX, least, before);
        let most = |most: &mut Worth, number: usize| *most = (*most).max(between[number]);
        over_pivots(numbering, cards, Worth::MIN, most, |worth, _, _| worth)
    };
    judge(numbering, cards, &mut worths);
    worths
}
