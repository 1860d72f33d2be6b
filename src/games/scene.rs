//! What is on a board besides the position: the turn in hand, what can be pressed, what was just played or refused.

use crate::rules::{Guided, Target};

/// Everything a picture shows besides the position.
pub struct Scene<P: Guided> {
    pub draft: P::Draft,
    /// A whole turn that waits to be confirmed.
    pub waiting: Option<P::Move>,
    /// What can be pressed next, where it is to be marked.
    pub offers: Vec<Target>,
    pub last_turn: Option<P::Move>,
    /// The position before the last turn.
    pub before: Option<P>,
    /// The last turn has just been played: its pieces are shown moving.
    pub is_fresh: bool,
    /// The press that was refused just now, and why.
    pub refused: Option<(Target, P::Refusal)>,
    /// Which of [`Words::VIEWS`](super::words::Words::VIEWS) is shown.
    pub view: u8,
    /// The opponent's threats are marked.
    pub warns: bool,
}

impl<P: Guided> Scene<P> {
    /// Nothing but the position: for a miniature, or a position that is not being played.
    pub fn quiet() -> Scene<P> {
        Scene {
            draft: P::Draft::default(),
            waiting: None,
            offers: Vec::new(),
            last_turn: None,
            before: None,
            is_fresh: false,
            refused: None,
            view: 0,
            warns: false,
        }
    }

    pub fn offers(&self, target: Target) -> bool {
        self.offers.contains(&target)
    }
}
