//! Chains with two liberties in playouts: an atari from which one does not get away, and what saves
//! one from that. Without it, capturing races are decided by chance.

use super::board::{Board, NONE, On};
use super::knowledge::{is_self_atari, liberties_after, take_beside};
use super::ladder::liberties;
use crate::game::Player;

/// The most pseudo-liberties of a chain with two liberties: each can have four stones beside it.
const MOST_PSEUDO: u32 = 8;

/// Calls `found` with each atari that the chain of the last stone does not get away from by
/// extending, and with each move that saves an own chain beside it from such an atari.
#[inline]
pub(super) fn urgent(board: &Board, last: u16, mut found: impl FnMut(u16)) {
    let player = board.to_move();
    if board.at(last) != On::stone(player.other()) {
        return;
    }
    if let Some(liberties) = two(board, last) {
        for [atari, run] in both_ways(liberties) {
            if is_lost(board, atari, run, player.other()) {
                found(atari);
            }
        }
    }
    let mut seen = [NONE; 4];
    for (index, next) in board.beside(last).into_iter().enumerate() {
        if board.at(next) != On::stone(player) || seen.contains(&board.head(next)) {
            continue;
        }
        seen[index] = board.head(next);
        let Some(liberties) = two(board, next) else {
            continue;
        };
        if both_ways(liberties).any(|[atari, run]| is_lost(board, atari, run, player)) {
            save(board, next, liberties, player, &mut found);
        }
    }
}

/// Calls `found` with each move that saves a chain with these two liberties.
fn save(
    board: &Board,
    stone: u16,
    liberties: [u16; 2],
    player: Player,
    found: &mut impl FnMut(u16),
) {
    for liberty in liberties {
        if board.is_legal(liberty, player) && liberties_after::<3>(board, liberty, player) >= 3 {
            found(liberty);
        }
    }
    take_beside(board, stone, player, found);
}

/// Returns the liberties of the chain of a stone, if there are two.
#[inline]
fn two(board: &Board, stone: u16) -> Option<[u16; 2]> {
    if board.pseudo_liberties(stone) > MOST_PSEUDO {
        return None;
    }
    match liberties::<3>(board, stone) {
        ([one, other, _], 2) => Some([one, other]),
        _ => None,
    }
}

/// Returns two liberties in both orders.
fn both_ways([one, other]: [u16; 2]) -> impl Iterator<Item = [u16; 2]> {
    [[one, other], [other, one]].into_iter()
}

/// Returns whether a chain of this owner stays in atari if it answers an atari by extending to its
/// other liberty. What it could take instead is not read.
#[inline]
fn is_lost(board: &Board, atari: u16, run: u16, owner: Player) -> bool {
    if !board.is_legal(atari, owner.other()) || is_self_atari(board, atari, owner.other()) {
        return false;
    }
    // One of them is the point of the atari, and no liberty any more.
    liberties_after::<3>(board, run, owner) <= 2
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::go::{Point, Setup};
    use crate::search::Dice;

    /// Returns the points found after the last move.
    fn found(board: &Board) -> Vec<u16> {
        let mut points = Vec::new();
        urgent(board, board.last[0], |point| points.push(point));
        points
    }

    #[test]
    fn an_atari_from_which_a_chain_does_not_run_is_found_and_so_is_what_saves_it() {
        let name = |name: &str| name.parse::<Point>().expect("a point");
        let mut board = Board::new(Setup::new(5).expect("a size"));
        // ..X..
        // .OX..
        for (place, player) in [("C1", Player::First), ("C2", Player::First)] {
            board.put(board.point(name(place)), player);
        }
        board.to_move = Player::Second;
        board.play(board.point(name("B1")));
        assert_eq!(found(&board), [board.point(name("B2"))], "the atari");
        let mut board = Board::new(Setup::new(5).expect("a size"));
        for (place, player) in [("B1", Player::Second), ("C2", Player::First)] {
            board.put(board.point(name(place)), player);
        }
        board.play(board.point(name("C1")));
        assert_eq!(found(&board), [board.point(name("B2"))], "the escape");
    }

    #[test]
    fn after_each_atari_that_is_found_running_leaves_one_liberty() {
        let mut count = 0;
        for seed in 0..40 {
            let mut dice = Dice::new(seed);
            let mut board = Board::new(Setup::new(9).expect("a size"));
            for _ in 0..80 {
                let legal: Vec<u16> = (board.empty.iter().copied())
                    .filter(|&point| board.is_legal(point, board.to_move()))
                    .collect();
                let Some(&point) = legal.get(dice.below(legal.len().max(1))) else {
                    break;
                };
                board.play(point);
                let player = board.to_move();
                let Some(liberties) = two(&board, point) else {
                    continue;
                };
                for [atari, run] in both_ways(liberties) {
                    let mut after = board.clone();
                    if !is_lost(&board, atari, run, player.other()) {
                        continue;
                    }
                    count += 1;
                    after.play(atari);
                    let empty = after.empty.len();
                    if !after.is_legal(run, player.other()) {
                        continue;
                    }
                    after.play(run);
                    // Where it takes stones it may gain more than is counted.
                    if after.empty.len() < empty {
                        assert!(liberties_of(&after, point) <= 1, "{board:?}");
                    }
                }
            }
        }
        assert!(count > 20, "only {count} ataris");
    }

    /// Returns the number of liberties of the chain of a stone, up to 3.
    fn liberties_of(board: &Board, stone: u16) -> usize {
        liberties::<3>(board, stone).1
    }
}
