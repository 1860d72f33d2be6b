//! The exact solver of Quantik: who wins, and in how many plies, for any position.
//!
//! Four facts keep the tree small. Shapes can be renamed and the board laid onto itself in 128 ways, so positions are
//! looked up in one form of all those. A turn that wins is seen without playing it. A turn after which the
//! opponent wins at once need not be searched. And the turns that leave the opponent the fewest replies, and the player the
//! most threats and placements, come first.

use crate::games::quantik::moves::Move;
use crate::games::quantik::position::Quantik;
use crate::games::quantik::symmetry;
use crate::rules::{Position, hash};
use crate::search::{Monitor, Score, Stopped, Value};

/// With more pieces than this, laying the board onto itself 128 ways costs more than it finds.
const FEW_PIECES: u32 = 5;

/// What is known of a position, looked up by its whole form: two positions are never mistaken for each other.
#[derive(Clone, Copy)]
struct Entry {
    lanes: [u64; 2],
    least: Score,
    most: Score,
}

const NOTHING_KNOWN: Entry = Entry { lanes: [u64::MAX; 2], least: Score::WORST, most: Score::BEST };

/// A solver and what it has found out so far, which holds for all positions.
pub struct Solver {
    table: Vec<Entry>,
    nodes: u64,
    /// For tests: positions that are images of each other are looked up apart.
    pub without_symmetry: bool,
}

/// How often the monitor is asked.
const NODES_BETWEEN_QUESTIONS: u64 = 1024;

impl Default for Solver {
    /// Some 24 MB: room for all positions that the empty board needs, several times over.
    fn default() -> Solver {
        Solver::with_entries(1 << 20)
    }
}

/// The safe turns of a position: what it becomes, and how much that looks like a loss (little is good).
struct Safe {
    positions: [Quantik; 64],
    burdens: [i32; 64],
    len: usize,
}

impl Solver {
    /// The number of entries must be a power of two.
    pub fn with_entries(entries: usize) -> Solver {
        assert!(entries.is_power_of_two(), "entries are found by the low bits of a key");
        Solver { table: vec![NOTHING_KNOWN; entries], nodes: 0, without_symmetry: false }
    }

    /// The positions visited since the solver was made.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Who wins, without the distance: `true` if it is the player to move. Several times quicker than [`Solver::value`].
    pub fn is_won(&mut self, pos: &Quantik, monitor: &mut dyn Monitor) -> Result<bool, Stopped> {
        if pos.outcome().is_some() {
            return Ok(false);
        }
        Ok(self.search(pos, Score(-1), Score(1), monitor)? > Score::DRAW)
    }

    /// The exact value.
    pub fn value(&mut self, pos: &Quantik, monitor: &mut dyn Monitor) -> Result<Value, Stopped> {
        if pos.outcome().is_some() {
            return Ok(Value::Loss(0));
        }
        // First who wins, then the distance: the second search knows on which side to look.
        let score = if self.is_won(pos, monitor)? {
            self.search(pos, Score::DRAW, Score::BEST, monitor)?
        } else {
            self.search(pos, Score::WORST, Score::DRAW, monitor)?
        };
        Ok(score.value(true))
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

    fn form(&self, pos: &Quantik) -> Quantik {
        if self.without_symmetry {
            *pos
        } else if pos.occupied().count_ones() <= FEW_PIECES {
            symmetry::least_image(pos)
        } else {
            symmetry::with_shapes_sorted(pos)
        }
    }

    #[inline(always)]
    fn slot(&mut self, form: &Quantik) -> &mut Entry {
        let index = hash::key(&form.lanes) as usize & (self.table.len() - 1);
        &mut self.table[index]
    }

    /// The value if it lies between `low` and `high`; otherwise a bound on the same side of them.
    ///
    /// The position must not be finished.
    fn search(
        &mut self,
        pos: &Quantik,
        low: Score,
        high: Score,
        monitor: &mut dyn Monitor,
    ) -> Result<Score, Stopped> {
        self.nodes += 1;
        if self.nodes.is_multiple_of(NODES_BETWEEN_QUESTIONS) && monitor.should_stop(self.nodes) {
            return Err(Stopped);
        }
        if pos.winning_placements() != 0 {
            return Ok(Score::win_in(1));
        }
        let form = self.form(pos);
        let known = *self.slot(&form);
        let (mut low, mut high) = (low, high);
        if known.lanes == form.lanes {
            if known.least >= high || known.least == known.most {
                return Ok(known.least);
            }
            if known.most <= low {
                return Ok(known.most);
            }
            low = low.max(known.least);
            high = high.min(known.most);
        }
        let Some(mut safe) = safe_turns(pos) else { return Ok(Score::win_in(1)) };
        if let Some(score) = self.known_to_suffice(&safe, high) {
            self.keep(&form, score, Score::BEST);
            return Ok(score);
        }
        // Even if every safe turn failed, the unsafe ones would not do better.
        let mut best = Score::loss_in(2);
        while let Some(next) = safe.take_lightest() {
            if best >= high {
                break;
            }
            let score = self.search(&next, high.after(), low.max(best).after(), monitor)?.before();
            best = best.max(score);
        }
        let (least, most) = if best >= high {
            (best, Score::BEST)
        } else if best <= low {
            (Score::WORST, best)
        } else {
            (best, best)
        };
        self.keep(&form, least, most);
        Ok(best)
    }

    /// The score of a turn that is known to be good enough, before any is searched.
    fn known_to_suffice(&mut self, safe: &Safe, high: Score) -> Option<Score> {
        safe.positions[..safe.len].iter().find_map(|next| {
            let form = self.form(next);
            let known = self.slot(&form);
            let score = known.most.before();
            (known.lanes == form.lanes && score >= high).then_some(score)
        })
    }

    /// Adds what was found to what was known.
    fn keep(&mut self, form: &Quantik, least: Score, most: Score) {
        let slot = self.slot(form);
        *slot = if slot.lanes == form.lanes {
            Entry { least: slot.least.max(least), most: slot.most.min(most), ..*slot }
        } else {
            Entry { lanes: form.lanes, least, most }
        };
    }
}

/// The turns after which the opponent has no winning reply; `None` if one of them leaves no reply at all, and so wins.
fn safe_turns(pos: &Quantik) -> Option<Safe> {
    let mut safe = Safe { positions: [Quantik::EMPTY; 64], burdens: [0; 64], len: 0 };
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
            safe.burdens[safe.len] = burden(&next, replies);
            safe.len += 1;
        }
    }
    Some(safe)
}

/// What the opponent can reply, less what the player could place next, and above all what would win then. The weights
/// were found by counting the nodes of the empty board.
fn burden(next: &Quantik, replies: u64) -> i32 {
    let own = next.placements_of(next.turn().other());
    let count = |placements: u64| placements.count_ones() as i32;
    2 * count(replies) - count(own) - 4 * count(own & next.completing())
}

impl Safe {
    /// Takes out the turn that looks best.
    fn take_lightest(&mut self) -> Option<Quantik> {
        let (index, _) = self.burdens[..self.len].iter().enumerate().min_by_key(|&(_, burden)| burden)?;
        let next = self.positions[index];
        self.len -= 1;
        self.positions[index] = self.positions[self.len];
        self.burdens[index] = self.burdens[self.len];
        Some(next)
    }
}
