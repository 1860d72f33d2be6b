//! No text panics or hangs a parser; a text that is accepted is the only text of its value, which can then be played.

use super::random_positions;
use quincunx::games::{
    Game, emblem::Emblem, minos::Minos, pivot::Pivot, quantik::Quantik, shape_colour::ShapeColour,
};
use quincunx::record::{Link, Match};
use quincunx::rules::Rng;
use std::fmt::Display;
use std::str::FromStr;

/// Characters of all notations, their neighbours, and some that no notation has.
const CHARACTERS: &str =
    "abcdefghABCDEFGHLSRYXOxolrdv0123456789./-#|,:;+@<>^()%&=?_ \n\té３А🎲\u{301}\u{0}tjuniormareas";

fn mutated(text: &str, rng: &mut Rng) -> String {
    let mut characters: Vec<char> = text.chars().collect();
    let alphabet: Vec<char> = CHARACTERS.chars().collect();
    for _ in 0..1 + rng.below(3) {
        let at = rng.below(characters.len() + 1);
        let new = alphabet[rng.below(alphabet.len())];
        match rng.below(5) {
            0 => characters.insert(at, new),
            1 if at < characters.len() => characters[at] = new,
            2 if at < characters.len() => drop(characters.remove(at)),
            3 if at + 1 < characters.len() => characters.swap(at, at + 1),
            _ => {
                let from = rng.below(at + 1);
                let part = characters[from..at].to_vec();
                let to = rng.below(characters.len() + 1);
                characters.splice(to..to, part);
            }
        }
    }
    characters.into_iter().collect()
}

fn arbitrary(rng: &mut Rng) -> String {
    let alphabet: Vec<char> = CHARACTERS.chars().collect();
    (0..rng.below(80)).map(|_| alphabet[rng.below(alphabet.len())]).collect()
}

/// Reads a text; what is accepted must be written in the same way.
fn read<T: FromStr + Display>(text: &str) -> Option<T> {
    let value: T = text.parse().ok()?;
    assert_eq!(value.to_string(), text, "one form for each thing");
    Some(value)
}

fn try_all<P: Game>(text: &str, rng: &mut Rng) {
    read::<P::Move>(text);
    read::<P::Options>(text);
    if let Some(position) = read::<P>(text) {
        // Every position that is accepted, reachable or not, can be queried and played.
        let (_, _) = (position.key(), position.outcome());
        position.offers(&P::Draft::default());
        if let Some(mv) = super::random_move(&position, rng) {
            let next = position.play(mv).expect("visited turns are legal");
            assert_eq!(next.to_string().parse(), Ok(next));
        }
    }
    if let Ok(game) = Match::<P>::from_save(text) {
        let again = Match::<P>::from_save(&game.save_text()).expect("its own text");
        assert_eq!(again.save_text(), game.save_text());
    }
    if let Ok(link) = Link::parse::<P::Refusal>(text)
        && let Ok(game) = Match::<P>::from_link(&link)
    {
        let again = Link::parse::<P::Refusal>(&game.link_text()).expect("its own text");
        assert_eq!(Match::<P>::from_link(&again).expect("its own link").position(), game.position());
    }
}

fn texts<P: Game>() {
    let mut seeds = vec![String::new(), P::FACTS.id.to_owned()];
    seeds.extend(P::VARIANTS.iter().map(ToString::to_string));
    random_positions::<P>(2, 2, |position, ply, rng| {
        seeds.push(position.to_string());
        seeds.extend(super::random_move(position, rng).map(|mv| mv.to_string()));
        if ply == 6 {
            let mut game = Match::<P>::from_position(P::Options::default(), *position);
            for undo in [0, 2, 3] {
                (0..undo).for_each(|_| assert!(game.undo()));
                for _ in 0..4 {
                    let Some(mv) = super::random_move(game.position(), rng) else { break };
                    let _ = game.play(mv);
                }
            }
            seeds.extend([game.save_text(), game.link_text()]);
        }
    });
    let mut rng = Rng::new(3);
    for seed in &seeds {
        try_all::<P>(seed, &mut rng);
        for _ in 0..30 {
            try_all::<P>(&mutated(seed, &mut rng), &mut rng);
        }
    }
    for _ in 0..3_000 {
        try_all::<P>(&arbitrary(&mut rng), &mut rng);
    }
}

#[test]
fn quantik() {
    texts::<Quantik>();
}

#[test]
fn pivot() {
    texts::<Pivot>();
}

#[test]
fn emblem() {
    texts::<Emblem>();
}

#[test]
fn shape_colour() {
    texts::<ShapeColour>();
}

#[test]
fn minos() {
    texts::<Minos>();
}

#[test]
fn deep_parentheses_do_not_overflow_the_stack() {
    let text = format!("quincunx 1\ngame quantik\nturns Aa1 {}", "(".repeat(200_000));
    assert!(Match::<Quantik>::from_save(&text).is_err());
}
