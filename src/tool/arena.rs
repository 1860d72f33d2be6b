//! `quincunx arena`: players against each other.

use super::args::{Args, From};
use super::clock::Limit;
use super::player::{MEMORY, Player, PlayerName};
use super::{Done, Out, usage};
use crate::games::{Game, Visitor};
use crate::record::Match;
use crate::rules::{Rng, Seat};
use crate::search::{Task, Value};
use serde_json::json;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

pub const HELP: &str = "\
quincunx arena GAME A B [--games N] [--options O] [--millis M | --nodes K] [--opening P] [--undecided K] [--seat N] [--seed S]
               [--json]

Plays A against B from random openings, each opening once from every seat, and prints the score of A: its share of the
wins, with the 95 % error. With three or four players A sits on one seat and B on all others, and how many of them A beats
is told as well; in teams A is one side.

Players: best (the strongest search), level:1 to level:6, plies:2 (sees so far), uct (random playouts), greedy, random;
best and uct with a limit of their own: uct:200ms. plies:2.5~10~20 sees two or three plies, plays turns that look worse
by up to 10, and in 20 of 100 turns does not think of the reply.

  --games N      how many games, 100 unless told; rounded up to whole openings
  --millis M     time for a turn, 200 unless told;  --nodes K   nodes for a turn instead
  --opening P    random plies before the players take over, 2 unless told
  --undecided K  only openings in which K nodes of search prove no win for anybody: a decided one says little of the players.
                 200,000 unless told; 0 takes any opening, and so do games that are solved
  --seat N       A always sits on this seat, instead of on each in turn
";

pub fn run(mut args: Args, out: Out) -> Done {
    let from = From::take(&mut args)?;
    let games = args.number("--games")?.unwrap_or(100);
    let (millis, nodes) = (args.number("--millis")?, args.number("--nodes")?);
    let limit = Limit { millis: millis.or(if nodes.is_none() { Some(200) } else { None }), nodes };
    let plies = args.number("--opening")?.unwrap_or(2);
    let opening = Opening { plies, undecided: args.number("--undecided")?.unwrap_or(200_000) };
    let seat = args.number("--seat")?;
    let seed = args.number("--seed")?.unwrap_or(1);
    let json = args.flag("--json");
    let game = args.game()?;
    let players = [PlayerName::read(&args.word("A")?, limit)?, PlayerName::read(&args.word("B")?, limit)?];
    args.end()?;
    game.visit(Arena { from, games, opening, seat, seed, players, json, out })
}

struct Arena<'a> {
    from: From,
    games: u64,
    opening: Opening,
    seat: Option<u64>,
    seed: u64,
    players: [PlayerName; 2],
    json: bool,
    out: Out<'a>,
}

/// How a game begins.
#[derive(Clone, Copy)]
struct Opening {
    /// Played at random.
    plies: u64,
    /// So many nodes of search must prove no win.
    undecided: u64,
}

/// What came out of all games, for A.
#[derive(Default)]
struct Tally {
    /// Shares of the win.
    score: Mean,
    /// The share of the others whom A has more points than, in games with points.
    beaten: Mean,
    wins: u32,
    draws: u32,
    plies: u64,
    /// Points of A less the best other, in games with points.
    lead: f64,
}

impl Visitor for Arena<'_> {
    type Output = Done;

    fn visit<P: Game>(self) -> Done {
        let (options, start) = self.from.read::<P>()?;
        let seats = u64::from(start.seats());
        let sides = (0..start.seats()).map(|seat| start.side_of(Seat(seat)).0 + 1).max().unwrap_or(0);
        if self.seat.is_some_and(|seat| seat == 0 || seat > seats) {
            return Err(usage(format!("--seat: there are {seats} seats")));
        }
        // How many games have the same opening: one for each seat of A.
        let turns = if self.seat.is_some() { 1 } else { seats };
        let openings = self.games.div_ceil(turns);
        let (next, tally) = (AtomicU64::new(0), Mutex::new(Tally::default()));
        let work = || {
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= openings {
                    break;
                }
                let opened =
                    self.opening.play(Match::from_position(options, start), self.seed ^ number << 20);
                for turn in 0..turns {
                    let mut rng = Rng::new(self.seed.wrapping_mul(31).wrapping_add(number * turns + turn));
                    let seat_of_a = self.seat.map_or(turn, |seat| seat - 1);
                    let ended = play_out(opened.clone(), self.players, seat_of_a, &mut rng);
                    tally.lock().expect("no player panics").count(&ended, seat_of_a);
                }
            }
        };
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        std::thread::scope(|scope| (0..cores).for_each(|_| drop(scope.spawn(work))));
        let tally = tally.into_inner().expect("no player panics");
        let (score, beaten) = (tally.score.and_error(), tally.beaten.and_error());
        let games = f64::from(tally.score.count);
        let (plies, lead) = (tally.plies as f64 / games, tally.lead / games);
        if self.json {
            let report = json!({
                "game": P::FACTS.id, "options": options.to_string(), "games": tally.score.count,
                "score": score.0, "error95": score.1, "beaten": beaten.0, "beaten_error95": beaten.1,
                "wins": tally.wins, "draws": tally.draws, "plies": plies, "lead": lead,
            });
            writeln!(self.out, "{report}")?;
            return Ok(());
        }
        let percent = |(mean, error): (f64, f64)| format!("{:.1} % ± {:.1}", 100.0 * mean, 100.0 * error);
        let others =
            if sides > 2 { format!(", {} of the others beaten", percent(beaten)) } else { String::new() };
        writeln!(
            self.out,
            "{} in {games} games ({} won, {} shared){others}, {plies:.1} plies each, lead {lead:.2}",
            percent(score),
            tally.wins,
            tally.draws,
        )?;
        Ok(())
    }
}

impl Opening {
    /// A game after the random plies, not finished, and not decided if that is asked for.
    fn play<P: Game>(self, start: Match<P>, seed: u64) -> Match<P> {
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

/// So many nodes of search prove a win for one side.
fn is_decided<P: Game>(game: &Match<P>, nodes: u64) -> bool {
    // A short search fills no large table, and most of what is decided is decided soon.
    let mut memory = P::memory(MEMORY / 16);
    let task = Task { before: game.keys_before(), ..Task::default() };
    [nodes / 16, nodes].into_iter().any(|nodes| {
        let mut clock = Limit { millis: None, nodes: Some(nodes) }.start();
        let answer = game.position().ponder(&mut memory, &task, &mut clock);
        answer.is_some_and(|answer| matches!(answer.value, Value::Win(_) | Value::Loss(_)))
    })
}

fn play_out<P: Game>(mut game: Match<P>, names: [PlayerName; 2], seat_of_a: u64, rng: &mut Rng) -> Match<P> {
    let (position, seat_of_a) = (*game.position(), Seat(seat_of_a as u8));
    // Partners are the same player.
    let is_a = |seat| position.side_of(seat) == position.side_of(seat_of_a);
    let seats = (0..position.seats()).map(Seat);
    let mut players: Vec<Player<P>> = seats.map(|seat| names[usize::from(!is_a(seat))].sit_down()).collect();
    while game.ending().is_none() {
        let mv = players[game.position().turn().index()].choose(&game, rng);
        game.play(mv).expect("players play legal turns");
    }
    game
}

impl Tally {
    fn count<P: Game>(&mut self, game: &Match<P>, seat_of_a: u64) {
        let position = game.position();
        let seat = Seat(seat_of_a as u8);
        let winners = game.ending().expect("played to the end").outcome.winners;
        let won = winners.contains(position.side_of(seat));
        let share = if won { 1.0 / f64::from(winners.len()) } else { 0.0 };
        self.score.add(share);
        self.wins += u32::from(won && winners.len() == 1);
        self.draws += u32::from(won && winners.len() > 1);
        self.plies += game.ply() as u64;
        if let Some(scores) = position.scores() {
            let points = scores.as_slice();
            let own = points[seat.index()];
            let is_other = |other: usize| position.side_of(Seat(other as u8)) != position.side_of(seat);
            let others: Vec<u32> = points
                .iter()
                .enumerate()
                .filter(|&(other, _)| is_other(other))
                .map(|(_, &points)| points)
                .collect();
            let beaten = |&other: &u32| match own.cmp(&other) {
                std::cmp::Ordering::Greater => 1.0,
                std::cmp::Ordering::Equal => 0.5,
                std::cmp::Ordering::Less => 0.0,
            };
            self.beaten.add(others.iter().map(beaten).sum::<f64>() / others.len() as f64);
            self.lead += f64::from(own) - f64::from(others.iter().copied().max().unwrap_or(0));
        }
    }
}

/// The mean of some numbers.
#[derive(Default)]
struct Mean {
    count: u32,
    sum: f64,
    squares: f64,
}

impl Mean {
    fn add(&mut self, number: f64) {
        self.count += 1;
        self.sum += number;
        self.squares += number * number;
    }

    /// With its error of 95 %.
    fn and_error(&self) -> (f64, f64) {
        let count = f64::from(self.count.max(1));
        let mean = self.sum / count;
        let variance = (self.squares / count - mean * mean).max(0.0);
        (mean, 1.96 * (variance / count).sqrt())
    }
}
