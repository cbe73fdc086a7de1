//! Static bounds: what the rules tell about a score without a search, and why the rules are right.
//!
//! The question is always that of a null window: is the score of the player to move at least
//! `goal`? [`settle`] plays the forced moves, and then returns a bound that decides the question or
//! the position that has to be searched.
//!
//! # Terms
//! The *mover* is to move, the *opponent* is not. A *threat* is an empty cell that completes a
//! line; a *playable* cell is the lowest empty cell of its column. The *claimeven cells* are every
//! second cell of a column, beginning with the topmost ([`Field::claimeven_cells`]; on 7x6 the even
//! rows); the others are the *odd cells*. To *follow up* is to play on top of the coin just played.
//! A column is odd or even by its number of empty cells. A score is (cells + 2 - n) / 2, rounded
//! down, for a win with the n-th coin of the game, and its negative for a loss.
//!
//! # The rules and their proofs
//!
//! **Forced moves.** The mover has no playable threat in the positions that `settle` is given. If
//! the opponent has two, the mover can stop only one of them, and loses to the next coin. If the
//! opponent has one, every other move loses like that. So does a move to the cell below a threat of
//! the opponent. If no move is left, the mover loses to the opponent's next coin, the second from
//! now, or, with no empty cell, the game is drawn.
//!
//! **Shallow wins and losses.** The mover cannot win with the next coin, so at best it wins with
//! the third from now. As it has a move after which the opponent does not win with the second coin,
//! it loses with the fourth at the soonest.
//!
//! **Claimeven** (an even number of empty cells). The number of odd columns is even, and their
//! playable cells are claimeven cells. Let the opponent follow up each coin in an even column, and
//! reply to a coin in an odd column in another odd column. Both are always possible: an even column
//! has room for the follow-up, and after a coin in one odd column an odd number of others is left.
//! Then the number of odd columns is even again, and all columns that were even still are. So of
//! the cells that are empty now the mover gets nothing but odd cells and the playable cells of odd
//! columns, and the opponent gets *every* claimeven cell that is not playable now. If the mover's
//! coins, the odd cells and the playable cells together hold no line, the mover cannot win. If
//! moreover the opponent's coins and those claimeven cells hold a line, the opponent wins, at the
//! latest when it gets the last cell of that line; at that time the cells above it in its column
//! are still empty. With `a` cells at and above the highest cell missing from the line, the
//! opponent wins with coin number cells - (a - 1) or sooner, which is a score of (a + 1) / 2 or
//! more.
//!
//! **Zugzwang** (an odd number of empty cells). Let the opponent have a threat at an odd cell `x`
//! of column `c` that is not playable: the cells of `c` at and above `x` are even in number, and
//! `b` >= 1 empty cells lie below it. The opponent keeps this invariant whenever the mover is to
//! move: `b` >= 1, and the number of odd columns outside `c` is even if `b` is odd, and odd if `b`
//! is even. It holds now, because `b` plus the empty cells outside `c` are odd. The opponent
//! replies
//! - to a coin just below `x`: with `x`, and wins;
//! - to another coin in `c`, if `b` was odd (so at least 3): in `c`, which leaves b - 2, odd;
//! - to another coin in `c`, if `b` was even: in an odd column outside, of which there is an odd
//!   number;
//! - to a coin in an even column outside: with the follow-up;
//! - to a coin in an odd column outside: in another odd column outside, or, if there is none (so
//!   `b` is even, at least 2), in `c`, which leaves b - 1, odd.
//!
//! In the end everything outside `c` is full, and the mover has to play below `x`. Until then the
//! mover gets, of the cells empty now, at most the odd cells outside `c`, the playable cells
//! outside `c`, and the cells of `c` below `x`; if these and its coins hold no line, the opponent
//! wins with `x`, when the cells above it are still empty: as before, a score of (a + 1) / 2 or
//! more, with `a` the number of cells at and above `x`.
//!
//! **No line left.** If a player's coins and all empty cells hold no line, that player cannot win.

use super::field::{Field, cell_count, column_mask, completing, has_line, playable, stride};
use super::table::Hash;
use crate::connect4::position::Coins;

/// A position that has to be searched, with the question about it and its static bounds.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    pub(super) coins: Coins,
    /// The places that complete a line of the opponent, as [`completing`] gives them.
    pub(super) threats: u64,
    /// The cells of the moves that do not lose to the opponent's next coin; at least two.
    pub(super) moves: u64,
    /// The hash of the key; set only for positions that are kept in a table.
    pub(super) hash: Hash,
    /// The question: is the score of the mover here at least this?
    pub(super) goal: i8,
    /// No score is less.
    pub(super) lower: i8,
    /// No score is more.
    pub(super) upper: i8,
    /// The number of coins.
    pub(super) plies: u8,
    /// 1 if the mover here is the mover of the position that was settled, -1 if it is the opponent.
    pub(super) sign: i8,
}

/// The result of [`settle`].
pub(super) enum Settled {
    /// A bound that decides the question, from the view of the player to move in the position that
    /// was settled: a lower bound of the score that is at least the goal, or an upper bound that is
    /// less than the goal.
    Bound(i32),
    /// The question is not decided; the position after the forced moves has to be searched.
    Open(Node),
}

/// The cells without a coin.
#[derive(Clone, Copy)]
struct Vacant {
    /// All of them.
    empty: u64,
    /// The lowest of each column.
    playable: u64,
}

impl Vacant {
    /// Returns the empty cells of a position.
    #[inline(always)]
    fn new<F: Field>(field: F, coins: Coins) -> Self {
        Self { empty: field.board() & !coins.occupied(), playable: playable(field, coins) }
    }
}

/// With this many empty cells or fewer, it pays to test whether a player has a line left.
const FEW_EMPTY: i32 = 18;

/// Returns a bound that decides whether the score is at least `goal`, or else the position after
/// the forced moves.
///
/// `threats` is [`completing`] of the opponent's coins. The mover must have no playable threat.
#[inline(always)]
pub(super) fn settle<F: Field>(
    field: F,
    coins: Coins,
    threats: u64,
    plies: i32,
    goal: i32,
) -> Settled {
    let (mut coins, mut threats, mut plies, mut goal, mut sign) = (coins, threats, plies, goal, 1);
    let count = cell_count(field);
    let (mut vacant, mut choices);
    loop {
        vacant = Vacant::new(field, coins);
        let forced = vacant.playable & threats;
        choices = if forced == 0 { vacant.playable } else { forced };
        choices &= !((threats & vacant.empty) >> 1);
        if choices == 0 || forced & forced.wrapping_sub(1) != 0 {
            return Settled::Bound(if vacant.empty == 0 {
                0
            } else {
                -sign * ((count - plies) >> 1)
            });
        }
        if choices & (choices - 1) != 0 {
            break;
        }
        coins = coins.after(choices);
        threats = completing(field, coins.opponent);
        plies += 1;
        sign = -sign;
        goal = 1 - goal;
    }

    let mut upper = (count - 1 - plies) >> 1;
    if upper < goal {
        return Settled::Bound(sign * upper);
    }
    let lower = -((count - 2 - plies) >> 1);
    if lower >= goal {
        return Settled::Bound(sign * lower);
    }

    if (count - plies) & 1 == 0 {
        if let Some(bound) = claimeven_bound(field, coins, vacant, goal) {
            if bound < goal {
                return Settled::Bound(sign * bound);
            }
            upper = bound;
        }
    } else if let Some(bound) = zugzwang_bound(field, coins.mover, threats, vacant, goal) {
        return Settled::Bound(sign * bound);
    } else if count - plies <= FEW_EMPTY && goal > 0 && !has_line(field, coins.mover | vacant.empty)
    {
        return Settled::Bound(0);
    }
    if count - plies <= FEW_EMPTY && goal <= 0 && !has_line(field, coins.opponent | vacant.empty) {
        return Settled::Bound(0);
    }
    let (hash, sign) = (Hash(0), sign as i8);
    let (goal, lower, upper, plies) = (goal as i8, lower as i8, upper as i8, plies as u8);
    Settled::Open(Node { coins, threats, moves: choices, hash, goal, lower, upper, plies, sign })
}

/// Returns an upper bound of the mover's score by claimeven, or `None` if the rule does not apply.
///
/// The bound is lowered only until it is less than `goal`.
#[inline(always)]
fn claimeven_bound<F: Field>(field: F, coins: Coins, vacant: Vacant, goal: i32) -> Option<i32> {
    let claimeven = field.claimeven_cells();
    if has_line(field, coins.mover | vacant.empty & (!claimeven | vacant.playable)) {
        return None;
    }
    let mut bound = 0;
    // The cells that the opponent gets; each round leaves out the topmost row of claimeven cells
    // that is left.
    let mut cells = vacant.empty & claimeven & !vacant.playable;
    let mut top = (field.bottom() << (stride(field) - 2)) & field.board();
    while bound >= goal && cells != 0 && has_line(field, coins.opponent | cells) {
        bound -= 1;
        cells &= !top;
        top >>= 2;
    }
    Some(bound)
}

/// Returns an upper bound of the mover's score that is less than `goal`, by zugzwang, or `None` if
/// there is none.
///
/// `threats` are the places that complete a line of the opponent.
#[inline(always)]
fn zugzwang_bound<F: Field>(
    field: F,
    mover: u64,
    threats: u64,
    vacant: Vacant,
    goal: i32,
) -> Option<i32> {
    let odd = vacant.empty & !field.claimeven_cells();
    let mut threats = threats & odd & !vacant.playable;
    while threats != 0 {
        let threat = threats & threats.wrapping_neg();
        threats &= threats - 1;
        let column = column_mask(field, threat);
        let above = (column & field.board() & !(threat - 1)).count_ones() as i32;
        let bound = -((above + 1) / 2);
        if bound < goal {
            // The empty cells below the threat.
            let below = column & (threat - 1) & !coins_below(column, vacant.playable);
            if !has_line(field, mover | (odd | vacant.playable) & !column | below) {
                return Some(bound);
            }
        }
    }
    None
}

/// Returns the cells of a column below its playable cell.
#[inline(always)]
fn coins_below(column: u64, playable: u64) -> u64 {
    (column & playable).wrapping_sub(1)
}
