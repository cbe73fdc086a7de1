//! Rules of thumb for playouts: captures, escapes from atari, self-atari, dead shapes.

use super::board::{Board, NONE, On};
use crate::game::Player;

/// The greatest region that [`nakade`] looks at.
const MAX_NAKADE: usize = 6;

/// Calls `found` with each move that takes the chain of a stone, or saves one, where the last move
/// has changed something: the chain of the last stone, and those beside it.
#[inline]
pub(super) fn urgent(board: &Board, last: u16, mut found: impl FnMut(u16)) {
    let player = board.to_move();
    let own = On::stone(player);
    if board.at(last) == On::stone(player.other()) && board.is_in_atari(last) {
        try_point(board, board.liberty(last), player, &mut found);
    }
    for next in board.beside(last) {
        if board.at(next) == own && board.is_in_atari(next) {
            escapes(board, next, player, &mut found);
        }
    }
}

/// Passes a point on if it may be played.
#[inline]
fn try_point(board: &Board, point: u16, player: Player, found: &mut impl FnMut(u16)) {
    if board.is_legal(point, player) {
        found(point);
    }
}

/// Calls `found` with the moves that save a chain in atari: those that take a chain beside it, and
/// its liberty, if more liberties come of it.
pub(super) fn escapes(board: &Board, stone: u16, player: Player, found: &mut impl FnMut(u16)) {
    take_beside(board, stone, player, found);
    let liberty = board.liberty(stone);
    if board.is_legal(liberty, player) && liberties_after::<2>(board, liberty, player) >= 2 {
        found(liberty);
    }
}

/// Calls `found` with the moves that take a chain beside that of a stone.
pub(super) fn take_beside(board: &Board, stone: u16, player: Player, found: &mut impl FnMut(u16)) {
    let others = On::stone(player.other());
    board.each_stone(stone, |stone| {
        for next in board.beside(stone) {
            if board.at(next) == others && board.is_in_atari(next) {
                try_point(board, board.liberty(next), player, found);
            }
        }
        true
    });
}

/// Returns how many liberties a stone on an empty point would have, `N` for more; captured stones
/// count as liberties.
pub(super) fn liberties_after<const N: usize>(board: &Board, point: u16, player: Player) -> usize {
    let own = On::stone(player);
    let mut found = [NONE; N];
    let mut count = 0;
    let mut add = |liberty: u16| {
        if liberty != point && count < N && !found[..count].contains(&liberty) {
            found[count] = liberty;
            count += 1;
        }
        count < N
    };
    for next in board.beside(point) {
        match board.at(next) {
            On::Empty => {
                add(next);
            }
            On::Border => {}
            stone if stone == own => board.each_stone(next, |stone| {
                board
                    .beside(stone)
                    .into_iter()
                    .all(|liberty| board.at(liberty) != On::Empty || add(liberty))
            }),
            On::Black | On::White => {
                if board.is_in_atari(next) {
                    add(next);
                    if board.stones(next) as usize >= N {
                        return N;
                    }
                }
            }
        }
    }
    count
}

/// Returns whether a stone on an empty point could be taken at once.
#[inline]
pub(super) fn is_self_atari(board: &Board, point: u16, player: Player) -> bool {
    board.surroundings(point).empty_beside() < 2 && liberties_after::<2>(board, point, player) < 2
}

/// Returns the point in a small region beside the last move that decides whether it becomes two
/// eyes.
pub(super) fn nakade(board: &Board, last: u16) -> Option<u16> {
    board
        .beside(last)
        .into_iter()
        .filter(|&next| board.at(next) == On::Empty)
        .find_map(|next| vital(board, next))
}

/// Returns the vital point of the region around an empty point, if it has the shape of a dead eye:
/// three in a row, a pyramid of four, bulky five, cross, rabbity six.
fn vital(board: &Board, first: u16) -> Option<u16> {
    let player = board.to_move();
    let is_eye_space = |point: u16| !board.surroundings(point).has_beside(player);
    if !is_eye_space(first) {
        return None;
    }
    let mut region = [NONE; MAX_NAKADE];
    region[0] = first;
    let (mut count, mut next) = (1, 0);
    while next < count {
        for beside in board.beside(region[next]) {
            if board.is_empty_at(beside) && region[..count].iter().all(|&known| known != beside) {
                if !is_eye_space(beside) {
                    return None;
                }
                *region.get_mut(count)? = beside;
                count += 1;
            }
        }
        next += 1;
    }
    let region = &region[..count];
    let degree =
        |point: u16| board.beside(point).into_iter().filter(|next| region.contains(next)).count();
    let needed = match count {
        3 => 2,
        4 | 5 => 3,
        6 => 4,
        _ => return None,
    };
    let mut vital = region.iter().copied().filter(|&point| degree(point) >= needed);
    let only = vital.next()?;
    (vital.next().is_none() && board.is_legal(only, board.to_move())).then_some(only)
}
