//! Chains of stones, with liberties that are counted and not listed.

/// A chain of stones of one colour.
///
/// Each pair of a stone and an empty point beside it is a pseudo-liberty. All of them are the same
/// point if and only if their number times the sum of their squares is the square of their sum
/// (Cauchy and Schwarz); so atari is known without a list.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Chain {
    /// The number of pseudo-liberties.
    pub(super) count: u32,
    /// The sum of their points.
    pub(super) sum: u32,
    /// The sum of the squares of their points.
    pub(super) squares: u32,
    /// The number of stones.
    pub(super) stones: u32,
}

impl Chain {
    /// Adds a pseudo-liberty at this point.
    #[inline]
    pub(super) const fn add(&mut self, point: u16) {
        self.count += 1;
        self.sum += point as u32;
        self.squares += point as u32 * point as u32;
    }

    /// Removes a pseudo-liberty at this point.
    #[inline]
    pub(super) const fn take(&mut self, point: u16) {
        self.count -= 1;
        self.sum -= point as u32;
        self.squares -= point as u32 * point as u32;
    }

    /// Returns whether the chain has a single liberty.
    #[inline]
    pub(super) const fn is_in_atari(&self) -> bool {
        self.count as u64 * self.squares as u64 == self.sum as u64 * self.sum as u64
    }
}
