//! Players of the arena.

use super::limit::Limit;
use crate::games::Game;
use crate::record::Match;
use crate::rules::{Position, Rng};
use crate::search::{Level, Skill, Strength, Task, uct};
use std::str::FromStr;

/// How a player is named: `best`, `level:4`, `plies:2`, `uct`, `greedy`, `random`; `best` and `uct` may have a limit of
/// their own, such as `uct:200ms`.
#[derive(Clone, Copy, Debug)]
pub struct PlayerName {
    kind: Kind,
    limit: Option<Limit>,
}

#[derive(Clone, Copy, Debug)]
enum Kind {
    Best,
    Level(Level),
    Skill(Skill),
    Uct,
    Greedy,
    Random,
}

impl FromStr for PlayerName {
    type Err = String;

    fn from_str(text: &str) -> Result<PlayerName, String> {
        let (name, own) = text.split_once(':').map_or((text, None), |(name, own)| (name, Some(own)));
        let plain = |kind| PlayerName { kind, limit: None };
        let limited = |kind, own: &str| {
            let millis = own.strip_suffix("ms").and_then(|number| number.parse().ok())?;
            Some(PlayerName { kind, limit: Some(Limit::of_millis(millis)) })
        };
        let level = |own: &str| Level::new(own.parse().ok()?);
        let read = match (name, own) {
            ("best", None) => Some(plain(Kind::Best)),
            ("best", Some(own)) => limited(Kind::Best, own),
            ("uct", None) => Some(plain(Kind::Uct)),
            ("uct", Some(own)) => limited(Kind::Uct, own),
            ("level", Some(own)) => level(own).map(|level| plain(Kind::Level(level))),
            ("plies", Some(own)) => read_skill(own).map(|skill| plain(Kind::Skill(skill))),
            ("greedy", None) => Some(plain(Kind::Greedy)),
            ("random", None) => Some(plain(Kind::Random)),
            _ => None,
        };
        read.ok_or_else(|| format!("no player is called “{text}”; see quincunx arena --help"))
    }
}

impl PlayerName {
    /// A player of this name; `limit` is for those that name none.
    pub fn sit_down<P: Game>(self, limit: Limit) -> Player<P> {
        Player { kind: self.kind, limit: self.limit.unwrap_or(limit), memory: None }
    }
}

/// A player at a table.
pub struct Player<P: Game> {
    kind: Kind,
    limit: Limit,
    memory: Option<P::Memory>,
}

pub const MEMORY: usize = 32 << 20;

impl<P: Game> Player<P> {
    /// A turn for the player to move.
    ///
    /// # Panics
    /// If the game is over.
    pub fn choose(&mut self, game: &Match<P>, rng: &mut Rng) -> P::Move {
        let position = game.position();
        let mut clock = self.limit.start();
        let seed = rng.next_u64();
        let chosen = match self.kind {
            Kind::Random => position.random_move(rng),
            Kind::Greedy => position.greediest(rng).or_else(|| greedy(position, rng)),
            Kind::Uct => uct(position, seed, &mut clock).map(|(mv, _)| mv),
            Kind::Best | Kind::Level(_) | Kind::Skill(_) => {
                let strength = match self.kind {
                    Kind::Level(level) => Strength::Level(level),
                    Kind::Skill(skill) => Strength::Skill(skill),
                    _ => Strength::Best,
                };
                let memory = self.memory.get_or_insert_with(|| P::memory(MEMORY));
                let task = Task { before: game.keys_before(), seed, every_turn: false, strength };
                position.search(memory, &task, &mut clock).map(|answer| answer.best)
            }
        };
        chosen.expect("the game goes on")
    }
}

/// `2`, `2.5`, `2.5~12` (with a margin), `1~30~40` (and a percentage of turns by static evaluation).
fn read_skill(text: &str) -> Option<Skill> {
    let mut parts = text.split('~');
    let depth =
        (parts.next()?.parse::<f64>().ok().filter(|plies| (0.0..100.0).contains(plies))? * 100.0) as u32;
    let margin = parts.next().map_or(Some(0), |part| part.parse().ok())?;
    let static_percent = parts.next().map_or(Some(0), |part| part.parse().ok())?;
    Some(Skill { depth, margin, static_percent })
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
        let next = position.after(mv);
        let wins = next.outcome().is_some_and(|outcome| outcome.winner() == Some(side));
        let points = next.scores().map_or(0, |scores| scores.as_slice()[seat.index()]);
        (wins, points)
    };
    let best = turns.iter().map(|&mv| worth(mv)).max()?;
    let equals: Vec<P::Move> = turns.into_iter().filter(|&mv| worth(mv) == best).collect();
    rng.pick(&equals).copied()
}
