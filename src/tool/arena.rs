//! `quincunx arena`: players against each other.

use super::limit::Limit;
use super::player::{MEMORY, Player, PlayerName};
use super::report::{standing, write_json};
use super::start::Start;
use super::tally::Tally;
use super::{Done, GameCommand, Out, usage};
use crate::games::{Game, GameId};
use crate::record::Match;
use crate::rules::{Rng, Seat};
use crate::search::{Task, Value};
use clap::Args;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

/// Let players play against each other
///
/// Plays A against B from random openings, each opening once from every seat, and prints the score of A: its share of
/// the wins, with the 95 % error. With three or four players A sits on one seat and B on all others, and how many of
/// them A beats is told as well; in teams A is one side.
///
/// Players: best (the strongest search), level:1 to level:6, plies:2 (sees two plies), uct (random playouts), greedy,
/// random; best and uct with a limit of their own: uct:200ms. plies:2.5~80 sees two or
/// three plies, and notices 80 of 100 turns; newcomer sees one ply, and notices 60.
///
/// exec:COMMAND is another program, such as "exec:OLD/quincunx player pivot level:3"; docs/ARENA.md says how it is
/// asked. An answer that is illegal, late or missing is told, and loses the game.
///
/// Players without a limit think for 200 ms unless told otherwise.
#[derive(Args)]
pub struct Arena {
    #[command(flatten)]
    start: Start,
    /// A player, such as level:3
    #[arg(value_name = "A")]
    a: PlayerName,
    /// Its opponent
    #[arg(value_name = "B")]
    b: PlayerName,
    /// How many games; rounded up to whole openings
    #[arg(long, default_value_t = 100)]
    games: u64,
    #[command(flatten)]
    limit: Limit,
    #[command(flatten)]
    opening: Opening,
    /// A always sits on this seat, instead of on each in turn
    #[arg(long)]
    seat: Option<u64>,
    /// Another seed makes other games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Print as well what each seat won, how long the games were and how they ended
    #[arg(long)]
    ends: bool,
    /// Print as well how the points were distributed, in games with points
    #[arg(long)]
    scores: bool,
    /// Print the turns of every game first, to be read
    #[arg(long, conflicts_with = "json")]
    turns: bool,
    /// Print one JSON object, with all but the turns
    #[arg(long)]
    json: bool,
}

/// How a game begins.
#[derive(Args, Clone, Copy)]
struct Opening {
    /// Random plies before the players take over
    #[arg(long = "opening", value_name = "PLIES", default_value_t = 2)]
    plies: u64,
    /// Skip openings in which a search of this many nodes proves a win, since they say little of the players; 0 skips
    /// none. Nor are any skipped in games that are solved
    #[arg(long, value_name = "NODES", default_value_t = 200_000)]
    undecided: u64,
}

impl GameCommand for Arena {
    fn game(&self) -> GameId {
        self.start.game
    }

    fn run<P: Game>(&self, out: Out) -> Done {
        let (options, start) = self.start.read::<P>()?;
        let seats = u64::from(start.seats());
        if self.seat.is_some_and(|seat| seat == 0 || seat > seats) {
            return Err(usage(format!("--seat: there are {seats} seats")));
        }
        for player in [&self.a, &self.b] {
            // A program that is not there is better told before the games than in each of them.
            player.sit_down::<P>().map_err(usage)?;
        }
        let (tally, games) = self.play_all(&Match::<P>::from_position(options, start));
        if self.turns {
            games.iter().try_for_each(|(_, game)| writeln!(out, "{game}"))?;
        }
        let report = tally.report::<P>(options);
        if self.json {
            return write_json(out, &report);
        }
        let sides = (0..start.seats()).map(|seat| start.side_of(Seat(seat)).0 + 1).max().unwrap_or(0);
        report.write(sides > 2, out)?;
        if self.ends {
            report.ends.write(out)?;
        }
        if self.scores { report.points.write(out) } else { Ok(()) }
    }
}

impl Arena {
    /// Plays all games, on all cores: what came of them, and each with its number and its turns.
    fn play_all<P: Game>(&self, start: &Match<P>) -> (Tally, Vec<(u64, String)>) {
        // How many games have the same opening: one for each seat of A.
        let repeats = if self.seat.is_some() { 1 } else { u64::from(start.position().seats()) };
        let openings = self.games.div_ceil(repeats);
        let (next, all) = (AtomicU64::new(0), Mutex::new((Tally::default(), Vec::new())));
        let work = || {
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= openings {
                    break;
                }
                let opened = self.opening.play(start, self.seed ^ number << 20);
                for repeat in 0..repeats {
                    let mut rng =
                        Rng::new(self.seed.wrapping_mul(31).wrapping_add(number * repeats + repeat));
                    let seat_of_a = Seat(self.seat.map_or(repeat, |seat| seat - 1) as u8);
                    let (ended, fault) = self.play_out(opened.clone(), seat_of_a, &mut rng);
                    if let Some(fault) = &fault {
                        fault.tell(number * repeats + repeat, &ended);
                    }
                    let lost_by = fault.map(|fault| fault.seat);
                    let mut all = all.lock().expect("no player panics");
                    all.0.count(&ended, seat_of_a, lost_by);
                    if self.turns {
                        let number = number * repeats + repeat;
                        all.1.push((number, game_line(number, &ended, seat_of_a)));
                    }
                }
            }
        };
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        std::thread::scope(|scope| (0..cores).for_each(|_| drop(scope.spawn(work))));
        let (tally, mut games) = all.into_inner().expect("no player panics");
        games.sort();
        (tally, games)
    }

    /// A game to its end, or to the turn that somebody failed to play.
    fn play_out<P: Game>(
        &self,
        mut game: Match<P>,
        seat_of_a: Seat,
        rng: &mut Rng,
    ) -> (Match<P>, Option<PlayerFault>) {
        let position = *game.position();
        let limit = self.limit.or_millis(200);
        // Partners are the same player.
        let is_a = |seat| position.side_of(seat) == position.side_of(seat_of_a);
        let name = |seat| if is_a(seat) { &self.a } else { &self.b };
        let seats = (0..position.seats()).map(Seat);
        let mut players: Vec<Result<Player<P>, String>> = seats.map(|seat| name(seat).sit_down()).collect();
        while game.ending().is_none() {
            let seat = game.position().turn();
            let chosen = match &mut players[seat.index()] {
                Ok(player) => player.choose(&game, limit, rng),
                Err(why) => Err(why.clone()),
            };
            match chosen {
                Ok(mv) => game.play(mv).expect("what was chosen is legal"),
                Err(why) => {
                    let fault = PlayerFault { seat, player: name(seat).to_string(), why };
                    return (game, Some(fault));
                }
            }
        }
        (game, None)
    }
}

/// A game in one line.
fn game_line<P: Game>(number: u64, game: &Match<P>, seat_of_a: Seat) -> String {
    let turns: Vec<String> = game.turns().iter().map(ToString::to_string).collect();
    format!("game {}, A is player {}: {}: {}", number + 1, seat_of_a.0 + 1, turns.join(" "), standing(game))
}

/// Why a player has lost before the end of the game.
struct PlayerFault {
    seat: Seat,
    player: String,
    why: String,
}

impl PlayerFault {
    fn tell<P: Game>(&self, game: u64, played: &Match<P>) {
        let PlayerFault { seat, player, why } = self;
        eprintln!("game {}, turn {}: player {}, {player}: {why}", game + 1, played.ply() + 1, seat.0 + 1);
    }
}

impl Opening {
    /// A game after the random plies, not finished, and not decided if that is asked for.
    fn play<P: Game>(self, start: &Match<P>, seed: u64) -> Match<P> {
        let mut rng = Rng::new(seed);
        loop {
            let mut game = start.clone();
            for _ in 0..self.plies {
                if let Some(mv) = game.position().random_move(&mut rng) {
                    let _ = game.play(mv);
                }
            }
            // Where all is known, every opening is decided.
            if game.ending().is_none() && (P::IS_SOLVED || !is_decided(&game, self.undecided)) {
                return game;
            }
        }
    }
}

/// A search of this many nodes proves a win for one side.
fn is_decided<P: Game>(game: &Match<P>, nodes: u64) -> bool {
    // A short search fills no large table, and most of what is decided is decided soon.
    let mut memory = P::memory(MEMORY / 16);
    let task = Task { before: game.keys_before(), ..Task::default() };
    [nodes / 16, nodes].into_iter().any(|nodes| {
        let mut clock = Limit::of_nodes(nodes).start();
        let answer = game.position().search(&mut memory, &task, &mut clock);
        answer.is_some_and(|answer| matches!(answer.value, Value::Win(_) | Value::Loss(_)))
    })
}
