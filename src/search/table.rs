//! A transposition table: what earlier visits to a position have found.

use super::score::Score;

/// What a search has found of a position.
#[derive(Clone, Copy, Debug)]
pub struct Entry<Move> {
    key: u64,
    pub best: Option<Move>,
    pub score: Score,
    pub depth: i8,
    pub bound: Bound,
}

/// What a score says of the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bound {
    Exact,
    AtLeast,
    AtMost,
    /// The slot is empty.
    Nothing,
}

/// Slots found by the low bits of a key; the whole key is compared.
pub struct Table<Move> {
    slots: Vec<Entry<Move>>,
}

impl<Move: Copy> Table<Move> {
    /// As many slots as fit, a power of two of them.
    pub fn with_bytes(bytes: usize) -> Table<Move> {
        let fitting = (bytes / size_of::<Entry<Move>>()).max(2);
        let count = if fitting.is_power_of_two() { fitting } else { fitting.next_power_of_two() / 2 };
        let empty = Entry { key: 0, best: None, score: Score::DRAW, depth: 0, bound: Bound::Nothing };
        Table { slots: vec![empty; count] }
    }

    #[inline(always)]
    fn index(&self, key: u64) -> usize {
        key as usize & (self.slots.len() - 1)
    }

    #[inline(always)]
    pub fn get(&self, key: u64) -> Option<&Entry<Move>> {
        let slot = &self.slots[self.index(key)];
        (slot.key == key && slot.bound != Bound::Nothing).then_some(slot)
    }

    /// The latest finding replaces what was there: deepening searches meet their own positions again soonest.
    pub fn put(&mut self, key: u64, best: Option<Move>, score: Score, depth: i8, bound: Bound) {
        let index = self.index(key);
        let slot = &mut self.slots[index];
        // A turn that was good before is a better guess than none.
        let best = best.or(slot.best.filter(|_| slot.key == key));
        *slot = Entry { key, best, score, depth, bound };
    }
}
