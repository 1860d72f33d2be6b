//! The ways a session changes.

use super::advice::Values;
use super::*;
use crate::games::GameId;
use crate::i18n::Lang;
use crate::record::{Cause, Link, Opener};
use crate::rules::{Seat, Target};
use crate::search::{Answer, Level, Value};
use std::rc::Rc;

const AGAINST_COMPUTER: &str = r#"{"players":[{"person":{"name":""}},{"computer":{"level":3}}]}"#;
const COMPUTER_FIRST: &str = r#"{"players":[{"computer":{"level":3}},{"person":{"name":""}}]}"#;
const WATCHED: &str = r#"{"players":[{"computer":{"level":1}},{"computer":{"level":2}}]}"#;
/// A game of Quantik that the first player wins.
const WON: &str = "tray-0 a1 tray-1 b2 tray-2 c3 tray-3 b1 tray-2 a2";

fn target(name: &str) -> Target {
    name.parse().expect("a target")
}

fn table_of(setup: &str) -> Session {
    let origin = Origin::New { variant: 0, opener: Opener::default() };
    Session::open(GameId::Quantik, origin, Setup::stored(Some(setup))).expect("a new game")
}

fn table() -> Session {
    table_of("")
}

/// A table where every turn is confirmed.
fn careful_table() -> Session {
    table().confirming(Confirm::Always)
}

fn link(game: GameId, link: &str) -> Session {
    let link = Link::parse::<()>(link).expect("a link");
    Session::open(game, Origin::Link(&link), Setup::default()).expect("a game")
}

/// The session after a command.
fn after(session: &Session, command: Command) -> Session {
    let mut next = session.clone();
    next.apply(command);
    next
}

fn pressed(session: Session, presses: &str) -> Session {
    presses.split(' ').fold(session, |session, name| after(&session, Command::Press(target(name))))
}

/// The computer's answer at the cursor.
fn answer(session: &Session, turn: &str) -> Command {
    let answer = Answer {
        best: turn.to_owned(),
        value: Value::Draw,
        turns: Vec::new(),
        line: vec![turn.to_owned()],
        depth: 1,
        nodes: 1,
    };
    Command::Answer { at: session.status.cursor, answer: Rc::new(answer) }
}

fn words(session: &Session) -> Said {
    say(&session.snapshot(), Lang::En)
}

fn start_over() -> Command {
    Command::Start { variant: 0, setup: Setup::default().for_people(2).into(), seed: 0 }
}

#[test]
fn two_presses_make_a_turn_in_either_order() {
    for presses in ["tray-2 b3", "b3 tray-2"] {
        let session = pressed(table(), presses);
        assert_eq!(session.status.link, "quantik?m=Cb3");
        assert!(!session.hand.is_begun());
    }
}

#[test]
fn a_refused_press_changes_nothing_and_says_why() {
    let session = pressed(table(), "tray-1 d1 tray-1 c2");
    assert_eq!(session.status.ply, 1);
    assert_eq!(words(&session).chosen_kind, Some(1), "the shape stays chosen");
    let (about, reason) = words(&session).refused.expect("the column has a cylinder");
    assert!(about == "Not on c2" && reason.contains("(d1)"), "{about}: {reason}");
    assert!(words(&pressed(session, "a4")).refused.is_none(), "gone with the next press");
}

#[test]
fn an_illegal_turn_is_not_played() {
    let mut session = pressed(table(), "tray-0 a1 tray-1");
    for turn in ["Aa2", "zz"] {
        assert_eq!(session.apply(Command::Type(turn.into())), Event::Nothing);
    }
    assert_eq!((session.status.ply, session.hand.presses.len()), (1, 1), "the turn in hand stays");
    assert!(matches!(session.fault_of("zz"), Some(Fault::Unreadable(_))));
    let fault = session.fault_of("Aa2").expect("illegal");
    assert_eq!(fault, Fault::Illegal);
    let said = why_refused(&session.snapshot(), "Aa2", fault, Lang::En);
    assert!(said.starts_with("turn 2, “Aa2”, is not allowed"), "{said}");
    for typed in ["Bb2.", "Bb2.Cc3", "Bb2&m=1", "%41", "_"] {
        assert!(matches!(session.fault_of(typed), Some(Fault::Unreadable(_))), "{typed}");
    }
    assert_eq!(session.apply(Command::Type("Bb2".into())), Event::Played { turn: "Bb2".into() });
}

#[test]
fn players_say_whether_turns_are_confirmed() {
    let always = pressed(after(&table(), Command::SetConfirm(Confirm::Always)), "tray-2 b3");
    assert_eq!((always.status.ply, always.hand.waiting.as_deref()), (0, Some("Cb3")));
    let next = pressed(after(&always, Command::Confirm), "tray-1 d1");
    assert_eq!(next.status.ply, 1, "the next one waits too");
    let never = pressed(careful_table().confirming(Confirm::Never), "tray-2 b3");
    assert_eq!((never.status.ply, never.hand.waiting), (1, None));
}

#[test]
fn a_turn_that_is_confirmed_waits() {
    let waiting = pressed(careful_table(), "tray-2 b3");
    assert_eq!((waiting.status.ply, waiting.hand.waiting.as_deref()), (0, Some("Cb3")));
    assert_eq!(words(&waiting).prompt, "Cube on b3?");
    let other = pressed(waiting.clone(), "a1");
    assert_eq!(other.hand.waiting.as_deref(), Some("Ca1"), "the last press can be changed");
    assert!(after(&waiting, Command::Back).hand.waiting.is_none());
    assert_eq!(after(&waiting, Command::Confirm).status.ply, 1);
    let undone = after(&waiting, Command::Undo);
    assert_eq!(words(&undone).chosen_kind, Some(2), "undo takes back the last press");
}

#[test]
fn the_computer_plays_its_own_turns_and_undo_goes_back_to_a_humans() {
    let level = Level::new(3);
    let table = table_of(AGAINST_COMPUTER);
    assert_eq!(table.level_to_think(), None);
    let asked = pressed(table, "tray-0 a1");
    assert_eq!(asked.level_to_think(), level);
    assert_eq!(asked.question().map(|question| question.link), Some("quantik?m=Aa1".to_owned()));
    assert_eq!(pressed(asked.clone(), "tray-1 d4").status.ply, 1, "nobody plays for the computer");
    let answered = after(&asked, answer(&asked, "Bd4"));
    assert_eq!((answered.status.ply, answered.level_to_think()), (2, None));
    assert_eq!(after(&answered, answer(&asked, "Bd3")).status.ply, 2, "too late");
    let undone = after(&answered, Command::Undo);
    assert_eq!((undone.status.ply, undone.level_to_think()), (0, None));
    assert_eq!(after(&undone, Command::Redo).status.ply, 2);
    let again = pressed(undone.clone(), "tray-0 a1");
    assert_eq!((again.status.ply, again.level_to_think()), (1, level), "so does the same turn again");
    let branched = pressed(undone, "tray-0 b1");
    assert_eq!(branched.level_to_think(), level, "another turn asks for another answer");
}

#[test]
fn computers_among_themselves_wait_while_somebody_looks_back() {
    let table = table_of(WATCHED);
    let played = after(&table, answer(&table, "Aa1"));
    assert!(played.level_to_think().is_some());
    let back = after(&played, Command::Undo);
    assert_eq!((back.status.ply, back.level_to_think()), (0, None));
    let on = after(&back, Command::Pause(false));
    assert!(on.status.ply == 1 && on.level_to_think().is_some(), "they go on where they were");
}

#[test]
fn the_only_human_stays_below_and_several_pass_the_device_on() {
    let computer = table_of(COMPUTER_FIRST);
    let answered = after(&computer, answer(&computer, "Aa1"));
    assert_eq!([computer.seat_below(), answered.seat_below()], [Seat::SECOND; 2], "the human, all the time");
    let back = after(&answered, Command::GoTo(computer.status.cursor));
    assert_eq!(pressed(back, "tray-0 b1").status.ply, 0, "nobody plays for the computer, now or then");
    let watched = table_of(WATCHED);
    let played = after(&watched, answer(&watched, "Aa1"));
    assert_eq!([watched.seat_below(), played.seat_below()], [Seat::FIRST; 2], "the first computer");
    let shared = pressed(table(), "tray-0 a1");
    assert_eq!([table().seat_below(), shared.seat_below()], [Seat::FIRST, Seat::SECOND], "the seat to move");
    let mut won = pressed(table(), WON);
    won.setup = Setup::stored(Some(r#"{"players":[{"computer":{"level":3}}]}"#)).for_people(2).into();
    let next = after(&won, Command::NextRound);
    assert_eq!(next.seat_below(), Seat::FIRST, "a human who changes seats stays below");
}

#[test]
fn escape_drops_the_choice_and_undo_the_turn() {
    let session = pressed(table(), "tray-0 a1 tray-1");
    assert!(!after(&session, Command::Back).hand.is_begun());
    let session = after(&session, Command::Undo);
    assert!(!session.hand.is_begun() && session.status.ply == 1, "the turn in hand goes first");
    let session = after(&session, Command::Undo);
    assert_eq!((session.status.ply, session.status.turns.len()), (0, 1));
    assert_eq!(after(&session, Command::Redo).status.ply, 1);
}

#[test]
fn the_next_round_counts_the_last_one() {
    let won = pressed(table(), WON);
    assert!(won.status.ending.is_some() && won.offers().is_empty());
    assert_eq!(won.status.half_points, [2, 0], "this round is counted once it is over");
    let next = after(&won, Command::NextRound);
    assert_eq!((next.status.ply, next.status.series.half_points(0)), (0, 2));
    let over = after(&next, start_over());
    assert_eq!(over.status.series.round(), 0);
    let back = after(&over, Command::Undo);
    assert_eq!(back.status.series.round(), 1, "a match is not given up by a slip");
    let twice = after(&after(&over, start_over()), Command::Undo);
    assert_eq!(twice.status.series.round(), 1, "nor by two");
    assert!(!table().can_undo() && !after(&table(), start_over()).can_undo());
}

#[test]
fn undo_brings_a_finished_game_back() {
    let won = pressed(table(), WON);
    let next = after(&won, Command::NextRound);
    assert!(next.can_undo());
    let back = after(&next, Command::Undo);
    assert_eq!((back.status.link.as_str(), back.event), (won.status.link.as_str(), Event::TakenBack));
    let played = pressed(next, "tray-0 a1");
    let begun = after(&played, Command::Undo);
    assert_eq!(
        (begun.status.ply, begun.status.series.round()),
        (0, 1),
        "once a turn is played, turns go back"
    );
}

#[test]
fn the_human_to_move_can_resign_and_undo_it() {
    let session = pressed(table(), "tray-0 a1 tray-1");
    let resigned = after(&session, Command::Resign);
    assert_eq!(resigned.status.ending.map(|end| end.cause), Some(Cause::Resigned));
    assert_eq!(resigned.status.winners(), [Seat::FIRST]);
    assert!(resigned.offers().is_empty() && resigned.level_to_think().is_none());
    assert_eq!(pressed(resigned.clone(), "d4").status.ply, 1, "it is over");
    let told = verdict(&resigned, &words(&resigned), Lang::En).expect("an end");
    assert_eq!((&*told.headline, &*told.reason), ("Player 1 wins (light)", "Player 2 resigned."));
    let undone = after(&resigned, Command::Undo);
    assert_eq!((undone.status.ply, undone.status.ending), (1, None), "no turn is taken back with it");
    assert_eq!(after(&resigned, Command::NextRound).status.series.half_points(0), 2);
    let at_once = after(&table(), Command::Resign);
    assert!(at_once.can_undo() && !at_once.status.is_untouched);
    assert!(after(&at_once, Command::Undo).status.is_untouched);
}

#[test]
fn a_human_resigns_while_the_computer_thinks_but_computers_never_do() {
    let asked = pressed(table_of(AGAINST_COMPUTER), "tray-0 a1");
    assert_eq!(asked.resigner(), Some(Seat::FIRST));
    let resigned = after(&asked, Command::Resign);
    assert_eq!(resigned.status.winners(), [Seat::SECOND]);
    assert_eq!(resigned.level_to_think(), None);
    assert_eq!(after(&resigned, answer(&asked, "Bd4")).status.ply, 1, "no answer comes late");
    let undone = after(&resigned, Command::Undo);
    assert_eq!((undone.status.ply, undone.level_to_think()), (1, Level::new(3)), "it thinks again");
    assert_eq!(table_of(WATCHED).resigner(), None);
}

#[test]
fn lots_fall_as_the_seed_says() {
    let start = |seed| {
        let setup = Setup { starts: Starts::ByLot, ..Setup::default() }.for_people(2).into();
        after(&table(), Command::Start { variant: 0, setup, seed })
    };
    let first: Vec<usize> = (0..20).map(|seed| start(seed).status.series.person_at(Seat::FIRST)).collect();
    assert!(first.contains(&0) && first.contains(&1), "{first:?}");
    assert_eq!(start(7).status.save, "quincunx 1\ngame quantik\nfirst lot 7\n");
}

#[test]
fn a_handle_makes_a_whole_turn_or_none() {
    let handle =
        |session: &Session, presses: [&str; 2]| after(session, Command::PressHandle(presses.map(target)));
    let waiting = handle(&pressed(careful_table(), "tray-1"), ["tray-2", "b3"]);
    assert_eq!(waiting.hand.waiting.as_deref(), Some("Cb3"));
    assert!(words(&waiting).chosen_kind.is_none(), "all of it is dropped at once");
    assert_eq!(handle(&waiting, ["tray-2", "a1"]).status.ply, 0, "another one takes its place");
    let played = handle(&waiting, ["tray-2", "b3"]);
    assert_eq!(played.status.ply, 1, "the same again confirms it");
    let refused = handle(&played, ["tray-2", "b3"]);
    assert!(refused.hand.refused.is_some() && !refused.hand.is_begun());
}

#[test]
fn buttons_that_are_off_do_nothing() {
    let begun = pressed(table(), "tray-2");
    assert!(after(&begun, Command::Redo).hand.is_begun(), "there is nothing to play again");
    let new = after(&pressed(table(), "tray-0 a1"), start_over());
    let back = after(&after(&new, Command::Redo), Command::Undo);
    assert_eq!(back.status.ply, 1, "what was replaced can still be brought back");
    let watched = table_of(WATCHED);
    assert!(after(&watched, Command::Undo).level_to_think().is_some(), "nothing was taken back: they go on");
}

#[test]
fn dropping_nothing_leaves_the_computer_thinking() {
    let asked = pressed(table_of(AGAINST_COMPUTER), "tray-0 a1");
    let answered = after(&asked, answer(&asked, "Bd4"));
    // The same turn again: an answer is known, and another is asked for.
    let again = pressed(after(&answered, Command::Undo), "tray-0 a1");
    assert!(again.level_to_think().is_some());
    let dropped = after(&again, Command::Back);
    assert!(dropped.level_to_think().is_some() && dropped.event == Event::Played { turn: "Aa1".into() });
    let helped = after(&again, Command::SetHelp(Help::Off));
    assert!(helped.level_to_think().is_some(), "nor does changing the help");
}

#[test]
fn a_new_game_that_a_computer_starts_can_be_taken_back() {
    let setup = Setup::stored(Some(COMPUTER_FIRST)).for_people(2).into();
    let old = pressed(table(), "tray-0 a1 tray-1 d4");
    let new = after(&old, Command::Start { variant: 0, setup, seed: 0 });
    let answered = after(&new, answer(&new, "Cb2"));
    assert_eq!(answered.status.link, "quantik?m=Cb2");
    assert_eq!(after(&answered, Command::Undo).status.link, old.status.link);
    let played = after(&pressed(answered, "tray-0 a1"), Command::Undo);
    assert_eq!(played.status.link, "quantik?m=Cb2", "once a human has played, it is played");
    // Undo leads to where the computer began: it does not play by itself there, and goes on when it is told to.
    let begun = after(&played, Command::Undo);
    assert_eq!((begun.status.ply, begun.level_to_think()), (0, None));
    assert_eq!(after(&begun, Command::Pause(false)).status.ply, 2);
}

#[test]
fn a_turn_in_hand_is_taken_up_again() {
    for (presses, expected) in
        [("tray-0 tray-1", Some("tray-1")), ("b3", Some("b3")), ("tray-0 tray-0", None)]
    {
        let made = pressed(link(GameId::Quantik, "quantik?m=Aa1"), presses);
        assert_eq!(made.hand.text().as_deref(), expected, "{presses}");
        let taken_up = Command::TakeUp(expected.unwrap_or_default().to_owned());
        assert_eq!(after(&link(GameId::Quantik, "quantik?m=Aa1"), taken_up).hand, made.hand);
    }
    let rods = "shape-colour?p=CRSRCR_CYSYSY_LR_-_CYLRLB_CB_SB_CYLB_SR_CRCB_LR_SB_LYCB_CY_LY_SY_|_8,6_|_1";
    let table = link(GameId::ShapeColour, rods);
    let made = pressed(table.clone(), "b1 b3 b2 a4 tray-2 b1");
    assert_eq!(made.hand.text().as_deref(), Some("=b1:b3,b2,a4+CR@b1"));
    let again = after(&table, Command::TakeUp("=b1:b3,b2,a4+CR@b1".into()));
    assert_eq!((again.hand.waiting, again.status.ply), (made.hand.waiting.clone(), 0));
    let back = after(&after(&made, Command::Back), Command::Back);
    assert_eq!(back.hand.text().as_deref(), Some("b1 b3 b2 a4"));
    for nonsense in ["", "nonsense", "=x", "=a1:a1+CB@a1", "tray-99 z9 line-k"] {
        assert_eq!(after(&table, Command::TakeUp(nonsense.into())).hand, Hand::default(), "{nonsense}");
    }
}

#[test]
fn a_press_has_the_value_of_the_best_turn_that_it_begins() {
    let session = pressed(link(GameId::Pivot, "pivot?m=b2B.b2b3+c2B"), "c2 c1");
    let turns = [("c2c1+a1B", Value::Loss(2)), ("c2c1+a1S", Value::Draw), ("c2d2+a1S", Value::Win(3))];
    let Command::Answer { answer, .. } = answer(&session, "c2c1+a1S") else { panic!("an answer") };
    let turns = turns.map(|(turn, value)| (turn.to_owned(), value)).into();
    let answer = Answer { turns, ..(*answer).clone() };
    let values = Values::of(&session, &answer);
    assert_eq!(values.of_press(target("a1")), Some(Value::Draw));
    assert_eq!(values.of_press(Target::Tray(0)), Some(Value::Loss(2)));
    let begin = Values::of(&after(&session, Command::Release), &answer);
    assert_eq!(begin.of_press(session.hand.presses[0]), Some(Value::Win(3)));
    assert_eq!(begin.of_press(target("a1")), None);
}

#[test]
fn a_position_is_set_up_and_set_back() {
    let start = "..../..../..../...B";
    let mut figure =
        Session::open(GameId::Quantik, Origin::Position(start), Setup::default()).expect("a figure");
    let played = pressed(figure.clone(), "tray-0 a1");
    assert_eq!(played.status.position, "..../..../..../a..B");
    assert_eq!(after(&played, Command::SetUp(start.to_owned())).status.position, start);
    assert_eq!(figure.apply(Command::SetUp("....".to_owned())), Event::Nothing);
    assert_eq!(figure.status.position, start, "nothing else has changed");
}

#[test]
fn a_name_that_contains_the_computers_is_left_alone() {
    let setup = r#"{"players":[{"person":{"name":"SuperOrdinateur"}},{"computer":{"level":3}}]}"#;
    let session = table_of(setup);
    assert_eq!(Name::of(&session, Seat::FIRST, Lang::Fr).to_play(), "À SuperOrdinateur de jouer.");
    assert_eq!(Name::of(&session, Seat::SECOND, Lang::Fr).to_play(), "À l’ordinateur de niveau 3 de jouer.");
    assert_eq!(Name::of(&session, Seat::SECOND, Lang::En).to_play(), "The level-3 computer to play.");
}
