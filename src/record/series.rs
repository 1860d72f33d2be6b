//! The rounds of a match: who plays first in which, and the running score.

use crate::rules::{Outcome, Position, Rng, Seat, Starter};

/// Who plays first in the rounds of a match.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Opener {
    /// Person 0 in round 0, person 1 in round 1, and so on.
    #[default]
    InTurn,
    /// Person 0 in every round.
    Same,
    /// Drawn at random for every round, from this seed.
    Lot { seed: u64 },
}

/// A match of several rounds between the same people.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Series {
    people: u8,
    starter: Starter,
    opener: Opener,
    /// For every finished round, each person's half points: 2 for a win, 1 for a shared one.
    results: Vec<Vec<u8>>,
}

impl Series {
    pub fn new<P: Position>(options: P::Options, opener: Opener) -> Series {
        Series { people: P::start(options).seats(), starter: P::FACTS.starter, opener, results: Vec::new() }
    }

    pub fn opener(&self) -> Opener {
        self.opener
    }

    pub fn people(&self) -> usize {
        self.people as usize
    }

    /// The round being played, counted from 0.
    pub fn round(&self) -> usize {
        self.results.len()
    }

    pub fn results(&self) -> &[Vec<u8>] {
        &self.results
    }

    /// The person who plays first in this round.
    pub fn first_person(&self) -> u8 {
        let person = match self.opener {
            Opener::InTurn => self.round() % self.people(),
            Opener::Same => 0,
            Opener::Lot { seed } => {
                let mut rng = Rng::new(seed);
                (0..=self.round()).fold(0, |_, _| rng.below(self.people()))
            }
        };
        person as u8
    }

    /// The seat that plays first in this round.
    pub fn first_seat(&self) -> Seat {
        match self.starter {
            Starter::FirstSeat => Seat::FIRST,
            Starter::AnySeat => Seat(self.first_person()),
        }
    }

    /// Where a person sits in this round. Neighbours stay neighbours, so teams stay together.
    pub fn seat_of(&self, person: usize) -> Seat {
        match self.starter {
            Starter::AnySeat => Seat(person as u8),
            Starter::FirstSeat => Seat((person as u8 + self.people - self.first_person()) % self.people),
        }
    }

    pub fn person_at(&self, seat: Seat) -> usize {
        (0..self.people()).find(|&person| self.seat_of(person) == seat).expect("somebody sits on every seat")
    }

    /// The running score in half points.
    pub fn half_points(&self, person: usize) -> u32 {
        self.results.iter().map(|result| u32::from(result[person])).sum()
    }

    /// The half points of each person for this outcome.
    fn shares<P: Position>(&self, end: &P, outcome: Outcome) -> Vec<u8> {
        let share = |person: usize| match outcome.winners.contains(end.side_of(self.seat_of(person))) {
            true if outcome.is_shared() => 1,
            true => 2,
            false => 0,
        };
        (0..self.people()).map(share).collect()
    }

    pub fn finish_round<P: Position>(&mut self, end: &P, outcome: Outcome) {
        let shares = self.shares(end, outcome);
        self.results.push(shares);
    }

    /// With the results of earlier rounds, or `None` if they are impossible: in each round some people have won,
    /// or several have shared the win.
    pub(super) fn with_results(mut self, results: Vec<Vec<u8>>) -> Option<Series> {
        let fits = |result: &Vec<u8>| {
            let count = |share: u8| result.iter().filter(|&&s| s == share).count();
            let (winners, sharers) = (count(2), count(1));
            let is_won = sharers == 0 && (1..self.people()).contains(&winners);
            let is_shared = winners == 0 && sharers > 1;
            result.len() == self.people() && (is_won || is_shared)
        };
        self.results = if results.iter().all(fits) { results } else { return None };
        Some(self)
    }
}
