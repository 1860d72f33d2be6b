//! How the computer plays Minos, and the wins in one that it sees without a search.

mod evaluation;
mod tuning;

use super::moves::{Move, Slide};
use super::position::{Minos, slid};
use crate::rules::{Direction, Line, Mask, Seat, Square};
use crate::search::{Heuristics, Skill};
use tuning::{TEMPO, WEAKER_LEVELS};

const HOME_ROWS: [u8; 2] = [6, 0];

impl Minos {
    /// A turn that brings the third pawn of the player to move home.
    fn homecoming(&self) -> Option<Move> {
        let seat = self.turn;
        let goals = Minos::goals(seat);
        let own = self.pawns_of(seat);
        let home = own & goals;
        let home_row = HOME_ROWS[seat.index()];
        match home.len() {
            2 => {
                let goal = (goals & !home).first()?;
                self.step_to(goal).or_else(|| {
                    // The pawn behind the goal may ride there on its column.
                    let direction = if seat == Seat::FIRST { Direction::Up } else { Direction::Down };
                    let slide = Slide { line: Line::Column(goal.column()), direction };
                    self.slide_home(slide)
                })
            }
            // A slide of the whole row can bring three home at once; one pawn at home would lock it.
            0 if (own & super::position::squares_of(Line::Row(home_row))).len() >= 3 => {
                [Direction::Left, Direction::Right]
                    .into_iter()
                    .find_map(|direction| self.slide_home(Slide { line: Line::Row(home_row), direction }))
            }
            _ => None,
        }
    }

    fn step_to(&self, goal: Square) -> Option<Move> {
        let near = Mask(goal.mask().ring().0) & self.pawns_of(self.turn);
        let from = near.into_iter().find(|from| self.step_targets(from.mask()).has(goal))?;
        Some(Move::Step { from, to: goal })
    }

    fn slide_home(&self, slide: Slide) -> Option<Move> {
        let goals = Minos::goals(self.turn);
        let lands = slid(self.pawns_of(self.turn), slide) & goals == goals;
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
        self.score_of(self.turn) - self.score_of(self.turn.other()) + TEMPO
    }

    fn skills(&self) -> &'static [Skill; 5] {
        &WEAKER_LEVELS[usize::from(self.is_junior())]
    }

    fn winning_turn(&self) -> Option<Move> {
        self.homecoming()
    }

    fn is_threatened(&self) -> bool {
        // After a turn that is no slide, nothing is forbidden.
        Minos { turn: self.turn.other(), forbidden: None, ..*self }.homecoming().is_some()
    }

    /// A slide may have carried the opponent's third pawn home.
    fn is_over(&self) -> bool {
        self.homecomer().is_some()
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
                    let wins = |mv: &&Move| pos.play(**mv).expect("legal").homecomer() == Some(pos.turn());
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
