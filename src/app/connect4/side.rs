//! The names by which messages select a side.

use crate::core::game::Player;

/// Returns the name of a side in messages, which select by it.
#[must_use]
pub const fn side(player: Player) -> &'static str {
    match player {
        Player::First => "red",
        Player::Second => "yellow",
    }
}
