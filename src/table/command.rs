//! What can be done at a table, and what came of it.

use super::setup::{Confirm, Help, Setup};
use crate::record::NodeId;
use crate::rules::Target;
use crate::search::Answer;
use std::rc::Rc;

/// Everything that can be done at a table.
#[derive(Clone, PartialEq, Debug)]
pub enum Command {
    Press(Target),
    /// Presses the two targets of a handle, whatever was chosen before.
    PressHandle([Target; 2]),
    /// Plays the turn that waits to be confirmed.
    Confirm,
    /// Takes back the last press of the turn in hand.
    Back,
    /// Drops the turn in hand.
    Release,
    /// Takes up a turn in hand as [`Hand::text`](super::Hand::text) wrote it.
    TakeUp(String),
    /// Plays a turn that a player has typed, in notation.
    Type(String),
    /// The computer's answer, at the place where it was asked.
    Answer {
        at: NodeId,
        answer: Rc<Answer<String>>,
    },
    Undo,
    Redo,
    GoTo(NodeId),
    /// Gives the game up, for the person who may.
    Resign,
    NextRound,
    /// The computers stop playing, or go on.
    Pause(bool),
    /// Begins a new match of this variant. Where lots are drawn, the seed says how they fall.
    Start {
        variant: usize,
        setup: Rc<Setup>,
        seed: u64,
    },
    /// Begins a new game from this position, in notation.
    SetUp(String),
    SetConfirm(Confirm),
    SetHelp(Help),
}

/// What a command has done.
#[derive(Clone, PartialEq, Debug)]
pub enum Event {
    /// The table was opened.
    Opened,
    Nothing,
    PressRefused(Target),
    /// A turn was begun or carried on.
    Drafted,
    /// The turn in hand was dropped, or its last press taken back.
    Released,
    /// How the table is set was changed, and nothing else.
    Changed,
    /// A whole turn waits to be confirmed.
    Waiting {
        turn: String,
    },
    Played {
        turn: String,
    },
    TakenBack,
    WentTo,
    Resigned,
    NewRound,
    NewMatch,
}
