//! Random numbers for playouts, from a seed: the same on every machine.

/// A pseudo-random generator, `SplitMix64` by Steele, Lea and Flood: eight bytes, and a few steps a
/// number.
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
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut word = self.0;
        word = (word ^ word >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        word = (word ^ word >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        word ^ word >> 31
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
