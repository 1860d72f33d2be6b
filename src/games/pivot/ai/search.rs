//! The search of Pivot: alpha–beta with iterative deepening to the end of the game, which is never further than sixteen
//! turns away. Principal variation search, a transposition table, killers, the history heuristic and late-move
//! reductions as in the common search, but on bitboards, and with the threats that the rules of Pivot make cheap to
//! see.

use super::evaluation::Evaluation;
use super::last_turns::{last_turn, last_two_turns};
use super::root_turns::{RootResult, RootTurn, SearchLimits};
use super::tuning::{
    HISTORY_DIVISOR, MAX_CARDS_FOR_IMAGES, MIN_CARDS_TO_SKIP_ITERATIONS, MIN_DEPTH_TO_REDUCE,
    MIN_DEPTH_TO_SORT, REDUCED_FROM, REDUCED_TWICE_FROM, SHALLOW_ITERATIONS,
};
use crate::games::pivot::bitboard::{Bitboard, End, PackedMove};
use crate::games::pivot::book::Book;
use crate::rules::{Rng, hash};
use crate::search::{
    Attention, Bound, Entry, Monitor, NodeCounter, Score, Stopped, Table, Value, Window, best_first,
    select_next,
};

/// Added to the depth of an entry that was found with late-move reductions.
const WITH_REDUCTIONS: i8 = 32;
/// The history heuristic stops counting here.
const HISTORY_MAX: i32 = 1 << 24;

/// What is kept of a position, by its whole bitboard: two positions are never mistaken for each other.
#[derive(Clone, Copy)]
pub(super) struct TableEntry {
    key: Bitboard,
    score: Score,
    pub turn: PackedMove,
    depth: i8,
    bound: Bound,
}

impl Entry for TableEntry {
    type Key = Bitboard;
    const EMPTY: TableEntry = TableEntry {
        key: Bitboard(u64::MAX),
        score: Score::DRAW,
        turn: NO_TURN,
        depth: 0,
        bound: Bound::Exact,
    };

    fn key(&self) -> Bitboard {
        self.key
    }

    #[inline(always)]
    fn hash(key: Bitboard) -> u64 {
        hash::mix(key.0)
    }
}

const NO_TURN: PackedMove = PackedMove(u16::MAX);

/// A turn that is to be searched.
#[derive(Clone, Copy)]
struct Child {
    after: Bitboard,
    priority: i32,
    turn: PackedMove,
    end: End,
}

/// What an iteration searches for.
#[derive(Clone, Copy)]
enum Aim {
    /// The best turn. Turns that are worse by no more than the margin get scores of their own.
    Best { margin: i32 },
    /// The first turn with at least this score.
    AtLeast(Score),
}

/// A searcher, and what it remembers from one search to the next.
pub struct PivotSearch {
    pub(super) table: Table<TableEntry>,
    history: Vec<i32>,
    /// By number of cards, the last two turns that caused a beta cutoff.
    killers: [[PackedMove; 2]; 17],
    /// By number of cards, the list of turns, kept to be allocated only once.
    lists: Vec<Vec<Child>>,
    counter: NodeCounter<256>,
    /// Late-move reductions are on.
    reduces: bool,
    pub(super) uses_book: bool,
    pub(super) evaluation: Evaluation,
    /// What the player notices; a turn that is not noticed is not searched.
    pub(super) attention: Attention,
}

impl PivotSearch {
    pub fn with_bytes(bytes: usize) -> PivotSearch {
        PivotSearch {
            table: Table::with_bytes(bytes),
            history: vec![0; PackedMove::COUNT],
            killers: [[NO_TURN; 2]; 17],
            lists: vec![Vec::new(); 17],
            counter: NodeCounter::default(),
            reduces: false,
            uses_book: false,
            evaluation: Evaluation::new(),
            attention: Attention::FULL,
        }
    }

    /// Ranks the root turns by the book, or by iterative deepening until the monitor stops it or the game is decided.
    pub fn search_root(
        &mut self,
        root: Bitboard,
        limits: SearchLimits,
        monitor: &mut dyn Monitor,
    ) -> RootResult {
        let mut turns = self.noticed_root_turns(root);
        if limits.seed != 0 {
            Rng::new(limits.seed).shuffle(&mut turns);
        }
        if !self.attention.is_full() {
            // Wins in one come first: even a search that is stopped at once has seen them.
            turns.sort_by_key(|root| root.end != End::Win);
        }
        self.uses_book = limits.max_depth >= 16 - root.cards();
        if self.uses_book && root.cards() <= Book::CARDS {
            self.search_with_book(root, turns, limits, monitor)
        } else {
            self.deepen(root, turns, limits, monitor)
        }
    }

    /// Iterative deepening over these root turns.
    pub(super) fn deepen(
        &mut self,
        root: Bitboard,
        turns: Vec<RootTurn>,
        limits: SearchLimits,
        monitor: &mut dyn Monitor,
    ) -> RootResult {
        let every_turn = limits.margin == i32::MAX;
        self.counter = NodeCounter::default();
        self.reduces = !every_turn;
        self.history.iter_mut().for_each(|points| *points /= 8);
        let left = 16 - root.cards();
        let max_depth = left.min(limits.max_depth);
        let mut found = RootResult { turns, depth: 0, nodes: 0 };
        // Near the end, iterations between the first few and the last would cost more than they save.
        let skips_iterations = root.cards() >= MIN_CARDS_TO_SKIP_ITERATIONS && max_depth == left;
        let shallow = if skips_iterations { SHALLOW_ITERATIONS } else { left };
        // Where the book knows the score of the best turn, the first turn with that score will do.
        let in_book = self.uses_book && !every_turn && root.cards() <= Book::CARDS;
        let book_score = in_book.then(|| Book::open().mark(root).score());
        for depth in (1..=max_depth).filter(|&depth| depth <= shallow || depth == left) {
            let mut turns = found.turns.clone();
            let aim = match book_score.filter(|_| depth == left) {
                Some(score) => Aim::AtLeast(score),
                None => Aim::Best { margin: limits.margin },
            };
            let done = self.iterate(&mut turns, depth as i32, aim, monitor);
            let searched = match done {
                Ok(()) => turns.len(),
                Err(searched) => searched,
            };
            found.nodes = self.counter.nodes;
            // An iteration that was stopped counts as far as it went: it began with the best turn of the last one.
            if searched > 0 {
                let best = turns[..searched].iter().map(|root| root.score).max();
                // Where every turn searched so far loses, one that was not searched is better, by its score of the last
                // iteration.
                let sorted = if best < Some(Score::estimate(i32::MIN)) { turns.len() } else { searched };
                best_first(&mut turns[..sorted], |root| root.score.0.into());
                found.turns = turns;
            }
            if done.is_err() || found.turns.is_empty() {
                // A turn that was not searched may be better.
                found.turns.iter_mut().take(1).for_each(|best| best.exact = false);
                break;
            }
            found.depth = depth;
            self.report(&found, monitor);
            if !every_turn && found.turns[0].score.is_decided() {
                // It is won or lost; without reductions the next iterations find the exact distance.
                let reduced = std::mem::replace(&mut self.reduces, false);
                let full_depth = if reduced { depth.min(MIN_DEPTH_TO_REDUCE as u32) } else { depth };
                if is_distance_exact(found.turns[0].score, full_depth) {
                    break;
                }
            }
        }
        found
    }

    /// One iteration over the root turns. When it is stopped, says how many of them it finished.
    fn iterate(
        &mut self,
        turns: &mut [RootTurn],
        depth: i32,
        aim: Aim,
        monitor: &mut dyn Monitor,
    ) -> Result<(), usize> {
        let mut best = Score::WORST;
        for index in 0..turns.len() {
            let root = turns[index];
            let window = match aim {
                Aim::Best { margin } => {
                    let alpha = Score(best.0.saturating_sub(margin)).max(Score::WORST);
                    Window { alpha, ..Window::FULL }
                }
                Aim::AtLeast(score) => Window::null(Score(score.0 - 1)),
            };
            let place = if window.alpha == Score::WORST { 0 } else { index };
            let searched = self.search_turn(root.after, root.end, depth, window, place, monitor);
            let score = searched.map_err(|Stopped| index)?;
            let exact = depth > 16 - root.after.cards() as i32;
            turns[index] = RootTurn { score, exact, ..root };
            best = best.max(score);
            if matches!(aim, Aim::AtLeast(least) if score >= least) {
                // The others are no better.
                turns[index + 1..].iter_mut().for_each(|other| (other.score, other.exact) = (score, exact));
                break;
            }
        }
        Ok(())
    }

    /// The score of a turn that has led to `pos`, for the player of the turn, by principal variation search: the turn
    /// in the first place with the whole window, the others with a null window, reduced if they come late, and again if
    /// they turn out to be better.
    fn search_turn(
        &mut self,
        pos: Bitboard,
        end: End,
        depth: i32,
        window: Window,
        place: usize,
        monitor: &mut dyn Monitor,
    ) -> Result<Score, Stopped> {
        match end {
            End::Win => return Ok(Score::win_in(1)),
            End::Loss => return Ok(Score::loss_in(1)),
            End::Draw => return Ok(Score::DRAW),
            End::Threat | End::Open => {}
        }
        let threat = end == End::Threat;
        if place > 0 {
            let null_window = Window::null(window.alpha).after();
            // A search to the end of the game proves something, and leaves nothing out.
            let to_the_end = depth > 16 - pos.cards() as i32;
            let may_reduce = self.reduces && !to_the_end && depth >= MIN_DEPTH_TO_REDUCE && !threat;
            let is_late = may_reduce && place >= REDUCED_FROM;
            let reduction = if is_late { 1 + i32::from(place >= REDUCED_TWICE_FROM) } else { 0 };
            let mut score = self.search(pos, threat, depth - 1 - reduction, null_window, monitor)?.before();
            if score > window.alpha && reduction > 0 {
                score = self.search(pos, threat, depth - 1, null_window, monitor)?.before();
            }
            if score <= window.alpha || score >= window.beta {
                return Ok(score);
            }
        }
        Ok(self.search(pos, threat, depth - 1, window.after(), monitor)?.before())
    }

    /// The score of a position in which the game goes on, if it lies in the window; otherwise a bound on the same side
    /// of it.
    fn search(
        &mut self,
        pos: Bitboard,
        threatened: bool,
        depth: i32,
        window: Window,
        monitor: &mut dyn Monitor,
    ) -> Result<Score, Stopped> {
        self.counter.count(monitor)?;
        let cards = pos.cards();
        let left = 16 - cards as i32;
        if left <= 2 && self.attention.is_full() {
            return Ok(if left == 1 { last_turn(pos) } else { last_two_turns(pos, window) });
        }
        // Extension: a threat must be answered, so the reply costs no depth.
        let depth = if threatened { depth + 1 } else { depth }.min(left);
        if depth <= 0 {
            return Ok(match pos.winning_turn().filter(|turn| self.attention.notices(turn.0.into())) {
                Some(_) => Score::win_in(1),
                None => Score::estimate(self.evaluation.of(pos, threatened)),
            });
        }
        let pos = if cards <= MAX_CARDS_FOR_IMAGES { pos.canonical() } else { pos };
        let mut hash_turn = NO_TURN;
        if let Some(known) = self.table.get(Bitboard(pos.0 ^ self.attention.salt())) {
            hash_turn = known.turn;
            let deep = i32::from(known.depth % WITH_REDUCTIONS) >= depth
                && (self.reduces || known.depth < WITH_REDUCTIONS);
            let at_least = known.bound != Bound::Upper;
            let at_most = known.bound != Bound::Lower;
            // A win or a loss holds at any depth, as a bound.
            let decided = known.score.is_decided();
            let is_win = known.score > Score::DRAW;
            if deep && at_least && at_most
                || (deep || decided && is_win) && at_least && known.score >= window.beta
                || (deep || decided && !is_win) && at_most && known.score <= window.alpha
            {
                return Ok(known.score);
            }
        }
        self.expand(pos, depth, window, hash_turn, monitor)
    }

    fn expand(
        &mut self,
        pos: Bitboard,
        depth: i32,
        window: Window,
        hash_turn: PackedMove,
        monitor: &mut dyn Monitor,
    ) -> Result<Score, Stopped> {
        let cards = pos.cards() as usize;
        let mut turns = std::mem::take(&mut self.lists[cards]);
        turns.clear();
        let killers = self.killers[cards];
        let sorts = depth >= MIN_DEPTH_TO_SORT;
        let attention = self.attention;
        let wins = pos.each_turn(false, |turn, next, end| {
            if !attention.notices(turn.0.into()) {
                return false;
            }
            let priority = if turn == hash_turn {
                i32::MAX
            } else if killers.contains(&turn) {
                i32::MAX / 2
            } else {
                let evaluation = if sorts { -self.evaluation.of(next, end == End::Threat) } else { 0 };
                evaluation + self.history[turn.0 as usize] / HISTORY_DIVISOR
            };
            turns.push(Child { after: next, priority, turn, end });
            end == End::Win
        });
        let result = if turns.is_empty() && !attention.is_full() {
            // A player who has noticed none of the turns judges the position as it stands.
            Ok((Score::estimate(self.evaluation.of(pos, false)), NO_TURN))
        } else if wins {
            Ok((Score::win_in(1), turns[turns.len() - 1].turn))
        } else {
            self.search_turns(&mut turns, cards, depth, window, monitor)
        };
        self.lists[cards] = turns;
        let (best, turn) = result?;
        let bound = if wins { Bound::Exact } else { Bound::of(best, window) };
        let reduces = self.reduces && depth >= MIN_DEPTH_TO_REDUCE && depth < 16 - cards as i32;
        let depth = depth as i8 + if reduces { WITH_REDUCTIONS } else { 0 };
        let key = Bitboard(pos.0 ^ attention.salt());
        self.table.put(TableEntry { key, score: best, turn, depth, bound });
        Ok(best)
    }

    fn search_turns(
        &mut self,
        turns: &mut [Child],
        cards: usize,
        depth: i32,
        window: Window,
        monitor: &mut dyn Monitor,
    ) -> Result<(Score, PackedMove), Stopped> {
        // Turns that lose at once may have been left out, so the list may be empty; but there is always some turn.
        let (mut best, mut best_turn) = (Score::loss_in(1), NO_TURN);
        for index in 0..turns.len() {
            select_next(turns, index, |child| child.priority);
            let Child { after, turn, end, .. } = turns[index];
            let alpha = window.alpha.max(best);
            let score = self.search_turn(after, end, depth, Window { alpha, ..window }, index, monitor)?;
            if score > best || best_turn == NO_TURN {
                (best, best_turn) = (score, turn);
            }
            if best >= window.beta {
                self.note_cutoff(turn, cards, depth);
                break;
            }
        }
        Ok((best, best_turn))
    }

    /// A turn that has caused a beta cutoff becomes a killer, and gains in the history heuristic.
    fn note_cutoff(&mut self, turn: PackedMove, cards: usize, depth: i32) {
        let [first, second] = &mut self.killers[cards];
        if *first != turn {
            *second = std::mem::replace(first, turn);
        }
        let points = &mut self.history[turn.0 as usize];
        *points = (*points + depth * depth).min(HISTORY_MAX);
    }
}

/// Has a search to this depth without reductions found the exact distance to the end?
fn is_distance_exact(score: Score, depth: u32) -> bool {
    matches!(score.value(true), Value::Win(plies) | Value::Loss(plies) if plies <= depth)
}
