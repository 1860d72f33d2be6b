//! Alpha–beta with iterative deepening for games of two sides: principal variation search, a transposition table, killers
//! and history for the order of turns, late turns searched less deeply, and replies to threats more deeply.

use super::found::Found;
use super::monitor::{Monitor, Stopped};
use super::node_counter::NodeCounter;
use super::order::best_first;
use super::score::Score;
use super::table::{Bound, Entry, Table};
use super::thinker::Thinker;
use super::window::Window;
use crate::rules::Rng;

/// No line is followed further.
const DEEPEST: usize = 100;
/// The turns after this many are searched less deeply, in nodes at least this deep.
const EARLY_TURNS: usize = 3;
const DEPTH_TO_REDUCE: i32 = 3;

/// The depth of a finding that went to the end of the game: it holds at any depth.
const TO_THE_END: i8 = i8::MAX;

/// What is kept of a position, by its key.
#[derive(Clone, Copy)]
struct TableEntry<Move> {
    key: u64,
    best: Option<Move>,
    score: Score,
    depth: i8,
    bound: Bound,
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

    /// A turn that was good before is a better guess than none.
    fn updating(self, older: TableEntry<Move>) -> TableEntry<Move> {
        TableEntry { best: self.best.or(older.best), ..self }
    }
}

/// A searcher, and what it remembers from one search to the next.
pub struct AlphaBeta<P: Thinker> {
    table: Table<TableEntry<P::Move>>,
    history: Vec<i32>,
    killers: Vec<[Option<P::Move>; 2]>,
    /// The keys of the positions before the one being searched, the game's own first.
    path: Vec<u64>,
    /// Lists of turns, one for each ply, kept for their memory.
    lists: Vec<Vec<(i32, P::Move)>>,
    counter: NodeCounter<512>,
    cut_off: bool,
    /// Root turns that are worse than the best by no more than this get scores of their own, the others bounds.
    pub tolerance: i32,
    /// Decides the order in which root turns are first looked at, and so between equals; 0 leaves that of the rules.
    pub seed: u64,
    /// For tests: every turn is searched to the same depth, in the order of the rules.
    pub plain: bool,
}

impl<P: Thinker> AlphaBeta<P> {
    pub fn with_table(bytes: usize) -> AlphaBeta<P> {
        AlphaBeta {
            table: Table::with_bytes(bytes),
            history: vec![0; P::MOVE_INDICES],
            killers: vec![[None; 2]; DEEPEST + 1],
            path: Vec::new(),
            lists: vec![Vec::new(); DEEPEST + 1],
            counter: NodeCounter::default(),
            cut_off: false,
            tolerance: 0,
            seed: 0,
            plain: false,
        }
    }

    /// Searches deeper and deeper until the monitor stops it, the game is decided, or `depth` is reached.
    /// `before` are the keys of the positions that have stood on the board earlier.
    pub fn think(
        &mut self,
        root: &P,
        before: &[u64],
        depth: u32,
        monitor: &mut dyn Monitor,
    ) -> Found<P::Move> {
        self.counter = NodeCounter::default();
        self.history.iter_mut().for_each(|points| *points /= 8);
        self.path.clear();
        self.path.extend_from_slice(before);
        let turns = self.shuffled(root).into_iter().map(|mv| (mv, Score::DRAW)).collect();
        let mut found = Found { turns, line: Vec::new(), depth: 0, nodes: 0, exact: false };
        for depth in 1..=depth.min(DEEPEST as u32 - 1) {
            let mut turns = found.turns.clone();
            let done = self.iterate(root, &mut turns, depth as i32, monitor);
            let searched = match done {
                Ok(()) => turns.len(),
                Err(searched) => searched,
            };
            found.nodes = self.counter.nodes;
            // An iteration that was stopped counts as far as it went, if it went beyond the best turn of the last one.
            if searched > 0 {
                best_first(&mut turns[..searched], |&(_, score)| score.0.into());
                found.turns = turns;
            }
            if done.is_err() || found.turns.is_empty() {
                break;
            }
            found.depth = depth;
            found.exact = !self.cut_off;
            if monitor.listens() {
                found.line = self.line(root, found.best());
                found.answer().iter().for_each(|answer| monitor.report(answer.in_notation()));
            }
            if found.exact || found.score().is_decided() {
                break;
            }
        }
        found.line = self.line(root, found.best());
        found
    }

    fn shuffled(&self, root: &P) -> Vec<P::Move> {
        let mut moves = root.moves();
        if self.seed != 0 {
            Rng::new(self.seed).shuffle(&mut moves);
        }
        moves
    }

    /// One iteration over the root turns. When it is stopped, says how many of them it finished.
    fn iterate(
        &mut self,
        root: &P,
        turns: &mut [(P::Move, Score)],
        depth: i32,
        monitor: &mut dyn Monitor,
    ) -> Result<(), usize> {
        self.cut_off = false;
        self.path.push(root.key());
        let mut best = Score::WORST;
        let mut stopped = None;
        for (index, (mv, score)) in turns.iter_mut().enumerate() {
            let next = root.after(*mv);
            let low = Score(best.0.saturating_sub(self.tolerance)).max(Score::WORST);
            let window = Window { low, high: Score::BEST };
            let searched = match next.outcome() {
                Some(_) => Ok(score_of_end(&next).before()),
                None => {
                    let is_first = index == 0 || low == Score::WORST;
                    self.first_or_later(&next, depth - 1, window, is_first, 0, 1, monitor)
                }
            };
            match searched {
                Ok(found) => *score = found,
                Err(Stopped) => {
                    stopped = Some(index);
                    break;
                }
            }
            best = best.max(*score);
        }
        self.path.pop();
        stopped.map_or(Ok(()), Err)
    }

    /// The score of a turn: the first with the whole window; the others are asked whether they are better, at first
    /// `reduction` plies less deeply, and searched again if they are.
    #[expect(clippy::too_many_arguments, reason = "these are the coordinates of a node")]
    fn first_or_later(
        &mut self,
        next: &P,
        depth: i32,
        window: Window,
        is_first: bool,
        reduction: i32,
        ply: usize,
        monitor: &mut dyn Monitor,
    ) -> Result<Score, Stopped> {
        if is_first || self.plain {
            return Ok(self.search(next, depth, window.after(), ply, monitor)?.before());
        }
        let question = Window::question(window.low).after();
        let mut score = self.search(next, depth - reduction, question, ply, monitor)?.before();
        if score > window.low && reduction > 0 {
            score = self.search(next, depth, question, ply, monitor)?.before();
        }
        if score > window.low && score < window.high {
            score = self.search(next, depth, window.after(), ply, monitor)?.before();
        }
        Ok(score)
    }

    /// The score if it lies in the window; otherwise a bound on the same side of it.
    fn search(
        &mut self,
        pos: &P,
        depth: i32,
        window: Window,
        ply: usize,
        monitor: &mut dyn Monitor,
    ) -> Result<Score, Stopped> {
        self.counter.count(monitor)?;
        if pos.is_over() {
            return Ok(score_of_end(pos));
        }
        let key = pos.key();
        if P::FACTS.repetition && self.path.contains(&key) {
            // Coming here by another way would be no repetition: this proves nothing.
            self.cut_off = true;
            return Ok(Score::DRAW);
        }
        if pos.winning_turn().is_some() {
            return Ok(Score::win_in(1));
        }
        let is_threatened = pos.is_threatened();
        // A threat must be answered: the reply is no choice, and costs no depth.
        let depth = if is_threatened { depth + 1 } else { depth };
        if depth <= 0 || ply >= DEEPEST {
            self.cut_off = true;
            return Ok(Score::estimate(pos.evaluate()));
        }
        let known = self.table.get(key);
        if let Some(known) = known
            && i32::from(known.depth) >= depth
        {
            let settles = match known.bound {
                Bound::Exact => true,
                Bound::Lower => known.score >= window.high,
                Bound::Upper => known.score <= window.low,
            };
            if settles {
                self.cut_off |= known.depth != TO_THE_END;
                return Ok(known.score);
            }
        }
        self.path.push(key);
        let was_cut_off = std::mem::replace(&mut self.cut_off, false);
        let result = self.expand(
            pos,
            key,
            depth,
            window,
            ply,
            is_threatened,
            known.and_then(|known| known.best),
            monitor,
        );
        self.cut_off |= was_cut_off;
        self.path.pop();
        result
    }

    /// Searches the turns of a position that is neither over nor known.
    #[expect(clippy::too_many_arguments, reason = "these are the coordinates of a node")]
    fn expand(
        &mut self,
        pos: &P,
        key: u64,
        depth: i32,
        window: Window,
        ply: usize,
        is_threatened: bool,
        guess: Option<P::Move>,
        monitor: &mut dyn Monitor,
    ) -> Result<Score, Stopped> {
        let mut turns = self.ordered(pos, ply, guess);
        let mut best = Score::loss_in(0);
        let mut best_turn = None;
        let mut low = window.low;
        let mut stopped = false;
        for index in 0..turns.len() {
            let mv = take_next(&mut turns, index);
            let next = pos.after(mv);
            let is_late = index >= EARLY_TURNS && depth >= DEPTH_TO_REDUCE && !is_threatened;
            let reduction = if is_late { 1 + i32::from(index >= 8) } else { 0 };
            let window = Window { low, high: window.high };
            match self.first_or_later(&next, depth - 1, window, index == 0, reduction, ply + 1, monitor) {
                Err(Stopped) => {
                    stopped = true;
                    break;
                }
                Ok(score) => {
                    if score > best || best_turn.is_none() {
                        best = score;
                        best_turn = Some(mv);
                    }
                    low = low.max(best);
                }
            }
            if best >= window.high {
                self.remember(mv, depth, ply);
                break;
            }
        }
        self.lists[ply] = turns;
        if stopped {
            return Err(Stopped);
        }
        let bound = if best >= window.high {
            Bound::Lower
        } else if best <= window.low {
            Bound::Upper
        } else {
            Bound::Exact
        };
        let depth = if self.cut_off { depth as i8 } else { TO_THE_END };
        self.table.put(TableEntry { key, best: best_turn, score: best, depth, bound });
        Ok(best)
    }

    /// The turns with a promise each: the guess first, then killers, then by how they have done elsewhere.
    fn ordered(&mut self, pos: &P, ply: usize, guess: Option<P::Move>) -> Vec<(i32, P::Move)> {
        let mut turns = std::mem::take(&mut self.lists[ply]);
        turns.clear();
        let killers = self.killers[ply];
        let _ = pos.each_move(|mv| {
            let promise = if self.plain {
                0
            } else if Some(mv) == guess {
                i32::MAX
            } else if killers.contains(&Some(mv)) {
                i32::MAX / 2
            } else {
                self.history[P::index_of(mv)]
            };
            turns.push((promise, mv));
            std::ops::ControlFlow::<()>::Continue(())
        });
        turns
    }

    /// A turn that was too good for the opponent to allow will often be so elsewhere.
    fn remember(&mut self, mv: P::Move, depth: i32, ply: usize) {
        let [first, second] = &mut self.killers[ply];
        if *first != Some(mv) {
            *second = first.replace(mv);
        }
        let points = &mut self.history[P::index_of(mv)];
        *points = (*points + depth * depth).min(1 << 24);
    }

    /// What both sides are expected to play, read from the table.
    fn line(&self, root: &P, first: Option<P::Move>) -> Vec<P::Move> {
        let mut line = Vec::new();
        let (mut pos, mut next) = (*root, first);
        while let Some(mv) = next.filter(|&mv| line.len() < 32 && pos.check(mv).is_ok()) {
            line.push(mv);
            pos.play_unchecked(mv);
            next = pos.winning_turn().or_else(|| self.table.get(pos.key()).and_then(|known| known.best));
        }
        line
    }
}

/// The score of a game that is over.
fn score_of_end<P: Thinker>(pos: &P) -> Score {
    let mover = pos.side_of(pos.turn());
    match pos.outcome() {
        Some(outcome) if outcome.is_shared() => Score::DRAW,
        Some(outcome) if outcome.winners.contains(mover) => Score::win_in(0),
        _ => Score::loss_in(0),
    }
}

/// Brings the most promising of the turns from `index` on to that place, and takes it.
fn take_next<Move: Copy>(turns: &mut [(i32, Move)], index: usize) -> Move {
    let mut most = index;
    for other in index + 1..turns.len() {
        if turns[other].0 > turns[most].0 {
            most = other;
        }
    }
    turns.swap(index, most);
    turns[index].1
}
