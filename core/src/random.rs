//! Random numbers from a seed and random words by number, the same on every machine: `SplitMix64`
//! by Steele, Lea and Flood.

/// What the state of the generator grows by at each number.
const STEP: u64 = 0x9E37_79B9_7F4A_7C15;

/// A pseudo-random generator: eight bytes, and a few steps a number.
#[derive(Clone, Debug)]
pub struct Dice(u64);

impl Dice {
    /// Returns a generator with this seed.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// Returns the next number.
    #[inline]
    pub const fn roll(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(STEP);
        mix(self.0)
    }

    /// Returns a number below `bound`, almost uniformly distributed.
    #[inline]
    pub const fn below(&mut self, bound: usize) -> usize {
        (((self.roll() >> 32) * bound as u64) >> 32) as usize
    }

    /// Returns true with this probability in percent.
    #[inline]
    pub const fn percent(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }
}

/// Returns the random word with this number, for Zobrist hashes of positions: two outputs of the
/// generator.
#[must_use]
pub const fn word(number: u64) -> u128 {
    let first = (2 * number + 1).wrapping_mul(STEP);
    (mix(first) as u128) << 64 | mix(first.wrapping_add(STEP)) as u128
}

/// Returns the [words](word) with the numbers `first`, `first + step`, and so on.
#[must_use]
pub const fn words<const N: usize>(first: u64, step: u64) -> [u128; N] {
    let mut words = [0; N];
    let mut index = 0;
    while index < N {
        words[index] = word(first + step * index as u64);
        index += 1;
    }
    words
}

/// Returns the output of the generator in this state.
#[inline]
const fn mix(state: u64) -> u64 {
    let mut word = state;
    word = (word ^ word >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    word = (word ^ word >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    word ^ word >> 31
}
