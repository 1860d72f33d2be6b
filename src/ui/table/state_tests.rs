//! The ways a table changes.

use super::*;
use crate::games::quantik::Quantik;
use crate::i18n::Lang;
use crate::record::Match;
use crate::rules::NoOptions;
use crate::table::setup::Starts;
use crate::ui::any_game::{Look, MatchView, Playing};

fn target(text: &str) -> Target {
    let squares = (0..64).map(|bit| Target::Square(crate::rules::Square::of_bit(bit)));
    let mut all = squares.chain((0..4).map(Target::Tray));
    all.find(|target| target.to_string() == text).expect(text)
}

fn pressed(state: TableState, presses: &str) -> TableState {
    presses.split(' ').fold(state, |state, text| state.after(Action::Press(target(text))))
}

fn table_of(setup: &str) -> TableState {
    let game = Playing::<Quantik>::new(Match::new(NoOptions));
    TableState::new(game.copy(), Setup::of_json(Some(setup), 2).into())
}

fn table() -> TableState {
    table_of("")
}

/// A table where every turn is to be confirmed.
fn careful_table() -> TableState {
    let game = Playing::<Quantik>::new(Match::new(NoOptions)).confirming(|_| true);
    TableState { game: game.copy(), ..table() }
}

fn view(state: &TableState) -> MatchView {
    state.game.view(Lang::En, Look { angle: 0, is_fresh: false, helps: true, plans: false })
}

fn start_over() -> Action {
    Action::Start { variant: 0, setup: Setup::default().for_people(2).into(), seed: 0 }
}

#[test]
fn two_presses_make_a_turn_in_either_order() {
    for presses in ["tray-2 b3", "b3 tray-2"] {
        let state = pressed(table(), presses);
        assert_eq!(state.game.link_text(), "quantik?m=Cb3");
        assert!(!state.game.is_half_made());
    }
}

#[test]
fn a_refused_press_changes_nothing_and_says_why() {
    let state = pressed(table(), "tray-1 d1 tray-1 c2");
    assert_eq!(state.game.ply(), 1);
    assert_eq!(view(&state).chosen_kind, Some(1), "the shape stays chosen");
    let (about, reason) = view(&state).refused.expect("the column has a cylinder");
    assert!(about == "Not on c2" && reason.contains("(d1)"), "{about}: {reason}");
    assert!(view(&pressed(state, "a4")).refused.is_none(), "gone with the next press");
}

#[test]
fn players_say_whether_turns_are_confirmed() {
    let always = pressed(table().after(Action::ConfirmBy(Confirm::Always)), "tray-2 b3");
    assert_eq!((always.game.ply(), always.game.pending().is_some()), (0, true));
    assert_eq!(pressed(always.after(Action::Confirm), "tray-1 d1").game.ply(), 1, "the next one waits too");
    let never = pressed(careful_table().after(Action::ConfirmBy(Confirm::Never)), "tray-2 b3");
    assert_eq!((never.game.ply(), never.game.pending().is_some()), (1, false));
}

#[test]
fn a_turn_that_is_to_be_confirmed_waits() {
    let waiting = pressed(careful_table(), "tray-2 b3");
    assert_eq!((waiting.game.ply(), waiting.game.pending()), (0, Some("Cb3".to_owned())));
    let other = pressed(waiting.clone(), "a1");
    assert_eq!(other.game.pending(), Some("Ca1".to_owned()), "the last step can be changed");
    assert!(waiting.after(Action::Back).game.pending().is_none());
    assert_eq!(waiting.after(Action::Confirm).game.ply(), 1);
    let undone = waiting.after(Action::Undo);
    assert_eq!(view(&undone).chosen_kind, Some(2), "undo takes back the last step");
}

#[test]
fn the_computer_plays_its_own_turns_and_undo_goes_back_to_ones_own() {
    let level = Level::new(3);
    let setup = r#"{"players":[{"person":{"name":""}},{"computer":{"level":3}}]}"#;
    let table = table_of(setup);
    assert_eq!(table.to_think(), None);
    let asked = pressed(table, "tray-0 a1");
    assert_eq!(asked.to_think(), level);
    assert_eq!(pressed(asked.clone(), "tray-1 d4").game.ply(), 1, "nobody plays for the computer");
    let at = asked.game.cursor();
    let answered = asked.after(Action::Answer { at, turn: "Bd4".into() });
    assert_eq!((answered.game.ply(), answered.to_think()), (2, None));
    assert_eq!(answered.after(Action::Answer { at, turn: "Bd3".into() }).game.ply(), 2, "too late");
    let undone = answered.after(Action::Undo);
    assert_eq!((undone.game.ply(), undone.to_think()), (0, None));
    assert_eq!(undone.after(Action::Redo).game.ply(), 2);
    let again = pressed(undone.clone(), "tray-0 a1");
    assert_eq!((again.game.ply(), again.to_think()), (1, level), "so does the same turn again");
    let branched = pressed(undone, "tray-0 b1");
    assert_eq!(branched.to_think(), level, "another turn asks for another answer");
}

#[test]
fn computers_among_themselves_wait_while_somebody_looks_back() {
    let setup = r#"{"players":[{"computer":{"level":1}},{"computer":{"level":2}}]}"#;
    let table = table_of(setup);
    let at = table.game.cursor();
    let played = table.after(Action::Answer { at, turn: "Aa1".into() });
    assert!(played.to_think().is_some());
    let back = played.after(Action::Undo);
    assert_eq!((back.game.ply(), back.to_think()), (0, None));
    let on = back.after(Action::Pause(false));
    assert!(on.game.ply() == 1 && on.to_think().is_some(), "they go on where they were");
}

#[test]
fn the_only_person_stays_below_and_several_pass_the_device_on() {
    let computer = table_of(r#"{"players":[{"computer":{"level":3}},{"person":{"name":""}}]}"#);
    let answered = computer.after(Action::Answer { at: computer.game.cursor(), turn: "Aa1".into() });
    assert_eq!([computer.seat_below(), answered.seat_below()], [Seat::SECOND; 2], "the person, all the time");
    let looking_back = answered.after(Action::GoTo(computer.game.cursor()));
    assert_eq!(
        pressed(looking_back, "tray-0 b1").game.ply(),
        0,
        "nobody plays for the computer, now or then"
    );
    let watched = table_of(r#"{"players":[{"computer":{"level":1}},{"computer":{"level":2}}]}"#);
    let played = watched.after(Action::Answer { at: watched.game.cursor(), turn: "Aa1".into() });
    assert_eq!([watched.seat_below(), played.seat_below()], [Seat::FIRST; 2], "the first computer");
    let shared = pressed(table(), "tray-0 a1");
    assert_eq!(
        [table().seat_below(), shared.seat_below()],
        [Seat::FIRST, Seat::SECOND],
        "whoever plays next"
    );
    let won = pressed(shared, "tray-1 b2 tray-2 c3 tray-3 b1 tray-2 a2");
    let setup = Setup::of_json(Some(r#"{"players":[{"computer":{"level":3}}]}"#), 2).into();
    let next = TableState { setup, ..won }.after(Action::NextRound);
    assert_eq!(next.seat_below(), Seat::FIRST, "whoever changes seats stays below");
}

#[test]
fn escape_drops_the_choice_and_undo_the_turn() {
    let state = pressed(table(), "tray-0 a1 tray-1");
    assert!(!state.after(Action::Back).game.is_half_made());
    let state = state.after(Action::Undo);
    assert!(!state.game.is_half_made() && state.game.ply() == 1, "undo takes back the half-made turn first");
    let state = state.after(Action::Undo);
    assert_eq!((state.game.ply(), state.game.length()), (0, 1));
    assert_eq!(state.after(Action::Redo).game.ply(), 1);
}

#[test]
fn the_next_round_counts_the_last_one() {
    let won = pressed(table(), "tray-0 a1 tray-1 b2 tray-2 c3 tray-3 b1 tray-2 a2");
    assert!(won.game.ending().is_some() && won.game.offers().is_empty());
    let next = won.after(Action::NextRound);
    assert_eq!((next.game.ply(), next.game.series().half_points(0)), (0, 2));
    let over = next.after(start_over());
    assert_eq!(over.game.series().round(), 0);
    assert_eq!(over.after(Action::Undo).game.series().round(), 1, "a match is not given up by a slip");
    assert_eq!(over.after(start_over()).after(Action::Undo).game.series().round(), 1, "nor by two");
    assert!(!table().can_undo() && !table().after(start_over()).can_undo());
}

#[test]
fn whoever_is_to_move_can_resign_and_undo_it() {
    let state = pressed(table(), "tray-0 a1 tray-1");
    let resigned = state.after(Action::Resign);
    let end = view(&resigned).end.expect("given up");
    assert_eq!((end.cause, end.winners), (Cause::Resigned, vec![Seat::FIRST]));
    assert!(resigned.game.offers().is_empty() && resigned.to_think().is_none());
    assert_eq!(pressed(resigned.clone(), "d4").game.ply(), 1, "it is over");
    let undone = resigned.after(Action::Undo);
    assert_eq!((undone.game.ply(), undone.game.ending()), (1, None), "no turn is taken back with it");
    assert_eq!(resigned.after(Action::NextRound).game.series().half_points(0), 2);
    let at_once = table().after(Action::Resign);
    assert!(at_once.can_undo() && !at_once.game.is_untouched());
    assert!(at_once.after(Action::Undo).game.is_untouched());
}

#[test]
fn a_person_resigns_while_the_computer_thinks_but_computers_never_do() {
    let table = table_of(r#"{"players":[{"person":{"name":""}},{"computer":{"level":3}}]}"#);
    let asked = pressed(table, "tray-0 a1");
    assert_eq!(asked.resigner(), Some(Seat::FIRST));
    let resigned = asked.after(Action::Resign);
    assert_eq!(view(&resigned).end.map(|end| end.winners), Some(vec![Seat::SECOND]));
    assert_eq!(resigned.to_think(), None);
    let answer = Action::Answer { at: asked.game.cursor(), turn: "Bd4".into() };
    assert_eq!(resigned.after(answer).game.ply(), 1, "no answer comes late");
    let undone = resigned.after(Action::Undo);
    assert_eq!((undone.game.ply(), undone.to_think()), (1, Level::new(3)), "it thinks again");
    let watched = table_of(r#"{"players":[{"computer":{"level":1}},{"computer":{"level":2}}]}"#);
    assert_eq!(watched.resigner(), None);
}

#[test]
fn lots_fall_as_the_seed_says() {
    let start = |seed| {
        let setup = Setup { starts: Starts::ByLot, ..Setup::default() }.for_people(2).into();
        table().after(Action::Start { variant: 0, setup, seed })
    };
    let first: Vec<usize> = (0..20).map(|seed| start(seed).game.series().person_at(Seat::FIRST)).collect();
    assert!(first.contains(&0) && first.contains(&1), "{first:?}");
    assert_eq!(start(7).game.save_text(), "quincunx 1\ngame quantik\nfirst lot 7\n");
}

#[test]
fn a_handle_makes_a_whole_turn_or_none() {
    let handle = |state: &TableState, presses: [&str; 2]| state.after(Action::Handle(presses.map(target)));
    let waiting = handle(&pressed(careful_table(), "tray-1"), ["tray-2", "b3"]);
    assert_eq!(waiting.game.pending(), Some("Cb3".to_owned()));
    assert!(view(&waiting).chosen_kind.is_none(), "all of it is let go at once");
    assert_eq!(handle(&waiting, ["tray-2", "a1"]).game.ply(), 0, "another one takes its place");
    let played = handle(&waiting, ["tray-2", "b3"]);
    assert_eq!(played.game.ply(), 1, "the same again confirms it");
    let refused = handle(&played, ["tray-2", "b3"]);
    assert!(view(&refused).refused.is_some() && !refused.game.is_half_made());
}

#[test]
fn buttons_that_are_off_do_nothing() {
    let half_made = pressed(table(), "tray-2");
    assert!(half_made.after(Action::Redo).game.is_half_made(), "there is nothing to play again");
    let new = pressed(table(), "tray-0 a1").after(start_over());
    let back = new.after(Action::Redo).after(Action::Undo);
    assert_eq!(back.game.ply(), 1, "what was given up can still be taken up again");
    let watched = table_of(r#"{"players":[{"computer":{"level":1}},{"computer":{"level":2}}]}"#);
    assert!(watched.after(Action::Undo).to_think().is_some(), "nothing was taken back: they go on");
}

#[test]
fn letting_go_of_nothing_leaves_the_computer_thinking() {
    let setup = r#"{"players":[{"person":{"name":""}},{"computer":{"level":3}}]}"#;
    let asked = pressed(table_of(setup), "tray-0 a1");
    let answered = asked.after(Action::Answer { at: asked.game.cursor(), turn: "Bd4".into() });
    // The same turn again: an answer is known, and another is asked for.
    let again = pressed(answered.after(Action::Undo), "tray-0 a1");
    assert!(again.to_think().is_some());
    let dropped = again.after(Action::Back);
    assert!(dropped.to_think().is_some() && dropped.event == Event::Turn);
}

#[test]
fn a_new_game_that_a_computer_starts_can_be_taken_back() {
    let setup = r#"{"players":[{"computer":{"level":3}},{"person":{"name":""}}]}"#;
    let people = Setup::of_json(Some(setup), 2);
    let old = pressed(table(), "tray-0 a1 tray-1 d4");
    let new = old.after(Action::Start { variant: 0, setup: people.into(), seed: 0 });
    let answered = new.after(Action::Answer { at: new.game.cursor(), turn: "Cb2".into() });
    assert_eq!(answered.game.link_text(), "quantik?m=Cb2");
    assert_eq!(answered.after(Action::Undo).game.link_text(), old.game.link_text());
    let played = pressed(answered, "tray-0 a1").after(Action::Undo);
    assert_eq!(played.game.link_text(), "quantik?m=Cb2", "once a person has played, it is played");
    // Undo leads to where the computer began: it does not play by itself there, and goes on when it is told to.
    let begun = played.after(Action::Undo);
    assert_eq!((begun.game.ply(), begun.to_think()), (0, None));
    assert_eq!(begun.after(Action::Pause(false)).game.ply(), 2);
}
