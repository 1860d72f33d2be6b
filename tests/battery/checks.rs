//! The properties themselves, at one position.

use super::conceivable::Conceivable;
use quincunx::games::Game;
use quincunx::rules::{Direction, Line, Press, Rng, Square, Target};
use std::collections::HashSet;
use std::fmt::{Debug, Display};
use std::ops::ControlFlow;
use std::str::FromStr;

/// Where there are more turns than this, some checks look at a sample.
const MANY: usize = 5_000;
const SAMPLE: usize = 40;
/// In positions with very many turns, all of them are visited only on every `EVERY`-th ply.
const EVERY: usize = 7;

pub fn position<P: Game + Conceivable>(position: &P, ply: usize, rng: &mut Rng) {
    let count = position.count_moves() as usize;
    same_text(position);
    assert_eq!(position.outcome().is_some(), count == 0, "no turn if and only if finished: {position}");
    if count > MANY && !ply.is_multiple_of(EVERY) {
        return sampled(position, rng);
    }
    let moves = position.moves();
    assert_eq!(moves.len(), count, "count_moves agrees with the visited turns: {position}");
    let legal: HashSet<P::Move> = moves.iter().copied().collect();
    assert_eq!(legal.len(), count, "no turn is visited twice: {position}");
    check_agrees(position, &legal, rng);
    stops_early(position, count);
    let sample: Vec<P::Move> = match count {
        0 => Vec::new(),
        _ => (0..SAMPLE).map(|_| moves[rng.below(count)]).collect(),
    };
    sample.iter().for_each(same_text);
    keys(position, &sample);
    if ply.is_multiple_of(EVERY) {
        every_part_counts(position);
    }
    images(position, &sample, rng);
    sample.iter().for_each(|&mv| can_be_pressed(position, mv));
    presses(position, (count <= MANY).then_some(&legal), rng);
}

/// Checks that are quick even where there are very many turns.
fn sampled<P: Game>(position: &P, rng: &mut Rng) {
    let sample: Vec<P::Move> = (0..4).filter_map(|_| super::random_move(position, rng)).collect();
    for &mv in &sample {
        same_text(&mv);
        assert_eq!(position.check(mv), Ok(()));
        can_be_pressed(position, mv);
    }
    images(position, &sample, rng);
    presses(position, None, rng);
}

/// A value is read back from its own text.
fn same_text<T: FromStr<Err: Debug> + Display + PartialEq + Debug>(value: &T) {
    let again: T = value.to_string().parse().expect("what is written can be read");
    assert_eq!(&again, value);
}

fn check_agrees<P: Game + Conceivable>(position: &P, legal: &HashSet<P::Move>, rng: &mut Rng) {
    let conceivable = P::conceivable(rng);
    for &mv in &conceivable {
        assert_eq!(
            position.check(mv).is_ok(),
            legal.contains(&mv),
            "check agrees with each_move: {position}, {mv}"
        );
    }
    if P::COMPLETE {
        let all: HashSet<P::Move> = conceivable.into_iter().collect();
        assert!(legal.is_subset(&all), "every legal turn is conceivable: {position}");
    } else {
        legal.iter().take(MANY).for_each(|&mv| assert_eq!(position.check(mv), Ok(()), "{position}, {mv}"));
    }
}

fn stops_early<P: Game>(position: &P, count: usize) {
    let mut visited = 0;
    let stopped = position.each_move(|_| {
        visited += 1;
        if visited == 2 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    assert_eq!((visited, stopped.is_break()), (count.min(2), count >= 2));
}

fn keys<P: Game>(position: &P, sample: &[P::Move]) {
    let next: HashSet<P> = sample.iter().map(|&mv| position.play(mv).expect("legal")).collect();
    let keys: HashSet<u64> = next.iter().map(P::key).collect();
    assert_eq!(
        keys.len(),
        next.len(),
        "different positions have different keys (here, at least): {position}"
    );
    let again: P = position.to_string().parse().expect("its own text");
    assert_eq!(again.key(), position.key(), "equal positions have equal keys");
}

/// Every part of a position counts in its key: a position whose text differs in one character has another key.
fn every_part_counts<P: Game>(position: &P) {
    let text = position.to_string();
    let characters: HashSet<char> = text.chars().chain("<>^v123456789abcdefg".chars()).collect();
    for at in 0..text.len() {
        for &character in &characters {
            let neighbour = format!("{}{character}{}", &text[..at], &text[at + 1..]);
            if let Ok(neighbour) = neighbour.parse::<P>()
                && neighbour != *position
            {
                assert_ne!(neighbour.key(), position.key(), "{position} and {neighbour}");
            }
        }
    }
}

fn images<P: Game>(position: &P, sample: &[P::Move], rng: &mut Rng) {
    assert_eq!(position.image(0), *position, "image 0 is the position itself");
    let some: Vec<usize> = match P::IMAGES {
        few @ ..=32 => (0..few).collect(),
        many => (0..24).map(|_| rng.below(many)).collect(),
    };
    for i in some {
        let image = position.image(i);
        assert_eq!(image.turn(), P::image_of_seat(position.turn(), i));
        assert_eq!(image.count_moves(), position.count_moves(), "{position}, image {i}: {image}");
        let sides = |outcome: quincunx::rules::Outcome, of: &P, image: Option<usize>| -> Vec<bool> {
            let seats = (0..of.seats()).map(quincunx::rules::Seat);
            let seat = |seat| image.map_or(seat, |i| P::image_of_seat(seat, i));
            seats.map(|s| outcome.winners.contains(of.side_of(seat(s)))).collect()
        };
        let expected = position.outcome().map(|outcome| sides(outcome, position, None));
        assert_eq!(image.outcome().map(|outcome| sides(outcome, &image, Some(i))), expected);
        for &mv in sample {
            let moved = position.image_of_move(mv, i);
            let next = image
                .play(moved)
                .unwrap_or_else(|refusal| panic!("{position}, {mv}, image {i}: {refusal:?}"));
            assert_eq!(next, position.play(mv).expect("legal").image(i), "{position}, {mv}, image {i}");
        }
    }
}

/// The presses of a turn are offered one after the other, and make it.
fn can_be_pressed<P: Game>(position: &P, mv: P::Move) {
    let mut presses = Vec::new();
    position.presses(mv, &mut |target| presses.push(target));
    let mut draft = P::Draft::default();
    for (i, &target) in presses.iter().enumerate() {
        assert!(
            position.offers(&draft).contains(&target),
            "{position}, {mv}: {target} is offered after {draft:?}"
        );
        match position.press(&draft, target) {
            Press::Drafted(next) => draft = next,
            Press::Complete(made) => assert_eq!((made, i + 1), (mv, presses.len()), "{position}"),
            other => panic!("{position}, {mv}: pressing {target} gives {other:?}"),
        }
    }
}

/// Following offers reaches exactly the legal turns (all of them, where `legal` is known); no other press breaks
/// anything.
fn presses<P: Game>(position: &P, legal: Option<&HashSet<P::Move>>, rng: &mut Rng) {
    let mut reached = HashSet::new();
    let mut drafts = vec![P::Draft::default()];
    let mut known: HashSet<P::Draft> = drafts.iter().copied().collect();
    while let Some(draft) = drafts.pop() {
        let mut offers = position.offers(&draft);
        assert_eq!(offers.is_empty(), position.outcome().is_some(), "{position}: no dead end at {draft:?}");
        if legal.is_none() {
            // One path of many.
            let chosen = rng.below(offers.len().max(1));
            offers = offers.into_iter().skip(chosen).take(1).collect();
        }
        for target in offers {
            match position.press(&draft, target) {
                Press::Drafted(next) => {
                    assert_ne!(next, P::Draft::default(), "{position}: {target} carries {draft:?} on");
                    if known.insert(next) {
                        drafts.push(next);
                    }
                }
                Press::Complete(mv) => {
                    assert_eq!(position.check(mv), Ok(()), "{position}: presses make legal turns, {mv}");
                    reached.insert(mv);
                }
                other => panic!("{position}: offered {target} after {draft:?} gives {other:?}"),
            }
        }
    }
    if let Some(legal) = legal {
        assert_eq!(&reached, legal, "{position}: presses reach exactly the legal turns");
    }
    for draft in known.into_iter().take(SAMPLE) {
        any_press(position, &draft);
        is_soon_whole(position, draft);
    }
}

/// Presses that are not offered change a choice or do nothing: no dead end, no illegal turn, no panic.
fn any_press<P: Game>(position: &P, draft: &P::Draft) {
    let squares = (0..64).map(|bit| Target::Square(Square::of_bit(bit)));
    let trays = (0..12).map(Target::Tray);
    let lines = (0..8).flat_map(|index| [Target::Line(Line::Row(index)), Target::Line(Line::Column(index))]);
    for target in
        squares.chain(trays).chain(lines).chain(Direction::ALL.map(Target::Direction)).chain([Target::Swap])
    {
        match position.press(draft, target) {
            Press::Complete(mv) => assert_eq!(position.check(mv), Ok(()), "{position}: {draft:?}, {target}"),
            Press::Drafted(next) => {
                assert!(!position.offers(&next).is_empty(), "{position}: {draft:?}, {target}: no dead end");
            }
            Press::Ignored | Press::Refused(_) => {
                assert!(
                    !position.offers(draft).contains(&target),
                    "{position}: {draft:?}, {target} was offered"
                );
            }
        }
    }
}

/// Following offers, a turn is whole after a few presses.
fn is_soon_whole<P: Game>(position: &P, mut draft: P::Draft) {
    for _ in 0..16 {
        let Some(&target) = position.offers(&draft).last() else { return };
        match position.press(&draft, target) {
            Press::Drafted(next) => draft = next,
            _ => return,
        }
    }
    panic!("{position}: the turn is never whole");
}
