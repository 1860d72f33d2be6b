//! Position keys: the words of a packed position, mixed into 64 bits.

/// A bijection of 64 bits in which every input bit reaches every output bit.
#[inline(always)]
pub const fn mix(word: u64) -> u64 {
    let word = (word ^ word >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let word = (word ^ word >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    word ^ word >> 31
}

/// The key of a position packed into `words`. Equal words give equal keys; the order of the words counts.
#[inline(always)]
pub fn key(words: &[u64]) -> u64 {
    words.iter().fold(0x5155_494E_4355_4E58, |key, &word| mix(key.rotate_left(23) ^ word).wrapping_add(word))
}
