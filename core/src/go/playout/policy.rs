//! The players of a playout: chance alone, or chance with rules of thumb.

use super::board::{Board, NONE, On};
use super::knowledge::{is_self_atari, nakade, urgent};
use super::{patterns, two_liberties};
use crate::search::Dice;

/// How a playout is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Style {
    /// Any legal point that is not an eye of the player to move.
    Light,
    /// Urgent moves first: to take, to save, the vital point of a dead shape, a race of chains with
    /// two liberties, a pattern beside the last move.
    Heavy,
}

/// How often in a hundred an urgent move is played.
const URGENT: usize = 90;
/// How often in a hundred a move about a chain with two liberties is played. 90 was no better.
const TWO_LIBERTIES: usize = 50;
/// How often in a hundred a pattern is played.
const PATTERN: usize = 95;
/// How often in a hundred a random move that could be taken at once is left out: a single stone or
/// two may be worth it, more stones hardly ever.
const REJECTED: usize = 60;
/// As above, with three stones or more.
const REJECTED_WITH_MANY: usize = 97;

/// A player of playouts.
#[derive(Clone, Copy, Debug)]
pub struct Policy {
    style: Style,
}

impl Policy {
    /// Returns the player of this style.
    #[must_use]
    pub const fn new(style: Style) -> Self {
        Self { style }
    }

    /// Plays a game from a board on to its end: two passes, or three times as many moves as the
    /// board has points. `played` is called with each move.
    pub fn play_out(self, board: &mut Board, dice: &mut Dice, mut played: impl FnMut(&Board, u16)) {
        let limit = 3 * u32::from(board.size()) * u32::from(board.size());
        for _ in 0..limit {
            if board.passes >= 2 {
                return;
            }
            let point = self.choose(board, dice);
            if point != NONE {
                played(board, point);
            }
            board.play(point);
        }
    }

    /// Returns the next move; [`NONE`] where there is no other.
    #[inline]
    fn choose(self, board: &Board, dice: &mut Dice) -> u16 {
        match self.style {
            Style::Light => random(board, dice, |_| 0),
            Style::Heavy => heavy(board, dice)
                .unwrap_or_else(|| random(board, dice, |point| rejected(board, point))),
        }
    }
}

/// A few moves, one of which is taken by chance.
struct Candidates {
    moves: [u16; 16],
    count: usize,
}

impl Candidates {
    const fn new() -> Self {
        Self { moves: [NONE; 16], count: 0 }
    }

    #[inline]
    const fn add(&mut self, point: u16) {
        if self.count < self.moves.len() {
            self.moves[self.count] = point;
            self.count += 1;
        }
    }

    #[inline]
    fn one(&self, dice: &mut Dice) -> Option<u16> {
        if self.count == 0 { None } else { Some(self.moves[dice.below(self.count)]) }
    }
}

/// Returns the move of the rules of thumb, if they have one.
#[inline]
fn heavy(board: &Board, dice: &mut Dice) -> Option<u16> {
    let last = board.last[0];
    if last == NONE {
        return None;
    }
    if dice.percent(URGENT) {
        let mut few = Candidates::new();
        urgent(board, last, |point| few.add(point));
        if let Some(point) = few.one(dice) {
            return Some(point);
        }
    }
    if let Some(point) = nakade(board, last) {
        return Some(point);
    }
    if board.is_large() && dice.percent(TWO_LIBERTIES) {
        let mut few = Candidates::new();
        two_liberties::urgent(board, last, |point| few.add(point));
        if let Some(point) = few.one(dice) {
            return Some(point);
        }
    }
    if dice.percent(PATTERN) {
        let mut few = Candidates::new();
        for around in board.last {
            if around != NONE {
                add_patterns(board, around, &mut few);
            }
        }
        if let Some(point) = few.one(dice) {
            return Some(point);
        }
    }
    None
}

/// Adds the points around a point that have a pattern, and are no self-atari.
#[inline]
fn add_patterns(board: &Board, around: u16, few: &mut Candidates) {
    let player = board.to_move();
    for next in board.beside(around).into_iter().chain(board.corners(around)) {
        if board.is_empty_at(next)
            && patterns::is_match(board, next)
            && board.is_legal(next, player)
            && !is_self_atari(board, next, player)
        {
            few.add(next);
        }
    }
}

/// Returns how often in a hundred a random move is left out.
#[inline]
fn rejected(board: &Board, point: u16) -> usize {
    let player = board.to_move();
    if !is_self_atari(board, point, player) {
        return 0;
    }
    let own = On::stone(player);
    let beside = board.beside(point).into_iter();
    let joined = beside.filter(|&next| board.at(next) == own);
    if joined.map(|next| board.stones(next)).sum::<u32>() < 3 {
        REJECTED
    } else {
        REJECTED_WITH_MANY
    }
}

/// Returns a random legal point that is not an eye of the player. `rejected` says how often in a
/// hundred a point is left out.
#[inline]
fn random(board: &Board, dice: &mut Dice, rejected: impl Fn(u16) -> usize) -> u16 {
    let player = board.to_move();
    let count = board.empty.len();
    if count == 0 {
        return NONE;
    }
    let start = dice.below(count);
    let mut left_out = NONE;
    for &point in board.empty[start..].iter().chain(&board.empty[..start]) {
        if board.is_legal(point, player) && !board.is_eye(point, player) {
            let rejected = rejected(point);
            if rejected > 0 && dice.percent(rejected) {
                left_out = point;
                continue;
            }
            return point;
        }
    }
    left_out
}
