//! Matches: undo, redo, branches, the draws that depend on the past, rounds, save and link texts.

use quincunx::games::{Game, GameId, Visitor, emblem, minos, quantik, shape_colour};
use quincunx::record::{Cause, Link, Match, Opener, Refused, TextError, game_of_save};
use quincunx::rules::{Outcome, Position, Rng, Seat, Side};
use std::collections::HashSet;
use std::ops::ControlFlow;

fn play<P: Position>(game: &mut Match<P>, turns: &str) {
    for turn in turns.split(' ') {
        game.play(turn.parse().expect(turn)).expect(turn);
    }
}

fn texts<P: Position>(turns: &[P::Move]) -> String {
    turns.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

#[test]
fn undo_and_redo_walk_the_line() {
    let mut game = Match::<quantik::Quantik>::new(quantik::Options::Empty);
    assert!(!game.undo() && !game.redo());
    play(&mut game, "Aa1 Bb2 Cc3");
    let end = *game.position();
    assert!(game.undo() && game.undo());
    assert_eq!((game.ply(), game.last_turn().map(|mv| mv.to_string())), (1, Some("Aa1".to_owned())));
    assert_eq!(texts::<quantik::Quantik>(&game.turns()), "Aa1 Bb2 Cc3", "looking back changes nothing");
    assert!(game.redo() && game.redo() && !game.redo());
    assert_eq!(*game.position(), end);
}

#[test]
fn playing_from_the_past_branches_off_and_the_way_back_stays() {
    let mut game = Match::<quantik::Quantik>::new(quantik::Options::Empty);
    play(&mut game, "Aa1 Bb2 Cc3");
    game.go_to_ply(1);
    play(&mut game, "Cd4");
    assert_eq!(texts::<quantik::Quantik>(&game.turns()), "Aa1 Cd4");
    game.undo();
    let branches = game.branches();
    assert_eq!(branches.iter().map(|(_, mv)| mv.to_string()).collect::<Vec<_>>(), ["Bb2", "Cd4"]);
    game.go_to(branches[0].0);
    assert_eq!(texts::<quantik::Quantik>(&game.turns()), "Aa1 Bb2 Cc3");
    // Playing a turn that was played before follows its branch.
    game.go_to_ply(1);
    play(&mut game, "Cd4");
    assert_eq!(game.branches().len(), 0);
    game.undo();
    assert_eq!(game.branches().len(), 2);
}

#[test]
fn the_third_time_is_a_draw() {
    let mut game = Match::<emblem::Emblem>::new(emblem::Options::default());
    play(&mut game, "b1c1 e1d2");
    // Back and forth with pieces that are awake; the position after turn 2 comes again after turns 6 and 10.
    let cycle = "c1c2 d2d3 c2c1 d3d2";
    play(&mut game, cycle);
    assert_eq!(game.ending(), None);
    play(&mut game, cycle);
    let ending = game.ending().expect("the third time");
    assert_eq!((ending.cause, ending.outcome), (Cause::ThirdTime, Outcome::draw(2)));
    let mv = "c1c2".parse().expect("a turn");
    assert_eq!(game.play(mv), Err(Refused::Ended(ending)));
    // The same position reached by another path has another past.
    game.undo();
    assert_eq!(game.ending(), None);
}

#[test]
fn two_hundred_turns_are_a_draw() {
    let mut rng = Rng::new(7);
    let capped = (0..200).find_map(|_| {
        let mut game = Match::<minos::Minos>::new(minos::Options::default());
        while game.ending().is_none() {
            let moves = game.position().moves();
            game.play(moves[rng.below(moves.len())]).expect("legal");
        }
        game.ending()
            .filter(|ending| ending.cause == Cause::TurnLimit)
            .map(|ending| (game.ply(), ending.outcome))
    });
    assert_eq!(capped, Some((200, Outcome::draw(2))));
}

#[test]
fn people_take_turns_at_playing_first() {
    // Quantik: light always starts, so the people change seats.
    let mut game = Match::<quantik::Quantik>::new(quantik::Options::Empty);
    assert!(!game.next_round(), "a round must be finished first");
    play(&mut game, "Aa1 Bb2 Cc3 Db1 Ca2");
    assert_eq!(game.ending().map(|ending| ending.outcome), Some(Outcome::win(Side(0))));
    assert!(game.next_round());
    assert_eq!((game.series().seat_of(0), game.series().seat_of(1)), (Seat::SECOND, Seat::FIRST));
    assert_eq!((game.series().half_points(0), game.series().half_points(1)), (2, 0));
    play(&mut game, "Aa1 Bb2 Cc3 Db1 Ca2");
    game.next_round();
    assert_eq!(
        (game.series().half_points(0), game.series().half_points(1)),
        (2, 2),
        "light won for the other one"
    );

    // Minos: everybody keeps the colour, and dark starts the second round.
    let home = "#L.L.L#/.#...#./..#.#../...#.../..#.#../.#LL.#./#DDDDD# D -".parse().expect("a position");
    let mut game = Match::<minos::Minos>::from_position(minos::Options::default(), home);
    assert!(game.next_round());
    assert_eq!(game.series().seat_of(0), Seat::FIRST);
    assert_eq!(game.position().turn(), Seat::SECOND);
    assert!(game.has_usual_start());
}

/// Who plays first in the next rounds of a match of Quantik.
fn openers(opener: Opener, rounds: usize) -> Vec<usize> {
    let mut game = Match::<quantik::Quantik>::opened_by(quantik::Options::Empty, opener);
    let mut first = Vec::new();
    for _ in 0..rounds {
        first.push(game.series().person_at(Seat::FIRST));
        same_after_saving(&game);
        assert!(game.resign(Side(0)) && game.next_round());
    }
    first
}

#[test]
fn a_drawn_start_is_kept_and_drawn_anew_in_each_round() {
    let lot = quantik::Options::Lot;
    let starts: HashSet<String> = (0..40)
        .map(|seed| {
            let mut game = Match::<quantik::Quantik>::drawn(lot, Opener::default(), seed);
            assert!(game.has_usual_start(), "a lot is no position set up by hand");
            same_after_saving(&game);
            let start = *game.start();
            let mv = game.position().random_move(&mut Rng::new(seed)).expect("a turn");
            game.play(mv).expect("legal");
            same_after_saving(&game);
            let link = Link::parse::<quantik::Refusal>(&game.link_text()).expect("its own link");
            let linked = Match::<quantik::Quantik>::from_link(&link).expect("its own link");
            assert_eq!((linked.start(), linked.options()), (&start, lot));
            assert!(game.undo() && *game.position() == start);
            assert!(game.resign(Side(0)) && game.next_round());
            assert!(game.has_usual_start());
            same_after_saving(&game);
            assert_eq!(game.position().to_string().matches('.').count(), 14, "two pieces lie");
            game.start().to_string()
        })
        .collect();
    assert!(starts.len() > 20, "the lots of second rounds differ: {}", starts.len());
    let plain = Match::<quantik::Quantik>::drawn(quantik::Options::Empty, Opener::default(), 9);
    assert_eq!(*plain.start(), quantik::Quantik::EMPTY);
}

#[test]
fn who_starts_can_be_chosen_or_drawn_by_lot() {
    assert_eq!(openers(Opener::InTurn, 4), [0, 1, 0, 1]);
    assert_eq!(openers(Opener::Same, 4), [0, 0, 0, 0]);
    let lots = openers(Opener::Lot { seed: 3 }, 40);
    assert_eq!(openers(Opener::Lot { seed: 3 }, 40), lots, "the seed says how the lots fall");
    assert!((10..=30).contains(&lots.iter().sum::<usize>()), "each of the two is drawn: {lots:?}");
    assert_ne!(openers(Opener::Lot { seed: 4 }, 40), lots);
    // Minos: everybody keeps the colour, and lots are drawn for the first round as well.
    let seed = (0..).find(|&seed| {
        let game = Match::<minos::Minos>::opened_by(minos::Options::default(), Opener::Lot { seed });
        same_after_saving(&game);
        game.position().turn() == Seat::SECOND && game.has_usual_start()
    });
    assert!(seed < Some(20));
}

#[test]
fn a_side_can_resign_and_take_it_back() {
    let mut game = Match::<quantik::Quantik>::new(quantik::Options::Empty);
    play(&mut game, "Aa1 Bb2 Cc3");
    assert!(!game.resign(Side(2)) && game.ending().is_none(), "nobody sits there");
    assert!(game.can_resign() && game.resign(Side(1)));
    let ending = game.ending().expect("given up");
    assert_eq!((ending.cause, ending.outcome), (Cause::Resigned, Outcome::win(Side(0))));
    assert!(!game.can_resign() && !game.resign(Side(0)), "it is over");
    assert_eq!(game.play("Db1".parse().expect("a turn")), Err(Refused::Ended(ending)));
    assert_eq!(game.save_text(), "quincunx 1\ngame quantik\nturns Aa1 Bb2 Cc3\nresigned 1 Aa1 Bb2 Cc3\n");
    survives_saving(&game);
    assert_eq!(game.link_text(), "quantik?m=Aa1.Bb2.Cc3", "a link does not carry it");
    // Looking back, and playing something else, leaves it where it was.
    game.go_to_ply(1);
    assert_eq!(game.ending(), None);
    play(&mut game, "Cd4");
    assert_eq!(game.ending(), None);
    let text = game.save_text();
    assert_eq!(
        text, "quincunx 1\ngame quantik\nturns Aa1 Cd4 (Bb2 Cc3)\nresigned 1 Aa1 Bb2 Cc3\n",
        "of another branch"
    );
    let mut game = Match::<quantik::Quantik>::from_save(&text).expect("its own text");
    assert_eq!(game.save_text(), text);
    game.undo();
    let back = game.branches()[1].0;
    game.go_to(back);
    game.redo();
    assert_eq!(game.ending(), Some(ending));
    assert!(game.undo(), "takes back the resignation, and no turn");
    assert_eq!((game.ply(), game.ending()), (3, None));
    // It counts, and the next round begins.
    assert!(game.resign(Side(0)) && game.next_round());
    assert_eq!((game.series().half_points(0), game.series().half_points(1)), (0, 2));
    assert_eq!(game.ending(), None);
}

#[test]
fn teams_can_resign_but_one_of_three_cannot() {
    type Sc = shape_colour::ShapeColour;
    let mut game = Match::<Sc>::new(shape_colour::Options::Teams);
    assert!(game.resign(Side(0)));
    assert_eq!(game.ending().map(|ending| ending.outcome), Some(Outcome::win(Side(1))));
    assert!(game.next_round());
    let points: Vec<u32> = (0..4).map(|person| game.series().half_points(person)).collect();
    assert_eq!(points, [0, 2, 0, 2]);
    let mut game = Match::<Sc>::new(shape_colour::Options::Three);
    assert!(!game.can_resign() && !game.resign(Side(0)));
}

#[test]
fn a_save_holds_rounds_branches_and_the_cursor() {
    let mut game = Match::<quantik::Quantik>::new(quantik::Options::Empty);
    play(&mut game, "Aa1 Bb2 Cc3 Db1 Ca2");
    game.next_round();
    play(&mut game, "Aa1 Bb2 Cc3");
    game.go_to_ply(1);
    play(&mut game, "Cd4 Da4");
    game.undo();
    let text = game.save_text();
    assert_eq!(text, "quincunx 1\ngame quantik\nrounds 2-0\nturns Aa1 Cd4 (Bb2 Cc3) Da4\nat 2\n");
    assert_eq!(game_of_save(&text), Some("quantik"));
    let again = Match::<quantik::Quantik>::from_save(&text).expect("its own text");
    assert_eq!((again.save_text(), again.position()), (text, game.position()));
}

#[test]
fn a_wrong_save_says_where_and_why() {
    type Quantik = quantik::Quantik;
    let error = |text: &str| Match::<Quantik>::from_save(text).expect_err(text).to_string();
    assert_eq!(error("hello"), "not a saved game of this program");
    assert_eq!(error("quincunx 1\ngame pivot\n"), "this is a game of “pivot”");
    let save = |body: &str| error(&format!("quincunx 1\ngame quantik\n{body}"));
    assert_eq!(save("turns Aa1 Xb2\n"), "turn 2, “Xb2”, column 1: expected one of “ABCD”");
    assert!(save("turns Aa1 Aa2\n").starts_with("turn 2, “Aa2”: illegal, Opposed"));
    assert_eq!(save("turns (Aa1)\n"), "a parenthesis too many or too few after turn 0");
    assert_eq!(save("turns Aa1 (Bb2\n"), "a parenthesis too many or too few after turn 2");
    assert_eq!(save("turns Aa1\nat 2\n"), "the place in the game is not one that it has");
    for rounds in ["3-0", "2-2", "0-0", "1-0", "2", "2-0-0", ""] {
        assert_eq!(
            save(&format!("rounds {rounds}\n")),
            "the results of the rounds cannot be read",
            "{rounds}"
        );
    }
    for at in ["+0", "00", "2", "x"] {
        assert_eq!(
            save(&format!("turns Aa1\nat {at}\n")),
            "the place in the game is not one that it has",
            "{at}"
        );
    }
    for first in ["turn", "lot", "lot ", "lot 07", "lot -1", "lot 18446744073709551616", ""] {
        assert_eq!(save(&format!("first {first}\n")), "who plays first cannot be read", "{first}");
    }
    for resigned in ["2 Aa1", "0 Bb2", "0 Aa1 Bb2", "0  Aa1", "", "Aa1"] {
        let save = save(&format!("turns Aa1\nresigned {resigned}\n"));
        assert_eq!(save, "who resigned, and when, does not fit the game", "{resigned}");
    }
    let over = "turns Aa1 Bb2 Cc3 Db1 Ca2\nresigned 0 Aa1 Bb2 Cc3 Db1 Ca2\n";
    assert_eq!(save(over), "who resigned, and when, does not fit the game", "it was over");
    assert_eq!(save("options \n"), "unexpected “options”");
    assert_eq!(save("colour red\n"), "unexpected “colour red”");
    assert_eq!(save("start x\n"), "starting position, column 1: expected one of “ABCDabcd.”");
}

#[test]
fn a_position_and_options_must_go_together() {
    let junior = minos::Minos::start(minos::Options { junior: true, ..Default::default() }).to_string();
    let link = |query: String| {
        let link = Link::parse::<minos::Refusal>(&format!("minos?{query}")).expect("a link");
        Match::<minos::Minos>::from_link(&link)
    };
    let position = junior.replace(' ', "_").replace('#', "%23");
    let game = link(format!("p={position}")).expect("the position says that it is junior");
    assert_eq!(game.options(), minos::Options { junior: true, ..Default::default() });
    assert!(link(format!("o=junior&p={position}")).is_ok());
    let senior = position.replace("_junior", "");
    assert_eq!(link(format!("o=junior&p={senior}")).err(), Some(TextError::OptionsDiffer));
    let save = format!("quincunx 1\ngame minos\nstart {junior}\n");
    assert_eq!(Match::<minos::Minos>::from_save(&save).err(), Some(TextError::OptionsDiffer));
}

#[test]
fn links_are_readable() {
    let mut game = Match::<quantik::Quantik>::new(quantik::Options::Empty);
    assert_eq!(game.link_text(), "quantik");
    play(&mut game, "Ab3 Bc2");
    assert_eq!(game.link_text(), "quantik?m=Ab3.Bc2");
    game.undo();
    assert_eq!(game.link_text(), "quantik?m=Ab3", "a link shows the game up to here");

    let facing = "areas,facing".parse().expect("options");
    assert_eq!(Match::<emblem::Emblem>::new(facing).link_text(), "emblem?o=areas,facing");

    let mut game = Match::<minos::Minos>::from_position(
        minos::Options::default(),
        minos::Minos::start_by(minos::Options::default(), Seat::SECOND),
    );
    play(&mut game, "c7c6 1<");
    let link = game.link_text();
    let start = "%23DDDDD%23/.%23...%23./..%23.%23../...%23.../..%23.%23../.%23...%23./%23LLLLL%23_D_-";
    assert_eq!(link, format!("minos?p={start}&m=c7c6.1%3C"));
    let link = Link::parse::<minos::Refusal>(&link.replace("%3C", "<")).expect("as a person types it");
    assert_eq!(Match::<minos::Minos>::from_link(&link).expect("its own link").position(), game.position());
}

#[test]
fn a_wrong_link_says_where_and_why() {
    let error = |text: &str| -> String {
        let read = Link::parse(text).and_then(|link| Match::<emblem::Emblem>::from_link(&link));
        let error: TextError<emblem::Refusal> = read.expect_err(text);
        error.to_string()
    };
    assert_eq!(error("emblem?x=1"), "unexpected “x=1”");
    assert_eq!(error("emblem?m=b1c1&m=b1c1"), "unexpected “m=b1c1”");
    assert_eq!(error("emblem?m=b1%2"), "column 12: “%” without a character's code");
    assert_eq!(error("emblem?o=areas,sideways").split(':').next(), Some("options, column 1"));
    assert_eq!(error("emblem?m=b1c1.b1c1"), "turn 2, “b1c1”: illegal, NoPiece { square: b1 }");
    assert_eq!(error("quantik?m=Ab3"), "this is a game of “quantik”");
}

/// Random play with undo, redo and branching, saved and linked all along, in every game.
struct RandomMatches;

impl Visitor for RandomMatches {
    type Output = ();

    fn visit<P: Game>(self) {
        for &options in P::VARIANTS {
            let mut rng = Rng::new(11);
            let mut game = Match::<P>::new(options);
            for step in 0..80 {
                match rng.below(6) {
                    0 => drop((0..rng.below(4)).map(|_| game.undo()).count()),
                    1 => drop((0..rng.below(4)).map(|_| game.redo()).count()),
                    2 if step % 7 == 0 => _ = game.resign(Side(rng.below(2) as u8)),
                    _ if game.ending().is_some() => assert!(game.next_round()),
                    _ => {
                        let mut skip = rng.below((game.position().count_moves() as usize).min(1000));
                        let found = game.position().each_move(|mv| match skip.checked_sub(1) {
                            None => ControlFlow::Break(mv),
                            Some(less) => {
                                skip = less;
                                ControlFlow::Continue(())
                            }
                        });
                        let ControlFlow::Break(mv) = found else { panic!("a legal turn") };
                        game.play(mv).expect("legal");
                    }
                }
                if step % 5 == 0 {
                    same_after_saving(&game);
                }
            }
        }
    }
}

fn same_after_saving<P: Game>(game: &Match<P>) {
    survives_saving(game);
    let link = Link::parse::<P::Refusal>(&game.link_text()).expect("its own link");
    let linked = Match::<P>::from_link(&link).expect("its own link");
    let ending = game.ending().filter(|ending| ending.cause != Cause::Resigned);
    assert_eq!((linked.position(), linked.ending()), (game.position(), ending));
}

fn survives_saving<P: Game>(game: &Match<P>) {
    let saved = Match::<P>::from_save(&game.save_text()).expect("its own text");
    assert_eq!(saved.save_text(), game.save_text());
    assert_eq!(
        (saved.position(), saved.ending(), saved.turns()),
        (game.position(), game.ending(), game.turns())
    );
    assert_eq!(saved.series(), game.series());
}

#[test]
fn every_game_saves_links_and_branches() {
    GameId::ALL.iter().for_each(|game| game.visit(RandomMatches));
}
