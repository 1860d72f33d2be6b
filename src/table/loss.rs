//! One human against computers: how the game ended for them, and which turn lost it.

use super::any_match::Change;
use super::command::Event;
use super::mode::{Ask, Question};
use super::session::Session;
use crate::record::Cause;
use crate::rules::Seat;
use crate::search::{Answer, Level, Value};

/// How a game against the computer ended, for the human.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GameResult {
    Won,
    Drawn,
    Lost,
}

/// A finished game of one human against computers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Against {
    pub seat: Seat,
    /// The level of the strongest of them.
    pub level: Level,
    pub score: GameResult,
}

impl Against {
    /// `None` while the game goes on, or where others have played.
    pub fn of(session: &Session) -> Option<Against> {
        let ending = session.status.ending?;
        let level = session.setup.players.iter().filter_map(|player| player.level()).max()?;
        let seat = Some(session.seat_below()).filter(|_| session.human_count() == 1)?;
        let winners = ending.outcome.winners;
        let score = match winners.contains(session.status.side_of(seat)) {
            false => GameResult::Lost,
            true if ending.outcome.is_shared() => GameResult::Drawn,
            true => GameResult::Won,
        };
        Some(Against { seat, level, score })
    }
}

/// A turn of the human in a lost game, and the game before it.
#[derive(Clone)]
pub struct Suspect {
    /// Its number in the game, from 1.
    pub number: usize,
    pub turn: String,
    pub before: Session,
}

/// What the values of all turns say of the one that was played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Judgement {
    /// Every turn was lost there: the mistake was made before.
    LostBefore,
    /// It lost the game, and others did not.
    Mistake,
    Unknown,
}

impl Suspect {
    /// A turn of the human, `back` turns before the human's last one, in a game that was lost on the board. `None`
    /// after a resignation, and in games for points, which no single turn loses.
    pub fn of(session: &Session, back: usize) -> Option<Suspect> {
        let Against { seat, score: GameResult::Lost, .. } = Against::of(session)? else { return None };
        let is_played = session.status.ending.is_some_and(|ending| ending.cause == Cause::Position);
        if !is_played || session.status.scores.is_some() {
            return None;
        }
        let turns = &session.status.turns[..session.status.ply];
        let (ply, turn) = turns.iter().enumerate().rev().filter(|(_, turn)| turn.seat == seat).nth(back)?;
        let mut before = session.clone();
        before.change(&Change::GoToPly(ply), Event::WentTo);
        Some(Suspect { number: ply + 1, turn: turn.notation.clone(), before })
    }

    pub fn question(&self) -> Question {
        let status = &self.before.status;
        let (at, round, link) = (status.cursor, status.series.round(), status.link.clone());
        Question { at, round, link, ask: Ask::Values }
    }

    /// From the values of all turns before it. What was played is known to have lost, by what came after.
    pub fn judge(&self, answer: &Answer<String>) -> Judgement {
        let is_lost = |value: &Value| matches!(value, Value::Loss(_));
        let others = answer.turns.iter().filter(|(turn, _)| *turn != self.turn);
        match (answer.turns.is_empty(), others.into_iter().any(|(_, value)| !is_lost(value))) {
            (true, _) => Judgement::Unknown,
            (_, true) => Judgement::Mistake,
            (_, false) => Judgement::LostBefore,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::GameId;
    use crate::record::Link;
    use crate::table::{Origin, Setup};

    /// A finished game of Quantik: the first player, a computer, has won with the fifth turn.
    fn lost(setup: &str) -> Session {
        let link = Link::parse::<()>("quantik?m=Aa1.Bb2.Cc3.Db1.Ca2").expect("a link");
        let setup = Setup::stored(Some(setup));
        Session::open(GameId::Quantik, Origin::Link(&link), setup).expect("a game")
    }

    const COMPUTER_FIRST: &str = r#"{"players":[{"computer":{"level":3}},{"person":{"name":""}}]}"#;

    fn answer(turns: &[(&str, Value)]) -> Answer<String> {
        let turns: Vec<(String, Value)> =
            turns.iter().map(|&(turn, value)| (turn.to_owned(), value)).collect();
        Answer { best: String::new(), value: Value::Draw, turns, line: Vec::new(), depth: 1, nodes: 1 }
    }

    #[test]
    fn a_game_is_won_or_lost_by_the_only_human() {
        let score =
            |setup: &str| Against::of(&lost(setup)).map(|against| (against.score, against.level.number()));
        assert_eq!(score(COMPUTER_FIRST), Some((GameResult::Lost, 3)));
        let first = r#"{"players":[{"person":{"name":""}},{"computer":{"level":2}}]}"#;
        assert_eq!(score(first), Some((GameResult::Won, 2)));
        assert_eq!(score(""), None, "two people");
        let watched = r#"{"players":[{"computer":{"level":1}},{"computer":{"level":2}}]}"#;
        assert_eq!(score(watched), None);
    }

    #[test]
    fn the_mistake_is_the_first_turn_from_the_end_that_had_alternatives() {
        let session = lost(COMPUTER_FIRST);
        let last = Suspect::of(&session, 0).expect("the last turn");
        assert_eq!((last.number, &*last.turn, last.before.status.ply), (4, "Db1", 3));
        let before = Suspect::of(&session, 1).expect("the turn before");
        assert_eq!((before.number, &*before.turn), (2, "Bb2"));
        assert!(Suspect::of(&session, 2).is_none());
        assert_eq!(before.question().link, "quantik?m=Aa1");
        let (loss, draw) = (Value::Loss(2), Value::Estimate(-40));
        assert_eq!(last.judge(&answer(&[("Db1", loss), ("Da4", loss)])), Judgement::LostBefore);
        assert_eq!(last.judge(&answer(&[("Da4", draw), ("Db1", loss)])), Judgement::Mistake);
        assert_eq!(last.judge(&answer(&[("Db1", draw), ("Da4", loss)])), Judgement::LostBefore);
        assert_eq!(last.judge(&answer(&[])), Judgement::Unknown);
    }
}
