//! A model of a fallible opponent: how likely a player who searches little is to lose a drawn position.
//!
//! The modelled player estimates a turn by the average result of random games after it, and by the best average after
//! one more turn and after two, and chooses by softmax over these estimates. The temperature was fitted to some three
//! hundred games against plain UCT. The model's opponent, the *exploiter*, never gives away the value of the game, and
//! otherwise plays for the most likely win.

use super::numbering::Numbering;
use super::retrograde::{RetrogradeValue, WIN, over_lays, over_pivots};

/// From this many cards on the modelled player makes no mistakes.
const MAX_CARDS: u32 = 10;
/// Softmax inverse temperature, by number of cards.
const INVERSE_TEMPERATURE: [f32; MAX_CARDS as usize] =
    [40.0, 40.0, 40.0, 40.0, 28.0, 23.0, 23.0, 16.0, 11.0, 6.0];
/// A certain win, where estimates are whole numbers.
const ONE: i16 = 32_000;

/// The model for all positions with some number of cards, by their numbers.
#[derive(Default)]
pub struct OpponentModel {
    values: Vec<RetrogradeValue>,
    /// The average result of random games, from -ONE to ONE for the player to move.
    average: Vec<i16>,
    /// The best average after one turn, and after one turn and the best reply to it.
    best: Vec<i16>,
    best_of_two: Vec<i16>,
    /// How often the exploiter wins if it is to move, and if the modelled player is.
    pub exploiter_to_move: Vec<f32>,
    pub modelled_to_move: Vec<f32>,
}

/// The result of a game that is over.
fn result(value: RetrogradeValue) -> Option<i16> {
    (value.abs() == WIN).then_some(ONE * i16::from(value.signum()))
}

impl OpponentModel {
    /// The model with this many cards, from that with one card more.
    pub fn before(&self, numbering: &Numbering, cards: u32, values: &[RetrogradeValue]) -> OpponentModel {
        if cards == 16 {
            let average = values.iter().map(|&value| result(value).unwrap_or(0)).collect();
            return OpponentModel { average, ..OpponentModel::default() };
        }
        let best_of = |after: &[i16]| -> Vec<i16> {
            let most = |most: &mut i16, number: usize| *most = (*most).max(-after[number]);
            let between = over_lays(numbering, cards, i16::MIN, most, |most| most);
            let most = |most: &mut i16, number: usize| *most = (*most).max(between[number]);
            over_pivots(numbering, cards, i16::MIN, most, |most, _, at| result(values[at]).unwrap_or(most))
        };
        let mut found = OpponentModel {
            average: self.average_before(numbering, cards, values),
            ..OpponentModel::default()
        };
        if cards <= MAX_CARDS + 1 {
            found.best = best_of(&self.average);
        }
        if cards <= MAX_CARDS {
            found.values = values.to_vec();
            found.best_of_two = best_of(&self.best);
        }
        if cards == MAX_CARDS {
            found.exploiter_to_move = values.iter().map(|value| f32::from(value.signum())).collect();
            found.modelled_to_move = values.iter().map(|value| -f32::from(value.signum())).collect();
        } else if cards < MAX_CARDS {
            found.exploiter_to_move = self.exploiter_before(numbering, cards, values);
            found.modelled_to_move = self.modelled_before(numbering, cards, values);
        }
        found
    }

    fn average_before(&self, numbering: &Numbering, cards: u32, values: &[RetrogradeValue]) -> Vec<i16> {
        let lays = 2 * (16 - cards as i32);
        let add = |sum: &mut i32, number: usize| *sum -= i32::from(self.average[number]);
        let between = over_lays(numbering, cards, 0, add, |sum| (sum / lays) as i16);
        let add = |sum: &mut i32, number: usize| *sum += i32::from(between[number]);
        over_pivots(numbering, cards, 0, add, |sum, pivots, at| {
            result(values[at]).unwrap_or((sum / pivots) as i16)
        })
    }

    /// The exploiter is to move, and keeps the value of the game.
    fn exploiter_before(&self, numbering: &Numbering, cards: u32, values: &[RetrogradeValue]) -> Vec<f32> {
        let most = |most: &mut f32, number: usize| {
            let kept = if self.values[number] > 0 { f32::MIN } else { self.modelled_to_move[number] };
            *most = most.max(kept);
        };
        let between = over_lays(numbering, cards, f32::MIN, most, |most| most);
        let most = |most: &mut f32, number: usize| *most = most.max(between[number]);
        over_pivots(numbering, cards, f32::MIN, most, |most, _, at| match values[at] {
            0 => most,
            value => f32::from(value.signum()),
        })
    }

    /// The modelled player is to move: every turn counts with the probability of its choice.
    fn modelled_before(&self, numbering: &Numbering, cards: u32, values: &[RetrogradeValue]) -> Vec<f32> {
        let inverse_temperature = INVERSE_TEMPERATURE[cards as usize] / f32::from(ONE);
        let estimate = |number: usize| {
            let ahead = f32::from(self.best[number]) + f32::from(self.best_of_two[number]);
            -f32::from(self.average[number]) - ahead / 4.0
        };
        let weights: Vec<[f32; 2]> = (0..self.values.len())
            .map(|number| {
                let weight = (inverse_temperature * estimate(number)).exp();
                [weight, weight * self.exploiter_to_move[number]]
            })
            .collect();
        let add = |[sum, won]: &mut [f32; 2], [weight, weighted_win]: [f32; 2]| {
            *sum += weight;
            *won += weighted_win;
        };
        let between =
            over_lays(numbering, cards, [0.0; 2], |sum, number| add(sum, weights[number]), |sum| sum);
        let all = |sum: &mut [f32; 2], number: usize| add(sum, between[number]);
        over_pivots(numbering, cards, [0.0; 2], all, |[sum, won], _, at| match values[at] {
            0 => won / sum,
            value => -f32::from(value.signum()),
        })
    }
}
