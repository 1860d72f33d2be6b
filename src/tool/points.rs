//! How the points are distributed, in games with points.

use super::{Done, Out};
use crate::rules::{Position, Seat};
use serde::Serialize;

/// The points of all games.
#[derive(Default)]
pub struct Points {
    of_a: Vec<i64>,
    /// The points of every seat that is on another side.
    of_b: Vec<i64>,
    by_seat: Vec<Vec<i64>>,
    /// By how much the first side leads the best of the others.
    lead_of_first: Vec<i64>,
}

#[derive(Serialize)]
pub struct PointsReport {
    a: Option<Distribution>,
    b: Option<Distribution>,
    seats: Vec<Distribution>,
    lead_of_first: Option<Distribution>,
}

/// Numbers in short.
#[derive(Serialize)]
struct Distribution {
    mean: f64,
    deviation: f64,
    least: i64,
    /// Below these are a quarter, a half and three quarters of the numbers.
    quartiles: [i64; 3],
    most: i64,
    /// How often each number occurred, from the least to the most.
    counts: Vec<u32>,
}

impl Points {
    /// Counts the points of a finished game in which A had this seat.
    pub fn count<P: Position>(&mut self, position: &P, seat_of_a: Seat) {
        let Some(scores) = position.scores() else { return };
        let points = scores.as_slice();
        self.by_seat.resize(points.len(), Vec::new());
        let mut totals = vec![0; position.sides().len() as usize];
        for (index, &points) in points.iter().enumerate() {
            let (seat, points) = (Seat(index as u8), i64::from(points));
            self.by_seat[index].push(points);
            totals[usize::from(position.side_of(seat).0)] += points;
            let is_a = position.side_of(seat) == position.side_of(seat_of_a);
            if is_a { self.of_a.push(points) } else { self.of_b.push(points) }
        }
        let best_other = totals[1..].iter().max().copied().unwrap_or_default();
        self.lead_of_first.push(totals[0] - best_other);
    }

    pub fn report(&self) -> PointsReport {
        PointsReport {
            a: Distribution::of(&self.of_a),
            b: Distribution::of(&self.of_b),
            seats: self.by_seat.iter().filter_map(|points| Distribution::of(points)).collect(),
            lead_of_first: Distribution::of(&self.lead_of_first),
        }
    }
}

impl Distribution {
    /// `None` of no numbers.
    fn of(numbers: &[i64]) -> Option<Distribution> {
        let mut numbers = numbers.to_vec();
        numbers.sort_unstable();
        let (&least, &most) = (numbers.first()?, numbers.last()?);
        let count = numbers.len() as f64;
        let mean = numbers.iter().sum::<i64>() as f64 / count;
        let squares: f64 = numbers.iter().map(|&number| (number as f64 - mean).powi(2)).sum();
        let mut counts = vec![0; (most - least) as usize + 1];
        numbers.iter().for_each(|number| counts[(number - least) as usize] += 1);
        let quartiles = [1, 2, 3].map(|quarter| numbers[(numbers.len() - 1) * quarter / 4]);
        Some(Distribution { mean, deviation: (squares / count).sqrt(), least, quartiles, most, counts })
    }

    fn write(&self, name: &str, out: Out) -> Done {
        let Distribution { mean, deviation, least, quartiles: [low, median, high], most, counts } = self;
        writeln!(
            out,
            "{name}: {mean:.2} on average, deviation {deviation:.2}, quartiles {low} {median} {high}, from {least} to \
             {most}"
        )?;
        let counts: Vec<String> = (*least..).zip(counts).map(|(number, n)| format!("{number}×{n}")).collect();
        writeln!(out, "  {}", counts.join(" "))?;
        Ok(())
    }
}

impl PointsReport {
    pub fn write(&self, out: Out) -> Done {
        let of_seats = self.seats.iter().enumerate();
        let seats = of_seats.map(|(index, points)| (format!("points of seat {}", index + 1), Some(points)));
        let players = [("points of A", &self.a), ("points of B", &self.b)];
        let players = players.map(|(name, points)| (name.to_owned(), points.as_ref()));
        let lead = ("lead of the first side".to_owned(), self.lead_of_first.as_ref());
        for (name, points) in players.into_iter().chain(seats).chain([lead]) {
            points.map_or(Ok(()), |points| points.write(&name, out))?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_distribution_tells_the_middle_and_the_ends() {
        let numbers = Distribution::of(&[3, 1, 2, 2, 7]).expect("numbers");
        assert_eq!((numbers.least, numbers.quartiles, numbers.most), (1, [2, 2, 3], 7));
        assert_eq!(numbers.counts, [1, 2, 1, 0, 0, 0, 1]);
        assert!((numbers.mean - 3.0).abs() < 1e-9 && (numbers.deviation - 4.4f64.sqrt()).abs() < 1e-9);
        assert!(Distribution::of(&[]).is_none());
    }
}
