//! Alpha–beta against plain minimax, on the games themselves.

use quincunx::games::emblem::Emblem;
use quincunx::games::minos::Minos;
use quincunx::games::pivot::Pivot;
use quincunx::games::shape_colour::{Options, ShapeColour};
use quincunx::rules::{Position, Rng, Seat, Symmetric};
use quincunx::search::{AlphaBeta, Heuristics, NodeLimit, Score, Searchable, Task, Unlimited, Value};
use std::ops::ControlFlow;

const TABLE: usize = 4 << 20;

/// The score of a search to this depth by trying everything, with the same rules as alpha–beta about what is seen
/// without playing it: wins in one, and threats that must be answered.
fn minimax<P: Heuristics>(pos: &P, depth: i32, path: &mut Vec<P>) -> Score {
    let mover = pos.side_of(pos.turn());
    if let Some(outcome) = pos.outcome() {
        return match outcome.is_shared() {
            true => Score::DRAW,
            false if outcome.winners.contains(mover) => Score::win_in(0),
            false => Score::loss_in(0),
        };
    }
    if P::FACTS.repetition && path.contains(pos) {
        return Score::DRAW;
    }
    if pos.winning_turn().is_some() {
        return Score::win_in(1);
    }
    let depth = if pos.is_threatened() { depth + 1 } else { depth };
    if depth <= 0 {
        return Score::estimate(pos.evaluate());
    }
    path.push(*pos);
    let scores =
        pos.moves().into_iter().map(|mv| minimax(&pos.play(mv).expect("legal"), depth - 1, path).before());
    let best = scores.max().expect("there are turns");
    path.pop();
    best
}

fn random_positions<P: Position>(seed: u64, count: usize, plies: impl Fn(&mut Rng) -> usize) -> Vec<P> {
    let mut rng = Rng::new(seed);
    let mut found = Vec::new();
    while found.len() < count {
        let mut pos = P::start(P::VARIANTS[rng.below(P::VARIANTS.len())]);
        for _ in 0..plies(&mut rng) {
            match rng.pick(&pos.moves()) {
                Some(&mv) => pos = pos.play(mv).expect("legal"),
                None => break,
            }
        }
        if pos.outcome().is_none() {
            found.push(pos);
        }
    }
    found
}

/// A search without reductions finds the same score as minimax at the same depth.
fn same_as_minimax<P: Heuristics>(positions: &[P], depth: u32) {
    for pos in positions {
        let mut search = AlphaBeta::<P>::with_table(TABLE);
        search.plain = true;
        let found = search.deepen(pos, &[], depth, &mut Unlimited);
        // A search that is decided earlier stops there: minimax must say the same at that depth.
        let scores = pos.moves().into_iter().map(|mv| {
            minimax(&pos.play(mv).expect("legal"), found.depth as i32 - 1, &mut vec![*pos]).before()
        });
        assert_eq!(found.score(), scores.max().expect("there are turns"), "{pos} at depth {}", found.depth);
    }
}

#[test]
fn emblem_agrees_with_minimax() {
    same_as_minimax::<Emblem>(&random_positions(1, 60, |rng| rng.below(40)), 3);
    same_as_minimax::<Emblem>(&random_positions(11, 2000, |rng| rng.below(40)), 2);
}

#[test]
fn minos_agrees_with_minimax() {
    same_as_minimax::<Minos>(&random_positions(2, 60, |rng| rng.below(80)), 3);
    same_as_minimax::<Minos>(&random_positions(12, 2000, |rng| rng.below(80)), 2);
}

/// The score by trying everything to the end of the game.
fn exact<P: Position>(pos: &P) -> Score {
    let mover = pos.side_of(pos.turn());
    match pos.outcome() {
        Some(outcome) if outcome.is_shared() => Score::DRAW,
        Some(outcome) if outcome.winners.contains(mover) => Score::win_in(0),
        Some(_) => Score::loss_in(0),
        None => {
            let scores = pos.moves().into_iter().map(|mv| exact(&pos.play(mv).expect("legal")).before());
            scores.max().expect("there are turns")
        }
    }
}

/// The value is proved, and that of every turn if they are asked for.
fn pivot_agrees_with_minimax(positions: &[Pivot]) {
    for pos in positions {
        let value =
            pos.search(&mut Pivot::memory(TABLE), &Task::default(), &mut Unlimited).expect("turns").value;
        assert_eq!(value, exact(pos).value(true), "{pos}");
        let task = Task { every_turn: true, ..Task::default() };
        let answer = pos.search(&mut Pivot::memory(TABLE), &task, &mut Unlimited).expect("turns");
        assert_eq!(answer.value, value, "{pos}");
        assert_eq!(answer.turns.len() as u64, pos.count_moves(), "{pos}");
        for (mv, value) in answer.turns {
            let expected = exact(&pos.play(mv).expect("legal")).before().value(true);
            assert_eq!(value, expected, "{pos}: {mv}");
        }
    }
}

#[test]
fn pivot_agrees_with_minimax_to_the_end() {
    pivot_agrees_with_minimax(&random_positions(3, 300, |rng| 13 + rng.below(3)));
    pivot_agrees_with_minimax(&random_positions(13, 1700, |_| 14));
    pivot_agrees_with_minimax(&random_positions(5, 12, |_| 12));
}

/// The lead of the side to move at the end of the game, by trying everything.
fn lead_at_the_end(pos: &ShapeColour) -> i64 {
    let own = pos.side_of(pos.turn());
    let lead = |end: &ShapeColour| -> i64 {
        let scores = end.scores().expect("a game with points");
        let points = (0..).map(Seat).zip(scores.as_slice());
        points
            .map(
                |(seat, &points)| {
                    if pos.side_of(seat) == own { i64::from(points) } else { -i64::from(points) }
                },
            )
            .sum()
    };
    let mut most = i64::MIN;
    let _ = pos.each_move(|mv| {
        let next = pos.after(mv);
        most = most.max(if next.outcome().is_some() { lead(&next) } else { -lead_at_the_end(&next) });
        ControlFlow::<()>::Continue(())
    });
    most
}

/// Minimax can finish on the last turn only: a turn before, there are a billion sequences. (That one is tried with a
/// faster reply in `games/shape_colour/ai/search.rs`.)
#[test]
fn shape_colour_agrees_with_minimax_on_the_last_turn() {
    let mut rng = Rng::new(14);
    let mut values = [0; 3];
    for number in 0..2000 {
        let mut pos = ShapeColour::start([Options::Two, Options::Teams][number % 2]);
        // A player who is greedy on some turns makes games that are close, and others that are not.
        for _ in 0..35 {
            let mv = if rng.below(3) == 0 { pos.greediest(&mut rng) } else { pos.random_move(&mut rng) };
            pos = pos.play(mv.expect("the game goes on")).expect("legal");
        }
        let lead = lead_at_the_end(&pos);
        let answer = pos.search(&mut (), &Task::default(), &mut Unlimited).expect("a turn");
        let (expected, kind) = match lead {
            ..0 => (Value::Loss(1), 0),
            0 => (Value::Draw, 1),
            1.. => (Value::Win(1), 2),
        };
        assert_eq!(answer.value, expected, "{pos}");
        let end = pos.play(answer.best).expect("legal");
        let outcome = end.outcome().expect("it was the last turn");
        assert_eq!(outcome.is_draw(pos.sides()), lead == 0, "{pos}");
        assert_eq!(outcome.winners.contains(pos.side_of(pos.turn())), lead >= 0, "{pos}");
        values[kind] += 1;
    }
    assert!(values.iter().all(|&count| count > 30), "wins, draws and losses: {values:?}");
}

/// Asking for the values of all turns gives the same best value as asking for the best turn alone.
#[test]
fn the_values_of_pivot_do_not_depend_on_how_they_are_asked_for() {
    for pos in random_positions::<Pivot>(6, 12, |rng| 9 + rng.below(3)) {
        let every = Task { every_turn: true, ..Task::default() };
        let [one, all] = [Task::default(), every]
            .map(|task| pos.search(&mut Pivot::memory(TABLE), &task, &mut Unlimited).expect("turns").value);
        assert!(all.is_proved(), "{pos}: {all:?}");
        assert_eq!(one, all, "{pos}");
    }
}

/// Images of a position are worth the same: the search of each meets other tables, orders and symmetries.
fn same_for_images<P: Symmetric + Searchable>(positions: &[P], nodes: u64) {
    for pos in positions {
        let value = |pos: &P| {
            let answer = pos.search(&mut P::memory(TABLE), &Task::default(), &mut NodeLimit(nodes));
            answer.expect("turns").value
        };
        let own = value(pos);
        let image = value(&pos.image(P::IMAGES - 1));
        // One search may prove a value that the other has not reached.
        if own.is_proved() && image.is_proved() {
            assert_eq!(own, image, "{pos}");
        }
    }
}

#[test]
fn images_are_worth_the_same() {
    same_for_images::<Pivot>(&random_positions(21, 60, |rng| 8 + rng.below(7)), u64::MAX);
    same_for_images::<Emblem>(&random_positions(22, 60, |rng| 10 + rng.below(30)), 20_000);
    same_for_images::<Minos>(&random_positions(23, 60, |rng| 20 + rng.below(100)), 20_000);
}

/// A win that is claimed in n plies is played out in at most n by the claims that follow, against the best defence.
#[test]
fn claimed_wins_are_real() {
    let mut claimed = 0;
    for start in random_positions::<Emblem>(4, 120, |rng| 8 + rng.below(30)) {
        let mut search = AlphaBeta::<Emblem>::with_table(TABLE);
        let found = search.deepen(&start, &[], 6, &mut Unlimited);
        let Value::Win(plies) = found.score().value(false) else { continue };
        claimed += 1;
        let mut pos = start;
        for left in (1..=plies).rev() {
            let mut search = AlphaBeta::<Emblem>::with_table(TABLE);
            let found = search.deepen(&pos, &[], 8, &mut Unlimited);
            let value = found.score().value(false);
            match (plies - left) % 2 {
                0 => assert!(
                    matches!(value, Value::Win(n) if n <= left),
                    "{start}: {pos}: {value:?}, {left} left"
                ),
                _ => assert!(
                    matches!(value, Value::Loss(n) if n <= left),
                    "{start}: {pos}: {value:?}, {left} left"
                ),
            }
            pos = pos.play(found.best().expect("a turn")).expect("legal");
            if pos.outcome().is_some() {
                break;
            }
        }
        assert!(pos.outcome().is_some(), "{start}: won in {plies}");
    }
    assert!(claimed > 20, "{claimed} wins claimed");
}

#[test]
fn a_search_stops_when_told_and_still_has_an_answer() {
    let start = Emblem::start(Default::default());
    let mut search = AlphaBeta::<Emblem>::with_table(TABLE);
    let found = search.deepen(&start, &[], 50, &mut NodeLimit(20_000));
    assert!(found.nodes <= 20_512, "{} nodes", found.nodes);
    assert!(start.check(found.best().expect("an answer")).is_ok());
    let again = AlphaBeta::<Emblem>::with_table(TABLE).deepen(&start, &[], 50, &mut NodeLimit(20_000));
    assert_eq!(
        (again.best(), again.nodes, again.depth),
        (found.best(), found.nodes, found.depth),
        "always the same"
    );
}

/// The first player wins by force in four turns (RULES 3).
#[test]
fn the_forced_wins_of_emblem_are_found() {
    for (options, winning) in [("diagonal", vec!["b2c3", "e5d4"]), ("facing", vec![])] {
        let start = Emblem::start(options.parse().expect("options"));
        let mut search = AlphaBeta::<Emblem>::with_table(32 << 20);
        let found = search.deepen(&start, &[], 20, &mut NodeLimit(8_000_000));
        assert_eq!(found.score().value(false), Value::Win(7), "{options}: {found:?}");
        let best = found.best().expect("a turn").to_string();
        assert!(winning.is_empty() || winning.contains(&best.as_str()), "{options}: {best}");
        println!("{options}: {best}, depth {}, {} nodes", found.depth, found.nodes);
    }
}
