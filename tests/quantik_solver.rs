//! The solver of Quantik against plain minimax, against itself, and against what is known of the game.

use quincunx::games::quantik::{Quantik, Solver};
use quincunx::rules::{Position, Rng};
use quincunx::search::{Unlimited, Value};
use std::collections::HashMap;

/// The value by trying everything, without any shortcut.
fn minimax(pos: &Quantik, known: &mut HashMap<Quantik, Value>) -> Value {
    if pos.outcome().is_some() {
        return Value::Loss(0);
    }
    if let Some(&value) = known.get(pos) {
        return value;
    }
    let values = pos.moves().into_iter().map(|mv| minimax(&pos.play(mv).expect("legal"), known).before());
    let value = values.max_by_key(|value| value.rank()).expect("there are turns");
    known.insert(*pos, value);
    value
}

/// Positions of seeded random games after `plies` plies, unfinished ones only.
fn positions(plies: usize, count: usize) -> Vec<Quantik> {
    let mut rng = Rng::new(plies as u64);
    let mut found = Vec::new();
    while found.len() < count {
        let mut pos = Quantik::EMPTY;
        for _ in 0..plies {
            let moves = pos.moves();
            match rng.pick(&moves) {
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

#[test]
fn agrees_with_minimax() {
    let mut solver = Solver::default();
    for (plies, count) in [(6, 100), (7, 500), (8, 1000), (9, 700)] {
        for pos in positions(plies, count) {
            let mut known = HashMap::new();
            let expected = minimax(&pos, &mut known);
            assert_eq!(solver.value(&pos, &mut Unlimited), Ok(expected), "{pos}");
            assert_eq!(solver.is_won(&pos, &mut Unlimited), Ok(matches!(expected, Value::Win(_))), "{pos}");
        }
    }
}

#[test]
fn agrees_with_itself_without_symmetry_and_with_a_tiny_table() {
    let (mut solver, mut plain) = (Solver::default(), Solver::with_entries(1 << 10));
    plain.without_symmetry = true;
    for pos in positions(5, 60) {
        assert_eq!(solver.value(&pos, &mut Unlimited), plain.value(&pos, &mut Unlimited), "{pos}");
    }
}

#[test]
fn the_second_player_wins_from_the_empty_board() {
    let mut solver = Solver::default();
    assert_eq!(solver.is_won(&Quantik::EMPTY, &mut Unlimited), Ok(false));
    println!("{} nodes for the empty board", solver.nodes());
    assert!(solver.nodes() <= 40_000, "{} nodes", solver.nodes());
}

#[test]
fn every_first_move_has_its_distance() {
    let mut solver = Solver::default();
    let values = solver.values(&Quantik::EMPTY, &mut Unlimited).expect("nothing stops it");
    assert_eq!(values.len(), 64);
    assert!(
        values.iter().all(|(_, value)| *value == values[0].1),
        "all first moves are images of each other"
    );
    assert!(matches!(values[0].1, Value::Loss(_)), "{:?}", values[0]);
    assert!(solver.nodes() < 2_000_000, "{} nodes", solver.nodes());
    println!("{:?}, {} nodes", values[0].1, solver.nodes());
}

/// A win in n is played out in exactly n plies: the winner by the best turn, the loser by the longest defence.
#[test]
fn wins_are_played_out_in_exactly_as_many_plies() {
    let mut solver = Solver::default();
    for start in positions(4, 12) {
        let mut pos = start;
        let mut value = solver.value(&pos, &mut Unlimited).expect("nothing stops it");
        while pos.outcome().is_none() {
            let values = solver.values(&pos, &mut Unlimited).expect("nothing stops it");
            let &(mv, best) = values.iter().max_by_key(|(_, value)| value.rank()).expect("there are turns");
            assert_eq!(best, value, "{pos}: the best turn is worth what the position is worth");
            pos = pos.play(mv).expect("legal");
            value = match value {
                Value::Win(plies) => Value::Loss(plies - 1),
                Value::Loss(plies) => Value::Win(plies - 1),
                other => panic!("{other:?} in a game without draws"),
            };
        }
        assert_eq!(value, Value::Loss(0), "{start}");
    }
}
