//! Pivot solved backwards: the values of all positions with sixteen cards, then of those with fifteen, and so on.
//!
//! A turn is taken in its two steps: what every position is worth after the pivot comes from the positions with one card
//! more, and what it is worth before the pivot from those after it. Both steps go row by row: which of the numbers a row
//! leads to is the same sum for all its places, so a step costs one look each.

use super::lanes::Lanes;
use super::numbering::{Numbering, places};
use crate::rules::grid::bits;
use crate::search::Score;

/// The worth of a position to the player to move, in a byte: a win in n plies is `WIN - n`.
pub type Worth = i8;
pub const WIN: Worth = 64;

/// The worth of a turn from the worth of the position after it.
const fn before(worth: Worth) -> Worth {
    worth.signum() - worth
}

pub fn score(worth: Worth) -> Score {
    match worth {
        0 => Score::DRAW,
        1.. => Score::win_in((WIN - worth) as u32),
        _ => Score::loss_in((WIN + worth) as u32),
    }
}

/// Calls back with every place of a row and the number that some step leads to from there. `next` is where it leads from the
/// first place, and `toggles` are the cards, as they lie after the step, in the order of the row's places.
pub fn each_place(numbering: &Numbering, next: Lanes, toggles: &[u64], mut visit: impl FnMut(usize, usize)) {
    let mut number = numbering.number(next);
    let mut changes = [0; 16];
    for (change, toggle) in changes.iter_mut().zip(toggles) {
        *change = number ^ numbering.number(Lanes(next.0 ^ toggle));
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

/// What the positions are worth between pivot and lay, from those with one card more.
fn between(numbering: &Numbering, cards: u32, after: &[Worth]) -> Vec<Worth> {
    let mut worths = Vec::with_capacity(numbering.count(cards));
    let mut row = vec![0; 1 << places(cards)];
    numbering.each_row(cards, |lanes, toggles| {
        let toggles: Vec<u64> = toggles.iter().map(|toggle| toggle.rotate_left(32)).collect();
        row.fill(Worth::MAX);
        for square in bits(!lanes.occupied()) {
            for face in 0..2 {
                let next = lanes.laid(square as u32, face).seen_by_them();
                each_place(numbering, next, &toggles, |place, number| row[place] = row[place].min(after[number]));
            }
        }
        worths.extend(row.iter().map(|&worth| before(worth)));
    });
    worths
}

/// What the positions are worth when a turn begins, from what they are worth after its pivot.
fn at_first(numbering: &Numbering, cards: u32, between: &[Worth]) -> Vec<Worth> {
    let mut worths = Vec::with_capacity(numbering.count(cards));
    let mut row = vec![0; 1 << places(cards)];
    numbering.each_row(cards, |lanes, toggles| {
        row.fill(Worth::MIN);
        if cards == 16 {
            row.fill(0);
        } else {
            lanes.each_pivot(|turn, next| {
                let moved = super::lanes::moved(turn, toggles);
                each_place(numbering, next, &moved, |place, number| row[place] = row[place].max(between[number]));
                false
            });
        }
        let mut lanes = lanes;
        let mut place = 0;
        for count in 1..=row.len() {
            row[place] = by_lines(lanes, row[place]);
            let card = count.trailing_zeros() as usize;
            if count < row.len() {
                place ^= 1 << card;
                lanes.0 ^= toggles[card];
            }
        }
        worths.extend_from_slice(&row);
    });
    worths
}

/// The worth of a position in which the game may be over, from what it would be worth if it went on.
fn by_lines(lanes: Lanes, worth: Worth) -> Worth {
    match (lanes.i_have_a_line(), lanes.they_have_a_line()) {
        (true, false) => WIN,
        // A line that can be neither broken nor answered wins at once.
        (false, true) if worth == 1 - WIN || lanes.cards() == 16 => -WIN,
        _ => worth,
    }
}

/// The worths of all positions with sixteen cards, then with one less, and so on, by their numbers.
pub fn solve(numbering: &Numbering, mut visit: impl FnMut(u32, &[Worth])) {
    let mut after = Vec::new();
    for cards in (0..=16).rev() {
        let between = if cards == 16 { Vec::new() } else { between(numbering, cards, &after) };
        after = at_first(numbering, cards, &between);
        visit(cards, &after);
    }
}
