//! Rounds of more than two people: shared wins, and teams.

use quincunx::games::shape_colour::{Options, ShapeColour};
use quincunx::record::Match;
use quincunx::rules::{Position, Seat};
use std::ops::ControlFlow;

/// Shape & Colour for three, over: its rods, and whose turn it would be.
const OVER: [&str; 2] =
    ["LB LYCRCR LRLYSY - LRCBSR CRLRLR LYCBLB CYSRSB CB CRCBSY LB SRSBCY SRSBSY - CYCYSB SYLYLB", "1"];

#[test]
fn two_of_three_can_share_a_win_and_all_three_a_draw() {
    for (scores, half_points, is_draw) in
        [("2,2,0", [1, 1, 0], false), ("2,2,2", [1, 1, 1], true), ("0,2,0", [0, 2, 0], false)]
    {
        let position: ShapeColour = OVER.join(&format!(" | {scores} | ")).parse().expect("a finished game");
        let mut game = Match::from_position(Options::Three, position);
        let outcome = game.ending().expect("it is over").outcome;
        assert_eq!(outcome.is_draw(position.sides()), is_draw, "{scores}");
        assert_eq!(outcome.is_shared(), outcome.winner().is_none(), "{scores}");
        assert!(game.next_round());
        assert_eq!(game.series().results(), [half_points.to_vec()], "{scores}");
    }
}

#[test]
fn teams_stay_together_through_the_rounds() {
    let mut game = Match::<ShapeColour>::new(Options::Teams);
    for round in 0..4 {
        let series = game.series();
        assert_eq!(series.person_at(Seat(0)), round);
        let side = |person| game.position().side_of(series.seat_of(person));
        assert_eq!((side(0), side(1)), (side(2), side(3)));
        assert_ne!(side(0), side(1));
        while game.ending().is_none() {
            let first = game.position().each_move(ControlFlow::Break);
            let ControlFlow::Break(mv) = first else { panic!("a legal turn") };
            game.play(mv).expect("legal");
        }
        game.next_round();
    }
    let points: u32 = (0..4).map(|person| game.series().half_points(person)).sum();
    assert_eq!(
        points,
        4 * 4,
        "a round is worth four half points in all: two for each winner, or one for everybody"
    );
}
