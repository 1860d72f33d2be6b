//! Players of the arena.

use super::clock::Limit;
use super::{Fault, usage};
use crate::games::Game;
use crate::record::Match;
use crate::rules::{Position, Rng};
use crate::search::{NodeLimit, Sparring, Task, uct};

/// How a player is named: `best`, `uct`, `greedy`, `random`, the first two with a limit of their own such as `uct:200ms`; and
/// `plies:2` or `level:3`, where a game has them.
#[derive(Clone, Copy, Debug)]
pub struct PlayerName {
    kind: Kind,
    limit: Limit,
}

#[derive(Clone, Copy, Debug)]
enum Kind {
    Best,
    Uct,
    Greedy,
    Random,
    Spar(Sparring),
}

impl PlayerName {
    /// Reads a name; `limit` is for players that name none.
    pub fn read(text: &str, limit: Limit) -> Result<PlayerName, Fault> {
        let wrong = || {
            usage(format!(
                "no player is called “{text}”; there are best, uct, greedy, random, as in uct:200ms, and plies:2, level:3"
            ))
        };
        let (name, own) = text.split_once(':').map_or((text, None), |(name, own)| (name, Some(own)));
        let number = own.and_then(|own| own.parse().ok());
        let kind = match name {
            "best" => Kind::Best,
            "uct" => Kind::Uct,
            "greedy" => Kind::Greedy,
            "random" => Kind::Random,
            "plies" => Kind::Spar(Sparring::Plies(number.ok_or_else(wrong)?)),
            "level" => Kind::Spar(Sparring::Level(number.ok_or_else(wrong)?)),
            _ => return Err(wrong()),
        };
        let limit = match own {
            None => limit,
            Some(_) if matches!(kind, Kind::Spar(_)) => limit,
            Some(own) => {
                let millis = own.strip_suffix("ms").and_then(|number| number.parse().ok());
                Limit { millis: Some(millis.ok_or_else(wrong)?), nodes: None }
            }
        };
        Ok(PlayerName { kind, limit })
    }

    /// Whether the game has this player, from this position.
    pub fn plays<P: Game>(self, position: &P) -> bool {
        let Kind::Spar(partner) = self.kind else { return true };
        position.spar(partner, 0, &mut NodeLimit(1)).is_some()
    }

    pub fn sit_down<P: Game>(self) -> Player<P> {
        Player { name: self, memory: None }
    }
}

/// A player at a table.
pub struct Player<P: Game> {
    name: PlayerName,
    memory: Option<P::Memory>,
}

const MEMORY: usize = 32 << 20;

impl<P: Game> Player<P> {
    /// A turn for the player to move.
    ///
    /// # Panics
    /// If the game is over.
    pub fn choose(&mut self, game: &Match<P>, rng: &mut Rng) -> P::Move {
        let position = game.position();
        let mut clock = self.name.limit.start();
        let seed = rng.next_u64();
        let chosen = match self.name.kind {
            Kind::Random => position.random_move(rng),
            Kind::Greedy => {
                position.spar(Sparring::Greedy, seed, &mut clock).or_else(|| greedy(position, rng))
            }
            Kind::Spar(partner) => position.spar(partner, seed, &mut clock),
            Kind::Uct => uct(position, seed, &mut clock).map(|(mv, _)| mv),
            Kind::Best => {
                let memory = self.memory.get_or_insert_with(|| P::memory(MEMORY));
                let task = Task { before: game.keys_before(), seed, every_turn: false };
                position.ponder(memory, &task, &mut clock).map(|answer| answer.best)
            }
        };
        chosen.expect("the game goes on")
    }
}

/// The turn that wins at once or scores most; otherwise any. Of very many turns, a sample, which is nearly as greedy.
fn greedy<P: Position>(position: &P, rng: &mut Rng) -> Option<P::Move> {
    const SAMPLE: u64 = 20_000;
    let turns = match position.count_moves() {
        count if count <= SAMPLE => position.moves(),
        _ => (0..SAMPLE).filter_map(|_| position.random_move(rng)).collect(),
    };
    let (seat, side) = (position.turn(), position.side_of(position.turn()));
    let worth = |mv: P::Move| {
        let mut next = *position;
        next.play_unchecked(mv);
        let wins = next.outcome().is_some_and(|outcome| outcome.winners.contains(side) && !outcome.is_draw());
        let points = next.scores().map_or(0, |scores| scores.as_slice()[seat.index()]);
        (wins, points)
    };
    let best = turns.iter().map(|&mv| worth(mv)).max()?;
    let equals: Vec<P::Move> = turns.into_iter().filter(|&mv| worth(mv) == best).collect();
    rng.pick(&equals).copied()
}
