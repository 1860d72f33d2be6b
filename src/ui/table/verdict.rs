//! How a round ended, and the match with it.

use super::match_text as words;
use super::seats::name;
use super::state::TableState;
use crate::i18n::{Lang, Text};
use crate::record::Cause;
use crate::rules::Seat;
use crate::table::setup::Rounds;
use crate::ui::any_game::{EndView, MatchView};
use crate::ui::text;

/// What is said of the end.
pub struct Verdict {
    pub headline: String,
    pub reason: String,
    /// The score of the match, where there is one.
    pub score: Option<String>,
    /// All rounds of the match have been played.
    pub is_match_over: bool,
}

/// The winner of the round; after the last round, that of the match.
pub fn verdict(state: &TableState, view: &MatchView, end: &EndView, lang: Lang) -> Verdict {
    let (headline, reason) = (headline(state, view, end, lang), reason(state, view, end, lang));
    let rounds = state.setup.rounds.number();
    let round = state.game.series().round() + 1;
    let score = score(state, view, lang);
    if rounds == 1 {
        return Verdict { headline, reason, score, is_match_over: false };
    }
    let round_of = words::round(lang, round, rounds);
    if round < usize::from(rounds) {
        let score = score.map(|score| [&*round_of, " · ", &*score].concat());
        return Verdict { headline, reason, score, is_match_over: false };
    }
    let colon = Text::new("\u{a0}: ", ": ").to(lang);
    let reason = [&*round_of, colon, &*headline, ". ", &*reason].concat();
    Verdict { headline: match_headline(state, view, lang), reason, score, is_match_over: true }
}

/// The running score, this round included once it is over; nothing before there is anything to count.
pub fn score(state: &TableState, view: &MatchView, lang: Lang) -> Option<String> {
    let counts = state.game.series().round() > 0 || state.setup.rounds != Rounds::ONE;
    counts.then(|| text::score(lang, &view.half_points))
}

fn names(state: &TableState, seats: &[Seat], lang: Lang) -> Vec<String> {
    seats.iter().map(|&seat| name(state, seat, lang)).collect()
}

fn headline(state: &TableState, view: &MatchView, end: &EndView, lang: Lang) -> String {
    let names = names(state, &end.winners, lang);
    match &end.winners[..] {
        &[seat] => text::wins(lang, &names[0], view.seats[usize::from(seat.0)].name),
        // A team, or some of several players; all of them is a draw.
        _ if end.is_one_side => text::win_together(lang, &names),
        seats if seats.len() < view.seats.len() => text::share_the_win(lang, &names),
        _ => text::DRAW.to(lang).to_owned(),
    }
}

fn reason(state: &TableState, view: &MatchView, end: &EndView, lang: Lang) -> String {
    if end.cause != Cause::Resigned {
        return end.reason.clone();
    }
    let seats = (0..view.seats.len() as u8).map(Seat);
    let losers: Vec<Seat> = seats.filter(|seat| !end.winners.contains(seat)).collect();
    words::resigned(lang, &names(state, &losers, lang))
}

fn match_headline(state: &TableState, view: &MatchView, lang: Lang) -> String {
    let points = &view.half_points;
    let most = points.iter().max();
    let (game, series) = (&state.game, state.game.series());
    let people = (0..points.len()).filter(|&person| Some(&points[person]) == most);
    let best: Vec<Seat> = people.map(|person| series.seat_of(person)).collect();
    let names = names(state, &best, lang);
    let is_one_side = best.iter().all(|&seat| game.side_of(seat) == game.side_of(best[0]));
    match best.len() {
        _ if is_one_side => words::wins_the_match(lang, &names),
        count if count < points.len() => words::share_the_match(lang, &names),
        _ => words::DRAWN_MATCH.to(lang).to_owned(),
    }
}
