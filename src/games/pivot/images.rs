//! Images of a position under the symmetries: the eight turns and mirrorings of the board, and turning over all cards of a
//! player.

use super::lanes::{Lanes, all};

impl Lanes {
    /// The one form of all images under the symmetries: the eight of the board, and turning over all cards of a player.
    pub fn canonical(self) -> Lanes {
        let mut image = self.0;
        let mut least = u64::MAX;
        for turn in 0..8 {
            least = least.min(by_face(image));
            image = if turn % 2 == 0 { upside_down(image) } else { transposed(image) };
        }
        Lanes(least)
    }
}

/// The lesser lane of each player first.
const fn by_face(lanes: u64) -> u64 {
    const fn half(half: u32) -> u32 {
        let turned = half.rotate_left(16);
        if half < turned { half } else { turned }
    }
    half(lanes as u32) as u64 | (half((lanes >> 32) as u32) as u64) << 32
}

pub const fn mirrored(lanes: u64) -> u64 {
    let lanes = (lanes & all(0x3333)) << 2 | lanes >> 2 & all(0x3333);
    (lanes & all(0x5555)) << 1 | lanes >> 1 & all(0x5555)
}

pub const fn upside_down(lanes: u64) -> u64 {
    (lanes & all(0x000F)) << 12
        | (lanes & all(0x00F0)) << 4
        | lanes >> 4 & all(0x00F0)
        | lanes >> 12 & all(0x000F)
}

/// Columns for rows.
pub const fn transposed(lanes: u64) -> u64 {
    let swap = (lanes ^ lanes >> 3) & all(0x0A0A);
    let lanes = lanes ^ swap ^ swap << 3;
    let swap = (lanes ^ lanes >> 6) & all(0x00CC);
    lanes ^ swap ^ swap << 6
}

#[cfg(test)]
mod tests {
    use super::super::position::Pivot;
    use super::*;
    use crate::rules::{Position, Rng, Symmetric};

    #[test]
    fn images_have_one_canonical_form() {
        let mut rng = Rng::new(7);
        for _ in 0..30 {
            let mut pos = Pivot::EMPTY;
            while let Some(mv) = pos.random_move(&mut rng) {
                let canonical = Lanes::of(&pos).canonical();
                for image in 0..Pivot::IMAGES {
                    assert_eq!(Lanes::of(&pos.image(image)).canonical(), canonical, "{pos}, image {image}");
                }
                pos.play_unchecked(mv);
            }
        }
    }
}
