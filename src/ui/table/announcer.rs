//! What a screen reader is told: the refusal, the result, or what has just been done.

use super::moment::Moment;
use super::prompt::hint_words;
use super::turns::last_turn;
use crate::i18n::table;
use crate::table::{Event, Help, Name, Verdict};

pub fn announcement(moment: &Moment, verdict: Option<&Verdict>) -> String {
    let Moment { session, said, advice, .. } = moment;
    let lang = moment.lang;
    if let Some((about, reason)) = &said.refused {
        // The same words again would not be read again: a space that is not heard makes them others.
        let again = if session.presses.is_multiple_of(2) { "" } else { "\u{a0}" };
        return format!("{}{reason}{again}", table::refused(lang, about));
    }
    if let Some(Verdict { headline, reason, score, is_match_over }) = verdict {
        let score = score.as_ref().filter(|_| *is_match_over);
        let score = score.map_or(String::new(), |score| format!(" {score}."));
        return format!("{headline}. {reason}{score}");
    }
    if let Some(words) = hint_words(advice, lang) {
        return words;
    }
    if session.hand.is_begun() {
        return said.prompt.clone();
    }
    let to_play = Name::of(session, session.status.to_move, lang).to_play();
    match (&session.event, last_turn(session, lang)) {
        (Event::Released, _) => format!("{} {}", table::DROPPED.to(lang), said.prompt),
        (Event::TakenBack, _) => format!("{} {to_play}", table::TAKEN_BACK.to(lang)),
        (Event::NewRound, _) => format!("{} {to_play}", table::NEW_ROUND.to(lang)),
        (Event::NewMatch, _) => format!("{} {to_play}", table::NEW_GAME.to(lang)),
        (_, Some((turn, told))) => {
            let told = format!("{} {to_play}", Name::of(session, turn.seat, lang).played(&told));
            let alert = said.alert.as_ref().filter(|_| session.setup.help > Help::Off);
            alert.map_or(told.clone(), |alert| format!("{told} {alert}"))
        }
        (_, None) => said.prompt.clone(),
    }
}
