//! Reads whether a chain with few liberties can be taken by atari after atari.

use super::board::{Board, NONE, On};
use crate::game::Player;

/// The most ataris of one question; a longer chase counts as an escape.
const MOST_ATARIS: u32 = 40;

/// Returns the liberties of the chain of a stone, the first `N` of them, and how many those are.
#[inline]
pub(super) fn liberties<const N: usize>(board: &Board, stone: u16) -> ([u16; N], usize) {
    let (mut found, mut count) = ([NONE; N], 0);
    board.each_stone(stone, |stone| {
        for next in board.beside(stone) {
            if board.is_empty_at(next) && !found[..count].contains(&next) {
                found[count] = next;
                count += 1;
                if count == N {
                    return false;
                }
            }
        }
        true
    });
    (found, count)
}

/// Boards to read ladders on, kept so that nothing is allocated for each question.
#[derive(Debug, Default)]
pub(super) struct Reader {
    boards: Vec<Board>,
    ataris: u32,
}

impl Reader {
    /// Returns whether the chain of a stone, which has one liberty, is taken even if its owner
    /// plays there.
    pub(super) fn is_lost_by_running(&mut self, board: &Board, stone: u16) -> bool {
        self.copy(board);
        board.stone(stone).is_some_and(|owner| self.run(stone, owner, 0))
    }

    /// Returns whether the chain of a stone, which has two liberties, is taken by an atari at this
    /// one of them.
    pub(super) fn takes(&mut self, board: &Board, stone: u16, liberty: u16) -> bool {
        self.copy(board);
        self.attack_at(stone, liberty, 0)
    }

    /// Copies a board to the place for the first depth.
    fn copy(&mut self, board: &Board) {
        self.ataris = 0;
        match self.boards.first_mut() {
            Some(place) => place.clone_from(board),
            None => self.boards.push(board.clone()),
        }
    }

    /// Copies the board of this depth to the next one.
    fn deepen(&mut self, depth: usize) {
        let (above, below) = self.boards.split_at_mut(depth + 1);
        if let Some(place) = below.first_mut() {
            place.clone_from(&above[depth]);
        } else {
            let copy = above[depth].clone();
            self.boards.push(copy);
        }
    }

    /// Returns whether an atari at this liberty takes the chain on the board of this depth.
    fn attack_at(&mut self, stone: u16, liberty: u16, depth: usize) -> bool {
        let board = &mut self.boards[depth];
        let Some(owner) = board.stone(stone) else {
            return false;
        };
        self.ataris += 1;
        if self.ataris > MOST_ATARIS || !board.is_legal(liberty, owner.other()) {
            return false;
        }
        board.to_move = owner.other();
        board.play(liberty);
        // The stone that gives atari must not be taken itself.
        !board.is_in_atari(liberty) && self.defend(stone, depth)
    }

    /// Returns whether the chain is lost on the board of this depth, where it has one liberty and
    /// its owner moves.
    fn defend(&mut self, stone: u16, depth: usize) -> bool {
        let board = &mut self.boards[depth];
        let Some(owner) = board.stone(stone) else {
            return true;
        };
        if can_take_attacker(board, stone, owner) {
            return false;
        }
        self.run(stone, owner, depth)
    }

    /// Returns whether the chain is lost on the board of this depth if it plays its only liberty.
    fn run(&mut self, stone: u16, owner: Player, depth: usize) -> bool {
        let board = &mut self.boards[depth];
        let liberty = board.liberty(stone);
        if !board.is_legal(liberty, owner) {
            return true;
        }
        board.to_move = owner;
        board.play(liberty);
        let (liberties, count) = liberties::<3>(board, stone);
        match count {
            0 | 1 => true,
            2 => liberties[..2].iter().any(|&liberty| {
                self.deepen(depth);
                self.attack_at(stone, liberty, depth + 1)
            }),
            _ => false,
        }
    }
}

/// Returns whether a chain beside that of a stone can be taken by its owner.
fn can_take_attacker(board: &Board, stone: u16, owner: Player) -> bool {
    let others = On::stone(owner.other());
    let mut can = false;
    board.each_stone(stone, |stone| {
        can |= board.beside(stone).into_iter().any(|next| {
            board.at(next) == others
                && board.is_in_atari(next)
                && board.is_legal(board.liberty(next), owner)
        });
        !can
    });
    can
}
