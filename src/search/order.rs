//! Putting turns in order.

use std::cmp::Reverse;

/// Sorts by rank, the greatest first; equals keep their order. Sorts indices, so that `sort` is compiled once and not
/// for every type of turn.
pub fn best_first<T: Copy>(items: &mut [T], rank: impl Fn(&T) -> i64) {
    let ranked = items.iter().enumerate();
    let mut order: Vec<(Reverse<i64>, usize)> =
        ranked.map(|(index, item)| (Reverse(rank(item)), index)).collect();
    order.sort_unstable();
    let sorted: Vec<T> = order.iter().map(|&(_, index)| items[index]).collect();
    items.copy_from_slice(&sorted);
}

/// Swaps the turn with the highest priority from `index` on to that place: one step of a selection sort. Nearly always
/// a beta cutoff comes before the list would be sorted.
pub fn select_next<T>(turns: &mut [T], index: usize, priority: impl Fn(&T) -> i32) {
    let mut best = index;
    for other in index + 1..turns.len() {
        if priority(&turns[other]) > priority(&turns[best]) {
            best = other;
        }
    }
    turns.swap(index, best);
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

    #[test]
    fn the_first_of_the_greatest_is_next() {
        let mut turns = [("a", 9), ("b", 1), ("c", 3), ("d", 3)];
        select_next(&mut turns, 1, |turn| turn.1);
        assert_eq!(turns.map(|turn| turn.0).concat(), "acbd");
    }
}
