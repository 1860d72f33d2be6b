//! The native tool, as it is called from a shell.

use serde_json::Value;
use std::io::Write;
use std::process::{Command, Output, Stdio};

fn run(arguments: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_quincunx"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the tool starts");
    // A command that fails early does not read its input.
    let _ = child.stdin.take().expect("it has an input").write_all(input.as_bytes());
    child.wait_with_output().expect("the tool ends")
}

fn ok(arguments: &[&str]) -> String {
    let output = run(arguments, "");
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

/// Bad input gives a message whose first line says what is wrong, and status 2.
fn refused(arguments: &[&str]) -> String {
    let output = run(arguments, "");
    assert_eq!(output.status.code(), Some(2), "{arguments:?}");
    let message = String::from_utf8(output.stderr).expect("text");
    assert!(message.starts_with("error: "), "{message}");
    message
}

#[test]
fn perft_counts_and_divides() {
    assert_eq!(ok(&["perft", "quantik", "3"]), "167552\n");
    assert_eq!(ok(&["perft", "emblem", "2", "--options", "areas,checker"]), "344\n");
    let position = "..../..../..../..../".trim_end_matches('/');
    let divided = ok(&["perft", "quantik", "2", "--divide", "--position", position]);
    let lines: Vec<&str> = divided.lines().collect();
    assert_eq!((lines.len(), lines[64]), (65, "3392"));
    let sum: u64 = lines[..64]
        .iter()
        .map(|line| line.split(' ').nth(1).and_then(|n| n.parse::<u64>().ok()).unwrap())
        .sum();
    assert_eq!(sum, 3392);
}

#[test]
fn moves_lists_and_counts() {
    assert_eq!(ok(&["moves", "minos"]).lines().count(), 11);
    assert_eq!(ok(&["moves", "shape-colour", "--count", "--options", "teams"]), "144\n");
    assert_eq!(ok(&["moves", "pivot", "--position", "..../..../..../.... X"]).lines().next(), Some("a1B"));
}

#[test]
fn the_book_of_emblem_has_what_every_first_turn_is_worth_on_every_level() {
    let book = ok(&["book", "emblem", "--games", "1"]);
    let lines: Vec<&str> = book.lines().filter(|line| !line.starts_with('#')).collect();
    assert_eq!(lines.len(), 18, "{book}");
    let is_share = |word: &str| ["0", "500", "1000"].contains(&word);
    assert!(
        lines.iter().all(|line| line.split(' ').skip(1).filter(|word| is_share(word)).count() == 5),
        "{book}"
    );
}

#[test]
fn play_takes_turns_from_arguments_or_input() {
    let played = ok(&["play", "quantik", "Aa1", "Bb2", "Cc3", "Db1", "Ca2"]);
    assert!(played.ends_with("player 1 wins\n"), "{played}");
    assert_eq!(played.lines().count(), 7);
    let output = run(&["play", "quantik", "--json"], "Aa1 Bb2\nCc3\n");
    let game: Value = serde_json::from_slice(&output.stdout).expect("one JSON object");
    assert_eq!(game["position"], "..../..C./.b../A...");
    assert_eq!((&game["outcome"], &game["player"]), (&Value::Null, &Value::from(2)));
    assert_eq!(game["turns"][1]["turn"], "Bb2");
}

#[test]
fn verify_counts_lines_and_tells_mismatches() {
    let file = std::env::temp_dir().join(format!("quantik-{}.jsonl", std::process::id()));
    // A line that cannot be read is an error; an empty line is ignored.
    let good = r#"{"kind":"perft","position":"..../..../..../....","depth":1,"count":64}"#;
    let bad = r#"{"kind":"perft","position":"..../..../..../....","depth":1,"count":65}"#;
    std::fs::write(&file, format!("{good}\n{bad}\n\n{{\n")).expect("a file");
    let output = run(&["verify", file.to_str().expect("text"), "no-such-file.jsonl"], "");
    std::fs::remove_file(&file).expect("the file");
    let text = String::from_utf8(output.stdout).expect("text");
    assert_eq!(output.status.code(), Some(1));
    assert!(text.contains(":2: ..../..../..../....: perft 1: expected 65, actual 64\n"), "{text}");
    assert!(text.contains(":4: EOF"), "{text}");
    assert!(text.contains("\nno-such-file.jsonl: "), "{text}");
    assert!(text.ends_with("1 passed, 3 failed\n"), "{text}");
}

#[test]
fn analyse_and_solve_say_what_is_proved() {
    let json =
        |arguments: &[&str]| -> Value { serde_json::from_str(&ok(arguments)).expect("one JSON object") };
    let solved = json(&["solve", "quantik", "--json"]);
    assert_eq!(solved["value"], serde_json::json!({ "kind": "loss", "plies": 10 }), "the second player wins");
    assert!(solved["nodes"].as_u64().is_some_and(|nodes| nodes <= 40_000), "{solved}");
    let won = json(&["analyse", "quantik", "--json", "--moves", "Aa1", "Bb2", "Cc3 Db1"]);
    assert_eq!(
        (&won["best"], &won["value"]["kind"], &won["value"]["plies"]),
        (&"Ca2".into(), &"win".into(), &1.into())
    );
    assert_eq!(
        won["moves"].as_array().map(Vec::len),
        Some(ok(&["moves", "quantik", "--position", "..../..C./.b../Ad.."]).lines().count())
    );
    let estimate = json(&["analyse", "emblem", "--json", "--nodes", "20000"]);
    assert_eq!(estimate["value"]["kind"], "estimate");
    assert_eq!(estimate["moves"].as_array().map(Vec::len), Some(18));
    for game in ["pivot", "minos", "shape-colour"] {
        let answer = json(&["analyse", game, "--json", "--nodes", "2000"]);
        assert!(
            answer["best"].is_string() && answer["line"].is_array() && answer["depth"].is_u64(),
            "{answer}"
        );
    }
}

#[test]
fn a_shared_win_is_no_draw_for_the_third() {
    const RODS: &str =
        "LB LYCRCR LRLYSY - LRCBSR CRLRLR LYCBLB CYSRSB CB CRCBSY LB SRSBCY SRSBSY - CYCYSB SYLYLB";
    for (scores, kind, standing) in [
        ("2,2,0", "draw", "players 1, 2 share the win"),
        ("0,2,2", "loss", "players 2, 3 share the win"),
        ("2,2,2", "draw", "draw between players 1, 2, 3"),
        ("2,0,0", "win", "player 1 wins"),
    ] {
        let position = format!("{RODS} | {scores} | 1");
        let arguments = ["analyse", "shape-colour", "--position", &*position];
        let answer: Value = serde_json::from_str(&ok(&[&arguments[..], &["--json"]].concat())).expect("JSON");
        assert_eq!(answer["value"]["kind"], kind, "{scores}");
        assert_eq!(ok(&arguments).trim_end(), standing, "{scores}");
    }
}

#[test]
fn every_command_has_help() {
    for command in
        ["perft", "moves", "play", "verify", "analyse", "solve", "arena", "player", "bench", "book", "serve"]
    {
        assert!(ok(&[command, "--help"]).contains(&format!("Usage: quincunx {command} ")));
        assert!(ok(&["--help"]).contains(command));
    }
}

#[test]
fn wrong_arguments_are_refused() {
    let cases: &[(&[&str], &str)] = &[
        (&["fly"], "unrecognized subcommand 'fly'"),
        (&["perft"], "<GAME>"),
        (&["perft", "chess", "2"], "invalid value 'chess' for '<GAME>'"),
        (&["perft", "quantik"], "<DEPTH>"),
        (&["perft", "quantik", "two"], "invalid value 'two' for '<DEPTH>'"),
        (&["perft", "emblem", "1000000"], "1000000 is not in 0..=100"),
        (&["perft", "quantik", "2", "3"], "unexpected argument '3'"),
        (&["perft", "quantik", "2", "--fast"], "unexpected argument '--fast'"),
        (&["perft", "quantik", "2", "--position"], "a value is required for '--position <POSITION>'"),
        (&["arena", "quantik", "best", "nobody"], "no player is called “nobody”"),
        (&["verify"], "<FILE>..."),
        (&["serve", "src", "--port", "many"], "invalid value 'many' for '--port <PORT>'"),
    ];
    for (arguments, expected) in cases {
        let message = refused(arguments);
        assert!(message.contains(expected), "{arguments:?}: {message}");
    }
}

#[test]
fn without_a_command_the_help_is_shown() {
    let output = run(&[], "");
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("Usage: quincunx <COMMAND>"));
}

#[test]
fn bad_input_is_refused_in_one_line() {
    let cases: &[(&[&str], &str)] = &[
        (&["moves", "minos", "--options", "senior"], "--options senior: column 1"),
        (&["moves", "pivot", "--position", "x"], "column 2: expected one of “XxOo.”"),
        (&["play", "quantik", "Aa1", "Aa2"], "turn 2, “Aa2”: illegal, Opposed"),
        (&["play", "quantik", "Zz9"], "turn 1, “Zz9”: column 1"),
        (&["analyse", "quantik", "--moves", "Aa1", "Aa2"], "turn 2, “Aa2”: illegal"),
        (&["solve", "quantik", "--position", "..../..../...."], "column 15"),
        (&["arena", "quantik", "best", "random", "--seat", "3"], "--seat: there are 2 seats"),
        (&["arena", "quantik", "random", "exec:no-such-program x"], "exec:no-such-program x: "),
        (&["book", "minos"], "only pivot and emblem have a book"),
        (&["serve", "src"], "src has no index.html"),
    ];
    for (arguments, expected) in cases {
        let message = refused(arguments);
        assert!(message.contains(expected), "{arguments:?}: {message}");
        assert_eq!(message.lines().count(), 1, "{message}");
    }
}

/// The report of an arena as JSON, and what it told of failures.
fn arena(arguments: &[&str]) -> (Value, String) {
    let output = run(&[&["arena"], arguments, &["--json"]].concat(), "");
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    let report = serde_json::from_slice(&output.stdout).expect("one JSON object");
    (report, String::from_utf8(output.stderr).expect("text"))
}

#[test]
fn another_program_plays_as_the_player_that_it_runs() {
    let tool = env!("CARGO_BIN_EXE_quincunx");
    for (game, player) in [("quantik", "level:2"), ("minos", "random"), ("shape-colour", "level:1")] {
        let program = format!("exec:{tool} player {game} {player}");
        let games = ["--games", "2", "--seed", "5", "--nodes", "100"];
        let (theirs, told) = arena(&[&[game, &program, "greedy"][..], &games].concat());
        assert_eq!(told, "", "{game}: nobody failed");
        assert_eq!(
            (&theirs["games"], &theirs["ends"]["causes"]["forfeit"]),
            (&2.into(), &0.into()),
            "{theirs}"
        );
        let (again, _) = arena(&[&[game, &program, "greedy"][..], &games].concat());
        assert_eq!(again, theirs, "the questions have the seeds");
    }
}

#[test]
fn a_program_is_asked_in_lines_and_answers_in_one() {
    let question = "game quantik\noptions \nstart ..../..../..../....\nturns Aa1 Bb2 Cc3 Db1\n\
                    position ..../..C./.b../Ad..\nseed 3\nfuture words\ngo millis 2000\n";
    let answered = run(&["player", "quantik", "level:1"], &question.repeat(2));
    assert_eq!(String::from_utf8_lossy(&answered.stdout), "Ca2\nCa2\n", "a win in one");
    for (wrong, expected) in [
        (question.replace("quantik", "minos"), "this player plays quantik"),
        (question.replace("Db1", "Da1"), "turn 4, “Da1”: "),
        (question.replace("Ad..", "A..."), "the turns lead to"),
        (question.replace("seed 3", "seed x"), "seed: “x” is no number"),
    ] {
        let refused = run(&["player", "quantik", "level:1"], &wrong);
        let message = String::from_utf8_lossy(&refused.stderr).into_owned();
        assert_eq!((refused.status.code(), refused.stdout.len()), (Some(2), 0), "{message}");
        assert!(message.contains(expected), "{message}");
    }
}

#[test]
fn a_program_that_fails_to_play_loses_the_game() {
    let tool = env!("CARGO_BIN_EXE_quincunx");
    let cases = [
        (format!("exec:{tool} --version"), "“quincunx 0.1.0”: column 1"),
        (format!("exec:{tool} moves quantik --position ..../..../..../A..."), "illegal, "),
        ("exec:true".to_owned(), "it has ended without an answer"),
        ("exec:sleep 30".to_owned(), "no answer after 1010 ms"),
    ];
    for (program, expected) in &cases {
        let game =
            ["quantik", program, "random", "--games", "1", "--seat", "1", "--opening", "0", "--millis", "10"];
        let (report, told) = arena(&game);
        assert_eq!(
            (&report["score"], &report["ends"]["causes"]["forfeit"]),
            (&0.0.into(), &1.into()),
            "{report}"
        );
        // The one that plays legal turns of another position is refused later.
        assert!(
            told.starts_with("game 1, turn ") && told.contains(&format!(": player 1, {program}: ")),
            "{told}"
        );
        assert!(told.contains(expected), "{told}");
    }
    // With several opponents, the one that fails loses against all of them.
    let (report, told) =
        arena(&["shape-colour", "random", "exec:true", "--options", "3", "--games", "3", "--opening", "0"]);
    assert_eq!((&report["score"], &report["games"]), (&1.0.into(), &3.into()), "{told}");
}

#[test]
fn the_arena_tells_ends_and_points() {
    let games = ["--games", "4", "--opening", "0", "--nodes", "10", "--ends", "--scores"];
    let told = ok(&[&["arena", "shape-colour", "greedy", "random"][..], &games].concat());
    let lines: Vec<&str> = told.lines().collect();
    let two = ok(&["arena", "quantik", "greedy", "random", "--games", "2", "--opening", "0", "--turns"]);
    let first =
        two.lines().next().and_then(|line| line.strip_prefix("game 1, A is player 1: ")).expect("a line");
    let turns: Vec<&str> = first.split(':').next().expect("turns").split(' ').collect();
    let played = ok(&[&["play", "quantik"][..], &turns].concat());
    assert!(played.trim_end().ends_with(first.rsplit(": ").next().expect("a result")), "{two}{played}");
    assert_eq!(lines[2], "36.0 plies on average, median 36");
    assert!(lines[3].starts_with("ended by position 4, a third time 0, "), "{told}");
    for (line, name) in
        [(4, "points of A: "), (6, "points of B: "), (8, "points of seat 1: "), (12, "lead of")]
    {
        assert!(lines[line].starts_with(name), "{told}");
    }
    let without_points = ok(&[&["arena", "pivot", "greedy", "random"][..], &games].concat());
    assert_eq!(without_points.lines().count(), 4, "{without_points}");
}
