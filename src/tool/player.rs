//! Players of the arena.

use super::limit::Limit;
use super::program::Program;
use super::question::Question;
use crate::games::Game;
use crate::record::Match;
use crate::rules::{Position, Rng};
use crate::search::{Level, Skill, Strength, Task, uct};
use std::fmt;
use std::str::FromStr;

/// How a player is named: `best`, `level:4`, `plies:2`, `uct`, `greedy`, `newcomer`, `random`, `exec:` and a command;
/// `best` and `uct` may have a limit of their own, such as `uct:200ms`.
#[derive(Clone, Debug)]
pub struct PlayerName {
    text: String,
    kind: Kind,
    limit: Option<Limit>,
}

#[derive(Clone, Debug)]
enum Kind {
    Best,
    Level(Level),
    Skill(Skill),
    Uct,
    Greedy,
    Random,
    /// The command of another program.
    Program(String),
}

impl FromStr for PlayerName {
    type Err = String;

    fn from_str(text: &str) -> Result<PlayerName, String> {
        let (name, own) = text.split_once(':').map_or((text, None), |(name, own)| (name, Some(own)));
        let plain = |kind| PlayerName { text: text.to_owned(), kind, limit: None };
        let limited = |kind, own: &str| {
            let millis = own.strip_suffix("ms").and_then(|number| number.parse().ok())?;
            Some(PlayerName { limit: Some(Limit::of_millis(millis)), ..plain(kind) })
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
            ("newcomer", None) => Some(plain(Kind::Skill(NEWCOMER))),
            ("exec", Some(command)) => Some(plain(Kind::Program(command.to_owned()))),
            _ => None,
        };
        read.ok_or_else(|| format!("no player is called “{text}”; see quincunx arena --help"))
    }
}

impl fmt::Display for PlayerName {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl PlayerName {
    /// A player of this name. Fails if it is a program that cannot be started.
    pub fn sit_down<P: Game>(&self) -> Result<Player<P>, String> {
        let program = match &self.kind {
            Kind::Program(command) => Some(Program::start(command)?),
            _ => None,
        };
        Ok(Player { name: self.clone(), memory: None, program })
    }
}

/// A player at a table.
pub struct Player<P: Game> {
    name: PlayerName,
    memory: Option<P::Memory>,
    program: Option<Program>,
}

/// Somebody who has understood the rules and plays for the first time: one look ahead, without a search, in which he
/// overlooks two turns of five.
const NEWCOMER: Skill = Skill { noticed: 60, ..Skill::to_depth(1) };

pub const MEMORY: usize = 32 << 20;

impl<P: Game> Player<P> {
    /// A legal turn for the player to move, or why it has none; `limit` is for players that name none of their own.
    ///
    /// # Panics
    /// If the game is over.
    pub fn choose(&mut self, game: &Match<P>, limit: Limit, rng: &mut Rng) -> Result<P::Move, String> {
        let position = game.position();
        let limit = self.name.limit.unwrap_or(limit);
        let mut clock = limit.start();
        let seed = rng.next_u64();
        if let Some(program) = &mut self.program {
            return legal(game, &program.ask(&Question::about(game, seed, limit))?);
        }
        let strength = match self.name.kind {
            Kind::Level(level) => Strength::Level(level),
            Kind::Skill(skill) => Strength::Skill(skill),
            _ => Strength::Best,
        };
        let chosen = match self.name.kind {
            Kind::Random => position.random_move(rng),
            Kind::Greedy => position.greediest(rng).or_else(|| greedy(position, rng)),
            Kind::Uct => uct(position, seed, &mut clock).map(|(mv, _)| mv),
            Kind::Best | Kind::Level(_) | Kind::Skill(_) | Kind::Program(_) => {
                let memory = self.memory.get_or_insert_with(|| P::memory(MEMORY));
                let task = Task { before: game.keys_before(), seed, every_turn: false, strength };
                position.search(memory, &task, &mut clock).map(|answer| answer.best)
            }
        };
        Ok(chosen.expect("the game goes on"))
    }
}

/// The turn that a program answered with, if it may be played.
fn legal<P: Game>(game: &Match<P>, text: &str) -> Result<P::Move, String> {
    let mv = text.trim().parse().map_err(|error| format!("“{text}”: {error}"))?;
    match game.position().check(mv) {
        Ok(()) => Ok(mv),
        Err(refusal) => Err(format!("“{text}”: illegal, {refusal:?}")),
    }
}

/// `2`, `2.5`, `1~40` (noticing 40 of 100 turns).
fn read_skill(text: &str) -> Option<Skill> {
    let mut parts = text.split('~');
    let depth =
        (parts.next()?.parse::<f64>().ok().filter(|plies| (0.0..100.0).contains(plies))? * 100.0) as u32;
    let noticed = parts.next().map_or(Some(100), |part| part.parse().ok())?;
    Some(Skill { depth, noticed })
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
