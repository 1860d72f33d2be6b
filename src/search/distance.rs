//! The exact distance to the end of a decided game. Alpha–beta proves that a position is won; because of its reductions
//! and extensions it may not find the shortest win. Here every turn counts as one ply.

use super::heuristics::Heuristics;
use super::monitor::{Monitor, Stopped};
use super::node_counter::NodeCounter;
use super::table::{Entry, Table};
use std::ops::ControlFlow;

const SLOTS: usize = 1 << 16;

/// What is kept of a position, for the player to move: the most plies within which there is no forced win or loss, and
/// the fewest within which there is a forced loss.
#[derive(Clone, Copy)]
struct Distances {
    key: u64,
    no_win: u8,
    no_loss: u8,
    loss: u8,
}

impl Distances {
    const fn nothing(key: u64) -> Distances {
        Distances { key, no_win: 0, no_loss: 0, loss: u8::MAX }
    }
}

impl Entry for Distances {
    type Key = u64;
    const EMPTY: Distances = Distances::nothing(0);

    fn key(&self) -> u64 {
        self.key
    }

    fn hash(key: u64) -> u64 {
        key
    }

    /// All bounds that were ever found hold.
    fn updating(self, older: Distances) -> Distances {
        Distances {
            key: self.key,
            no_win: self.no_win.max(older.no_win),
            no_loss: self.no_loss.max(older.no_loss),
            loss: self.loss.min(older.loss),
        }
    }
}

/// A search for forced wins and losses within a number of plies.
pub struct DistanceSearch<'a> {
    table: Table<Distances>,
    counter: NodeCounter<512>,
    max_nodes: u64,
    monitor: &'a mut dyn Monitor,
}

impl<'a> DistanceSearch<'a> {
    /// Stops after `max_nodes` nodes, or when the monitor says so.
    pub fn new(max_nodes: u64, monitor: &'a mut dyn Monitor) -> DistanceSearch<'a> {
        DistanceSearch {
            table: Table::with_slots(SLOTS),
            counter: NodeCounter::default(),
            max_nodes,
            monitor,
        }
    }

    /// What is known of a position that is about to be searched: it takes the slot at once.
    fn known(&mut self, key: u64) -> Distances {
        self.table.get(key).unwrap_or_else(|| {
            self.table.put(Distances::nothing(key));
            Distances::nothing(key)
        })
    }

    fn count(&mut self) -> Result<(), Stopped> {
        self.counter.count(self.monitor)?;
        if self.counter.nodes > self.max_nodes { Err(Stopped) } else { Ok(()) }
    }

    pub fn nodes(&self) -> u64 {
        self.counter.nodes
    }

    /// A turn that forces a win within this many plies. The game is not over.
    pub fn win_within<P: Heuristics>(&mut self, pos: &P, plies: u32) -> Result<Option<P::Move>, Stopped> {
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
        // Threats first: they force the replies, so they are proved or refuted soonest.
        let (threats, others): (Vec<_>, Vec<_>) =
            pos.moves().into_iter().partition(|&mv| pos.after(mv).is_threatened());
        for mv in threats.into_iter().chain(others) {
            let next = pos.after(mv);
            if next.outcome().is_none() && self.is_lost_within(&next, plies - 1)? {
                return Ok(Some(mv));
            }
        }
        self.table.put(Distances { no_win: plies as u8, ..Distances::nothing(key) });
        Ok(None)
    }

    /// Does every turn lose within this many plies? The game is not over.
    pub fn is_lost_within<P: Heuristics>(&mut self, pos: &P, plies: u32) -> Result<bool, Stopped> {
        self.count()?;
        if win_in_one(pos).is_some() {
            return Ok(false);
        }
        let key = pos.key();
        let known = self.known(key);
        if u32::from(known.loss) <= plies || u32::from(known.no_loss) >= plies {
            return Ok(u32::from(known.loss) <= plies);
        }
        for mv in pos.moves() {
            let next = pos.after(mv);
            let loses = match next.outcome() {
                // A turn may end the game in the opponent's favour.
                Some(outcome) => outcome.winner().is_some_and(|winner| winner != pos.side_of(pos.turn())),
                None => self.win_within(&next, plies - 1)?.is_some(),
            };
            if !loses {
                self.table.put(Distances { no_loss: plies as u8, ..Distances::nothing(key) });
                return Ok(false);
            }
        }
        self.table.put(Distances { loss: plies as u8, ..Distances::nothing(key) });
        Ok(true)
    }

    /// The fewest plies within which the player to move wins, if that is less than `most`.
    pub fn soonest_win<P: Heuristics>(
        &mut self,
        pos: &P,
        most: u32,
    ) -> Result<Option<(u32, P::Move)>, Stopped> {
        for plies in (1..most).step_by(2) {
            if let Some(mv) = self.win_within(pos, plies)? {
                return Ok(Some((plies, mv)));
            }
        }
        Ok(None)
    }

    /// The fewest plies within which the player to move has lost, if that is less than `most`.
    pub fn soonest_loss<P: Heuristics>(&mut self, pos: &P, most: u32) -> Result<Option<u32>, Stopped> {
        for plies in (2..most).step_by(2) {
            if self.is_lost_within(pos, plies)? {
                return Ok(Some(plies));
            }
        }
        Ok(None)
    }
}

/// A turn that wins at once.
fn win_in_one<P: Heuristics>(pos: &P) -> Option<P::Move> {
    if P::FINDS_ALL_WINS {
        return pos.winning_turn();
    }
    let side = pos.side_of(pos.turn());
    let found = pos.each_move(|mv| match pos.after(mv).outcome() {
        Some(outcome) if outcome.winner() == Some(side) => ControlFlow::Break(mv),
        _ => ControlFlow::Continue(()),
    });
    found.break_value()
}
