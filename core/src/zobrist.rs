//! Random words for Zobrist hashes of positions, the same on every machine.

/// Returns the random word with this number: two outputs of the generator `SplitMix64` by Steele,
/// Lea and Flood.
#[must_use]
pub const fn word(number: u64) -> u128 {
    (mix(2 * number + 1) as u128) << 64 | mix(2 * number + 2) as u128
}

/// Returns output `index` of the generator.
const fn mix(index: u64) -> u64 {
    let mut word = index.wrapping_mul(0x9E37_79B9_7F4A_7C15);
    word = (word ^ word >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    word = (word ^ word >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    word ^ word >> 31
}
