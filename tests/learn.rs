//! The books that teach the games: the rules are asked about every step, every position, every turn and every number.

use quincunx::games::deeds::does;
use quincunx::games::{Game, GameId, Visitor};
use quincunx::learn::{Book, Reply, Step};
use quincunx::rules::{ParseError, Target};
use quincunx::table::{Origin, Session, Setup};
use std::fmt::Debug;
use std::fs;
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::str::FromStr;

fn book(game: GameId) -> Book {
    let file: PathBuf =
        [env!("CARGO_MANIFEST_DIR"), "static", "learn", &format!("{}.json", game.id())].iter().collect();
    let text = fs::read_to_string(&file).expect("every game has a book");
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

fn parsed<T: FromStr<Err = ParseError> + Debug>(text: &str, place: &str) -> T {
    text.parse().unwrap_or_else(|error| panic!("{place}, {text}: {error:?}"))
}

/// Plays a turn that must be legal.
fn played<P: Game>(position: &P, turn: &str, place: &str) -> P {
    let mv = parsed(turn, place);
    assert_eq!(position.check(mv), Ok(()), "{place}: {turn}");
    position.after(mv)
}

fn does_all<P: Game>(position: &P, mv: P::Move, deeds: &[String]) -> bool {
    deeds.iter().all(|deed| does(position, mv, deed) == Some(true))
}

/// The turns that do all of this, and what is said of the others is tried on each of those.
fn accepted<P: Game>(position: &P, deeds: &[String], mut other: impl FnMut(P::Move)) -> Vec<P::Move> {
    let mut found = Vec::new();
    let _ = position.each_move(|mv| {
        if does_all(position, mv, deeds) {
            found.push(mv);
        } else {
            other(mv);
        }
        ControlFlow::<()>::Continue(())
    });
    found
}

fn wins<P: Game>(position: &P) -> Vec<P::Move> {
    accepted(position, &["wins".to_owned()], |_| ())
}

/// Does this turn, which does not win at once, win with the next one whatever is replied?
fn wins_in_two<P: Game>(position: &P, mv: P::Move) -> bool {
    let next = position.after(mv);
    let side = position.side_of(position.turn());
    let is_lost = |reply: P::Move| {
        let after = next.after(reply);
        match after.outcome() {
            Some(outcome) => outcome.winners.contains(side),
            None => !wins(&after).is_empty(),
        }
    };
    next.outcome().is_none() && next.moves().into_iter().all(is_lost)
}

struct CheckStep<'a>(&'a Step, &'a str);

impl Visitor for CheckStep<'_> {
    type Output = ();

    fn visit<P: Game>(self) {
        let CheckStep(step, place) = self;
        let mut position: P = parsed(&step.position, place);
        if let Some(opens) = &step.opens {
            position = played(&position, opens, place);
        }
        assert_eq!(position.outcome(), None, "{place}: the learner is to move");
        let deeds = step.but.iter().filter_map(|but| but.deed.as_ref()).chain(&step.accept);
        let some_turn = position.random_move(&mut quincunx::rules::Rng::new(1)).expect("a turn");
        for deed in deeds {
            assert!(does(&position, some_turn, deed).is_some(), "{place}: nobody knows “{deed}”");
        }
        let mut unanswered = None;
        let passing = accepted(&position, &step.accept, |mv| {
            let but = step
                .but
                .iter()
                .find(|but| but.deed.as_ref().is_none_or(|deed| does(&position, mv, deed) == Some(true)));
            let next = position.after(mv);
            let is_shown = but.is_some_and(|but| {
                but.punish.is_empty()
                    || next.outcome().is_some()
                    || but.punish.iter().any(|turn| next.check(parsed(turn, place)).is_ok())
            });
            if !is_shown {
                unanswered = Some(mv);
            }
        });
        assert_eq!(unanswered, None, "{place}: nothing is said of this turn");
        assert!(!passing.is_empty(), "{place}: nothing passes");
        if let Some(count) = step.count {
            assert_eq!(passing.len(), count, "{place}: {passing:?}");
        }
        assert!(passing.contains(&parsed(&step.show, place)), "{place}: what is shown does not pass");
        for &mv in &passing {
            self.check_reply(&position, mv);
        }
        if step.finish {
            let all = position.moves().into_iter().filter(|&mv| wins_in_two(&position, mv));
            assert_eq!(all.collect::<Vec<_>>(), passing, "{place}: the turns that win in two");
            assert!(wins(&position).is_empty(), "{place}: it can be won at once");
        }
    }
}

impl CheckStep<'_> {
    /// The reply to a turn that passes is legal, and leaves a win where the step goes on.
    fn check_reply<P: Game>(&self, position: &P, mv: P::Move) {
        let CheckStep(step, place) = *self;
        let next = position.after(mv);
        let Some(reply) = &step.reply else { return };
        let legal = |turn: &String| next.check(parsed(turn, place)).is_ok().then(|| turn.clone());
        let reply = match reply {
            Reply::First(turns) => turns.iter().find_map(legal),
            Reply::To(turns) => turns.get(&mv.to_string()).and_then(legal),
        };
        let reply = reply.unwrap_or_else(|| panic!("{place}: no reply to {mv}"));
        let after = played(&next, &reply, place);
        assert_eq!(after.outcome(), None, "{place}: {mv}, {reply}");
        if step.finish {
            assert!(!wins(&after).is_empty(), "{place}: {mv}, {reply} leaves no win");
        }
    }
}

/// All steps with the place where they stand.
fn steps() -> Vec<(GameId, Step, String)> {
    let of = |&game: &GameId| {
        let Book { lesson, puzzles, .. } = book(game);
        let all = lesson.into_iter().chain(puzzles);
        all.map(move |step| (game, step.clone(), format!("{}, {}", game.id(), step.id)))
    };
    GameId::ALL.iter().flat_map(of).collect()
}

#[test]
fn every_step_asks_for_something_that_can_be_done_and_answers_everything_else() {
    for (game, step, place) in steps() {
        game.visit(CheckStep(&step, &place));
    }
}

#[test]
fn lessons_are_short_and_end_with_three_positions_to_win() {
    for &game in GameId::ALL {
        let book = book(game);
        assert!((5..=8).contains(&book.lesson.len()), "{}", game.id());
        assert_eq!((book.puzzles.len(), book.card.len()), (3, 5), "{}", game.id());
    }
}

#[test]
fn texts_fit_where_they_stand() {
    for (_, step, place) in steps() {
        for (text, most) in [(&step.name, 24), (&step.ask, 40), (&step.tell, 125), (&step.done, 105)] {
            for words in [&text.fr, &text.en] {
                let length = words.chars().count();
                assert!(length <= most, "{place}: {length} letters in “{words}”");
            }
        }
    }
}

/// What a step marks lies on the board, and what it puts into the hand can be taken.
#[test]
fn what_is_marked_is_there() {
    for (game, step, place) in steps() {
        let session =
            Session::open(game, Origin::Position(&step.position), Setup::default()).expect("it parses");
        let facts = quincunx::table::profile(game).facts;
        for name in &step.clear {
            let is_there = match name.parse() {
                Ok(Target::Square(square)) => facts.squares().any(|one| one == square),
                Ok(Target::Line(_)) => session.offers().contains(&name.parse().expect("a line")),
                _ => false,
            };
            assert!(is_there, "{place}: {name}");
        }
        for press in &step.hand {
            let target: Target = press.parse().expect("a target");
            assert!(session.offers().contains(&target), "{place}: {press}");
        }
    }
}

/// French puts a space that does not break before these signs; English puts none.
#[test]
fn books_have_french_spaces_and_apostrophes() {
    for &game in GameId::ALL {
        let file: PathBuf =
            [env!("CARGO_MANIFEST_DIR"), "static", "learn", &format!("{}.json", game.id())].iter().collect();
        let text = fs::read_to_string(file).expect("a book");
        for (number, line) in text.lines().enumerate() {
            for literal in line.split('"').skip(1).step_by(2) {
                for wrong in [" :", " ;", " !", " ?", " »", "« ", "'", "  "] {
                    assert!(!literal.contains(wrong), "{}, line {}: “{literal}”", game.id(), number + 1);
                }
            }
        }
    }
}
