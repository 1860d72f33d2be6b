//! Lessons as they are played: what is said while a turn is made, and of turns that were not asked for.

use quincunx::games::GameId;
use quincunx::games::deeds::does;
use quincunx::games::pivot::Pivot;
use quincunx::i18n::Lang;
use quincunx::learn::Book;
use quincunx::rules::{Position, Target};
use quincunx::table::{Command, Lesson, LessonAction, Mode};
use std::fs;

fn book(game: GameId) -> Book {
    let file = format!("{}/static/learn/{}.json", env!("CARGO_MANIFEST_DIR"), game.id());
    serde_json::from_str(&fs::read_to_string(file).expect("a book")).expect("it can be read")
}

/// A lesson, at the step with this id.
fn at_step(game: GameId, id: &str) -> Lesson {
    let book = book(game);
    let at = book.lesson.iter().position(|step| step.id == id).expect("a step");
    Lesson::open(game, book.lesson.into(), at, Vec::new()).expect("a lesson")
}

fn target(name: &str) -> Target {
    name.parse().expect("a target")
}

fn press(lesson: &mut Lesson, names: &[&str]) {
    for name in names {
        lesson.apply(LessonAction::Table(Command::Press(target(name))));
    }
}

/// Where the hint points, if there is one.
fn places(lesson: &Lesson) -> Vec<Target> {
    lesson.hint(Lang::En).map_or(Vec::new(), |hint| hint.places)
}

#[test]
fn a_hint_goes_on_with_the_turn_in_hand_and_falls_away_when_it_goes_another_way() {
    let mut lesson = at_step(GameId::Pivot, "break");
    lesson.apply(LessonAction::Nudge);
    assert_eq!(places(&lesson), [target("a3")]);
    press(&mut lesson, &["a3"]);
    assert_eq!(places(&lesson), [target("b3")], "a3 has been pressed");
    lesson.apply(LessonAction::Table(Command::Release));
    press(&mut lesson, &["a2", "b2"]);
    assert!(lesson.session().hand.is_begun());
    assert_eq!(places(&lesson), [], "turning over a2 breaks the line as well");
    lesson.apply(LessonAction::Again);
    assert_eq!(places(&lesson), []);
}

#[test]
fn a_turn_that_does_not_hold_is_answered_with_the_reply_in_words() {
    let mut lesson = at_step(GameId::Pivot, "wall");
    let turn = "d2d3+c1B";
    let presses = lesson.session().presses_of(turn).expect("a legal turn");
    for target in presses {
        lesson.apply(LessonAction::Table(Command::Press(target)));
    }
    lesson.apply(LessonAction::Table(Command::Confirm));
    let said = lesson.said_but(Lang::En).expect("it was not asked for");
    assert!(said.contains("turned over onto") && !said.contains('{'), "{said}");
    // The reply is shown, and the turn taken back: the reason stays.
    while lesson.goes_on_after().is_some() {
        lesson.apply(LessonAction::GoOn);
    }
    assert_eq!(lesson.said_but(Lang::En), Some(said));
}

#[test]
fn the_reply_that_is_told_breaks_the_line_or_counters_it() {
    let Book { lesson, puzzles, .. } = book(GameId::Pivot);
    let mut told = 0;
    for step in lesson.iter().chain(&puzzles) {
        let position: Pivot = step.position.parse().expect("a position");
        for mv in position.moves() {
            let fits = |deed: &str| does(&position, mv, deed) == Some(true);
            let but = step.but.iter().find(|but| but.deed.as_deref().is_none_or(fits));
            let is_accepted = step.accept.iter().all(|deed| fits(deed));
            let Some(but) = but.filter(|but| !is_accepted && but.say.en.contains("{reply}")) else {
                continue;
            };
            let next = position.after(mv);
            let mut replies = but.punish.iter().map(|reply| reply.parse().expect("a turn"));
            let reply = replies.find(|&reply| next.check(reply).is_ok()).expect("a reply");
            let saves = ["breaks", "counters"].iter().any(|deed| does(&next, reply, deed) == Some(true));
            assert!(saves, "{}: {mv}, {reply}", step.id);
            told += 1;
        }
    }
    assert_eq!(told, 19, "turns that make a line that does not hold");
}
