//! The last two turns of a game: so many positions end here that they are worth a shorter way.

use crate::games::pivot::bitboard::{Bitboard, End};
use crate::games::pivot::position::NEIGHBOURS;
use crate::rules::grid::bits;
use crate::search::{Score, Window};

/// The score where one square is left: whichever card of theirs moves there, mine goes to the square that it leaves.
pub(super) fn last_turn(lanes: Bitboard) -> Score {
    let [black, silver] = lanes.my_completing();
    let completing = black | silver;
    let standing = lanes.i_have_a_line();
    let hole = (!lanes.occupied()).trailing_zeros();
    let movable = lanes.theirs() & NEIGHBOURS[hole as usize];
    let score = |pos: Bitboard, square: u32| match (
        standing || completing >> square & 1 == 1,
        pos.they_have_a_line(),
    ) {
        (true, false) => Score::win_in(1),
        (false, true) => Score::loss_in(1),
        _ => Score::DRAW,
    };
    if movable == 0 {
        return score(lanes, hole);
    }
    let mut best = Score::loss_in(1);
    for from in bits(movable) {
        best = best.max(score(lanes.pivoted(from as u32, hole), from as u32));
        if best > Score::DRAW {
            break;
        }
    }
    best
}

/// The score where two squares are left, or a bound on the same side of the window.
pub(super) fn last_two_turns(lanes: Bitboard, window: Window) -> Score {
    let mut best = Score::loss_in(1);
    lanes.each_turn(false, |_, next, end| {
        let score = match end {
            End::Win => Score::win_in(1),
            End::Loss => Score::loss_in(1),
            End::Draw => Score::DRAW,
            End::Threat | End::Open => last_turn(next).before(),
        };
        best = best.max(score);
        best >= window.high
    });
    best
}
