//! How a round ended, and the match with it.

use super::names::{Name, both};
use super::session::Session;
use super::words::Said;
use crate::i18n::{Lang, Text, table};
use crate::record::Cause;
use crate::rules::Seat;

/// What is said of the end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verdict {
    pub headline: String,
    pub reason: String,
    /// The score of the match, where there is one.
    pub score: Option<String>,
    /// All rounds of the match have been played.
    pub is_match_over: bool,
}

/// The winner of the round; after the last round, that of the match. `None` while the game goes on.
pub fn verdict(session: &Session, said: &Said, lang: Lang) -> Option<Verdict> {
    let reason = reason(session, said, lang)?;
    let headline = headline(session, said, lang);
    let rounds = session.setup.rounds.number();
    let round = session.status.series.round() + 1;
    let score = score(session, lang);
    if rounds == 1 {
        return Some(Verdict { headline, reason, score, is_match_over: false });
    }
    let round_of = table::round(lang, round, rounds);
    if round < usize::from(rounds) {
        let score = score.map(|score| format!("{round_of} · {score}"));
        return Some(Verdict { headline, reason, score, is_match_over: false });
    }
    let colon = Text::new("\u{a0}: ", ": ").to(lang);
    let reason = format!("{round_of}{colon}{headline}. {reason}");
    Some(Verdict { headline: match_headline(session, lang), reason, score, is_match_over: true })
}

/// The running score, this round included once it is over; nothing before there is anything to count.
pub fn score(session: &Session, lang: Lang) -> Option<String> {
    let counts = session.status.series.round() > 0 || session.setup.rounds.number() > 1;
    counts.then(|| table::score(lang, &session.status.half_points))
}

/// "Ada and Bob", at the beginning of a sentence.
fn joined(session: &Session, seats: &[Seat], lang: Lang) -> String {
    let names = Name::all(session, seats, lang).into_iter().enumerate();
    both(lang, names.map(|(index, name)| if index == 0 { name.at_start() } else { name.in_sentence() }))
}

/// Is the only human among these?
fn has_you(session: &Session, seats: &[Seat], lang: Lang) -> bool {
    Name::all(session, seats, lang).iter().any(Name::is_you)
}

fn headline(session: &Session, said: &Said, lang: Lang) -> String {
    let status = &session.status;
    let winners = status.winners();
    let names = joined(session, &winners, lang);
    let is_one_side = winners.iter().all(|&seat| status.side_of(seat) == status.side_of(winners[0]));
    let is_yours = has_you(session, &winners, lang);
    match &winners[..] {
        [_] if is_yours => table::YOU_WIN.to(lang).to_owned(),
        _ if is_yours && is_one_side => table::YOUR_TEAM_WINS.to(lang).to_owned(),
        seats if is_yours && seats.len() < status.sides.len() => table::YOU_SHARE_THE_WIN.to(lang).to_owned(),
        &[seat] => table::wins(lang, &names, said.seats[seat.index()].name),
        // A team, or some of several players; all of them is a draw.
        _ if is_one_side => table::win_together(lang, &names),
        seats if seats.len() < status.sides.len() => table::share_the_win(lang, &names),
        _ => table::DRAW.to(lang).to_owned(),
    }
}

fn reason(session: &Session, said: &Said, lang: Lang) -> Option<String> {
    let status = &session.status;
    Some(match status.ending?.cause {
        Cause::Position => {
            let points = points(session, lang).map_or(String::new(), |points| format!(" {points}"));
            format!("{}{points}", said.reason.clone()?)
        }
        Cause::ThirdTime => table::THIRD_TIME.to(lang).to_owned(),
        Cause::TurnLimit => table::turn_limit(lang, status.ply),
        Cause::Resigned => {
            let winners = status.winners();
            let losers: Vec<Seat> = status.seats().filter(|seat| !winners.contains(seat)).collect();
            if has_you(session, &losers, lang) {
                return Some(table::YOU_RESIGNED.to(lang).to_owned());
            }
            table::resigned(lang, &joined(session, &losers, lang), losers.len())
        }
    })
}

/// "You have 28 points, the computer 26." Several people or computers are told by name, one after the other.
fn points(session: &Session, lang: Lang) -> Option<String> {
    let status = &session.status;
    let scores = status.scores.as_ref()?.as_slice();
    let mut sides: Vec<(Vec<Name>, u32)> = Vec::new();
    for (seat, points) in status.seats().zip(scores) {
        let side = status.side_of(seat).0 as usize;
        sides.resize_with(sides.len().max(side + 1), Default::default);
        sides[side].0.push(Name::of(session, seat, lang));
        sides[side].1 += points;
    }
    if let [(one, _), (other, _)] = &sides[..]
        && let ([one], [other]) = (&one[..], &other[..])
        && one.is_you() != other.is_you()
    {
        sides.sort_by_key(|(names, _)| !names[0].is_you());
        return Some(table::points_beside(lang, sides[0].1, &sides[1].0[0].beside_you(), sides[1].1));
    }
    let side = |(names, points): (Vec<Name>, u32)| {
        let names = both(lang, names.iter().map(ToString::to_string));
        table::points_of(lang, &names, points)
    };
    let told: Vec<String> = sides.into_iter().map(side).collect();
    Some(format!("{}.", told.join(Text::new("\u{202f}; ", "; ").to(lang))))
}

fn match_headline(session: &Session, lang: Lang) -> String {
    let (status, series) = (&session.status, &session.status.series);
    let points = &status.half_points;
    let most = points.iter().max();
    let people = (0..points.len()).filter(|&person| Some(&points[person]) == most);
    let best: Vec<Seat> = people.map(|person| series.seat_of(person)).collect();
    let names = joined(session, &best, lang);
    let is_one_side = best.iter().all(|&seat| status.side_of(seat) == status.side_of(best[0]));
    let is_yours = has_you(session, &best, lang);
    match best.len() {
        1 if is_yours => table::YOU_WIN_THE_MATCH.to(lang).to_owned(),
        _ if is_yours && is_one_side => table::YOUR_TEAM_WINS_THE_MATCH.to(lang).to_owned(),
        count if is_yours && count < points.len() => table::YOU_TIE_FOR_THE_MATCH.to(lang).to_owned(),
        count if is_one_side => table::wins_the_match(lang, &names, count),
        count if count < points.len() => table::tie_for_the_match(lang, &names),
        _ => table::DRAWN_MATCH.to(lang).to_owned(),
    }
}
