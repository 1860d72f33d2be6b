//! What alpha–beta keeps in its transposition table.

use super::score::Score;
use super::table::{Bound, Entry};

/// What is kept of a position, by its key.
#[derive(Clone, Copy)]
pub struct TableEntry<Move> {
    pub key: u64,
    pub best: Option<Move>,
    pub score: Score,
    pub depth: i8,
    pub bound: Bound,
}

impl<Move: Copy> Entry for TableEntry<Move> {
    type Key = u64;
    const EMPTY: TableEntry<Move> =
        TableEntry { key: 0, best: None, score: Score::WORST, depth: i8::MIN, bound: Bound::Lower };

    fn key(&self) -> u64 {
        self.key
    }

    fn hash(key: u64) -> u64 {
        key
    }

    /// A turn that was good before is a better first try than none.
    fn updating(self, older: TableEntry<Move>) -> TableEntry<Move> {
        TableEntry { best: self.best.or(older.best), ..self }
    }
}
