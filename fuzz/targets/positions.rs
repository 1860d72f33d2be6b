//! Any text as a position of every game. Every position that is accepted, reachable or not, can be queried and played:
//! a link or a save text can bring it to the board.

#![no_main]

use libfuzzer_sys::fuzz_target;
use quincunx::games::{Game, Visitor};
use quincunx::rules::{Position, Press};
use quincunx_fuzz::{every_game, read, write};
use std::ops::ControlFlow;

/// There may be hundreds of thousands of turns; those after the first few run the same code.
const TURNS: usize = 8;

#[derive(Clone, Copy)]
struct Positions<'a>(&'a str);

impl Visitor for Positions<'_> {
    type Output = ();

    fn visit<P: Game>(self) {
        if let Some(position) = read::<P>(self.0) {
            ask(&position);
            first_turns(&position).into_iter().for_each(|mv| play(&position, mv));
        }
    }
}

fn ask<P: Game>(position: &P) {
    let (key, turns, offers) =
        (position.key(), position.count_moves(), position.offers(&P::Draft::default()));
    assert_eq!(key, position.image(0).key(), "image 0 is the position itself");
    assert!(position.turn().0 < position.seats());
    assert_eq!(position.outcome().is_some(), turns == 0, "finished if and only if there is no turn");
    assert_eq!(offers.is_empty(), turns == 0, "something to press as long as there is a turn");
    assert_eq!(first_turns(position).len() as u64, turns.min(TURNS as u64), "as many turns as are counted");
}

fn first_turns<P: Position>(position: &P) -> Vec<P::Move> {
    let mut turns = Vec::new();
    let _ = position.each_move(|mv| {
        turns.push(mv);
        if turns.len() < TURNS { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    turns
}

fn play<P: Game>(position: &P, mv: P::Move) {
    write(&mv);
    let next = position.play(mv).expect("a visited turn is legal");
    write(&next);
    let (mut draft, mut made) = (P::Draft::default(), None);
    position.presses(mv, &mut |target| match position.press(&draft, target) {
        Press::Drafted(next) => draft = next,
        Press::Complete(mv) => made = Some(mv),
        other => panic!("{mv}: pressing {target} gives {other:?}"),
    });
    assert_eq!(made, Some(mv), "its presses make the turn");
}

fuzz_target!(|text: &str| every_game(Positions(text)));
