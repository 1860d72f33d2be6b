//! Putting turns in order.

use std::cmp::Reverse;

/// Sorts by rank, the greatest first; equals stay as they were. What is sorted are numbers, so that the program has one sort,
/// not one for every kind of turn.
pub fn best_first<T: Copy>(items: &mut [T], rank: impl Fn(&T) -> i64) {
    let ranked = items.iter().enumerate();
    let mut order: Vec<(Reverse<i64>, usize)> =
        ranked.map(|(index, item)| (Reverse(rank(item)), index)).collect();
    order.sort_unstable();
    let sorted: Vec<T> = order.iter().map(|&(_, index)| items[index]).collect();
    items.copy_from_slice(&sorted);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_greatest_come_first_and_equals_stay() {
        let mut turns = [("a", 1), ("b", 3), ("c", 1), ("d", 2), ("e", 3)];
        best_first(&mut turns, |turn| turn.1);
        assert_eq!(turns.map(|turn| turn.0).concat(), "beda".to_owned() + "c");
    }
}
