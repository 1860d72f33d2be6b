//! Spreading a rod and adding a piece, and why a turn is refused.

use super::pieces::Kind;
use super::position::{LEVELS, ShapeColour};
use crate::rules::{Position, Square};

/// The rods that receive the pieces of a spread, from the bottom piece to the top one. Three at most.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Targets {
    /// The unused ones are a1, so that equal lists are equal values.
    rods: [Square; LEVELS],
    len: u8,
}

impl Default for Targets {
    fn default() -> Targets {
        Targets { rods: [Square::new(0, 0); LEVELS], len: 0 }
    }
}

impl Targets {
    /// The same with one more rod at the end.
    ///
    /// # Panics
    /// If there are three already.
    #[must_use]
    #[inline(always)]
    pub fn with(mut self, rod: Square) -> Targets {
        self.rods[self.len as usize] = rod;
        self.len += 1;
        self
    }

    pub fn as_slice(&self) -> &[Square] {
        &self.rods[..self.len as usize]
    }

    pub fn iter(&self) -> impl Iterator<Item = Square> {
        self.as_slice().iter().copied()
    }
}

/// The first operation of the second phase: all pieces of a rod go to different other rods.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Spread {
    pub from: Square,
    pub targets: Targets,
}

/// A turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Move {
    /// `None` in the first phase.
    pub spread: Option<Spread>,
    /// The piece added from the box, and its rod.
    pub kind: Kind,
    pub rod: Square,
}

/// Why a turn is illegal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Refusal {
    GameOver,
    /// In the first phase a turn only adds a piece.
    NoSpreadYet,
    /// In the second phase a turn begins with a spread.
    SpreadFirst,
    /// The first phase adds to empty rods.
    NotEmpty {
        rod: Square,
    },
    /// No piece on the rod that was to be spread.
    NothingToSpread {
        rod: Square,
    },
    /// A spread needs as many target rods as the rod has pieces.
    WrongCount {
        rod: Square,
        pieces: u8,
    },
    /// A piece does not go back to the rod that it came from.
    BackToSource {
        rod: Square,
    },
    /// Two pieces of one spread do not go to the same rod.
    TwiceTo {
        rod: Square,
    },
    /// Three pieces are on the rod.
    Full {
        rod: Square,
    },
    /// The box has no piece of this kind left.
    NotInBox {
        kind: Kind,
    },
}

impl ShapeColour {
    pub(super) fn refusal(&self, mv: Move) -> Option<Refusal> {
        if self.outcome().is_some() {
            return Some(Refusal::GameOver);
        }
        if self.left(mv.kind) == 0 {
            return Some(Refusal::NotInBox { kind: mv.kind });
        }
        match mv.spread {
            Some(_) if self.is_first_phase() => Some(Refusal::NoSpreadYet),
            None if !self.is_first_phase() => Some(Refusal::SpreadFirst),
            None => (self.height(mv.rod) > 0).then_some(Refusal::NotEmpty { rod: mv.rod }),
            Some(spread) => self.refusal_of_spread(spread).or_else(|| {
                let (pos, ..) = self.spread(spread.from, spread.targets.as_slice());
                (pos.height(mv.rod) == LEVELS).then_some(Refusal::Full { rod: mv.rod })
            }),
        }
    }

    fn refusal_of_spread(&self, Spread { from, targets }: Spread) -> Option<Refusal> {
        let pieces = self.height(from);
        if pieces == 0 {
            return Some(Refusal::NothingToSpread { rod: from });
        }
        let rods = targets.as_slice();
        let bad_target = (0..rods.len()).find_map(|i| self.refusal_of_target(from, &rods[..i], rods[i]));
        bad_target.or_else(|| {
            (rods.len() != pieces).then_some(Refusal::WrongCount { rod: from, pieces: pieces as u8 })
        })
    }

    /// Why the next piece of a spread may not go to this rod, after earlier ones have gone to `taken`.
    pub(super) fn refusal_of_target(&self, from: Square, taken: &[Square], rod: Square) -> Option<Refusal> {
        if rod == from {
            Some(Refusal::BackToSource { rod })
        } else if taken.contains(&rod) {
            Some(Refusal::TwiceTo { rod })
        } else {
            (self.height(rod) == LEVELS).then_some(Refusal::Full { rod })
        }
    }
}
