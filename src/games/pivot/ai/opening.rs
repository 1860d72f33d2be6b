//! The opening, in which the book knows the value of every turn.

use super::root_turns::{RootResult, RootTurn, SearchLimits, root_turns};
use super::search::PivotSearch;
use super::tuning::DEPTH_TO_COMPARE_DRAWS;
use crate::games::pivot::bitboard::{Bitboard, End, PackedMove};
use crate::games::pivot::book::Book;
use crate::search::{Monitor, Score, best_first};

/// The score of a turn by the book, and the risk of the opponent, if it is a draw, to lose it.
fn rating(book: &Book, root: &RootTurn) -> (Score, u8) {
    match root.end {
        End::Win => (Score::win_in(1), 0),
        End::Loss => (Score::loss_in(1), 0),
        End::Draw => (Score::DRAW, 0),
        End::Threat | End::Open => book.mark(root.after).before(),
    }
}

/// Puts the best first: of draws, those with the highest risk for the opponent. Equals keep their order.
fn rank(turns: &mut [RootTurn]) {
    let book = Book::open();
    let order = |&(score, risk): &(Score, u8)| i64::from(score.0) << 8 | i64::from(risk);
    let mut rated: Vec<(RootTurn, i64)> = Vec::with_capacity(turns.len());
    for root in turns.iter() {
        let rating = rating(book, root);
        rated.push((RootTurn { score: rating.0, exact: true, ..*root }, order(&rating)));
    }
    best_first(&mut rated, |&(_, order)| order);
    turns.iter_mut().zip(rated).for_each(|(turn, (rated, _))| *turn = rated);
}

/// A turn that wins by the book, where the opponent has one card more than positions in the book have.
fn winner(root: Bitboard, turns: &[RootTurn]) -> Option<RootTurn> {
    let book = Book::open();
    let best = book.mark(root).score();
    let score = |root: &RootTurn| match root.end {
        End::Win => Some(Score::win_in(1)),
        End::Loss | End::Draw => None,
        End::Threat | End::Open => book.loss(root.after).map(|mark| mark.score().before()),
    };
    let winner = turns.iter().find(|root| best > Score::DRAW && score(root) == Some(best))?;
    Some(RootTurn { score: best, exact: true, ..*winner })
}

impl PivotSearch {
    /// Ranks the root turns by the book. Where it says only that they draw, or does not know them, a search ranks them.
    pub(super) fn search_with_book(
        &mut self,
        root: Bitboard,
        mut turns: Vec<RootTurn>,
        limits: SearchLimits,
        monitor: &mut dyn Monitor,
    ) -> RootResult {
        let mut nodes = turns.len() as u64;
        if root.cards() == Book::CARDS {
            let every_turn = limits.margin == i32::MAX;
            return match winner(root, &turns).filter(|_| !every_turn) {
                Some(winner) => self.finish(root, vec![winner], nodes, monitor),
                None => self.deepen(root, turns, limits, monitor),
            };
        }
        rank(&mut turns);
        let draws = turns.iter().take_while(|turn| turn.score == Score::DRAW).count();
        if root.cards() + 1 == Book::CARDS && limits.margin == 0 && draws > 1 {
            let limits = SearchLimits { max_depth: DEPTH_TO_COMPARE_DRAWS, ..limits };
            let compared = self.deepen(root, turns[..draws].to_vec(), limits, monitor);
            let drawn = |turn| RootTurn { score: Score::DRAW, exact: true, ..turn };
            turns.iter_mut().zip(compared.turns).for_each(|(turn, compared)| *turn = drawn(compared));
            nodes += compared.nodes;
        }
        self.finish(root, turns, nodes, monitor)
    }

    fn finish(
        &mut self,
        root: Bitboard,
        turns: Vec<RootTurn>,
        nodes: u64,
        monitor: &mut dyn Monitor,
    ) -> RootResult {
        let found = RootResult { turns, depth: 16 - root.cards(), nodes };
        self.report(&found, monitor);
        found
    }

    /// The best turn by the book, where it says more than that several draw.
    pub(super) fn book_turn(&self, pos: Bitboard) -> Option<PackedMove> {
        if pos.cards() >= Book::CARDS || !self.uses_book {
            return None;
        }
        let mut turns = root_turns(pos);
        rank(&mut turns);
        let best = turns.first()?;
        (best.score.is_decided() || pos.cards() + 1 < Book::CARDS).then_some(best.turn)
    }
}
