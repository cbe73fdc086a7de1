//! Counts of points or pieces that decide a game.

use crate::game::Player;

/// The unit of a tally.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    /// Points, possibly half points.
    Points,
    /// Pieces on the board.
    Pieces,
    /// Discs on the board.
    Discs,
}

impl Unit {
    /// Returns its identifier in the messages: `point`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Points => "point",
            Self::Pieces => "piece",
            Self::Discs => "disc",
        }
    }
}

/// The points or pieces of both sides, with the margin.
///
/// ```
/// use plot4_core::game::Player;
/// use plot4_core::kind::{Tally, Unit};
///
/// let tally = Tally::of_halves(Unit::Points, [90, 75]);
/// assert_eq!(tally.amount(Player::Second), 37.5);
/// assert_eq!(tally.leader(), Some(Player::First));
/// assert_eq!(tally.margin(), 7.5);
/// assert_eq!(Tally::of(Unit::Pieces, [3, 4]).margin(), 1.0);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tally {
    /// The unit.
    unit: Unit,
    /// Twice the amounts, as Go has half points.
    halves: [i32; 2],
}

impl Tally {
    /// Returns a tally with these amounts.
    #[must_use]
    pub fn of(unit: Unit, amounts: [u32; 2]) -> Self {
        Self::of_halves(unit, amounts.map(|amount| 2 * amount.cast_signed()))
    }

    /// Returns a tally from twice the amounts.
    #[must_use]
    pub const fn of_halves(unit: Unit, halves: [i32; 2]) -> Self {
        Self { unit, halves }
    }

    /// Returns the unit.
    #[must_use]
    pub const fn unit(&self) -> Unit {
        self.unit
    }

    /// Returns the amount of a player.
    #[must_use]
    pub fn amount(&self, player: Player) -> f64 {
        f64::from(self.halves[player.index()]) / 2.0
    }

    /// Returns the player with more, or `None` if both have the same.
    #[must_use]
    pub fn leader(&self) -> Option<Player> {
        match self.halves[0] - self.halves[1] {
            0 => None,
            1.. => Some(Player::First),
            _ => Some(Player::Second),
        }
    }

    /// Returns the lead of the leader.
    #[must_use]
    pub fn margin(&self) -> f64 {
        f64::from((self.halves[0] - self.halves[1]).abs()) / 2.0
    }
}
