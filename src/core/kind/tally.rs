//! Counts of points or pieces that decide a game.

use crate::core::count::halves;
use crate::core::game::Player;

/// The points or pieces of both sides, and by how many one is ahead.
///
/// ```
/// use plot4::core::game::Player;
/// use plot4::core::kind::Tally;
///
/// let tally = Tally::of_halves("point", [90, 75]);
/// assert_eq!(tally.amount(Player::Second), "37.5");
/// assert_eq!(tally.leader(), Some(Player::First));
/// assert_eq!(tally.margin(), "7.5 points");
/// assert_eq!(Tally::of("piece", [3, 4]).margin(), "1 piece");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tally {
    /// The thing that is counted; its plural has an s: `point`.
    unit: &'static str,
    /// Twice the amounts: points of Go come in halves.
    halves: [i32; 2],
}

impl Tally {
    /// Returns a tally of so many of each side.
    #[must_use]
    pub fn of(unit: &'static str, amounts: [u32; 2]) -> Self {
        Self::of_halves(unit, amounts.map(|amount| 2 * amount.cast_signed()))
    }

    /// Returns a tally of twice these amounts.
    #[must_use]
    pub const fn of_halves(unit: &'static str, halves: [i32; 2]) -> Self {
        Self { unit, halves }
    }

    /// Returns what is counted: `point`.
    #[must_use]
    pub const fn unit(&self) -> &'static str {
        self.unit
    }

    /// Returns the amount of a player: `37.5`.
    #[must_use]
    pub fn amount(&self, player: Player) -> String {
        halves(self.halves[player.index()])
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

    /// Returns by how many the leader is ahead: `7.5 points`.
    #[must_use]
    pub fn margin(&self) -> String {
        let lead = (self.halves[0] - self.halves[1]).abs();
        let plural = if lead == 2 { "" } else { "s" };
        format!("{} {}{plural}", halves(lead), self.unit)
    }
}
