//! What the table says, in both languages, in the scenes of `tests/fixtures/words/<game>.txt`: each begins with a line
//! `== link / presses`, and everything below it is what is said there. `UPDATE=1` writes the files anew.

use quincunx::games::GameId;
use quincunx::i18n::Lang;
use quincunx::record::Link;
use quincunx::rules::Target;
use quincunx::table::{
    Command, Confirm, Origin, Player, Said, Session, Setup, handle_labels, labels, say, tell, verdict,
};
use std::fs;

/// The session of a scene, with the turn in hand. A name with a plus is a handle; every whole turn waits.
fn open(game: GameId, link: &str, presses: &str) -> Session {
    let link = Link::parse::<()>(link).expect("a link");
    let opened = Session::open(game, Origin::Link(&link), Setup::default()).expect("a game");
    let mut session = opened.confirming(Confirm::Always);
    let target = |name: &str| -> Target { name.parse().expect("a target") };
    for name in presses.split_whitespace() {
        session.apply(match name.split_once('+') {
            Some((line, direction)) => Command::PressHandle([target(line), target(direction)]),
            None => Command::Press(target(name)),
        });
    }
    session
}

/// Everything that is said, a line for each.
fn told(session: &Session, lang: Lang) -> String {
    let snapshot = session.snapshot();
    let said = say(&snapshot, lang);
    let mut lines: Vec<String> = Vec::new();
    lines.extend(said.variant.map(|variant| format!("variant: {}", variant.to(lang))));
    lines.push(format!("prompt: {}", said.prompt));
    lines.extend(said.parts.iter().map(|step| {
        let note = step.note.as_deref().unwrap_or("-");
        format!("step: {} | {note} | {:?}", step.name.to(lang), step.state)
    }));
    lines.extend(said.refused.as_ref().map(|(what, why)| format!("refused: {what} | {why}")));
    lines.extend(said.countdown.as_ref().map(|countdown| format!("countdown: {countdown}")));
    lines.extend(said.alert.as_ref().map(|alert| format!("alert: {alert}")));
    lines.extend(end_line(session, &said, lang));
    for seat in &said.seats {
        lines.push(format!("seat: {} | {}", seat.name.to(lang), seat.standing));
        let items: Vec<String> =
            seat.tray.iter().map(|item| format!("{} {}", item.left, item.name)).collect();
        lines.extend((!items.is_empty()).then(|| format!("tray: {}", items.join(", "))));
    }
    lines.push(format!("squares: {}", labels(&snapshot, lang).join(" | ")));
    let handles = handle_labels(&snapshot, lang);
    lines.extend((!handles.is_empty()).then(|| format!("handles: {}", handles.join(" | "))));
    // The last turns are enough: the others were told in the scenes before.
    let turns = session.status.turns.iter().rev().take(3);
    lines.extend(turns.map(|turn| {
        let told = tell(session.game, [&*turn.notation], lang).pop().expect("a turn");
        format!("turn: {} | {} | {told}", turn.notation, turn.note.as_deref().unwrap_or("-"))
    }));
    lines.join("\n")
}

fn end_line(session: &Session, said: &Said, lang: Lang) -> Option<String> {
    let ending = session.status.ending?;
    let winners = session.status.winners();
    let names: Vec<&str> = winners.iter().map(|seat| said.seats[seat.index()].name.to(lang)).collect();
    let sides = if ending.outcome.winner().is_some() { "one side" } else { "several sides" };
    let reason = verdict(session, said, lang)?.reason;
    Some(format!("end: {} | {sides} | {:?} | {reason}", names.join(", "), ending.cause))
}

/// A scene with all that is said in it.
fn scene(game: GameId, heading: &str) -> String {
    let (link, presses) = heading.split_once(" / ").unwrap_or((heading, ""));
    let session = open(game, link, presses);
    let [fr, en] = [Lang::Fr, Lang::En].map(|lang| told(&session, lang));
    format!("== {heading}\n[fr]\n{fr}\n[en]\n{en}\n")
}

#[test]
fn the_table_says_what_it_said() {
    for &game in GameId::ALL {
        let file = format!("{}/tests/fixtures/words/{}.txt", env!("CARGO_MANIFEST_DIR"), game.id());
        let written = fs::read_to_string(&file).expect("a file for every game");
        let headings = written.lines().filter_map(|line| line.strip_prefix("== "));
        let said: Vec<String> = headings.map(|heading| scene(game, heading)).collect();
        let said = said.join("\n");
        if std::env::var_os("UPDATE").is_some() {
            fs::write(&file, &said).expect("the file is written");
            continue;
        }
        for (number, (said, written)) in said.lines().zip(written.lines()).enumerate() {
            assert_eq!(said, written, "{file}, line {}", number + 1);
        }
        assert_eq!(said.lines().count(), written.lines().count(), "{file} is as long as what is said");
    }
}

/// Whose points they are is said by name.
#[test]
fn points_are_told_by_name() {
    const LAST_TURN: &str =
        "CBCYCB SBLRCY SRLB SBSYSR - - LRLYLR LY SYSRSY CYLYSB SRLBCB LYCRLB CRCR SY SBLBCB LRCY | 7,6 | 2";
    let reason = |players: Vec<Player>, lang: Lang| {
        let setup = Setup { players, ..Setup::default() };
        let opened = Session::open(GameId::ShapeColour, Origin::Position(LAST_TURN), setup);
        let mut session = opened.expect("a game");
        session.apply(Command::Type("d2:a2+CR@a4".to_owned()));
        let said = say(&session.snapshot(), lang);
        verdict(&session, &said, lang).expect("the box is empty").reason
    };
    let computer = || Player::Computer { level: quincunx::search::Level::BEST };
    let person = |name: &str| Player::Person { name: name.to_owned() };
    assert_eq!(
        reason(vec![computer(), person("")], Lang::Fr),
        "La boîte est vide. Vous avez 8 points, l’ordinateur 7."
    );
    assert_eq!(
        reason(vec![computer(), person("")], Lang::En),
        "The box is empty. You have 8 points, the computer 7."
    );
    assert_eq!(
        reason(vec![person("Ada"), person("")], Lang::En),
        "The box is empty. Ada: 7 points; Player 2: 8 points."
    );
}
