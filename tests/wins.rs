//! Wins that a player who sees two plies misses: each is found within a few seconds, and played out in exactly the
//! number of plies that was claimed.
//!
//! `tests/wins.txt` has them, a game and a position in each line. This looks for others:
//! `GAME=minos cargo test --release --test wins -- --ignored --nocapture`

use quincunx::games::shape_colour::ShapeColour;
use quincunx::games::{Game, GameId, Visitor};
use quincunx::rules::{Position, Rng};
use quincunx::search::{Level, NodeLimit, Skill, Strength, Task, Value};

const WINS: &str = include_str!("wins.txt");
const MEMORY: usize = 16 << 20;

/// A number of nodes that takes well under two seconds (`quincunx bench` prints the nodes per second of each game).
fn nodes(game: &str) -> u64 {
    match game {
        "shape-colour" => 8_000,
        "quantik" => 100_000,
        _ => 1_000_000,
    }
}

fn choose<P: Game>(pos: &P, strength: Strength, memory: &mut P::Memory) -> (P::Move, Value) {
    let task = Task { strength, seed: 1, ..Task::default() };
    let answer = pos.search(memory, &task, &mut NodeLimit(nodes(P::FACTS.id))).expect("the game goes on");
    (answer.best, answer.value)
}

fn best<P: Game>(pos: &P) -> (P::Move, Value) {
    choose(pos, Strength::Best, &mut P::memory(MEMORY))
}

/// Does this turn keep the win? In Shape & Colour that is known once it is played.
fn wins<P: Game>(pos: &P, (mv, value): (P::Move, Value)) -> bool {
    let next = pos.play(mv).expect("legal");
    match next.outcome() {
        Some(outcome) => outcome.winner() == Some(pos.side_of(pos.turn())),
        None if P::FACTS.id == ShapeColour::FACTS.id => matches!(best(&next).1, Value::Loss(_)),
        None => matches!(value, Value::Win(_)),
    }
}

/// Is there a win that a player who sees two plies misses?
fn is_missed_by_two_plies<P: Game>(pos: &P) -> bool {
    let seen = choose(pos, Strength::Skill(Skill::to_depth(2)), &mut P::memory(MEMORY));
    !wins(pos, seen) && wins(pos, best(pos))
}

struct Check<'a>(&'a str);

impl Visitor for Check<'_> {
    type Output = ();

    fn visit<P: Game>(self) {
        let start: P = self.0.parse().expect("a position");
        assert!(is_missed_by_two_plies(&start), "{start}");
        let Value::Win(plies) = best(&start).1 else {
            assert_eq!(P::FACTS.id, "shape-colour", "{start}: proved");
            return;
        };
        // Played out by the claims that follow: each says one ply less than the one before.
        let mut pos = start;
        for left in (0..=plies).rev() {
            assert_eq!(
                pos.outcome().is_some(),
                left == 0,
                "{start}: {pos} with {left} of {plies} plies left"
            );
            if left > 0 {
                let (mv, value) = best(&pos);
                let claimed =
                    if (plies - left).is_multiple_of(2) { Value::Win(left) } else { Value::Loss(left) };
                assert_eq!(value, claimed, "{start}: {pos}");
                pos = pos.play(mv).expect("legal");
            }
        }
    }
}

fn check(game: GameId) {
    let lines = WINS.lines().filter_map(|line| line.split_once(": ")).filter(|(id, _)| *id == game.id());
    let mut count = 0;
    for (_, position) in lines {
        game.visit(Check(position));
        count += 1;
    }
    assert!(count >= 20, "{}: {count} positions", game.id());
}

#[test]
fn quantik() {
    check(GameId::Quantik);
}

#[test]
fn pivot() {
    check(GameId::Pivot);
}

#[test]
fn emblem() {
    check(GameId::Emblem);
}

#[test]
fn shape_colour() {
    check(GameId::ShapeColour);
}

#[test]
fn minos() {
    check(GameId::Minos);
}

/// Looks for such positions near the end of games between unequal players.
struct Find;

impl Visitor for Find {
    type Output = ();

    fn visit<P: Game>(self) {
        let mut rng = Rng::new(8);
        let mut found: Vec<P> = Vec::new();
        while found.len() < 25 {
            let positions = whole_game::<P>(&mut rng);
            for back in [5, 7, 9, 3] {
                let Some(pos) = positions.len().checked_sub(back).map(|index| positions[index]) else {
                    continue;
                };
                if !found.contains(&pos) && is_near(&pos) && is_missed_by_two_plies(&pos) {
                    println!("{}: {pos}", P::FACTS.id);
                    found.push(pos);
                    break;
                }
            }
        }
    }
}

/// The exact length of a longer win takes too many nodes to find.
fn is_near<P: Game>(pos: &P) -> bool {
    P::FACTS.id == ShapeColour::FACTS.id || matches!(best(pos).1, Value::Win(..=9))
}

/// The positions of a game between a strong and a weak player, from a random opening.
fn whole_game<P: Game>(rng: &mut Rng) -> Vec<P> {
    let mut pos = P::start(P::VARIANTS[rng.below(P::VARIANTS.len())]);
    let strong = rng.below(2);
    let mut memory = P::memory(1 << 20);
    let mut positions = vec![pos];
    while pos.outcome().is_none() && positions.len() < 200 {
        let level = if positions.len() % 2 == strong { 5 } else { 2 };
        let strength = Strength::Level(Level::new(level).expect("a level"));
        let task = Task { strength, seed: rng.next_u64(), ..Task::default() };
        let answer = pos.search(&mut memory, &task, &mut NodeLimit(20_000)).expect("a turn");
        let any = pos.random_move(rng).expect("a turn");
        let mv = if positions.len() < 5 || rng.below(12) == 0 { any } else { answer.best };
        pos = pos.play(mv).expect("legal");
        positions.push(pos);
    }
    positions
}

#[test]
#[ignore = "makes the list that the others read"]
fn find() {
    let only = std::env::var("GAME").unwrap_or_default();
    let wanted = GameId::ALL.iter().filter(|game| game.id().contains(&only));
    wanted.for_each(|game| game.visit(Find));
}
