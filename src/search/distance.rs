//! How soon a game that is decided is over: the deepening search proves *that* a position is won; turns that it looked at
//! less deeply may win sooner, and replies to threats cost it no depth. Here every turn counts as one ply.

use super::monitor::{Monitor, Stopped};
use super::thinker::Thinker;
use std::ops::ControlFlow;

/// Slots of the table of what is known.
const SLOTS: usize = 1 << 16;

/// What is known of the player to move: the most plies within which there is no forced win or loss, the fewest within
/// which there is a loss.
#[derive(Clone, Copy)]
struct Known {
    key: u64,
    no_win: u8,
    no_loss: u8,
    loss: u8,
}

const NOTHING: Known = Known { key: 0, no_win: 0, no_loss: 0, loss: u8::MAX };

/// A search for wins and losses within a number of plies, and for nothing else.
pub struct Distance<'a> {
    slots: Vec<Known>,
    pub nodes: u64,
    most: u64,
    monitor: &'a mut dyn Monitor,
}

impl<'a> Distance<'a> {
    /// Gives up after `most` nodes, or when the monitor says so.
    pub fn new(most: u64, monitor: &'a mut dyn Monitor) -> Distance<'a> {
        Distance { slots: vec![NOTHING; SLOTS], nodes: 0, most, monitor }
    }

    fn known(&mut self, key: u64) -> &mut Known {
        let slot = &mut self.slots[key as usize & (SLOTS - 1)];
        if slot.key != key {
            *slot = Known { key, ..NOTHING };
        }
        slot
    }

    fn count(&mut self) -> Result<(), Stopped> {
        self.nodes += 1;
        let asks = self.nodes.is_multiple_of(512);
        if self.nodes > self.most || asks && self.monitor.should_stop(self.nodes) {
            return Err(Stopped);
        }
        Ok(())
    }

    /// A turn that wins within so many plies, whatever the other does. The game is not over.
    pub fn win_within<P: Thinker>(&mut self, pos: &P, plies: u32) -> Result<Option<P::Move>, Stopped> {
        self.count()?;
        if let Some(mv) = win_in_one(pos) {
            return Ok(Some(mv));
        }
        if plies < 3 {
            return Ok(None);
        }
        let key = pos.key();
        if u32::from(self.known(key).no_win) >= plies {
            return Ok(None);
        }
        // Threats force the replies, so they are refuted or proved soonest.
        let (threats, others): (Vec<_>, Vec<_>) =
            pos.moves().into_iter().partition(|&mv| pos.after(mv).is_threatened());
        for mv in threats.into_iter().chain(others) {
            let next = pos.after(mv);
            if next.outcome().is_none() && self.is_lost_within(&next, plies - 1)? {
                return Ok(Some(mv));
            }
        }
        let known = self.known(key);
        known.no_win = known.no_win.max(plies as u8);
        Ok(None)
    }

    /// Has the player to move lost within so many plies, whatever they do? The game is not over.
    pub fn is_lost_within<P: Thinker>(&mut self, pos: &P, plies: u32) -> Result<bool, Stopped> {
        self.count()?;
        if win_in_one(pos).is_some() {
            return Ok(false);
        }
        let key = pos.key();
        let known = *self.known(key);
        if u32::from(known.loss) <= plies || u32::from(known.no_loss) >= plies {
            return Ok(u32::from(known.loss) <= plies);
        }
        for mv in pos.moves() {
            let next = pos.after(mv);
            let loses = match next.outcome() {
                // A turn may end the game in the other's favour.
                Some(outcome) => outcome.winner().is_some_and(|winner| winner != pos.side_of(pos.turn())),
                None => self.win_within(&next, plies - 1)?.is_some(),
            };
            if !loses {
                let known = self.known(key);
                known.no_loss = known.no_loss.max(plies as u8);
                return Ok(false);
            }
        }
        let known = self.known(key);
        known.loss = known.loss.min(plies as u8);
        Ok(true)
    }

    /// The fewest plies within which the player to move wins, if that is less than `most`.
    pub fn soonest_win<P: Thinker>(&mut self, pos: &P, most: u32) -> Result<Option<(u32, P::Move)>, Stopped> {
        for plies in (1..most).step_by(2) {
            if let Some(mv) = self.win_within(pos, plies)? {
                return Ok(Some((plies, mv)));
            }
        }
        Ok(None)
    }

    /// The fewest plies within which the player to move has lost, if that is less than `most`.
    pub fn soonest_loss<P: Thinker>(&mut self, pos: &P, most: u32) -> Result<Option<u32>, Stopped> {
        for plies in (2..most).step_by(2) {
            if self.is_lost_within(pos, plies)? {
                return Ok(Some(plies));
            }
        }
        Ok(None)
    }
}

/// A turn that wins at once.
fn win_in_one<P: Thinker>(pos: &P) -> Option<P::Move> {
    if P::SEES_WINS {
        return pos.winning_turn();
    }
    let side = pos.side_of(pos.turn());
    let found = pos.each_move(|mv| match pos.after(mv).outcome() {
        Some(outcome) if outcome.winner() == Some(side) => ControlFlow::Break(mv),
        _ => ControlFlow::Continue(()),
    });
    found.break_value()
}
