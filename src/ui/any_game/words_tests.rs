//! What the table says, in both languages, in the scenes of `tests/fixtures/words/<game>.txt`: each begins with a line
//! `== link / presses`, and everything below it is what is said there. `UPDATE=1` writes the files anew.

use super::{AnyMatch, EndView, Look, MatchView, Origin, TurnView, match_of};
use crate::games::GameId;
use crate::i18n::Lang;
use crate::record::Link;
use crate::rules::Target;
use crate::table::Confirm;
use std::fs;

/// The match of a scene, with the turn in hand. A name with a plus is a handle; every whole turn waits.
fn open(game: GameId, link: &str, presses: &str) -> Box<dyn AnyMatch> {
    let link = Link::parse::<()>(link).expect(link);
    let mut game = match_of(game, Origin::Link(&link)).unwrap_or_else(|_| panic!("{link:?} is a game"));
    game.confirm_by(Confirm::Always);
    let target = |name: &str| Target::named(name).unwrap_or_else(|| panic!("{name} is a target"));
    for name in presses.split_whitespace() {
        match name.split_once('+') {
            Some((line, way)) => _ = game.press_handle([target(line), target(way)]),
            None => _ = game.press(target(name)),
        }
    }
    game
}

/// Everything that is said, a line for each.
fn said(game: &dyn AnyMatch, lang: Lang) -> String {
    let view: MatchView = game.view(lang, Look { angle: 0, is_fresh: false, helps: true, plans: false });
    let mut lines: Vec<String> = Vec::new();
    lines.extend(view.variant.map(|variant| format!("variant: {}", variant.to(lang))));
    lines.push(format!("prompt: {}", view.prompt));
    lines.extend(view.steps.iter().map(|step| {
        let note = step.note.as_deref().unwrap_or("-");
        format!("step: {} | {note} | {:?}", step.name.to(lang), step.progress)
    }));
    lines.extend(view.refused.as_ref().map(|(what, why)| format!("refused: {what} | {why}")));
    lines.extend(view.alert.as_ref().map(|alert| format!("alert: {alert}")));
    lines.extend(view.end.as_ref().map(|end| end_line(&view, end, lang)));
    for seat in &view.seats {
        lines.push(format!("seat: {} | {}", seat.name.to(lang), seat.standing));
        let items: Vec<String> =
            seat.tray.iter().map(|item| format!("{} {}", item.left, item.name)).collect();
        lines.extend((!items.is_empty()).then(|| format!("tray: {}", items.join(", "))));
    }
    let labels: Vec<&str> = view.squares.iter().map(|square| &*square.label).collect();
    lines.push(format!("squares: {}", labels.join(" | ")));
    let handles: Vec<&str> = view.handles.iter().map(|handle| &*handle.label).collect();
    lines.extend((!handles.is_empty()).then(|| format!("handles: {}", handles.join(" | "))));
    // The last turns are enough: the others were told in the scenes before.
    let turns = game.turns(lang);
    lines.extend(turns.iter().rev().take(3).map(turn_line));
    lines.join("\n")
}

fn end_line(view: &MatchView, end: &EndView, lang: Lang) -> String {
    let winners: Vec<&str> =
        end.winners.iter().map(|seat| view.seats[usize::from(seat.0)].name.to(lang)).collect();
    let sides = if end.is_one_side { "one side" } else { "several sides" };
    format!("end: {} | {sides} | {:?} | {}", winners.join(", "), end.cause, end.reason)
}

fn turn_line(turn: &TurnView) -> String {
    format!("turn: {} | {} | {}", turn.notation, turn.note.as_deref().unwrap_or("-"), turn.told)
}

/// A scene with all that is said in it.
fn scene(game: GameId, heading: &str) -> String {
    let (link, presses) = heading.split_once(" / ").unwrap_or((heading, ""));
    let table = open(game, link, presses);
    let [fr, en] = [Lang::Fr, Lang::En].map(|lang| said(&*table, lang));
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
