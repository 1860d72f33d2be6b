//! The books that teach the games: the rules are asked about every step, every position, every turn and every number.

use quincunx::games::deeds::does;
use quincunx::games::{Game, GameId, Visitor};
use quincunx::i18n::Worded;
use quincunx::learn::{Block, Book, Count, Figure, Note, Reply, Step};
use quincunx::record::Opener;
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

/// The turns that do all of this; `other` is called with each of the others.
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

/// A text that names the opponent's reply has one to name.
#[test]
fn replies_that_are_told_are_shown() {
    for (_, step, place) in steps() {
        for but in &step.but {
            let tells = [&but.say.fr, &but.say.en].map(|text| text.contains("{reply}"));
            assert_eq!(tells[0], tells[1], "{place}: both languages");
            assert!(!tells[0] || !but.punish.is_empty(), "{place}: no reply to tell");
        }
    }
}

/// The card follows the variant in play: dark tiles stop only the pawns of senior Minos.
#[test]
fn cards_follow_the_variant() {
    for &game in GameId::ALL {
        let profile = quincunx::table::profile(game);
        let options: Vec<String> = (0..(profile.seats)().len()).map(profile.options).collect();
        for instead in book(game).card.into_iter().flat_map(|line| line.instead) {
            let is_one = options.iter().any(|options| options.split(',').any(|one| one == instead.option));
            assert!(is_one, "{}: no option is called {}", game.id(), instead.option);
        }
    }
    let card = book(GameId::Minos).card;
    let told = |options: &str| card.iter().map(|line| line.text_with(options).en.clone()).collect::<String>();
    assert!(told("count").contains("never onto a dark tile") && !told("count").contains("no pawn on it"));
    assert!(
        !told("count,junior").contains("never onto a dark tile")
            && told("count,junior").contains("no pawn on it")
    );
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

/// A number in words, as a text may state it.
fn in_words(number: u64) -> [&'static [&'static str]; 2] {
    match number {
        1 => [&["un ", "une ", "seul", "1 "], &["one ", "a ", "single", "1 ", "No other"]],
        3 => [&["trois", "Trois", "3 "], &["three", "Three", "3 "]],
        8 => [&["huit", "8 "], &["eight", "8 "]],
        11 => [&["onze", "Onze"], &["eleven", "Eleven"]],
        14 => [&["quatorze"], &["fourteen"]],
        18 => [&["dix-huit"], &["eighteen"]],
        other => panic!("say {other} in words"),
    }
}

struct CheckFigure<'a>(&'a Figure, &'a str);

impl Visitor for CheckFigure<'_> {
    type Output = ();

    fn visit<P: Game>(self) {
        let CheckFigure(figure, place) = self;
        let mut position: P = parsed(&figure.position, place);
        for turn in &figure.played {
            position = played(&position, turn, place);
        }
        if let Some(turn) = &figure.play {
            let _ = played(&position, turn, place);
            for deed in &figure.does {
                assert_eq!(does(&position, parsed(turn, place), deed), Some(true), "{place}: {turn}, {deed}");
            }
        }
        for (turn, kind) in &figure.refused {
            let refusal = position.check(parsed(turn, place)).expect_err("it is refused");
            let told = format!("{refusal:?}");
            assert!(told.starts_with(kind.as_str()), "{place}, {turn}: {told}");
        }
        for square in figure.letters.values() {
            let is_there = P::FACTS.squares().any(|one| one.to_string() == *square);
            assert!(is_there, "{place}: {square}");
        }
        check_notes(&position, &figure.notes, &figure.caption, place);
    }
}

/// The rules count what a text states, and the text states it in both languages.
fn check_notes<P: Game>(position: &P, notes: &[Note], text: &Worded, place: &str) {
    for Note { deed, number } in notes {
        let count = accepted(position, std::slice::from_ref(deed), |_| ()).len() as u64;
        assert_eq!(count, *number, "{place}: turns that do “{deed}”");
        // That nothing does more is said without a number.
        if *number > 0 {
            let [fr, en] = in_words(*number);
            assert!(fr.iter().any(|word| text.fr.contains(word)), "{place}: {number} in “{}”", text.fr);
            assert!(en.iter().any(|word| text.en.contains(word)), "{place}: {number} in “{}”", text.en);
        }
    }
}

struct CheckCount<'a>(&'a Count, &'a str);

impl Visitor for CheckCount<'_> {
    type Output = ();

    fn visit<P: Game>(self) {
        check_notes::<P>(&parsed(&self.0.position, self.1), &self.0.notes, &self.0.text, self.1);
    }
}

#[test]
fn figures_and_numbers_of_the_rules_pages_are_right() {
    for &game in GameId::ALL {
        let book = book(game);
        let mut ids: Vec<&str> = book.rules.iter().map(|section| &*section.id).collect();
        for block in book.rules.iter().flat_map(|section| &section.blocks) {
            match block {
                Block::Figure(figure) => {
                    ids.push(&figure.id);
                    let place = format!("{}, figure {}", game.id(), figure.id);
                    game.visit(CheckFigure(figure, &place));
                }
                Block::Counted(counted) => game.visit(CheckCount(counted, game.id())),
                _ => {}
            }
        }
        ids.sort_unstable();
        // A figure has an id of its own beginning, so that it may be called like its section.
        let sections = book.rules.len();
        let figures = ids.len() - sections;
        assert!(sections >= 7 && figures >= 2, "{}: {sections} sections, {figures} figures", game.id());
    }
}

/// The goal is said in the same words everywhere: the rules page begins with it.
#[test]
fn rules_pages_begin_with_the_goal_and_end_with_where_the_game_comes_from() {
    for &game in GameId::ALL {
        let rules = book(game).rules;
        assert_eq!(rules[0].blocks[0], Block::Goal, "{}", game.id());
        let ends: Vec<&str> = rules.iter().rev().take(2).map(|section| &*section.id).collect();
        assert_eq!(ends, ["origin", "open"], "{}", game.id());
    }
}

/// What a game is made of, as its rules page says.
#[test]
fn numbers_of_pieces_are_those_of_the_rules() {
    let contents = |game: GameId| {
        let section =
            book(game).rules.into_iter().find(|section| section.id == "contents").expect("contents");
        match &section.blocks[0] {
            Block::Text(text) => text.clone(),
            other => panic!("{other:?}"),
        }
    };
    let says = |game: GameId, words: [&str; 2]| {
        let text = contents(game);
        assert!(text.fr.contains(words[0]) && text.en.contains(words[1]), "{}: {words:?}", game.id());
    };
    let seats = |game: GameId| {
        let session =
            Session::open(game, Origin::New { variant: 0, opener: Opener::default() }, Setup::default());
        quincunx::table::say(&session.expect("a new game").snapshot(), quincunx::i18n::Lang::En).seats
    };
    let in_tray = |game: GameId| seats(game)[0].tray.iter().map(|item| u32::from(item.left)).sum::<u32>();
    assert_eq!(in_tray(GameId::Quantik), 8);
    says(GameId::Quantik, ["huit pièces", "eight pieces"]);
    assert_eq!(seats(GameId::Pivot)[0].tray[0].left, 8);
    says(GameId::Pivot, ["Huit cartes", "Eight cards"]);
    assert_eq!(in_tray(GameId::ShapeColour), 36);
    assert_eq!(seats(GameId::ShapeColour)[0].tray.len(), 9);
    says(GameId::ShapeColour, ["36 pièces", "36 pieces"]);
    says(GameId::ShapeColour, ["neuf sortes", "nine kinds"]);
    let count = |game: GameId, letters: &str| {
        let session =
            Session::open(game, Origin::New { variant: 0, opener: Opener::default() }, Setup::default());
        let position = session.expect("a new game").status.position.clone();
        let board = position.split(' ').next().expect("a board").to_owned();
        board.chars().filter(|letter| letters.contains(*letter)).count()
    };
    assert_eq!(count(GameId::Emblem, "ABCD"), 8);
    says(GameId::Emblem, ["huit pièces", "eight pieces"]);
    assert_eq!(
        (count(GameId::Minos, "#"), count(GameId::Minos, "L"), count(GameId::Minos, "#.LD")),
        (13, 5, 49)
    );
    says(GameId::Minos, ["36 blanches et 13 sombres", "36 white and 13 dark"]);
    says(GameId::Minos, ["cinq pions", "five pawns"]);
}
