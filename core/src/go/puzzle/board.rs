//! The stones of a board of 9x9 as two words, for reading.
//!
//! A row is ten bits, the last of which is always free of stones, so that a step to the left or the
//! right never leads to another row: the bit of column `c` and row `r` is `10 * r + c`.

use crate::game::Player;
use crate::go::point::Point;
use crate::go::position::{Move, Position};

/// A set of points.
pub(super) type Bits = u128;

pub(super) const SIZE: u8 = 9;
/// The number of bits in a row.
const ROW: u8 = 10;
pub(super) const BOARD: Bits = board();

const fn board() -> Bits {
    let (mut bits, mut row) = (0, 0);
    while row < SIZE {
        bits |= ((1 << SIZE) - 1) << (row * ROW);
        row += 1;
    }
    bits
}

pub(super) const fn bit(point: Point) -> Bits {
    1 << (point.row() * ROW + point.column())
}

pub(super) fn point(bit: Bits) -> Point {
    let index = u8::try_from(bit.trailing_zeros()).unwrap_or(0);
    Point::at(index % ROW, index / ROW)
}

/// Returns the bits one by one, row by row from the lower left.
pub(super) fn each(mut bits: Bits) -> impl Iterator<Item = Bits> {
    std::iter::from_fn(move || {
        let lowest = bits & bits.wrapping_neg();
        bits ^= lowest;
        (lowest != 0).then_some(lowest)
    })
}

/// Returns the points beside those of a set, along the lines.
pub(super) const fn beside(bits: Bits) -> Bits {
    (bits << 1 | bits >> 1 | bits << ROW | bits >> ROW) & BOARD & !bits
}

/// Returns the points around those of a set, diagonal ones too.
pub(super) const fn around(bits: Bits) -> Bits {
    let wide = bits | (bits << 1 | bits >> 1) & BOARD;
    (wide | wide << ROW | wide >> ROW) & BOARD & !bits
}

/// Returns the points that are connected with a set through points of `within`, the set included.
pub(super) const fn flood(from: Bits, within: Bits) -> Bits {
    let mut reached = from;
    loop {
        let next = reached | beside(reached) & within;
        if next == reached {
            return reached;
        }
        reached = next;
    }
}

/// Stones, and the point that simple ko forbids.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Stones {
    pub(super) of: [Bits; 2],
    /// The point on which the player to move may not take back; 0 for none.
    pub(super) ko: Bits,
}

impl Stones {
    pub(super) fn new(position: &Position) -> Self {
        let of = |player| {
            let points = position.stones(player).iter();
            points.fold(0, |bits, point| bits | bit(point))
        };
        let ko = position.ko().filter(|&point| position.refusal(Move::Place(point)).is_some());
        Self { of: Player::BOTH.map(of), ko: ko.map_or(0, bit) }
    }

    /// Returns the points without a stone.
    pub(super) const fn empty(&self) -> Bits {
        BOARD & !self.of[0] & !self.of[1]
    }

    /// Returns the chain of a player with a stone on this point; none, where there is no such
    /// stone.
    pub(super) const fn chain(&self, point: Bits, player: Player) -> Bits {
        let own = self.of[player.index()];
        flood(point & own, own)
    }

    pub(super) const fn liberties(&self, chain: Bits) -> Bits {
        beside(chain) & self.empty()
    }

    /// Returns the stones after a move of a player, or `None` if the rules refuse it; `ignores_ko`
    /// allows taking back at once.
    pub(super) fn play(&self, point: Bits, player: Player, ignores_ko: bool) -> Option<Self> {
        if point & self.empty() == 0 || !ignores_ko && point == self.ko {
            return None;
        }
        let (own, others) = (player.index(), player.other().index());
        let mut next = Self { ko: 0, ..*self };
        next.of[own] |= point;
        let mut taken = 0;
        let mut left = beside(point) & next.of[others];
        while left != 0 {
            let chain = next.chain(left & left.wrapping_neg(), player.other());
            left &= !chain;
            if next.liberties(chain) == 0 {
                taken |= chain;
            }
        }
        next.of[others] &= !taken;
        let chain = next.chain(point, player);
        let liberties = next.liberties(chain);
        if liberties == 0 {
            return None;
        }
        if taken.is_power_of_two() && chain == point && liberties == taken {
            next.ko = taken;
        }
        Some(next)
    }

    pub(super) const fn pass(&self) -> Self {
        Self { ko: 0, ..*self }
    }
}
