//! What a player notices: a person overlooks turns, the opponent's replies among them.

use crate::rules::hash;

/// Which turns a player notices while thinking about one turn. A turn that is overlooked is overlooked wherever it
/// comes up in this thought; the next thought notices others.
#[derive(Clone, Copy, Default, Debug)]
pub struct Attention {
    /// How many of a hundred turns are overlooked.
    overlooked: u32,
    seed: u64,
}

impl Attention {
    /// Of a player who overlooks nothing.
    pub const FULL: Attention = Attention { overlooked: 0, seed: 0 };

    /// Of a player who notices so many of a hundred turns.
    pub fn new(noticed: u32, seed: u64) -> Attention {
        let overlooked = 100u32.saturating_sub(noticed);
        if overlooked == 0 { Attention::FULL } else { Attention { overlooked, seed } }
    }

    pub fn is_full(self) -> bool {
        self.overlooked == 0
    }

    /// Is the turn with this number noticed?
    #[inline(always)]
    pub fn notices(self, turn: u64) -> bool {
        self.overlooked == 0 || hash::mix(self.seed ^ hash::mix(turn)) % 100 >= u64::from(self.overlooked)
    }

    /// What is remembered of a position goes by its key and this number: what one thought overlooked, the next may
    /// notice.
    pub fn salt(self) -> u64 {
        if self.is_full() { 0 } else { hash::mix(self.seed) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn so_many_of_a_hundred_turns_are_noticed_others_each_time() {
        let noticed = |seed| (0..1000).filter(|&turn| Attention::new(70, seed).notices(turn)).count();
        assert!((650..750).contains(&noticed(1)) && (650..750).contains(&noticed(2)));
        assert!(
            (0..1000).any(|turn| Attention::new(70, 1).notices(turn) != Attention::new(70, 2).notices(turn))
        );
        assert!((0..1000).all(|turn| Attention::new(100, 1).notices(turn)));
        assert_eq!((Attention::new(100, 1).salt(), Attention::FULL.salt()), (0, 0));
    }
}
