//! Slow and obvious references: what the fast code is held against.

#![allow(
    dead_code,
    unreachable_pub,
    reason = "benches include this module, too, and use their part of it"
)]

pub mod checkers;
pub mod exact;
pub mod go;
pub mod go_reading;
pub mod gomoku;
pub mod gomoku_fours;
pub mod gomoku_games;
pub mod grid;
pub mod minimax;
pub mod reversi;

use plot4_core::game::Player;
use plot4_core::score::Character;

/// Returns the value to the player to move of what each side has, seen by an owner of this
/// character.
pub fn weigh(
    to_move: Player,
    worth: impl Fn(Player) -> i64,
    owner: Player,
    character: Character,
) -> i64 {
    let (own, other) = match character {
        Character::Neutral => (1, 1),
        Character::Aggressive => (2, 1),
        Character::Defensive => (1, 2),
    };
    let to_owner = own * worth(owner) - other * worth(owner.other());
    if to_move == owner { to_owner } else { -to_owner }
}
