//! Random choices from seeds, the same on every machine and in every version of the standard
//! library.

use std::hash::{BuildHasher, RandomState};

use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// Fresh seeds are below this: enough games for anyone, and short enough to read out and type in
/// again.
const FRESH_SEEDS: u64 = 1_000_000_000;

/// Returns a fresh seed, below a thousand million.
///
/// It comes from the random keys of the standard library's hash maps, which the operating system
/// supplies.
#[must_use]
pub fn fresh_seed() -> u64 {
    RandomState::new().hash_one("plot4") % FRESH_SEEDS
}

/// Returns a number for a game that is unique for all practical purposes.
#[must_use]
pub fn fresh_number() -> u64 {
    RandomState::new().hash_one("plot4")
}

/// Returns the seed of the game after the one with this seed: as short as a fresh one, but
/// determined by it.
#[must_use]
pub fn next_seed(seed: u64) -> u64 {
    seed_of_game(seed, 0) % FRESH_SEEDS
}

/// Returns the seed of one game of a series, so that a whole series follows from one seed.
#[must_use]
pub fn seed_of_game(series: u64, game: u64) -> u64 {
    let mut rng = ChaCha8Rng::seed_from_u64(series);
    rng.set_stream(game);
    rng.next_u64()
}

/// Returns the fall of a coin before the game with this seed.
#[must_use]
pub fn is_heads(seed: u64) -> bool {
    seed_of_game(seed, 1).is_multiple_of(2)
}

/// Returns one of the options, each equally likely, or `None` if there are none.
///
/// The choice depends on the seed and the [bytes of the
/// position](crate::core::kind::Players::chance_bytes) alone, not on how the game got there or on
/// earlier choices.
pub(super) fn pick<T: Copy>(seed: u64, position: [u8; 24], options: &[T]) -> Option<T> {
    let count = u32::try_from(options.len())
        .ok()
        .filter(|&count| count > 0)?;
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    bytes[8..].copy_from_slice(&position);
    // A range of `u32`, because `usize` draws differently on 32-bit machines.
    let index = ChaCha8Rng::from_seed(bytes).random_range(0..count);
    options.get(index as usize).copied()
}
