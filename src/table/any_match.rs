//! The boundary behind which the type of a game is hidden: everything above it is plain data, and compiled once.

use super::status::{Status, Turn};
use crate::games::{Game, GameId, Visitor};
use crate::i18n::{Lang, Worded};
use crate::record::{Ending, Link, Match, NodeId, Opener, Refused, TextError};
use crate::rules::{ParseError, Press, Rng, Seat, Side, Target};
use std::rc::Rc;

/// A match of any game. `Match<P>` is its only implementation.
pub trait AnyMatch {
    /// The match after a change.
    fn changed(&self, change: &Change) -> Result<Rc<dyn AnyMatch>, Fault>;
    fn status(&self) -> Status;
    /// What can be pressed next after these presses; nothing once the game is over.
    fn offers(&self, presses: &[Target]) -> Vec<Target>;
    /// What a press does after these presses.
    fn press(&self, presses: &[Target], target: Target) -> Pressed;
    /// The presses that make a turn, if it is legal here.
    fn presses(&self, turn: &str) -> Option<Vec<Target>>;
}

/// A change of a match.
pub enum Change {
    /// Plays a turn in notation.
    Play(String),
    /// Takes back a resignation, or else goes one turn back.
    Undo,
    GoTo(NodeId),
    GoToPly(usize),
    Resign(Side),
    NextRound,
}

/// Why a match was not changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    Unreadable(ParseError),
    /// The turn is not legal; the rules say why when asked again.
    Illegal,
    /// The game had ended before.
    Ended(Ending),
    /// There is nothing to take back, nobody who could resign, or no finished round.
    Impossible,
}

/// What a press has done to the turn in hand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Pressed {
    Ignored,
    Refused,
    /// The presses that make the turn as far as it has come, without those that no longer matter.
    Drafted(Vec<Target>),
    /// The turn is whole. It is confirmed first where a slip is likely.
    Whole {
        turn: String,
        is_tricky: bool,
    },
}

/// Where a match comes from.
pub enum Origin<'a> {
    New {
        variant: usize,
        opener: Opener,
    },
    /// The same; where the start is drawn by lot, the seed says how it falls.
    Drawn {
        variant: usize,
        opener: Opener,
        seed: u64,
    },
    /// A few turns into a game, to show what it looks like.
    Showcase,
    /// A position in notation.
    Position(&'a str),
    Save(&'a str),
    Link(&'a Link),
}

/// Why a match could not be opened.
pub type Unread = TextError<Worded>;

/// Opens a match of this game.
pub fn open(game: GameId, origin: Origin<'_>) -> Result<Rc<dyn AnyMatch>, Unread> {
    game.visit(origin)
}

impl Visitor for Origin<'_> {
    type Output = Result<Rc<dyn AnyMatch>, Unread>;

    fn visit<P: Game>(self) -> Self::Output {
        let worded = |refusal: P::Refusal| Worded {
            fr: P::why_not(refusal, Lang::Fr).1,
            en: P::why_not(refusal, Lang::En).1,
        };
        let opened = match self {
            Origin::New { variant, opener } => Ok(Match::opened_by(variant_of::<P>(variant), opener)),
            Origin::Drawn { variant, opener, seed } => {
                Ok(Match::drawn(variant_of::<P>(variant), opener, seed))
            }
            Origin::Showcase => Ok(Match::from_position(P::Options::default(), showcase())),
            Origin::Position(text) => text
                .parse()
                .map(|start: P| Match::from_position(start.options(), start))
                .map_err(TextError::Start),
            Origin::Save(text) => Match::from_save(text),
            Origin::Link(link) => Match::from_link(link),
        };
        match opened {
            Ok(opened) => Ok(Rc::new(opened) as Rc<dyn AnyMatch>),
            Err(error) => Err(error.map_refusal(worded)),
        }
    }
}

/// A variant by its number.
fn variant_of<P: Game>(number: usize) -> P::Options {
    P::VARIANTS.get(number).copied().unwrap_or_default()
}

/// A few turns into a game.
fn showcase<P: Game>() -> P {
    let mut rng = Rng::new(5);
    let mut position = P::start(P::Options::default());
    for _ in 0..8 {
        let Some(&mv) = rng.pick(&position.moves()) else { break };
        let next = position.after(mv);
        if next.outcome().is_some() {
            break;
        }
        position = next;
    }
    position
}

impl<P: Game> AnyMatch for Match<P> {
    fn changed(&self, change: &Change) -> Result<Rc<dyn AnyMatch>, Fault> {
        let mut next = self.clone();
        let is_done = match change {
            Change::Play(turn) => {
                let mv = turn.parse().map_err(Fault::Unreadable)?;
                next.play(mv).map_err(|refused| match refused {
                    Refused::Ended(ending) => Fault::Ended(ending),
                    Refused::Illegal(_) => Fault::Illegal,
                })?;
                true
            }
            Change::Undo => next.undo(),
            Change::GoTo(node) => {
                next.go_to(*node);
                true
            }
            Change::GoToPly(ply) => {
                next.go_to_ply(*ply);
                true
            }
            Change::Resign(side) => next.resign(*side),
            Change::NextRound => next.next_round(),
        };
        if is_done { Ok(Rc::new(next)) } else { Err(Fault::Impossible) }
    }

    fn status(&self) -> Status {
        let (position, series) = (self.position(), self.series());
        let ending = self.ending();
        let mut counted = series.clone();
        if let Some(ending) = ending {
            counted.finish_round(position, ending.outcome);
        }
        let is_new = self.length() == 0 && series.round() == 0 && self.has_usual_start();
        let last_turn = self.position_before().zip(self.last_turn());
        Status {
            position: position.to_string(),
            last_turn: last_turn.map(|(before, mv)| (before.to_string(), mv.to_string())),
            cursor: self.cursor(),
            ply: self.ply(),
            turns: turns(self),
            to_move: position.turn(),
            sides: (0..position.seats()).map(|seat| position.side_of(Seat(seat))).collect(),
            scores: position.scores(),
            ending,
            can_resign: self.can_resign(),
            is_untouched: is_new && ending.is_none(),
            variant: P::VARIANTS.iter().position(|&variant| variant == self.options()).unwrap_or(0),
            half_points: (0..series.people()).map(|person| counted.half_points(person)).collect(),
            series: series.clone(),
            link: self.link_text(),
            save: self.save_text(),
        }
    }

    fn offers(&self, presses: &[Target]) -> Vec<Target> {
        match draft(self.position(), presses) {
            Some(draft) if self.ending().is_none() => self.position().offers(&draft),
            _ => Vec::new(),
        }
    }

    fn press(&self, presses: &[Target], target: Target) -> Pressed {
        let position = self.position();
        let Some(before) = draft(position, presses) else { return Pressed::Ignored };
        match position.press(&before, target) {
            Press::Ignored => Pressed::Ignored,
            Press::Refused(_) => Pressed::Refused,
            Press::Drafted(next) => {
                let presses = [presses, &[target]].concat();
                Pressed::Drafted(shortest(presses, &|presses| draft(position, presses) == Some(next)))
            }
            Press::Complete(mv) => Pressed::Whole { turn: mv.to_string(), is_tricky: P::is_tricky(mv) },
        }
    }

    fn presses(&self, turn: &str) -> Option<Vec<Target>> {
        let mv = turn.parse().ok()?;
        self.check(mv).ok()?;
        let mut presses = Vec::new();
        self.position().presses(mv, &mut |target| presses.push(target));
        Some(presses)
    }
}

/// The turns of the line, with what was played beside them.
fn turns<P: Game>(game: &Match<P>) -> Vec<Turn> {
    let mut before = game.start();
    let turn = |(node, mv): (NodeId, P::Move)| {
        let others = game.alternatives(node).into_iter();
        let turn = Turn {
            node,
            notation: mv.to_string(),
            seat: before.turn(),
            note: before.note(mv),
            others: others.map(|(node, mv)| (node, mv.to_string())).collect(),
        };
        before = game.position_at(node);
        turn
    };
    game.line().into_iter().map(turn).collect()
}

/// The half-made turn that these presses make, if each of them carries it on.
pub(super) fn draft<P: Game>(position: &P, presses: &[Target]) -> Option<P::Draft> {
    presses.iter().try_fold(P::Draft::default(), |draft, &target| match position.press(&draft, target) {
        Press::Drafted(next) => Some(next),
        _ => None,
    })
}

/// The presses without those that no longer matter: something was let go, or chosen instead. `is_enough` says whether
/// presses still make the same half-made turn.
fn shortest(mut presses: Vec<Target>, is_enough: &dyn Fn(&[Target]) -> bool) -> Vec<Target> {
    if let Some(length) = (0..presses.len()).find(|&length| is_enough(&presses[..length])) {
        presses.truncate(length);
    }
    for index in (0..presses.len()).rev() {
        let mut fewer = presses.clone();
        fewer.remove(index);
        if is_enough(&fewer) {
            presses = fewer;
        }
    }
    presses
}
