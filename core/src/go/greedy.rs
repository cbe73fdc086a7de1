//! The player who learned the rules yesterday: it captures, saves what is in danger, and otherwise
//! plays somewhere safe.

use super::position::{Move, Position};
use crate::game::Game as _;

/// Returns the merit of a move: to take stones, the more the better; to save stones in atari; to
/// put some in atari; any safe point. To pass is better only than to be taken at once.
pub(super) fn merit(position: &Position, mv: Move) -> i32 {
    let Move::Place(point) = mv else {
        return -1;
    };
    let player = position.to_move();
    let size = position.setup().size();
    let mut after = position.clone();
    after.make(mv);
    let number = |count: u32| count.cast_signed();
    let taken = number(after.captured(player) - position.captured(player));
    if taken > 0 {
        return 10 + 10 * taken;
    }
    if after.liberties(point) == 1 {
        return -2;
    }
    let beside = || point.neighbours(size);
    let saved = beside()
        .filter(|&next| position.stone(next) == Some(player) && position.liberties(next) == 1)
        .map(|next| 5 + 10 * number(position.group(next).len()))
        .max();
    let threatened = beside()
        .filter(|&next| after.stone(next) == Some(player.other()) && after.liberties(next) == 1)
        .map(|_| 3)
        .max();
    saved.or(threatened).unwrap_or(0)
}
