//! Going back and forth in a session.

use super::any_match::Change;
use super::command::Event;
use super::session::Session;
use crate::record::{Cause, NodeId};

impl Session {
    pub fn can_undo(&self) -> bool {
        self.status.ply > 0 || self.replaced().is_some() || self.hand.is_begun() || self.is_resigned()
    }

    pub fn can_redo(&self) -> bool {
        !self.status.is_at_end()
    }

    fn is_resigned(&self) -> bool {
        self.status.ending.is_some_and(|ending| ending.cause == Cause::Resigned)
    }

    /// Takes back a resignation alone; or the last press of the turn in hand; or the start of a new match; or turns.
    pub(super) fn undo(&mut self) -> Event {
        if self.is_resigned() {
            return self.change(&Change::Undo, Event::TakenBack);
        }
        if self.hand.is_begun() {
            return self.back();
        }
        // A computer that opens a new match is soon done: what was replaced stays until a human has played.
        let is_replaced = self.replaced().is_some() && (self.status.ply == 0 || self.human_count() > 0);
        match self.status.ply {
            _ if is_replaced => self.bring_back(),
            0 => Event::Nothing,
            _ => self.undo_turns(),
        }
    }

    /// Goes back to a turn of a human: what computers played in between goes with it.
    fn undo_turns(&mut self) -> Event {
        let before = self.status.ply - 1;
        let ply = (0..=before).rev().find(|&ply| self.is_humans(ply)).unwrap_or(0);
        let ply = if self.human_count() > 0 { ply } else { before };
        self.pause_watched();
        self.change(&Change::GoToPly(ply), Event::TakenBack)
    }

    pub(super) fn redo(&mut self) -> Event {
        if !self.can_redo() {
            return Event::Nothing;
        }
        let (next, last) = (self.status.ply + 1, self.status.turns.len());
        let ply = (next..last).find(|&ply| self.is_humans(ply)).unwrap_or(last);
        let ply = if self.human_count() > 0 { ply } else { next };
        self.change(&Change::GoToPly(ply), Event::WentTo)
    }

    /// Is the turn of the line at this ply a human's?
    fn is_humans(&self, ply: usize) -> bool {
        let person = self.status.series.person_at(self.status.turns[ply].seat);
        self.level_of(person).is_none()
    }

    pub(super) fn go_to(&mut self, node: NodeId) -> Event {
        self.pause_watched();
        self.change(&Change::GoTo(node), Event::WentTo)
    }

    /// Computers that play among themselves wait while somebody looks back.
    fn pause_watched(&mut self) {
        self.is_paused |= self.human_count() == 0;
    }

    /// Computers go on from the end of the line, however far somebody has looked back.
    pub(super) fn pause(&mut self, is_paused: bool) -> Event {
        self.is_paused = is_paused;
        if !is_paused && self.can_redo() {
            return self.change(&Change::GoToPly(self.status.turns.len()), Event::WentTo);
        }
        Event::Changed
    }
}
