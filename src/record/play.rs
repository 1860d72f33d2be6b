//! A match as it is played: turns, undo and redo, branches, the draws that depend on the past, and rounds.

use super::series::{Opener, Series};
use super::tree::{NodeId, Tree};
use crate::rules::{Outcome, Position, Rng, Side};

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ending {
    pub outcome: Outcome,
    pub cause: Cause,
}

/// What ended a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cause {
    /// The position itself.
    Position,
    /// The same position occurred for the third time.
    ThirdTime,
    /// The limit of turns was reached.
    TurnLimit,
    /// A side gave the game up.
    Resigned,
}

/// Why a turn was not played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refused<Refusal> {
    /// The game had ended before.
    Ended(Ending),
    Illegal(Refusal),
}

/// A match over one game: rounds, and in the current round a tree of turns with a cursor.
///
/// All methods answer for the position at the cursor. Moving the cursor never changes the game; playing a turn there
/// branches off.
#[derive(Clone, Debug)]
pub struct Match<P: Position> {
    pub(super) options: P::Options,
    pub(super) series: Series,
    pub(super) tree: Tree<P>,
    /// Where in the tree a side has resigned. It is not a turn: it can be taken back, and nothing follows it.
    pub(super) resigned: Option<(NodeId, Side)>,
}

impl<P: Position> Match<P> {
    pub fn new(options: P::Options) -> Match<P> {
        Match::opened_by(options, Opener::default())
    }

    /// A match with this rule for who opens its rounds.
    pub fn opened_by(options: P::Options, opener: Opener) -> Match<P> {
        let series = Series::new::<P>(options, opener);
        let start = P::start_by(options, series.first_seat());
        Match { options, series, tree: Tree::new(start), resigned: None }
    }

    /// The same; where the start is drawn by lot, the seed says how it falls.
    pub fn drawn(options: P::Options, opener: Opener, seed: u64) -> Match<P> {
        let opened = Match::opened_by(options, opener);
        Match { tree: Tree::new(round_start(options, &opened.series, seed)), ..opened }
    }

    /// A game that begins with this position, which counts as its first occurrence.
    pub fn from_position(options: P::Options, start: P) -> Match<P> {
        let series = Series::new::<P>(options, Opener::default());
        Match { options, series, tree: Tree::new(start), resigned: None }
    }

    pub fn options(&self) -> P::Options {
        self.options
    }

    pub fn series(&self) -> &Series {
        &self.series
    }

    pub fn start(&self) -> &P {
        self.tree.position(Tree::<P>::ROOT)
    }

    /// Does the round begin with the usual start of its options and its series, and not with a position set up by hand?
    pub fn has_usual_start(&self) -> bool {
        let mut lots = 0..P::lots(self.options);
        !self.has_start_of_its_own() || lots.any(|lot| *self.start() == P::drawn_start(self.options, lot))
    }

    /// Does the round begin otherwise than its options and its series say? Then its start is written down.
    pub(super) fn has_start_of_its_own(&self) -> bool {
        *self.start() != P::start_by(self.options, self.series.first_seat())
    }

    pub fn position(&self) -> &P {
        self.tree.position(self.tree.cursor())
    }

    /// The position at a node of the line or a branch.
    pub fn position_at(&self, node: NodeId) -> &P {
        self.tree.position(node)
    }

    /// The turns played up to the cursor.
    pub fn ply(&self) -> usize {
        self.tree.ply(self.tree.cursor())
    }

    pub fn cursor(&self) -> NodeId {
        self.tree.cursor()
    }

    /// The position before the turn that led to the cursor.
    pub fn position_before(&self) -> Option<&P> {
        self.tree.back_from(self.tree.cursor()).nth(1).map(|node| self.tree.position(node))
    }

    /// The turn that led to the cursor.
    pub fn last_turn(&self) -> Option<P::Move> {
        self.tree.turn(self.tree.cursor())
    }

    /// The number of turns of the line: those up to the cursor, and those that redo would play again.
    pub fn length(&self) -> usize {
        self.tree.ply(self.line_end())
    }

    /// Where the line ends.
    pub fn line_end(&self) -> NodeId {
        std::iter::successors(Some(self.tree.cursor()), |&node| self.tree.next(node))
            .last()
            .expect("the cursor")
    }

    /// The number of turns that were ever played.
    pub fn size(&self) -> usize {
        self.tree.size()
    }

    /// The turns of the line: those up to the cursor, and those that redo would play again.
    pub fn turns(&self) -> Vec<P::Move> {
        self.line().into_iter().map(|(_, mv)| mv).collect()
    }

    /// The same with their nodes, for going there.
    pub fn line(&self) -> Vec<(NodeId, P::Move)> {
        self.tree.line().into_iter().filter_map(|node| Some((node, self.tree.turn(node)?))).collect()
    }

    /// Everything that was ever played from the cursor.
    pub fn branches(&self) -> Vec<(NodeId, P::Move)> {
        let children = self.tree.children(self.tree.cursor());
        children.filter_map(|node| Some((node, self.tree.turn(node)?))).collect()
    }

    /// What else was played instead of the turn that led to a node.
    pub fn alternatives(&self, node: NodeId) -> Vec<(NodeId, P::Move)> {
        let siblings = self.tree.parent(node).into_iter().flat_map(|parent| self.tree.children(parent));
        let others = siblings.filter(|&other| other != node);
        others.filter_map(|other| Some((other, self.tree.turn(other)?))).collect()
    }

    /// How the game ended at the cursor; `None` while it goes on.
    pub fn ending(&self) -> Option<Ending> {
        self.ending_at(self.tree.cursor())
    }

    fn ending_at(&self, node: NodeId) -> Option<Ending> {
        if let Some(outcome) = self.tree.position(node).outcome() {
            return Some(Ending { outcome, cause: Cause::Position });
        }
        if let Some((_, side)) = self.resigned.filter(|&(at, _)| at == node) {
            let mut others = self.position().sides().iter().filter(|&other| other != side);
            let outcome = Outcome::win(others.next().expect("whoever resigns has an opponent"));
            return Some(Ending { outcome, cause: Cause::Resigned });
        }
        let draw = |cause| Some(Ending { outcome: Outcome { winners: self.position().sides() }, cause });
        if P::FACTS.repetition && self.times_stood(node) >= 3 {
            return draw(Cause::ThirdTime);
        }
        match P::FACTS.turn_limit {
            Some(limit) if self.tree.ply(node) >= limit => draw(Cause::TurnLimit),
            _ => None,
        }
    }

    /// Could a side resign at the cursor? With more than two sides, a resignation would not decide who has won.
    pub fn can_resign(&self) -> bool {
        self.position().sides().len() == 2 && self.ending().is_none()
    }

    /// A side resigns at the cursor; undo takes it back. False if nobody can resign here.
    pub fn resign(&mut self, side: Side) -> bool {
        self.resign_at(self.tree.cursor(), side)
    }

    pub(super) fn resign_at(&mut self, node: NodeId, side: Side) -> bool {
        let sides = self.position().sides();
        let is_possible = sides.len() == 2 && sides.contains(side) && self.ending_at(node).is_none();
        if is_possible {
            self.resigned = Some((node, side));
        }
        is_possible
    }

    /// How often the position at a node has occurred, this time included.
    fn times_stood(&self, node: NodeId) -> usize {
        let there = self.tree.position(node);
        self.tree.back_from(node).filter(|&before| self.tree.position(before) == there).count()
    }

    /// The keys of the positions before this one.
    pub fn keys_before(&self) -> Vec<u64> {
        let mut keys: Vec<u64> = self
            .tree
            .back_from(self.tree.cursor())
            .skip(1)
            .map(|node| self.tree.position(node).key())
            .collect();
        keys.reverse();
        keys
    }

    /// May this turn be played at the cursor?
    pub fn check(&self, mv: P::Move) -> Result<(), Refused<P::Refusal>> {
        match self.ending() {
            Some(ending) => Err(Refused::Ended(ending)),
            None => self.position().check(mv).map_err(Refused::Illegal),
        }
    }

    /// Plays a turn at the cursor. Where other turns have been played from here before, this one branches off.
    pub fn play(&mut self, mv: P::Move) -> Result<(), Refused<P::Refusal>> {
        self.check(mv)?;
        let position = self.position().after(mv);
        let node = self.tree.add(self.tree.cursor(), mv, position);
        self.tree.go_to(node);
        Ok(())
    }

    /// Takes back a resignation here, or goes one turn back; false at the start.
    pub fn undo(&mut self) -> bool {
        if self.resigned.take_if(|(node, _)| *node == self.tree.cursor()).is_some() {
            return true;
        }
        self.step_to(self.tree.parent(self.tree.cursor()))
    }

    /// One turn forward along the line; false at its end.
    pub fn redo(&mut self) -> bool {
        self.step_to(self.tree.next(self.tree.cursor()))
    }

    fn step_to(&mut self, node: Option<NodeId>) -> bool {
        if let Some(node) = node {
            self.tree.go_to(node);
        }
        node.is_some()
    }

    /// Goes to this ply of the line, or to its end if it is shorter.
    pub fn go_to_ply(&mut self, ply: usize) {
        let line = self.tree.line();
        self.tree.go_to(line[ply.min(line.len() - 1)]);
    }

    /// Goes to a node of [`Match::line`] or [`Match::branches`].
    pub fn go_to(&mut self, node: NodeId) {
        self.tree.go_to(node);
    }

    /// Counts the finished round and begins the next, in which another person may play first. False if it is not
    /// finished.
    ///
    /// Where the start is drawn by lot, the lot falls from how the round has ended: no seed needs to be kept.
    pub fn next_round(&mut self) -> bool {
        let Some(ending) = self.ending() else { return false };
        let end = *self.position();
        self.series.finish_round(&end, ending.outcome);
        let seed = end.key().wrapping_add(self.series.round() as u64);
        self.tree = Tree::new(round_start(self.options, &self.series, seed));
        self.resigned = None;
        true
    }
}

/// The start of a round: what its options and its series say, or a lot.
fn round_start<P: Position>(options: P::Options, series: &Series, seed: u64) -> P {
    match P::lots(options) {
        1 => P::start_by(options, series.first_seat()),
        count => P::drawn_start(options, Rng::new(seed).below(count)),
    }
}
