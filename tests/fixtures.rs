//! What players have stored must still open: the files of `tests/fixtures`, read as the program reads them.

use quincunx::games::{Game, GameId, Visitor};
use quincunx::record::{Cause, Ending, Link, Match, TextError};
use quincunx::rules::{Press, Target};
use quincunx::store::archive::Fault;
use quincunx::store::{Archive, Settings};
use quincunx::table::Setup;
use serde_json::{Value, json};
use std::fs;

/// The lines of a file.
fn lines(file: &str) -> Vec<Value> {
    let path = format!("{}/tests/fixtures/{file}", env!("CARGO_MANIFEST_DIR"));
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    text.lines().map(|line| serde_json::from_str(line).expect(line)).collect()
}

/// A field that is a text.
fn text<'a>(line: &'a Value, field: &str) -> &'a str {
    line[field].as_str().unwrap_or_else(|| panic!("{field} of {line}"))
}

fn texts<T: ToString>(values: impl IntoIterator<Item = T>) -> Vec<String> {
    values.into_iter().map(|value| value.to_string()).collect()
}

fn fault<R>(error: &TextError<R>) -> &'static str {
    match error {
        TextError::NotASave => "not-a-save",
        TextError::Unexpected(_) => "unexpected",
        TextError::Options(_) => "options",
        TextError::Opener => "opener",
        TextError::Turn { .. } => "turn",
        _ => "another fault",
    }
}

fn ending(ending: Option<Ending>) -> Value {
    let Some(Ending { outcome, cause }) = ending else { return Value::Null };
    let cause = match cause {
        Cause::Position => "position",
        Cause::ThirdTime => "third-time",
        Cause::TurnLimit => "turn-limit",
        Cause::Resigned => "resigned",
    };
    json!({ "cause": cause, "winners": outcome.winners.iter().map(|side| side.0).collect::<Vec<_>>() })
}

/// What a match is, in the words of the files.
fn described<P: Game>(game: &Match<P>) -> Value {
    let (position, series) = (game.position(), game.series());
    let people = 0..series.people();
    json!({
        "options": game.options().to_string(),
        "turns": texts(game.turns()),
        "at": game.ply(),
        "played": game.size(),
        "position": position.to_string(),
        "to_move": position.turn().0,
        "ending": ending(game.ending()),
        "round": series.round(),
        "half_points": people.clone().map(|person| series.half_points(person)).collect::<Vec<_>>(),
        "seats": people.map(|person| series.seat_of(person).0).collect::<Vec<_>>(),
        "link": game.link_text(),
    })
}

/// Calls a check with the type of the game that a line is about.
macro_rules! for_game {
    ($name:ident, $check:ident) => {
        struct $name<'a>(&'a Value);

        impl Visitor for $name<'_> {
            type Output = ();

            fn visit<P: Game>(self) {
                $check::<P>(self.0);
            }
        }
    };
}

for_game!(Save, check_save);
for_game!(Linked, check_link);
for_game!(Hand, check_hand);

fn game_of(line: &Value) -> GameId {
    GameId::named(text(line, "game")).expect("one of our games")
}

fn check_save<P: Game>(line: &Value) {
    let (save, expected) = (text(line, "text"), &line["expected"]);
    match Match::<P>::from_save(save) {
        Ok(game) => {
            assert_eq!(described(&game), *expected, "{line}");
            assert_eq!(game.save_text(), save, "it is written as it was read");
        }
        Err(error) => assert_eq!(json!({ "fault": fault(&error) }), *expected, "{line}"),
    }
}

fn check_link<P: Game>(line: &Value) {
    let expected = &line["expected"];
    match Link::parse(text(line, "text")).and_then(|link| Match::<P>::from_link(&link)) {
        Ok(game) => {
            let described = described(&game);
            let fields = expected.as_object().expect("what the link means");
            fields
                .iter()
                .for_each(|(field, value)| assert_eq!(described[field], *value, "{field} of {line}"));
        }
        Err(error) => assert_eq!(json!({ "fault": fault(&error) }), *expected, "{line}"),
    }
}

/// Makes a turn again as far as it had come.
fn check_hand<P: Game>(line: &Value) {
    let game = Match::<P>::from_save(text(line, "save")).expect("a save");
    let (link, stored) = text(line, "text").split_once('\n').expect("a link, then what is in hand");
    assert_eq!(game.link_text(), link, "{line}");
    let position = game.position();
    let in_hand = match stored.strip_prefix('=') {
        Some(turn) => match turn.parse::<P::Move>() {
            Ok(mv) if position.check(mv).is_ok() => json!({ "waiting": mv.to_string() }),
            _ => json!({ "presses": [] }),
        },
        None => {
            let mut draft = P::Draft::default();
            let mut take = |name: &&str| {
                let offers = position.offers(&draft);
                let target = offers.into_iter().find(|target: &Target| target.to_string() == **name);
                match target.map(|target| position.press(&draft, target)) {
                    Some(Press::Drafted(next)) => draft = next,
                    _ => return false,
                }
                true
            };
            json!({ "presses": stored.split(' ').filter(|name| take(name)).collect::<Vec<_>>() })
        }
    };
    assert_eq!(in_hand, line["expected"], "{line}");
}

#[test]
fn saves_open() {
    lines("saves.jsonl").iter().for_each(|line| game_of(line).visit(Save(line)));
}

#[test]
fn links_open() {
    lines("links.jsonl").iter().for_each(|line| game_of(line).visit(Linked(line)));
}

#[test]
fn turns_in_hand_are_taken_up() {
    lines("hands.jsonl").iter().for_each(|line| game_of(line).visit(Hand(line)));
}

#[test]
fn setups_open() {
    for line in lines("setups.jsonl") {
        let people = line["people"].as_u64().expect("a number") as usize;
        let setup = Setup::stored(Some(text(&line, "text"))).for_people(people);
        assert_eq!(setup.to_json(), text(&line, "expected"), "{line}");
    }
}

#[test]
fn settings_open() {
    for line in lines("settings.jsonl") {
        let settings = Settings::of_browser(text(&line, "browser")).with_json(text(&line, "text"));
        assert_eq!(settings.to_json(), text(&line, "expected"), "{line}");
    }
}

#[test]
fn archives_open() {
    /// Can this save be read?
    struct IsRead<'a>(&'a str);
    impl Visitor for IsRead<'_> {
        type Output = bool;

        fn visit<P: Game>(self) -> bool {
            Match::<P>::from_save(self.0).is_ok()
        }
    }
    let is_read = |(key, text): (&String, &String)| {
        let game = key.strip_prefix("quincunx.game.").and_then(GameId::named);
        game.is_none_or(|game| game.visit(IsRead(text)))
    };
    for line in lines("archives.jsonl") {
        let read = match Archive::of_json(text(&line, "text")) {
            Ok(archive) if archive.data.iter().all(is_read) => json!({ "data": archive.data }),
            Ok(_) => json!({ "fault": "game" }),
            Err(Fault::NotJson) => json!({ "fault": "not-json" }),
            Err(Fault::NotOurs) => json!({ "fault": "not-ours" }),
            Err(Fault::Newer) => json!({ "fault": "newer" }),
        };
        assert_eq!(read, line["expected"], "{line}");
    }
}

#[test]
fn every_game_and_variant_has_its_lines() {
    struct Variants;
    impl Visitor for Variants {
        type Output = Vec<String>;

        fn visit<P: Game>(self) -> Vec<String> {
            texts(P::VARIANTS)
        }
    }
    for file in ["saves.jsonl", "links.jsonl"] {
        let lines = lines(file);
        for &game in GameId::ALL {
            for options in game.visit(Variants) {
                let is_of = |line: &&Value| game_of(line) == game && line["expected"]["options"] == *options;
                assert!(lines.iter().filter(is_of).count() > 3, "{file}: {} {options}", game.id());
            }
        }
    }
    for &game in GameId::ALL {
        let hands = lines("hands.jsonl");
        let has =
            |kind: &str| hands.iter().any(|line| game_of(line) == game && !line["expected"][kind].is_null());
        assert!(has("presses") && has("waiting"), "{}", game.id());
    }
}
