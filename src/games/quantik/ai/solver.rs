//! The exact solver of Quantik: who wins, and in how many plies, for any position.
//!
//! Alpha–beta to the end of the game. Four facts keep the tree small. The board has 128 symmetries and shapes can be
//! renamed, so the transposition table is asked for one canonical form. A turn that wins is seen without playing it. A
//! turn after which the opponent wins at once need not be searched. And the turns that leave the opponent the fewest
//! replies, and the player the most threats and placements, come first.

use super::tuning::{MAX_PIECES_FOR_ALL_IMAGES, PER_OWN_PLACEMENT, PER_OWN_WIN, PER_REPLY};
use crate::games::quantik::moves::Move;
use crate::games::quantik::position::Quantik;
use crate::games::quantik::symmetry;
use crate::rules::{Position, hash};
use crate::search::{Bound, Entry, Monitor, NodeCounter, Score, Stopped, Table, Value, Window};

/// The bounds on the score of a position, by its whole canonical form: two positions are never mistaken for each other.
#[derive(Clone, Copy)]
struct Bounds {
    lanes: [u64; 2],
    lower: Score,
    upper: Score,
}

impl Entry for Bounds {
    type Key = [u64; 2];
    const EMPTY: Bounds = Bounds { lanes: [u64::MAX; 2], lower: Score::WORST, upper: Score::BEST };

    fn key(&self) -> [u64; 2] {
        self.lanes
    }

    #[inline(always)]
    fn hash(lanes: [u64; 2]) -> u64 {
        hash::key(&lanes)
    }

    /// All bounds that were ever found hold.
    fn updating(self, older: Bounds) -> Bounds {
        Bounds { lower: self.lower.max(older.lower), upper: self.upper.min(older.upper), ..self }
    }
}

/// The solver and its transposition table, which holds for all positions.
pub struct Solver {
    table: Table<Bounds>,
    counter: NodeCounter<1024>,
    /// For tests: images of one position have entries of their own.
    pub without_symmetry: bool,
}

impl Default for Solver {
    /// Some 24 MB: room for all positions that the empty board needs, several times over.
    fn default() -> Solver {
        Solver::with_entries(1 << 20)
    }
}

/// The positions after the safe turns, with their penalties for the order of the search.
struct SafeTurns {
    positions: [Quantik; 64],
    penalties: [i32; 64],
    len: usize,
}

impl Solver {
    /// The number of entries must be a power of two.
    pub fn with_entries(entries: usize) -> Solver {
        Solver { table: Table::with_slots(entries), counter: NodeCounter::default(), without_symmetry: false }
    }

    pub fn with_bytes(bytes: usize) -> Solver {
        Solver { table: Table::with_bytes(bytes), counter: NodeCounter::default(), without_symmetry: false }
    }

    /// The positions visited since the solver was made.
    pub fn nodes(&self) -> u64 {
        self.counter.nodes
    }

    /// Does the player to move win? Several times quicker than [`Solver::value`], which also finds the distance.
    pub fn is_won(&mut self, pos: &Quantik, monitor: &mut dyn Monitor) -> Result<bool, Stopped> {
        if pos.outcome().is_some() {
            return Ok(false);
        }
        let window = Window { alpha: Score(-1), beta: Score(1) };
        Ok(self.search(pos, window, monitor)? > Score::DRAW)
    }

    /// The exact value.
    pub fn value(&mut self, pos: &Quantik, monitor: &mut dyn Monitor) -> Result<Value, Stopped> {
        if pos.outcome().is_some() {
            return Ok(Value::Loss(0));
        }
        // First the winner, with a small window; then the distance, with the half of the window where it lies.
        let window = if self.is_won(pos, monitor)? {
            Window { alpha: Score::DRAW, ..Window::FULL }
        } else {
            Window { beta: Score::DRAW, ..Window::FULL }
        };
        Ok(self.search(pos, window, monitor)?.value(true))
    }

    /// The exact value of every legal turn, for the player who makes it.
    pub fn values(
        &mut self,
        pos: &Quantik,
        monitor: &mut dyn Monitor,
    ) -> Result<Vec<(Move, Value)>, Stopped> {
        let value = |mv: Move| {
            let next = pos.after(mv);
            Ok((mv, self.value(&next, monitor)?.before()))
        };
        pos.moves().into_iter().map(value).collect()
    }

    /// The position under which the table knows this one.
    fn canonical(&self, pos: &Quantik) -> Quantik {
        if self.without_symmetry {
            *pos
        } else if pos.occupied().count_ones() <= MAX_PIECES_FOR_ALL_IMAGES {
            symmetry::least_image(pos)
        } else {
            symmetry::with_shapes_sorted(pos)
        }
    }

    /// The score if it lies in the window; otherwise a bound on the same side of it.
    ///
    /// The position must not be finished.
    fn search(
        &mut self,
        pos: &Quantik,
        Window { mut alpha, mut beta }: Window,
        monitor: &mut dyn Monitor,
    ) -> Result<Score, Stopped> {
        self.counter.count(monitor)?;
        if pos.winning_placements() != 0 {
            return Ok(Score::win_in(1));
        }
        let canonical = self.canonical(pos);
        if let Some(Bounds { lower, upper, .. }) = self.table.get(canonical.lanes) {
            if lower >= beta || lower == upper {
                return Ok(lower);
            }
            if upper <= alpha {
                return Ok(upper);
            }
            alpha = alpha.max(lower);
            beta = beta.min(upper);
        }
        let Some(mut safe) = safe_turns(pos) else { return Ok(Score::win_in(1)) };
        if let Some(score) = self.known_cutoff(&safe, beta) {
            self.table.put(Bounds { lanes: canonical.lanes, lower: score, upper: Score::BEST });
            return Ok(score);
        }
        // Even if every safe turn failed, the unsafe ones would not do better.
        let mut best = Score::loss_in(2);
        while let Some(next) = safe.take_best() {
            if best >= beta {
                break;
            }
            let window = Window { alpha: alpha.max(best), beta }.after();
            let score = self.search(&next, window, monitor)?.before();
            best = best.max(score);
        }
        let (lower, upper) = match Bound::of(best, Window { alpha, beta }) {
            Bound::Lower => (best, Score::BEST),
            Bound::Upper => (Score::WORST, best),
            Bound::Exact => (best, best),
        };
        self.table.put(Bounds { lanes: canonical.lanes, lower, upper });
        Ok(best)
    }

    /// The score of a turn that causes a beta cutoff by what the table knows, before any is searched (enhanced
    /// transposition cutoff).
    fn known_cutoff(&self, safe: &SafeTurns, beta: Score) -> Option<Score> {
        safe.positions[..safe.len].iter().find_map(|next| {
            let known = self.table.get(self.canonical(next).lanes)?;
            Some(known.upper.before()).filter(|&score| score >= beta)
        })
    }
}

/// The turns after which the opponent has no winning reply; `None` if one of them leaves no reply at all, and so wins.
fn safe_turns(pos: &Quantik) -> Option<SafeTurns> {
    let mut safe = SafeTurns { positions: [Quantik::EMPTY; 64], penalties: [0; 64], len: 0 };
    let mut left = pos.placements();
    while left != 0 {
        let next = pos.after(Move::of_bit(left.trailing_zeros()));
        left &= left - 1;
        let replies = next.placements();
        if replies == 0 {
            return None;
        }
        if replies & next.completing() == 0 {
            safe.positions[safe.len] = next;
            safe.penalties[safe.len] = penalty(&next, replies);
            safe.len += 1;
        }
    }
    Some(safe)
}

/// The lower the better: what the opponent can reply, less what the player could place next, and above all win with.
fn penalty(next: &Quantik, replies: u64) -> i32 {
    let own = next.placements_of(next.turn().other());
    let count = |placements: u64| placements.count_ones() as i32;
    PER_REPLY * count(replies) - PER_OWN_PLACEMENT * count(own) - PER_OWN_WIN * count(own & next.completing())
}

impl SafeTurns {
    /// Takes out the turn with the lowest penalty.
    fn take_best(&mut self) -> Option<Quantik> {
        let (index, _) = self.penalties[..self.len].iter().enumerate().min_by_key(|&(_, penalty)| penalty)?;
        let next = self.positions[index];
        self.len -= 1;
        self.positions[index] = self.positions[self.len];
        self.penalties[index] = self.penalties[self.len];
        Some(next)
    }
}
