//! The opening, in which the book knows the worth of every turn.

use super::root_turns::{Found, RootTurn, Scope, root_turns};
use super::search::Engine;
use crate::games::pivot::bitboard::{Bitboard, End, PackedMove};
use crate::games::pivot::book::Book;
use crate::search::{Monitor, Score, best_first};

/// Draws that the book cannot tell apart are compared by a search of so many plies.
const PLIES_TO_COMPARE: u32 = 5;

/// What a turn is worth by the book, and how hard a draw is then to hold for the opponent.
fn rating(book: &Book, root: &RootTurn) -> (Score, u8) {
    match root.end {
        End::Win => (Score::win_in(1), 0),
        End::Loss => (Score::loss_in(1), 0),
        End::Draw => (Score::DRAW, 0),
        End::Threat | End::Open => book.mark(root.lanes).after(),
    }
}

/// Puts the best first: of draws, those that are the hardest to hold. Turns that are equally good keep their order.
fn rate(turns: &mut [RootTurn]) {
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
        End::Threat | End::Open => book.loss(root.lanes).map(|mark| mark.score().before()),
    };
    let winner = turns.iter().find(|root| best > Score::DRAW && score(root) == Some(best))?;
    Some(RootTurn { score: best, exact: true, ..*winner })
}

impl Engine {
    /// What the book says of the turns. Where it says only that they draw, or does not know them, a search puts the best
    /// first.
    pub(super) fn look_up(
        &mut self,
        root: Bitboard,
        mut turns: Vec<RootTurn>,
        scope: Scope,
        monitor: &mut dyn Monitor,
    ) -> Found {
        let mut nodes = turns.len() as u64;
        if root.cards() == Book::CARDS {
            let every_turn = scope.tolerance == i32::MAX;
            return match winner(root, &turns).filter(|_| !every_turn) {
                Some(winner) => self.report(root, vec![winner], nodes, monitor),
                None => self.deepen(root, turns, scope, monitor),
            };
        }
        rate(&mut turns);
        let draws = turns.iter().take_while(|turn| turn.score == Score::DRAW).count();
        if root.cards() + 1 == Book::CARDS && scope.tolerance == 0 && draws > 1 {
            let scope = Scope { deepest: PLIES_TO_COMPARE, ..scope };
            let compared = self.deepen(root, turns[..draws].to_vec(), scope, monitor);
            let drawn = |turn| RootTurn { score: Score::DRAW, exact: true, ..turn };
            turns.iter_mut().zip(compared.turns).for_each(|(turn, compared)| *turn = drawn(compared));
            nodes += compared.nodes;
        }
        self.report(root, turns, nodes, monitor)
    }

    fn report(
        &mut self,
        root: Bitboard,
        turns: Vec<RootTurn>,
        nodes: u64,
        monitor: &mut dyn Monitor,
    ) -> Found {
        let found = Found { turns, depth: 16 - root.cards(), nodes };
        self.tell(&found, monitor);
        found
    }

    /// The best turn by the book, where it says more than that several draw.
    pub(super) fn by_the_book(&self, lanes: Bitboard) -> Option<PackedMove> {
        if lanes.cards() >= Book::CARDS || !self.reads {
            return None;
        }
        let mut turns = root_turns(lanes);
        rate(&mut turns);
        let best = turns.first()?;
        (best.score.is_decided() || lanes.cards() + 1 < Book::CARDS).then_some(best.turn)
    }
}
