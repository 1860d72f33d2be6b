//! A match as it is played: turns, undo and redo, branches, the draws that depend on the past, and rounds.

use super::series::Series;
use super::tree::{NodeId, Tree};
use crate::rules::{Outcome, Position, SideSet};

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
    /// The same position stood on the board for the third time.
    ThirdTime,
    /// The last turn that is allowed was played.
    TurnLimit,
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
/// Everything is told from the cursor: looking back through the turns never changes the game, and playing from there
/// branches off.
#[derive(Clone, Debug)]
pub struct Match<P: Position> {
    pub(super) options: P::Options,
    pub(super) series: Series,
    pub(super) tree: Tree<P>,
}

impl<P: Position> Match<P> {
    pub fn new(options: P::Options) -> Match<P> {
        Match::from_position(options, P::start(options))
    }

    /// A game that begins with this position: it stands for the first time, and no turn has been played.
    pub fn from_position(options: P::Options, start: P) -> Match<P> {
        Match { options, series: Series::new::<P>(options), tree: Tree::new(start) }
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

    /// Does the round begin as the options and the series say, not with a position set up for the purpose?
    pub fn has_usual_start(&self) -> bool {
        *self.start() == P::start_by(self.options, self.series.first_seat())
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
        self.tree.line().len() - 1
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

    /// How the game ended at the cursor; `None` while it goes on.
    pub fn ending(&self) -> Option<Ending> {
        let position = self.position();
        if let Some(outcome) = position.outcome() {
            return Some(Ending { outcome, cause: Cause::Position });
        }
        let draw = |cause| Some(Ending { outcome: self.draw(), cause });
        if P::FACTS.repetition && self.times_stood() >= 3 {
            return draw(Cause::ThirdTime);
        }
        match P::FACTS.turn_limit {
            Some(limit) if self.ply() >= limit => draw(Cause::TurnLimit),
            _ => None,
        }
    }

    /// A draw between all sides.
    fn draw(&self) -> Outcome {
        let position = self.position();
        let seats = (0..position.seats()).map(crate::rules::Seat);
        let winners = seats.map(|seat| position.side_of(seat)).fold(SideSet::EMPTY, SideSet::with);
        Outcome { winners }
    }

    /// How often this position has stood on the board, this time included.
    fn times_stood(&self) -> usize {
        let here = self.position();
        self.tree.back_from(self.tree.cursor()).filter(|&node| self.tree.position(node) == here).count()
    }

    /// The keys of the positions that have stood on the board before this one.
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
        let mut position = *self.position();
        position.play_unchecked(mv);
        let node = self.tree.add(self.tree.cursor(), mv, position);
        self.tree.go_to(node);
        Ok(())
    }

    /// One turn back; false at the start.
    pub fn undo(&mut self) -> bool {
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

    /// To this ply of the line, or as near as it goes.
    pub fn go_to_ply(&mut self, ply: usize) {
        let line = self.tree.line();
        self.tree.go_to(line[ply.min(line.len() - 1)]);
    }

    /// To a node that [`Match::line`] or [`Match::branches`] named.
    pub fn go_to(&mut self, node: NodeId) {
        self.tree.go_to(node);
    }

    /// Counts the finished round and begins the next, in which the next person plays first. False if it is not finished.
    pub fn next_round(&mut self) -> bool {
        let Some(ending) = self.ending() else { return false };
        let end = *self.position();
        self.series.finish_round(&end, ending.outcome);
        self.tree = Tree::new(P::start_by(self.options, self.series.first_seat()));
        true
    }
}
