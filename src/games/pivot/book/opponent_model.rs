//! How likely it is that a player who does not see far goes wrong, where nobody who plays well can win.
//!
//! Such a player is taken to judge a turn by games played at random after it, and by the best turns and replies in the eyes of
//! one who judges so; and to choose turns the more often, the better they look to him. How much more often was fitted to some
//! three hundred games against plain UCT. Against him the other one never gives away the game, and otherwise plays
//! for the most likely win.

use super::numbering::Numbering;
use super::retrograde::{WIN, Worth, over_lays, over_pivots};

/// From this many cards on nobody is taken to go wrong.
const LAST: u32 = 10;
/// How much better looks count with so many cards: a turn that looks better by 1 / n of a win is chosen e times as often.
const INSIGHT: [f32; LAST as usize] = [40.0, 40.0, 40.0, 40.0, 28.0, 23.0, 23.0, 16.0, 11.0, 6.0];
/// A certain win, where looks are whole numbers.
const ONE: i16 = 32_000;

/// What is known of all positions with so many cards, by their numbers.
#[derive(Default)]
pub struct Tricks {
    worths: Vec<Worth>,
    /// How random games end on average, from -ONE to ONE for the player to move.
    average: Vec<i16>,
    /// The best average after one turn, and after a turn and the best reply to it.
    best: Vec<i16>,
    best_of_two: Vec<i16>,
    /// How often the clever player wins if he is to move, and if the other one is.
    pub mine: Vec<f32>,
    pub theirs: Vec<f32>,
}

/// What the lines have decided.
fn decided(worth: Worth) -> Option<i16> {
    (worth.abs() == WIN).then_some(ONE * i16::from(worth.signum()))
}

impl Tricks {
    /// With so many cards, from what is known with one card more.
    pub fn before(&self, numbering: &Numbering, cards: u32, worths: &[Worth]) -> Tricks {
        if cards == 16 {
            let average = worths.iter().map(|&worth| decided(worth).unwrap_or(0)).collect();
            return Tricks { average, ..Tricks::default() };
        }
        let best_of = |after: &[i16]| -> Vec<i16> {
            let most = |most: &mut i16, number: usize| *most = (*most).max(-after[number]);
            let between = over_lays(numbering, cards, i16::MIN, most, |most| most);
            let most = |most: &mut i16, number: usize| *most = (*most).max(between[number]);
            over_pivots(numbering, cards, i16::MIN, most, |most, _, at| decided(worths[at]).unwrap_or(most))
        };
        let mut found =
            Tricks { average: self.average_before(numbering, cards, worths), ..Tricks::default() };
        if cards <= LAST + 1 {
            found.best = best_of(&self.average);
        }
        if cards <= LAST {
            found.worths = worths.to_vec();
            found.best_of_two = best_of(&self.best);
        }
        if cards == LAST {
            found.mine = worths.iter().map(|worth| f32::from(worth.signum())).collect();
            found.theirs = worths.iter().map(|worth| -f32::from(worth.signum())).collect();
        } else if cards < LAST {
            found.mine = self.mine_before(numbering, cards, worths);
            found.theirs = self.theirs_before(numbering, cards, worths);
        }
        found
    }

    fn average_before(&self, numbering: &Numbering, cards: u32, worths: &[Worth]) -> Vec<i16> {
        let lays = 2 * (16 - cards as i32);
        let add = |sum: &mut i32, number: usize| *sum -= i32::from(self.average[number]);
        let between = over_lays(numbering, cards, 0, add, |sum| (sum / lays) as i16);
        let add = |sum: &mut i32, number: usize| *sum += i32::from(between[number]);
        over_pivots(numbering, cards, 0, add, |sum, pivots, at| {
            decided(worths[at]).unwrap_or((sum / pivots) as i16)
        })
    }

    /// The clever player is to move, and keeps what the game is worth.
    fn mine_before(&self, numbering: &Numbering, cards: u32, worths: &[Worth]) -> Vec<f32> {
        let most = |most: &mut f32, number: usize| {
            let kept = if self.worths[number] > 0 { f32::MIN } else { self.theirs[number] };
            *most = most.max(kept);
        };
        let between = over_lays(numbering, cards, f32::MIN, most, |most| most);
        let most = |most: &mut f32, number: usize| *most = most.max(between[number]);
        over_pivots(numbering, cards, f32::MIN, most, |most, _, at| match worths[at] {
            0 => most,
            worth => f32::from(worth.signum()),
        })
    }

    /// The other one is to move: every turn counts as often as he is likely to choose it.
    fn theirs_before(&self, numbering: &Numbering, cards: u32, worths: &[Worth]) -> Vec<f32> {
        let insight = INSIGHT[cards as usize] / f32::from(ONE);
        let looks = |number: usize| {
            let ahead = f32::from(self.best[number]) + f32::from(self.best_of_two[number]);
            -f32::from(self.average[number]) - ahead / 4.0
        };
        let choices: Vec<[f32; 2]> = (0..self.worths.len())
            .map(|number| {
                let often = (insight * looks(number)).exp();
                [often, often * self.mine[number]]
            })
            .collect();
        let add = |[often, won]: &mut [f32; 2], [more, more_won]: [f32; 2]| {
            *often += more;
            *won += more_won;
        };
        let between =
            over_lays(numbering, cards, [0.0; 2], |sum, number| add(sum, choices[number]), |sum| sum);
        let all = |sum: &mut [f32; 2], number: usize| add(sum, between[number]);
        over_pivots(numbering, cards, [0.0; 2], all, |[often, won], _, at| match worths[at] {
            0 => won / often,
            worth => -f32::from(worth.signum()),
        })
    }
}
