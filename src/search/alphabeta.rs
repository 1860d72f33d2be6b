//! Alpha–beta with iterative deepening for games of two sides: principal variation search, a transposition table,
//! killer turns and the history heuristic, late-move reductions, and extensions where a threat must be answered.

use super::attention::Attention;
use super::found::Found;
use super::heuristics::{Heuristics, score_of_end};
use super::level::Level;
use super::monitor::{Monitor, Stopped};
use super::node_counter::NodeCounter;
use super::order::{best_first, select_next};
use super::score::Score;
use super::table::{Bound, Table};
use super::table_entry::TableEntry;
use super::window::Window;
use crate::rules::{Position, Rng};

/// No line is followed further, whatever the extensions.
const MAX_PLY: usize = 100;

// Late-move reductions: from which turn of a node, in nodes of which remaining depth, and from which turn by two plies.
const REDUCED_FROM: usize = 3;
const MIN_DEPTH_TO_REDUCE: i32 = 3;
const REDUCED_TWICE_FROM: usize = 8;

/// The depth of an entry whose search reached the end of the game in every line: its score holds at any depth.
const TO_THE_END: i8 = i8::MAX;

/// The length at which the principal variation is cut off: nobody reads further.
const LONGEST_VARIATION: usize = 32;
/// The history heuristic stops counting here.
const HISTORY_MAX: i32 = 1 << 24;

type ScoredTurns<P> = Vec<(<P as Position>::Move, Score)>;

/// How a position is to be searched.
#[derive(Clone, Copy)]
struct Node {
    /// The plies that are left, reductions and extensions counted.
    depth: i32,
    window: Window,
    /// The plies from the root.
    ply: usize,
}

/// A searcher, and what it remembers from one search to the next.
pub struct AlphaBeta<P: Heuristics> {
    table: Table<TableEntry<P::Move>>,
    history: Vec<i32>,
    /// By ply, the last two turns that caused a beta cutoff.
    killers: Vec<[Option<P::Move>; 2]>,
    /// The keys of the positions before the one being searched, the game's own first.
    path: Vec<u64>,
    /// By ply, the list of turns with their priorities, kept to be allocated only once.
    lists: Vec<Vec<(i32, P::Move)>>,
    counter: NodeCounter<512>,
    /// Some line below the current node ended before the game did.
    reached_horizon: bool,
    /// Root turns that are worse than the best by no more than this get scores of their own, the others bounds.
    pub margin: i32,
    /// Decides the order in which root turns are first searched, and so between equals; 0 leaves that of the rules.
    pub seed: u64,
    /// What the player notices; a turn that is not noticed is not searched.
    pub attention: Attention,
    /// Root turns count as games of this level have measured them, where they have.
    pub level: Option<Level>,
    /// For tests: every turn is searched to the same depth with the whole window, in the order of the rules.
    pub plain: bool,
}

impl<P: Heuristics> AlphaBeta<P> {
    pub fn with_table(bytes: usize) -> AlphaBeta<P> {
        AlphaBeta {
            table: Table::with_bytes(bytes),
            history: vec![0; P::HISTORY_SIZE],
            killers: vec![[None; 2]; MAX_PLY + 1],
            path: Vec::new(),
            lists: vec![Vec::new(); MAX_PLY + 1],
            counter: NodeCounter::default(),
            reached_horizon: false,
            margin: 0,
            seed: 0,
            attention: Attention::FULL,
            level: None,
            plain: false,
        }
    }

    /// Iterative deepening, until the monitor stops it, the game is decided, or `max_depth` is reached. `before` are
    /// the keys of the positions that have stood on the board earlier.
    pub fn deepen(
        &mut self,
        root: &P,
        before: &[u64],
        max_depth: u32,
        monitor: &mut dyn Monitor,
    ) -> Found<P::Move> {
        self.counter = NodeCounter::default();
        self.history.iter_mut().for_each(|points| *points /= 8);
        self.path.clear();
        self.path.extend_from_slice(before);
        let (mut measured, mut turns) = self.measured_turns(root);
        if self.margin == 0 && !turns.is_empty() {
            // What is better than an even game is played at once; what is not is left alone.
            let is_good = measured.iter().any(|&(_, score)| score > Score::DRAW);
            if is_good { turns.clear() } else { measured.clear() }
        }
        let mut found = Found { turns, principal_variation: Vec::new(), depth: 0, nodes: 0, exact: false };
        for depth in 1..=max_depth.min(MAX_PLY as u32 - 1) {
            let mut turns = found.turns.clone();
            let done = self.iterate(root, &mut turns, depth as i32, monitor);
            let searched = match done {
                Ok(()) => turns.len(),
                Err(searched) => searched,
            };
            found.nodes = self.counter.nodes;
            // An iteration that was stopped counts as far as it went: it began with the best turn of the last one.
            if searched > 0 {
                best_first(&mut turns[..searched], |&(_, score)| score.0.into());
                found.turns = turns;
            }
            if done.is_err() || found.turns.is_empty() {
                break;
            }
            found.depth = depth;
            found.exact = !self.reached_horizon;
            if monitor.listens() {
                found.principal_variation = self.principal_variation(root, found.best());
                found.answer().iter().for_each(|answer| monitor.report(answer.in_notation()));
            }
            if found.exact || found.score().is_decided() {
                break;
            }
        }
        if !measured.is_empty() {
            found.turns.extend(measured);
            best_first(&mut found.turns, |&(_, score)| score.0.into());
            found.exact = false;
        }
        found.principal_variation = self.principal_variation(root, found.best());
        found
    }

    /// The root turns: those that games have measured, with their scores, and those that are to be searched.
    fn measured_turns(&self, root: &P) -> (ScoredTurns<P>, ScoredTurns<P>) {
        let points = |mv| self.level.and_then(|level| root.measured(mv, level));
        let score = |mv| (mv, points(mv).map_or(Score::DRAW, Score::estimate));
        self.root_turns(root).into_iter().map(score).partition(|&(mv, _)| points(mv).is_some())
    }

    /// The turns that are noticed, a win in one among them; if nothing is, all.
    fn root_turns(&self, root: &P) -> Vec<P::Move> {
        let mut moves = root.moves();
        let is_seen = |&mv: &P::Move| self.notices(mv) || root.after(mv).outcome().is_some();
        if !self.attention.is_full() && moves.iter().any(is_seen) {
            moves.retain(is_seen);
        }
        if self.seed != 0 {
            Rng::new(self.seed).shuffle(&mut moves);
        }
        if !self.attention.is_full() {
            // Wins in one come first: even a search that is stopped at once has seen them.
            moves.sort_by_key(|&mv| root.after(mv).outcome().is_none());
        }
        moves
    }

    fn notices(&self, mv: P::Move) -> bool {
        self.attention.notices(P::history_index(mv) as u64)
    }

    /// One iteration over the root turns. When it is stopped, says how many of them it finished.
    fn iterate(
        &mut self,
        root: &P,
        turns: &mut [(P::Move, Score)],
        depth: i32,
        monitor: &mut dyn Monitor,
    ) -> Result<(), usize> {
        self.reached_horizon = false;
        self.path.push(root.key());
        let mut best = Score::WORST;
        let mut stopped = None;
        for (index, (mv, score)) in turns.iter_mut().enumerate() {
            let next = root.after(*mv);
            let alpha = Score(best.0.saturating_sub(self.margin)).max(Score::WORST);
            let window = Window { alpha, ..Window::FULL };
            let searched = match next.outcome() {
                Some(_) => Ok(score_of_end(&next).before()),
                None => {
                    let is_first = index == 0 || alpha == Score::WORST;
                    self.search_turn(&next, Node { depth: depth - 1, window, ply: 1 }, is_first, 0, monitor)
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

    /// The score of a turn by principal variation search: the first turn of a node is searched with the whole window,
    /// the others with a null window, at first `reduction` plies less deeply, and again if they turn out to be better.
    /// `next` is the position after the turn; the window is seen by the player of the turn, as the score is.
    fn search_turn(
        &mut self,
        next: &P,
        node: Node,
        is_first: bool,
        reduction: i32,
        monitor: &mut dyn Monitor,
    ) -> Result<Score, Stopped> {
        let Node { depth, window, ply } = node;
        let whole = Node { window: window.after(), ..node };
        if is_first || self.plain {
            return Ok(self.search(next, whole, monitor)?.before());
        }
        let null = Node { depth: depth - reduction, window: Window::null(window.alpha).after(), ply };
        let mut score = self.search(next, null, monitor)?.before();
        if score > window.alpha && reduction > 0 {
            score = self.search(next, Node { depth, ..null }, monitor)?.before();
        }
        if score > window.alpha && score < window.beta {
            score = self.search(next, whole, monitor)?.before();
        }
        Ok(score)
    }

    /// The score if it lies in the window; otherwise a bound on the same side of it.
    fn search(&mut self, pos: &P, node: Node, monitor: &mut dyn Monitor) -> Result<Score, Stopped> {
        let Node { depth, window, ply } = node;
        self.counter.count(monitor)?;
        if pos.is_over() {
            return Ok(score_of_end(pos));
        }
        let key = pos.key();
        if P::FACTS.repetition && self.path.contains(&key) {
            // Another path to this position would be no repetition: the score proves nothing.
            self.reached_horizon = true;
            return Ok(Score::DRAW);
        }
        if pos.winning_turn().is_some_and(|mv| self.notices(mv)) {
            return Ok(Score::win_in(1));
        }
        let is_threatened = pos.is_threatened();
        // Extension: a threat must be answered, so the reply costs no depth. Far from the root only for a player who
        // notices everything: one who overlooks the answers would follow one threat after another without end.
        let extends = is_threatened && (self.attention.is_full() || ply < 4);
        let depth = if extends { depth + 1 } else { depth };
        if depth <= 0 || ply >= MAX_PLY {
            self.reached_horizon = true;
            return Ok(Score::estimate(pos.evaluate()));
        }
        let known = self.table.get(key ^ self.attention.salt());
        if let Some(known) = known
            && i32::from(known.depth) >= depth
        {
            let causes_cutoff = match known.bound {
                Bound::Exact => true,
                Bound::Lower => known.score >= window.beta,
                Bound::Upper => known.score <= window.alpha,
            };
            if causes_cutoff {
                self.reached_horizon |= known.depth != TO_THE_END;
                return Ok(known.score);
            }
        }
        self.path.push(key);
        let had_reached_horizon = std::mem::replace(&mut self.reached_horizon, false);
        let hash_turn = known.and_then(|known| known.best);
        let result = self.expand(pos, key, Node { depth, ..node }, is_threatened, hash_turn, monitor);
        self.reached_horizon |= had_reached_horizon;
        self.path.pop();
        result
    }

    /// Searches the turns of a position, and stores the result in the table.
    fn expand(
        &mut self,
        pos: &P,
        key: u64,
        node: Node,
        is_threatened: bool,
        hash_turn: Option<P::Move>,
        monitor: &mut dyn Monitor,
    ) -> Result<Score, Stopped> {
        let Node { depth, window, ply } = node;
        let mut turns = self.turns_with_priorities(pos, ply, hash_turn);
        let mut best = Score::loss_in(0);
        let mut best_turn = None;
        let mut alpha = window.alpha;
        let mut stopped = false;
        for index in 0..turns.len() {
            select_next(&mut turns, index, |&(priority, _)| priority);
            let (_, mv) = turns[index];
            let next = pos.after(mv);
            let is_late = index >= REDUCED_FROM && depth >= MIN_DEPTH_TO_REDUCE && !is_threatened;
            let reduction = if is_late { 1 + i32::from(index >= REDUCED_TWICE_FROM) } else { 0 };
            let child = Node { depth: depth - 1, window: Window { alpha, ..window }, ply: ply + 1 };
            match self.search_turn(&next, child, index == 0, reduction, monitor) {
                Err(Stopped) => {
                    stopped = true;
                    break;
                }
                Ok(score) => {
                    if score > best || best_turn.is_none() {
                        best = score;
                        best_turn = Some(mv);
                    }
                    alpha = alpha.max(best);
                }
            }
            if best >= window.beta {
                self.note_cutoff(mv, depth, ply);
                break;
            }
        }
        self.lists[ply] = turns;
        if best_turn.is_none() && !stopped && !self.attention.is_full() && pos.count_moves() > 0 {
            // A player who has noticed none of the turns judges the position as it stands.
            self.reached_horizon = true;
            best = Score::estimate(pos.evaluate());
        }
        if stopped {
            return Err(Stopped);
        }
        let bound = Bound::of(best, window);
        let depth = if self.reached_horizon { depth as i8 } else { TO_THE_END };
        self.table.put(TableEntry {
            key: key ^ self.attention.salt(),
            best: best_turn,
            score: best,
            depth,
            bound,
        });
        Ok(best)
    }

    /// The turns in the order of the rules, each with its priority: the turn of the table, killers, then by history.
    fn turns_with_priorities(
        &mut self,
        pos: &P,
        ply: usize,
        hash_turn: Option<P::Move>,
    ) -> Vec<(i32, P::Move)> {
        let mut turns = std::mem::take(&mut self.lists[ply]);
        turns.clear();
        let killers = self.killers[ply];
        let _ = pos.each_move(|mv| {
            if !self.notices(mv) {
                return std::ops::ControlFlow::<()>::Continue(());
            }
            let priority = if self.plain {
                0
            } else if Some(mv) == hash_turn {
                i32::MAX
            } else if killers.contains(&Some(mv)) {
                i32::MAX / 2
            } else {
                self.history[P::history_index(mv)]
            };
            turns.push((priority, mv));
            std::ops::ControlFlow::Continue(())
        });
        turns
    }

    /// A turn that has caused a beta cutoff becomes a killer of its ply, and gains in the history heuristic.
    fn note_cutoff(&mut self, mv: P::Move, depth: i32, ply: usize) {
        let [first, second] = &mut self.killers[ply];
        if *first != Some(mv) {
            *second = first.replace(mv);
        }
        let points = &mut self.history[P::history_index(mv)];
        *points = (*points + depth * depth).min(HISTORY_MAX);
    }

    /// The principal variation that begins with this turn, read from the table.
    fn principal_variation(&self, root: &P, first: Option<P::Move>) -> Vec<P::Move> {
        let mut variation = Vec::new();
        let (mut pos, mut next) = (*root, first);
        while let Some(mv) = next.filter(|&mv| variation.len() < LONGEST_VARIATION && pos.check(mv).is_ok()) {
            variation.push(mv);
            pos.play_unchecked(mv);
            next = pos
                .winning_turn()
                .or_else(|| self.table.get(pos.key() ^ self.attention.salt()).and_then(|known| known.best));
        }
        variation
    }
}
