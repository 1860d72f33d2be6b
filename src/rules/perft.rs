//! Counting sequences of turns: the classic proof that a rules engine sees every turn and no other.

use super::position::Position;
use std::ops::ControlFlow;

/// No count of practical use goes deeper, and a deeper recursion would need a larger stack.
pub const DEEPEST_PERFT: u32 = 100;

/// The number of sequences of exactly `depth` legal turns from here. A finished game has none.
///
/// The last ply is counted, not played.
pub fn perft<P: Position>(pos: &P, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => pos.count_moves(),
        _ => {
            let mut count = 0;
            let _ = pos.each_move(|mv| {
                count += perft(&pos.after(mv), depth - 1);
                ControlFlow::<()>::Continue(())
            });
            count
        }
    }
}

/// The counts below each legal turn, as they are found.
pub fn divide<P: Position, B>(
    pos: &P,
    depth: u32,
    mut each: impl FnMut(P::Move, u64) -> ControlFlow<B>,
) -> ControlFlow<B> {
    if depth == 0 {
        return ControlFlow::Continue(());
    }
    pos.each_move(|mv| each(mv, perft(&pos.after(mv), depth - 1)))
}
