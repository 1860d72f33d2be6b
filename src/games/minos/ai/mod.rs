//! How the computer plays Minos, and the wins in one that it sees without a search.

mod evaluation;
mod gates;
mod tuning;

use super::addition::{Advance, COUNTED_AFTER};
use super::moves::{Move, Slide};
use super::position::{Minos, slid};
use crate::rules::{Direction, Line, Mask, Position, Seat, Square};
use crate::search::{Heuristics, Skill};
use std::ops::ControlFlow;
use tuning::{AHEAD_HOME, AHEAD_ROW, COUNTED_SENIOR_LEVELS, JUNIOR_LEVELS, SENIOR_LEVELS, TEMPO};

const HOME_ROWS: [u8; 2] = [6, 0];

impl Minos {
    /// A turn that fills the third square of the player to move.
    fn homecoming(&self) -> Option<Move> {
        let seat = self.turn;
        let goals = Minos::goals(seat);
        let home = self.pawns_of(seat) & goals;
        let filled = if self.gates { self.all_pawns() & goals } else { home };
        let home_row = HOME_ROWS[seat.index()];
        match filled.len() {
            2 => {
                let goal = (goals & !filled).first()?;
                self.step_to(goal).or_else(|| {
                    // The pawn behind the goal may ride there on its column.
                    let direction = if seat == Seat::FIRST { Direction::Up } else { Direction::Down };
                    let slide = Slide { line: Line::Column(goal.column()), direction };
                    self.slide_home(slide)
                })
            }
            _ => None,
        }
        .or_else(|| {
            // A slide of the whole row can bring three home at once; one pawn at home would lock it.
            let row = super::position::squares_of(Line::Row(home_row));
            let there = if self.gates { self.all_pawns() } else { self.pawns_of(seat) } & row;
            if !home.is_empty() || there.len() < 3 {
                return None;
            }
            [Direction::Left, Direction::Right]
                .into_iter()
                .find_map(|direction| self.slide_home(Slide { line: Line::Row(home_row), direction }))
        })
    }

    /// On the last turn before the count: a turn after which the player to move is ahead.
    fn last_turn_ahead(&self) -> Option<Move> {
        let side = self.side_of(self.turn);
        let wins = |mv| match self.after(mv).outcome() {
            Some(outcome) if outcome.winner() == Some(side) => ControlFlow::Break(mv),
            _ => ControlFlow::Continue(()),
        };
        self.each_move(wins).break_value()
    }

    /// What the count is worth to a player, the more the nearer it is.
    fn lead(&self, seat: Seat, left: u8) -> i32 {
        let Advance { home, half_rows } = self.advance(seat);
        let gone = i32::from(COUNTED_AFTER.saturating_sub(left));
        (home as i32 * AHEAD_HOME - half_rows as i32 * AHEAD_ROW / 2) * gone / i32::from(COUNTED_AFTER)
    }

    fn step_to(&self, goal: Square) -> Option<Move> {
        let near = Mask(goal.mask().ring().0) & self.pawns_of(self.turn);
        let from = near.into_iter().find(|from| self.step_targets(from.mask()).has(goal))?;
        Some(Move::Step { from, to: goal })
    }

    fn slide_home(&self, slide: Slide) -> Option<Move> {
        let [own, theirs] = [self.turn, self.turn.other()].map(|seat| slid(self.pawns_of(seat), slide));
        let lands = Minos::are_home(Minos::goals(self.turn), own, theirs, self.gates);
        (lands && self.refusal_of_slide(slide).is_none()).then_some(Move::Slide(slide))
    }
}

impl Heuristics for Minos {
    const HISTORY_SIZE: usize = 64 * 4 + 28;
    const FINDS_ALL_WINS: bool = true;

    fn history_index(mv: Move) -> usize {
        match mv {
            Move::Slide(slide) => slide.index(),
            Move::Step { from, to } => {
                let sideways = 1 + i32::from(to.column()) - i32::from(from.column());
                28 + from.bit() as usize * 4 + sideways as usize
            }
        }
    }

    fn evaluate(&self) -> i32 {
        let (seat, other) = (self.turn, self.turn.other());
        let score = self.score_of(seat) - self.score_of(other) + TEMPO;
        score + self.left.map_or(0, |left| self.lead(seat, left) - self.lead(other, left))
    }

    fn skills(&self) -> &'static [Skill; 5] {
        match (self.is_junior(), self.left.is_some()) {
            (true, _) => &JUNIOR_LEVELS,
            (false, true) => &COUNTED_SENIOR_LEVELS,
            (false, false) => &SENIOR_LEVELS,
        }
    }

    fn winning_turn(&self) -> Option<Move> {
        if self.left == Some(1) { self.last_turn_ahead() } else { self.homecoming() }
    }

    fn is_threatened(&self) -> bool {
        // After a turn that is no slide, nothing is forbidden.
        Minos { turn: self.turn.other(), forbidden: None, ..*self }.homecoming().is_some()
    }

    /// A slide may have carried the opponent's third pawn home, or the turns have run out.
    fn is_over(&self) -> bool {
        self.homecomer().is_some() || self.left == Some(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Position, Rng};

    #[test]
    fn a_win_in_one_is_seen_exactly_where_there_is_one() {
        let mut rng = Rng::new(2);
        let mut seen = 0;
        for &options in Minos::VARIANTS {
            for _ in 0..150 {
                let mut pos = Minos::start(options);
                while pos.outcome().is_none() && rng.below(300) > 0 {
                    let moves = pos.moves();
                    let wins = |mv: &&Move| {
                        let next = pos.play(**mv).expect("legal");
                        let is_ahead = next.left == Some(0) && next.ahead() == pos.turn();
                        next.homecomer() == Some(pos.turn()) || next.homecomer().is_none() && is_ahead
                    };
                    let wins: Vec<&Move> = moves.iter().filter(wins).collect();
                    match pos.winning_turn() {
                        Some(mv) => assert!(wins.contains(&&mv), "{pos}: {mv}"),
                        None => assert!(wins.is_empty(), "{pos}: {wins:?}"),
                    }
                    seen += wins.len();
                    // Forward steps come up often enough to bring pawns home.
                    let steps: Vec<Move> = moves.iter().copied().filter(|mv| is_forward(*mv)).collect();
                    let choice = if rng.below(3) > 0 && !steps.is_empty() { &steps } else { &moves };
                    match rng.pick(choice) {
                        Some(&mv) => pos.play_unchecked(mv),
                        None => break,
                    }
                }
            }
        }
        assert!(seen > 20, "the games have wins to see: {seen}");
    }

    fn is_forward(mv: Move) -> bool {
        matches!(mv, Move::Step { from, to } if from.column() == to.column())
    }
}
