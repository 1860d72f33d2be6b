//! Retrograde analysis of Pivot: the values of all positions with sixteen cards, then of those with fifteen, and so on.
//!
//! A turn is undone in two steps: the values after the pivot come from the positions with one card more, and those
//! before the pivot from those after it. Both steps go row by row: turning a card over changes the number that a step
//! leads to by the same bits in all places of a row, so each step costs one lookup for each place.

use super::numbering::{Numbering, places};
use crate::games::pivot::bitboard::{Bitboard, moved};
use crate::rules::grid::bits;

/// The value of a position for the player to move, in a byte: a win in n plies is `WIN - n`, a loss the negative of it.
pub type RetrogradeValue = i8;
/// The game is over, and won by the player to move: the opponent has left a line standing.
pub const WIN: RetrogradeValue = 64;

/// The value of a turn, from that of the position after it.
const fn before(value: RetrogradeValue) -> RetrogradeValue {
    value.signum() - value
}

/// Calls back with every place of a row and the number that some step leads to from there. `next` is where it leads
/// from the first place, and `toggles` are the cards of the row as they lie after the step.
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

/// For all positions with this many cards between pivot and lay, folds over the lays, each by the number of the
/// position that it leads to, among those with one card more.
pub fn over_lays<T: Copy, U>(
    numbering: &Numbering,
    cards: u32,
    none: T,
    fold: impl Fn(&mut T, usize),
    done: impl Fn(T) -> U,
) -> Vec<U> {
    let mut all = Vec::with_capacity(numbering.count(cards));
    let mut row = vec![none; 1 << places(cards)];
    numbering.each_row(cards, |pos, toggles| {
        let seen_by_them: Vec<u64> = toggles.iter().map(|toggle| toggle.rotate_left(32)).collect();
        row.fill(none);
        for square in bits(!pos.occupied()) {
            for face in 0..2 {
                let next = pos.laid(square as u32, face).seen_by_them();
                each_place(numbering, next, &seen_by_them, |place, number| fold(&mut row[place], number));
            }
        }
        all.extend(row.iter().map(|&sum| done(sum)));
    });
    all
}

/// For all positions with this many cards at the beginning of a turn, folds over the pivots, each by the number of the
/// position that it leads to, between pivot and lay. `done` gets the number of pivots and the number of the position.
pub fn over_pivots<T: Copy, U>(
    numbering: &Numbering,
    cards: u32,
    none: T,
    fold: impl Fn(&mut T, usize),
    done: impl Fn(T, i32, usize) -> U,
) -> Vec<U> {
    let mut all = Vec::with_capacity(numbering.count(cards));
    let mut row = vec![none; 1 << places(cards)];
    numbering.each_row(cards, |pos, toggles| {
        row.fill(none);
        let mut pivots = 0;
        pos.each_pivot(|pivot, next| {
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

/// Gives every position in which the game is over the value that its lines decide; the others keep theirs.
fn decide_finished(numbering: &Numbering, cards: u32, values: &mut [RetrogradeValue]) {
    let mut rows = values.chunks_mut(1 << places(cards));
    numbering.each_row(cards, |mut pos, toggles| {
        let row = rows.next().expect("as many rows as the numbering has");
        let mut place = 0;
        for count in 1..=row.len() {
            row[place] = match (pos.i_have_a_line(), pos.they_have_a_line()) {
                (true, false) => WIN,
                // A line that can be neither broken nor answered wins at once.
                (false, true) if row[place] == 1 - WIN || cards == 16 => -WIN,
                _ => row[place],
            };
            if let Some(toggle) = toggles.get(count.trailing_zeros() as usize) {
                place ^= 1 << count.trailing_zeros();
                pos.0 ^= toggle;
            }
        }
    });
}

/// The values of all positions with this many cards, from those with one card more.
pub fn values(numbering: &Numbering, cards: u32, after: &[RetrogradeValue]) -> Vec<RetrogradeValue> {
    let mut values = if cards == 16 {
        vec![0; numbering.count(16)]
    } else {
        let least = |least: &mut RetrogradeValue, number: usize| *least = (*least).min(after[number]);
        let between = over_lays(numbering, cards, RetrogradeValue::MAX, least, before);
        let most = |most: &mut RetrogradeValue, number: usize| *most = (*most).max(between[number]);
        over_pivots(numbering, cards, RetrogradeValue::MIN, most, |value, _, _| value)
    };
    decide_finished(numbering, cards, &mut values);
    values
}
