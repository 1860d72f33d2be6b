//! The weaker levels: what even the first of them sees, and that it overlooks the rest now and then.

use quincunx::games::{Game, GameId, Visitor};
use quincunx::rules::Rng;
use quincunx::search::{Answer, Level, NodeLimit, Strength, Task, Value};

const MEMORY: usize = 1 << 20;

fn answer<P: Game>(pos: &P, level: Level, seed: u64) -> Answer<P::Move> {
    let task = Task { strength: Strength::Level(level), seed, ..Task::default() };
    pos.search(&mut P::memory(MEMORY), &task, &mut NodeLimit(200_000)).expect("the game goes on")
}

fn wins<P: Game>(pos: &P, mv: P::Move) -> bool {
    let outcome = pos.play(mv).expect("legal").outcome();
    outcome.is_some_and(|outcome| outcome.winner() == Some(pos.side_of(pos.turn())))
}

fn has_win<P: Game>(pos: &P) -> bool {
    pos.outcome().is_none() && pos.moves().into_iter().any(|mv| wins(pos, mv))
}

/// Positions of random games that are as asked for.
fn positions<P: Game>(count: usize, is_wanted: impl Fn(&P) -> bool) -> Vec<P> {
    let mut rng = Rng::new(4);
    let mut found = Vec::new();
    let options = P::VARIANTS[0];
    let mut pos = P::start(options);
    while found.len() < count {
        match pos.random_move(&mut rng) {
            Some(mv) => pos.play_unchecked(mv),
            None => pos = P::start(options),
        }
        if pos.outcome().is_none() && is_wanted(&pos) {
            found.push(pos);
            pos = P::start(options);
        }
    }
    found
}

const TWO_SIDES: [GameId; 4] = [GameId::Quantik, GameId::Pivot, GameId::Emblem, GameId::Minos];

#[test]
fn every_level_plays_its_own_win_in_one() {
    struct Check;
    impl Visitor for Check {
        type Output = ();

        fn visit<P: Game>(self) {
            for (seed, pos) in positions::<P>(12, has_win).into_iter().enumerate() {
                for level in Level::ALL {
                    let answer = answer(&pos, level, seed as u64);
                    assert!(wins(&pos, answer.best), "{pos}: level {} plays {}", level.number(), answer.best);
                    assert_eq!(answer.value, Value::Win(1), "{pos}");
                }
            }
        }
    }
    TWO_SIDES.into_iter().for_each(|game| game.visit(Check));
}

#[test]
fn the_first_level_sees_a_threat_more_often_than_chance_and_overlooks_some() {
    struct Check;
    impl Visitor for Check {
        type Output = ();

        /// Counts the answers that leave the opponent a win in one, where some turns do and some do not.
        fn visit<P: Game>(self) {
            let blunders = |pos: &P| {
                let turns = pos.moves();
                let bad = turns.iter().filter(|&&mv| has_win(&pos.after(mv))).count();
                (bad, turns.len())
            };
            let (mut left, mut by_chance) = (0, 0.0);
            let can_err = |pos: &P| {
                let (bad, all) = blunders(pos);
                !has_win(pos) && 0 < bad && bad < all
            };
            let all = positions::<P>(20, can_err);
            for (pos, seed) in all.iter().flat_map(|pos| (0..20).map(move |seed| (pos, seed))) {
                let (bad, turns) = blunders(pos);
                by_chance += bad as f64 / turns as f64;
                let answer = answer(pos, Level::ALL[0], seed);
                left += u32::from(has_win(&pos.after(answer.best)));
                // What may have been overlooked is not announced.
                assert!(matches!(answer.value, Value::Estimate(_)), "{pos}: {:?}", answer.value);
            }
            let left = f64::from(left);
            assert!(left > 10.0 && left < 0.9 * by_chance, "{}: {left}, {by_chance}", P::FACTS.id);
        }
    }
    GameId::Quantik.visit(Check);
}

#[test]
fn a_level_plays_the_same_with_the_same_seed_and_varies_with_others() {
    struct Check;
    impl Visitor for Check {
        type Output = ();

        fn visit<P: Game>(self) {
            let start = P::start(P::VARIANTS[0]);
            for level in &Level::ALL[..3] {
                let turns: Vec<P::Move> = (0..20).map(|seed| answer(&start, *level, seed).best).collect();
                assert_eq!(turns[7], answer(&start, *level, 7).best);
                assert!(turns.iter().any(|mv| *mv != turns[0]), "{}", P::FACTS.id);
            }
        }
    }
    GameId::ALL.iter().for_each(|game| game.visit(Check));
}
