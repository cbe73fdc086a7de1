//! Machine words that hold a board of Connect 4 or another game on cells.

use std::fmt;
use std::hash::Hash;
use std::ops::{BitAnd, BitOr, BitXor, Not};

use super::game::Key;

/// A fixed number of bits, with the operations of bitboards.
///
/// Shifts beyond the width give zero rather than an overflow, as long lines on tall boards need
/// such shifts.
pub trait Bits:
    Copy
    + Eq
    + Hash
    + fmt::Debug
    + Key
    + Send
    + Sync
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + Not<Output = Self>
{
    /// No bit set.
    const ZERO: Self;
    /// The width.
    const WIDTH: u32;

    /// Returns the word in which only bit `index` is set (none, if `index` is past the width).
    fn bit(index: u32) -> Self;

    /// Returns the word with its lowest `count` bits set (all of them, if `count` is the width or
    /// more).
    fn low(count: u32) -> Self;

    /// Returns the bits moved up by `count`.
    #[must_use]
    fn up(self, count: u32) -> Self;

    /// Returns the bits moved down by `count`.
    #[must_use]
    fn down(self, count: u32) -> Self;

    /// Returns the sum as of unsigned numbers, wrapping around.
    #[must_use]
    fn plus(self, other: Self) -> Self;

    /// Returns the difference as of unsigned numbers, wrapping around.
    #[must_use]
    fn minus(self, other: Self) -> Self;

    /// Returns the number of set bits.
    fn count(self) -> u32;

    /// Returns the index of the lowest set bit, or the width if there is none.
    fn lowest(self) -> u32;

    /// Returns the lowest 32 bits.
    fn low_word(self) -> u32;

    /// Returns whether no bit is set.
    fn is_empty(self) -> bool {
        self == Self::ZERO
    }
}

macro_rules! impl_bits {
    ($word:ty) => {
        impl Bits for $word {
            const ZERO: Self = 0;
            const WIDTH: u32 = Self::BITS;

            #[inline]
            fn bit(index: u32) -> Self {
                Self::up(1, index)
            }

            #[inline]
            fn low(count: u32) -> Self {
                Self::MAX.checked_shl(count).map_or(Self::MAX, |rest| !rest)
            }

            #[inline]
            fn up(self, count: u32) -> Self {
                self.checked_shl(count).unwrap_or(0)
            }

            #[inline]
            fn down(self, count: u32) -> Self {
                self.checked_shr(count).unwrap_or(0)
            }

            #[inline]
            fn plus(self, other: Self) -> Self {
                self.wrapping_add(other)
            }

            #[inline]
            fn minus(self, other: Self) -> Self {
                self.wrapping_sub(other)
            }

            #[inline]
            fn count(self) -> u32 {
                self.count_ones()
            }

            #[inline]
            fn lowest(self) -> u32 {
                self.trailing_zeros()
            }

            #[inline]
            #[expect(clippy::cast_possible_truncation, reason = "it is what the function promises")]
            fn low_word(self) -> u32 {
                self as u32
            }
        }
    };
}

impl_bits!(u64);
impl_bits!(u128);
