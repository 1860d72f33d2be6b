//! A session at one moment, as plain data: all that words and pictures are made of.

use super::any_match::draft;
use super::hand::Hand;
use crate::games::scene::Scene;
use crate::games::{Game, GameId};
use crate::record::Ending;
use crate::rules::{Press, Target};

/// A session at one moment.
#[derive(Clone, PartialEq, Debug)]
pub struct Snapshot {
    pub game: GameId,
    /// In notation.
    pub position: String,
    /// The position before the last turn, and the turn.
    pub last_turn: Option<(String, String)>,
    pub hand: Hand,
    pub offers: Vec<Target>,
    pub ending: Option<Ending>,
    pub ply: usize,
}

/// How a snapshot is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Look {
    /// One of the game's views.
    pub view: u8,
    /// The last turn has just been played, and is shown moving.
    pub is_fresh: bool,
    /// Offers and threats are marked.
    pub helps: bool,
}

/// Why the last of these presses is refused. The rules are asked again: nothing but the presses is stored.
fn refusal<P: Game>(position: &P, presses: &[Target]) -> Option<(Target, P::Refusal)> {
    let (&target, before) = presses.split_last()?;
    match position.press(&draft(position, before)?, target) {
        Press::Refused(refusal) => Some((target, refusal)),
        _ => None,
    }
}

impl Snapshot {
    /// The position and the scene in the game's own type. `None` if the snapshot is of another game.
    pub fn typed<P: Game>(&self, look: Look) -> Option<(P, Scene<P>)> {
        let position: P = self.position.parse().ok()?;
        let draft = draft(&position, &self.hand.presses).unwrap_or_default();
        let last_turn =
            self.last_turn.as_ref().and_then(|(before, turn)| before.parse().ok().zip(turn.parse().ok()));
        let refused = self.hand.refused.as_ref().and_then(|presses| refusal(&position, presses));
        let scene = Scene {
            draft,
            waiting: self.hand.waiting.as_ref().and_then(|turn| turn.parse().ok()),
            offers: if look.helps { self.marked_offers() } else { Vec::new() },
            last_turn: last_turn.map(|(_, mv)| mv),
            before: last_turn.map(|(before, _)| before),
            is_fresh: look.is_fresh,
            refused,
            view: look.view,
            warns: look.helps && last_turn.is_some(),
        };
        Some((position, scene))
    }

    /// The offers that are marked on the board: once something is chosen, or where a turn begins on the board. Where it
    /// begins with the tray, nearly every square is offered; and a turn that waits is shown instead.
    fn marked_offers(&self) -> Vec<Target> {
        let begins_with_tray = self.offers.iter().any(|target| matches!(target, Target::Tray(_)));
        let is_unmarked =
            if self.hand.presses.is_empty() { begins_with_tray } else { self.hand.waiting.is_some() };
        if is_unmarked { Vec::new() } else { self.offers.clone() }
    }
}
