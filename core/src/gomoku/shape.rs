//! The shape that a player's four patterns on a point make, whatever their order, and the weights
//! of it.
//!
//! The weights were fitted to games of Plot 4 against itself: what a point adds to the odds of
//! winning, and to the odds that it is the move to make.

use super::pattern::Pattern;
use super::weights::FITTED;

/// A player's four patterns on a point: the sum of a number for each, the same for
/// the same patterns in any order and for no others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Shape(u16);

/// How many classes of patterns make a difference.
const CLASSES: usize = 9;

/// For each class a number, such that no two sums of four are equal: a Sidon sequence of order 4
/// (Mian and Chowla).
const NUMBERS: [u16; CLASSES] = [0, 1, 5, 21, 55, 153, 368, 856, 1424];

/// One more than the greatest sum of four numbers.
const SUMS: usize = 4 * NUMBERS[CLASSES - 1] as usize + 1;

impl Shape {
    /// How many shapes there are: multisets of four classes.
    pub const COUNT: usize = FITTED.len();

    /// Returns the number of this shape, below [`COUNT`](Self::COUNT): shapes are in lexicographic
    /// order of their classes, which do not fall.
    #[must_use]
    pub fn row(self) -> usize {
        usize::from(WEIGHTS[usize::from(self.0)].row)
    }

    /// Returns what one pattern adds.
    pub(super) const fn of(pattern: Pattern) -> Self {
        let class = match pattern {
            Pattern::Dead | Pattern::Overline => 0,
            Pattern::One => 1,
            Pattern::OpenOne => 2,
            Pattern::Two => 3,
            Pattern::OpenTwo | Pattern::WideTwo => 4,
            Pattern::Three => 5,
            Pattern::OpenThree | Pattern::WideThree => 6,
            Pattern::Four | Pattern::TwoFours => 7,
            Pattern::StraightFour | Pattern::Five => 8,
        };
        Self(NUMBERS[class])
    }

    /// Returns the shape in which one pattern has taken the place of another, given what each adds.
    #[inline]
    pub(super) const fn with(self, new: Self, old: Self) -> Self {
        Self(self.0.wrapping_add(new.0).wrapping_sub(old.0))
    }

    /// Returns the weights of a point with this shape.
    #[inline]
    pub(super) fn weights(self) -> &'static Weights {
        &WEIGHTS[usize::from(self.0)]
    }
}

/// The value of a point by one player's shape on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Weights {
    /// To that player, if it is to move.
    pub(super) to_mover: i16,
    /// To that player, if the other is to move.
    pub(super) to_other: i16,
    /// How much it promises as a move of that player.
    pub(super) own_promise: i16,
    /// How much it promises as a move of the other player, who so takes it away.
    pub(super) other_promise: i16,
    /// The number of the shape.
    row: u16,
}

/// The weights of each shape, at the sum of its numbers.
static WEIGHTS: [Weights; SUMS] = weights();

/// Puts each row of [`FITTED`] in its place.
#[expect(clippy::large_stack_arrays, reason = "it is computed by the compiler")]
const fn weights() -> [Weights; SUMS] {
    let mut weights =
        [Weights { to_mover: 0, to_other: 0, own_promise: 0, other_promise: 0, row: 0 }; SUMS];
    let mut row = 0;
    let mut number = 0;
    let mut classes = [0; 4];
    while row < FITTED.len() {
        let [to_mover, to_other, own_promise, other_promise] = FITTED[row];
        let sum =
            NUMBERS[classes[0]] + NUMBERS[classes[1]] + NUMBERS[classes[2]] + NUMBERS[classes[3]];
        weights[sum as usize] =
            Weights { to_mover, to_other, own_promise, other_promise, row: number };
        row += 1;
        number += 1;
        classes = next(classes);
    }
    weights
}

/// Returns the classes after these, of all that do not fall, in lexicographic order.
const fn next(mut classes: [usize; 4]) -> [usize; 4] {
    let mut place = 3;
    while place > 0 && classes[place] == CLASSES - 1 {
        place -= 1;
    }
    let class = classes[place] + 1;
    while place < 4 {
        classes[place] = class;
        place += 1;
    }
    classes
}
