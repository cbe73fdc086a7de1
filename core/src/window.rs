//! Windows of k neighbouring cells, all windows of one direction at once.
//!
//! A window is identified by its first cell; a set of windows is a word with the bits of their
//! first cells. The direction is a `step`: the distance between two neighbours in the word. The
//! board keeps spare bits between its lines, so that a step off its edge leads to a bit that is
//! never set.

use super::bits::Bits;

/// Returns the first cells of all runs of `length` cells in `cells`, in the direction of `step`.
///
/// For the coins of a player these are the lines; for the cells of the board, the windows that fit
/// on it.
#[inline]
#[must_use]
pub fn runs<B: Bits>(cells: B, step: u32, length: u32) -> B {
    let mut runs = cells;
    let mut known = 1;
    while known < length {
        // A run of n, and one that starts m <= n further on, make a run of n + m.
        let more = known.min(length - known);
        runs = runs & runs.down(step * more);
        known += more;
    }
    runs
}

/// The number of binary digits of a count.
const DIGITS: usize = 5;

/// The longest window whose coins can be counted.
pub const LONGEST: u32 = (1 << DIGITS) - 1;

/// For each window of one direction, the number of cells of a set in it: bit-sliced, digit by
/// digit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counts<B> {
    /// Word `i` holds digit `i` of all counts.
    digits: [B; DIGITS],
}

impl<B: Bits> Counts<B> {
    /// Returns the counts of the windows of `length` cells, at most [`LONGEST`], in the direction
    /// of `step`.
    ///
    /// Windows that do not fit on the board have counts, too; the caller ignores them (see
    /// [`runs`]).
    #[inline]
    #[must_use]
    pub fn new(cells: B, step: u32, length: u32) -> Self {
        debug_assert!(
            (1..=LONGEST).contains(&length),
            "windows of {length} cells cannot be counted"
        );
        let mut single = Self { digits: [B::ZERO; DIGITS] };
        single.digits[0] = cells;
        let mut counts = single;
        let mut known = 1;
        // The binary digits of the length below the highest tell how to reach it: double for each,
        // and add one for a 1.
        for digit in (0..length.ilog2()).rev() {
            counts = counts.plus(counts.down(step * known));
            known *= 2;
            if length >> digit & 1 == 1 {
                counts = counts.plus(single.down(step * known));
                known += 1;
            }
        }
        counts
    }

    /// Returns the windows that hold exactly `count` of the cells.
    #[inline]
    #[must_use]
    pub fn exactly(&self, count: u32) -> B {
        let mut windows = !B::ZERO;
        for (place, &digit) in self.digits.iter().enumerate() {
            windows = windows & if count >> place & 1 == 1 { digit } else { !digit };
        }
        windows
    }

    /// Returns the windows that hold at least one of the cells.
    #[inline]
    #[must_use]
    pub fn any(&self) -> B {
        self.digits.iter().fold(B::ZERO, |any, &digit| any | digit)
    }

    /// Returns the sum of the counts of these windows.
    #[inline]
    #[must_use]
    pub fn total(&self, windows: B) -> u32 {
        self.digits
            .iter()
            .enumerate()
            .map(|(place, &digit)| (digit & windows).count() << place)
            .sum()
    }

    /// Returns the counts of the windows that start `distance` bits further up.
    #[inline]
    fn down(self, distance: u32) -> Self {
        Self { digits: self.digits.map(|digit| digit.down(distance)) }
    }

    /// Returns the sums, window by window: a ripple-carry adder on bit-sliced numbers, a word for
    /// each digit.
    #[inline]
    fn plus(self, other: Self) -> Self {
        let mut sums = self;
        let mut carry = B::ZERO;
        for (sum, &added) in sums.digits.iter_mut().zip(&other.digits) {
            let either = *sum ^ added;
            let both = *sum & added;
            *sum = either ^ carry;
            carry = both | (either & carry);
        }
        sums
    }
}
