//! The transposition table of all searches: what earlier visits to a position have found.

use super::score::Score;
use super::window::Window;

/// What a table keeps of a position.
pub trait Entry: Copy {
    /// What tells positions apart: a key of 64 bits, or the whole position where two must never be mistaken for each
    /// other.
    type Key: Copy + Eq;

    /// Fills a new table. Either no position has its key, or it says nothing of the position that does.
    const EMPTY: Self;

    fn key(&self) -> Self::Key;

    /// A hash of the key; its low bits choose the slot.
    fn hash(key: Self::Key) -> u64;

    /// What is kept when the slot holds an older entry of the same position: by default, only this one.
    #[must_use]
    fn updating(self, _older: Self) -> Self {
        self
    }
}

/// A transposition table with one entry in each slot.
///
/// The replacement policy is always to replace: a search that deepens meets its latest positions again soonest. What an
/// entry takes over from an older one of the same position, it says itself in [`Entry::updating`].
pub struct Table<E> {
    slots: Vec<E>,
}

impl<E: Entry> Table<E> {
    /// As many slots as fit, a power of two of them.
    pub fn with_bytes(bytes: usize) -> Table<E> {
        let fitting = (bytes / size_of::<E>()).max(2);
        Table::with_slots(1 << fitting.ilog2())
    }

    /// The number of slots must be a power of two.
    pub fn with_slots(count: usize) -> Table<E> {
        assert!(count.is_power_of_two(), "slots are found by the low bits of a hash");
        Table { slots: vec![E::EMPTY; count] }
    }

    #[inline(always)]
    fn index(&self, key: E::Key) -> usize {
        E::hash(key) as usize & (self.slots.len() - 1)
    }

    #[inline(always)]
    pub fn get(&self, key: E::Key) -> Option<E> {
        let entry = self.slots[self.index(key)];
        (entry.key() == key).then_some(entry)
    }

    #[inline(always)]
    pub fn put(&mut self, entry: E) {
        let index = self.index(entry.key());
        let slot = &mut self.slots[index];
        *slot = if slot.key() == entry.key() { entry.updating(*slot) } else { entry };
    }
}

/// What the score of an entry says of the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bound {
    Exact,
    /// The search failed high: the score is at least this.
    Lower,
    /// The search failed low: the score is at most this.
    Upper,
}

impl Bound {
    /// What a score is that was found with this window.
    pub fn of(score: Score, window: Window) -> Bound {
        if score >= window.beta {
            Bound::Lower
        } else if score <= window.alpha {
            Bound::Upper
        } else {
            Bound::Exact
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The greatest number seen for a key.
    #[derive(Clone, Copy, PartialEq, Debug)]
    struct Greatest {
        key: u64,
        number: u8,
    }

    impl Entry for Greatest {
        type Key = u64;
        const EMPTY: Greatest = Greatest { key: u64::MAX, number: 0 };

        fn key(&self) -> u64 {
            self.key
        }

        fn hash(key: u64) -> u64 {
            key
        }

        fn updating(self, older: Greatest) -> Greatest {
            Greatest { number: self.number.max(older.number), ..self }
        }
    }

    #[test]
    fn a_slot_holds_the_latest_position_and_all_that_is_known_of_it() {
        let mut table = Table::with_slots(4);
        assert_eq!(table.get(1), None);
        table.put(Greatest { key: 1, number: 7 });
        table.put(Greatest { key: 1, number: 3 });
        assert_eq!(table.get(1), Some(Greatest { key: 1, number: 7 }));
        // 5 shares the slot of 1.
        assert_eq!(table.get(5), None);
        table.put(Greatest { key: 5, number: 2 });
        assert_eq!((table.get(1), table.get(5)), (None, Some(Greatest { key: 5, number: 2 })));
    }

    #[test]
    fn a_table_fits_in_its_bytes() {
        let slots = |bytes| Table::<Greatest>::with_bytes(bytes).slots.len();
        assert_eq!([0, 16, 32, 63, 64, 1000].map(slots), [2, 2, 2, 2, 4, 32]);
    }
}
