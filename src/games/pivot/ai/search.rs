//! The search of Pivot: alpha–beta that deepens until it reaches the end of the game, which is never further than sixteen
//! turns away.

use super::evaluation::Opinion;
use super::last_turns::{last_turn, last_two_turns};
use super::root_turns::{Found, RootTurn, Scope, root_turns};
use crate::games::pivot::bitboard::{Bitboard, End, PackedMove};
use crate::games::pivot::book::Book;
use crate::rules::{Rng, hash};
use crate::search::{Monitor, Score, Stopped, Value, Window, best_first};

/// How often the monitor is asked.
const NODES_BETWEEN_QUESTIONS: u64 = 256;
/// With more cards than this, images of one position hardly ever meet, and looking for them costs more than it finds.
pub(super) const FEW_CARDS: u32 = 6;
/// Added to the depth of what was found in haste.
const HASTY: i8 = 32;
/// With this many cards a search goes to the end after a first look.
const NEARLY_OVER: u32 = 7;
const FIRST_LOOKS: u32 = 3;
/// The turns after this many look worse, and are searched less deeply at first.
const EARLY_TURNS: usize = 4;
const DEPTH_TO_REDUCE: i32 = 3;
/// In nodes at least this deep it pays to look at every turn before choosing the first.
const DEPTH_TO_SORT: i32 = 3;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

/// What is known of a position, looked up by its whole form: two positions are never mistaken for each other.
#[derive(Clone, Copy)]
pub(super) struct Slot {
    pub lanes: Bitboard,
    score: Score,
    pub turn: PackedMove,
    depth: i8,
    bound: Bound,
}

const EMPTY_SLOT: Slot =
    Slot { lanes: Bitboard(u64::MAX), score: Score::DRAW, turn: NO_TURN, depth: 0, bound: Bound::Exact };
const NO_TURN: PackedMove = PackedMove(u16::MAX);

/// A turn that is to be searched.
#[derive(Clone, Copy)]
struct Child {
    lanes: Bitboard,
    promise: i32,
    turn: PackedMove,
    end: End,
}

/// What an iteration looks for.
#[derive(Clone, Copy)]
enum Aim {
    /// The best turn. Turns that are worse by no more than the tolerance get scores of their own.
    Best { tolerance: i32 },
    /// A turn that is worth so much.
    Enough(Score),
}

/// A searcher, and what it remembers from one search to the next.
pub struct Engine {
    slots: Vec<Slot>,
    history: Vec<i32>,
    killers: [[PackedMove; 2]; 17],
    lists: Vec<Vec<Child>>,
    nodes: u64,
    /// Late turns are searched less deeply.
    hasty: bool,
    /// The search is one that knows the book.
    pub(super) reads: bool,
    pub(super) opinion: Opinion,
}

impl Engine {
    pub fn with_bytes(bytes: usize) -> Engine {
        let fitting = (bytes / size_of::<Slot>()).max(2);
        let count = if fitting.is_power_of_two() { fitting } else { fitting.next_power_of_two() / 2 };
        Engine {
            slots: vec![EMPTY_SLOT; count],
            history: vec![0; PackedMove::COUNT],
            killers: [[NO_TURN; 2]; 17],
            lists: vec![Vec::new(); 17],
            nodes: 0,
            hasty: false,
            reads: false,
            opinion: Opinion::new(),
        }
    }

    pub(super) fn slot(&mut self, lanes: Bitboard) -> &mut Slot {
        let index = hash::mix(lanes.0) as usize & (self.slots.len() - 1);
        &mut self.slots[index]
    }

    /// Looks the turns up in the book, or searches deeper and deeper until the monitor stops it or the game is decided.
    pub fn think(&mut self, root: Bitboard, scope: Scope, monitor: &mut dyn Monitor) -> Found {
        let mut turns = root_turns(root);
        if scope.seed != 0 {
            Rng::new(scope.seed).shuffle(&mut turns);
        }
        self.reads = scope.deepest >= 16 - root.cards();
        if self.reads && root.cards() <= Book::CARDS {
            self.look_up(root, turns, scope, monitor)
        } else {
            self.deepen(root, turns, scope, monitor)
        }
    }

    /// Searches these turns deeper and deeper.
    pub(super) fn deepen(
        &mut self,
        root: Bitboard,
        turns: Vec<RootTurn>,
        scope: Scope,
        monitor: &mut dyn Monitor,
    ) -> Found {
        let every_turn = scope.tolerance == i32::MAX;
        self.nodes = 0;
        self.hasty = !every_turn;
        self.history.iter_mut().for_each(|points| *points /= 8);
        let left = 16 - root.cards();
        let deepest = left.min(scope.deepest);
        let mut found = Found { turns, depth: 0, nodes: 0 };
        // Near the end, what lies between a first look and the end itself would be searched twice.
        let goes_to_the_end = root.cards() >= NEARLY_OVER && deepest == left;
        let first_looks = if goes_to_the_end { FIRST_LOOKS } else { left };
        // Where the book knows what the best turn is worth, the first that is worth it will do.
        let in_book = self.reads && !every_turn && root.cards() <= Book::CARDS;
        let enough = in_book.then(|| Book::open().mark(root).score());
        for depth in (1..=deepest).filter(|&depth| depth <= first_looks || depth == left) {
            let mut turns = found.turns.clone();
            let aim = match enough.filter(|_| depth == left) {
                Some(score) => Aim::Enough(score),
                None => Aim::Best { tolerance: scope.tolerance },
            };
            let done = self.iterate(&mut turns, depth as i32, aim, monitor);
            let searched = match done {
                Ok(()) => turns.len(),
                Err(searched) => searched,
            };
            found.nodes = self.nodes;
            // An iteration that was stopped counts as far as it went, if it went beyond the best turn of the last one.
            if searched > 0 {
                let best = turns[..searched].iter().map(|root| root.score).max();
                // Where all that were searched lose, what was believed of the others is better.
                let sorted = if best < Some(Score::estimate(i32::MIN)) { turns.len() } else { searched };
                best_first(&mut turns[..sorted], |root| root.score.0.into());
                found.turns = turns;
            }
            if done.is_err() || found.turns.is_empty() {
                // What was not searched may be better.
                found.turns.iter_mut().take(1).for_each(|best| best.exact = false);
                break;
            }
            found.depth = depth;
            self.tell(&found, monitor);
            if !every_turn && found.turns[0].score.is_decided() {
                // It is won or lost; without haste, in how many turns.
                let was_hasty = std::mem::replace(&mut self.hasty, false);
                let seen = if was_hasty { depth.min(DEPTH_TO_REDUCE as u32) } else { depth };
                if is_settled(found.turns[0].score, seen) {
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
                Aim::Best { tolerance } => {
                    let low = Score(best.0.saturating_sub(tolerance)).max(Score::WORST);
                    Window { low, high: Score::BEST }
                }
                Aim::Enough(score) => Window::question(Score(score.0 - 1)),
            };
            let place = if window.low == Score::WORST { 0 } else { index };
            let searched = self.follow(root.lanes, root.end, depth, window, place, monitor);
            let score = searched.map_err(|Stopped| index)?;
            let exact = depth > 16 - root.lanes.cards() as i32;
            turns[index] = RootTurn { score, exact, ..root };
            best = best.max(score);
            if matches!(aim, Aim::Enough(enough) if score >= enough) {
                // The others are no better.
                turns[index + 1..].iter_mut().for_each(|other| (other.score, other.exact) = (score, exact));
                break;
            }
        }
        Ok(())
    }

    /// The score of a turn that has led to `lanes`, for the one who has played it. Unless it is the first, it is asked only
    /// whether it is better, and searched again if it is.
    fn follow(
        &mut self,
        lanes: Bitboard,
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
            let question = Window::question(window.low).after();
            // A search to the end of the game proves something, and leaves nothing out.
            let to_the_end = depth > 16 - lanes.cards() as i32;
            let late =
                self.hasty && !to_the_end && depth >= DEPTH_TO_REDUCE && place >= EARLY_TURNS && !threat;
            let reduction = if late { 1 + i32::from(place >= 4 * EARLY_TURNS) } else { 0 };
            let mut score = self.search(lanes, threat, depth - 1 - reduction, question, monitor)?.before();
            if score > window.low && reduction > 0 {
                score = self.search(lanes, threat, depth - 1, question, monitor)?.before();
            }
            if score <= window.low || score >= window.high {
                return Ok(score);
            }
        }
        Ok(self.search(lanes, threat, depth - 1, window.after(), monitor)?.before())
    }

    /// The score of a position in which the game goes on, if it lies in the window; otherwise a bound on the same side of it.
    fn search(
        &mut self,
        lanes: Bitboard,
        threatened: bool,
        depth: i32,
        window: Window,
        monitor: &mut dyn Monitor,
    ) -> Result<Score, Stopped> {
        self.nodes += 1;
        if self.nodes.is_multiple_of(NODES_BETWEEN_QUESTIONS) && monitor.should_stop(self.nodes) {
            return Err(Stopped);
        }
        let cards = lanes.cards();
        let left = 16 - cards as i32;
        if left <= 2 {
            return Ok(if left == 1 { last_turn(lanes) } else { last_two_turns(lanes, window) });
        }
        // A threat must be answered: the reply is no choice, and costs no depth.
        let depth = if threatened { depth + 1 } else { depth }.min(left);
        if depth <= 0 {
            return Ok(match lanes.winning_turn() {
                Some(_) => Score::win_in(1),
                None => Score::estimate(self.opinion.of(lanes, threatened)),
            });
        }
        let lanes = if cards <= FEW_CARDS { lanes.canonical() } else { lanes };
        let known = *self.slot(lanes);
        let mut guess = NO_TURN;
        if known.lanes == lanes {
            guess = known.turn;
            let deep = i32::from(known.depth % HASTY) >= depth && (self.hasty || known.depth < HASTY);
            let at_least = known.bound != Bound::AtMost;
            let at_most = known.bound != Bound::AtLeast;
            // A win or a loss that was found holds at any depth, as a bound.
            let decided = known.score.is_decided();
            let is_win = known.score > Score::DRAW;
            if deep && at_least && at_most
                || (deep || decided && is_win) && at_least && known.score >= window.high
                || (deep || decided && !is_win) && at_most && known.score <= window.low
            {
                return Ok(known.score);
            }
        }
        self.expand(lanes, depth, window, guess, monitor)
    }

    fn expand(
        &mut self,
        lanes: Bitboard,
        depth: i32,
        window: Window,
        guess: PackedMove,
        monitor: &mut dyn Monitor,
    ) -> Result<Score, Stopped> {
        let cards = lanes.cards() as usize;
        let mut turns = std::mem::take(&mut self.lists[cards]);
        turns.clear();
        let killers = self.killers[cards];
        let by_opinion = depth >= DEPTH_TO_SORT;
        let wins = lanes.each_turn(false, |turn, next, end| {
            let promise = if turn == guess {
                i32::MAX
            } else if killers.contains(&turn) {
                i32::MAX / 2
            } else {
                let looks = if by_opinion { -self.opinion.of(next, end == End::Threat) } else { 0 };
                looks + self.history[turn.0 as usize] / 16
            };
            turns.push(Child { lanes: next, promise, turn, end });
            end == End::Win
        });
        let result = if wins {
            Ok((Score::win_in(1), turns[turns.len() - 1].turn))
        } else {
            self.best_of(&mut turns, cards, depth, window, monitor)
        };
        self.lists[cards] = turns;
        let (best, turn) = result?;
        let bound = if best >= window.high {
            Bound::AtLeast
        } else if best <= window.low {
            Bound::AtMost
        } else {
            Bound::Exact
        };
        let bound = if wins { Bound::Exact } else { bound };
        let reduces = self.hasty && depth >= DEPTH_TO_REDUCE && depth < 16 - cards as i32;
        let depth = depth as i8 + if reduces { HASTY } else { 0 };
        *self.slot(lanes) = Slot { lanes, score: best, turn, depth, bound };
        Ok(best)
    }

    fn best_of(
        &mut self,
        turns: &mut [Child],
        cards: usize,
        depth: i32,
        window: Window,
        monitor: &mut dyn Monitor,
    ) -> Result<(Score, PackedMove), Stopped> {
        // The turns that lose at once were left out; there is always one of some kind.
        let (mut best, mut best_turn) = (Score::loss_in(1), NO_TURN);
        for index in 0..turns.len() {
            let Child { lanes, turn, end, .. } = take_next(turns, index);
            let low = window.low.max(best);
            let score = self.follow(lanes, end, depth, Window { low, ..window }, index, monitor)?;
            if score > best || best_turn == NO_TURN {
                (best, best_turn) = (score, turn);
            }
            if best >= window.high {
                self.remember(turn, cards, depth);
                break;
            }
        }
        Ok((best, best_turn))
    }

    /// A turn that was too good for the opponent to allow will often be so elsewhere.
    fn remember(&mut self, turn: PackedMove, cards: usize, depth: i32) {
        let [first, second] = &mut self.killers[cards];
        if *first != turn {
            *second = std::mem::replace(first, turn);
        }
        let points = &mut self.history[turn.0 as usize];
        *points = (*points + depth * depth).min(1 << 24);
    }
}

/// Has a search to this depth, in which nothing was left out, found the shortest way to this end?
fn is_settled(score: Score, depth: u32) -> bool {
    matches!(score.value(true), Value::Win(plies) | Value::Loss(plies) if plies <= depth)
}

/// Brings the most promising of the turns from `index` on to that place, and takes it.
fn take_next(turns: &mut [Child], index: usize) -> Child {
    let mut most = index;
    for other in index + 1..turns.len() {
        if turns[other].promise > turns[most].promise {
            most = other;
        }
    }
    turns.swap(index, most);
    turns[index]
}
