//! The last two turns of a game, scored without a search: most positions of a search to the end are among them.

use crate::games::pivot::bitboard::{Bitboard, End};
use crate::games::pivot::position::NEIGHBOURS;
use crate::rules::grid::bits;
use crate::search::{Score, Window};

/// The score where one square is left: whichever card of theirs moves there, mine goes to the square that it leaves.
pub(super) fn last_turn(pos: Bitboard) -> Score {
    let [black, silver] = pos.my_completing();
    let completing = black | silver;
    let standing = pos.i_have_a_line();
    let hole = (!pos.occupied()).trailing_zeros();
    let movable = pos.theirs() & NEIGHBOURS[hole as usize];
    let score = |pivoted: Bitboard, square: u32| {
        let has_line = standing || completing >> square & 1 == 1;
        match (has_line, pivoted.they_have_a_line()) {
            (true, false) => Score::win_in(1),
            (false, true) => Score::loss_in(1),
            _ => Score::DRAW,
        }
    };
    if movable == 0 {
        return score(pos, hole);
    }
    let mut best = Score::loss_in(1);
    for from in bits(movable) {
        best = best.max(score(pos.pivoted(from as u32, hole), from as u32));
        if best > Score::DRAW {
            break;
        }
    }
    best
}

/// The score where two squares are left, or a bound on the same side of the window.
pub(super) fn last_two_turns(pos: Bitboard, window: Window) -> Score {
    let mut best = Score::loss_in(1);
    pos.each_turn(false, |_, next, end| {
        let score = match end {
            End::Win => Score::win_in(1),
            End::Loss => Score::loss_in(1),
            End::Draw => Score::DRAW,
            End::Threat | End::Open => last_turn(next).before(),
        };
        best = best.max(score);
        best >= window.beta
    });
    best
}
