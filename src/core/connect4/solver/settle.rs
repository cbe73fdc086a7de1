//! What can be told about a position without a search, and the rules that tell it.
//!
//! The question is always the same: is the score of the player to move at least `goal`? [`settle`] plays on while there is
//! only one move that does not lose at once, and then either answers with a bound of the score that decides the question,
//! or hands back the position that is left to be searched.
//!
//! # Words
//! The *mover* is to move, the *opponent* is not. A *threat* is an empty cell that completes a line; *playable* is the lowest
//! empty cell of a column. The *answer cells* are every second cell of a column, beginning with the topmost
//! ([`Field::answers`]); the others are the *odd cells* (on 7x6 the odd rows). A score is (cells + 2 - n) / 2, rounded down,
//! for a win with the n-th coin of the game, and its negative for a loss.
//!
//! # Why the rules are right
//!
//! **Forced moves.** `settle` is only asked about positions in which the mover has no playable threat. If the opponent has two
//! playable threats, the mover can stop but one, and loses with the second coin from now. If it has one, every other
//! move loses like that. A move to the cell below a threat of the opponent loses like that too. If no move is left, the
//! game is lost with the second coin from now, or, with no empty cell, drawn.
//!
//! **Nearest ends.** The mover cannot win with the next coin, so at best with the third from now; having a move that keeps
//! the opponent from winning with the second coin, it loses with the fourth at the soonest.
//!
//! **Answering** (an even number of empty cells). Call columns with an odd number of empty cells odd; their number is even,
//! and the playable cells of odd columns are answer cells. Let the opponent play like this: to a coin in an even column it
//! answers on top of it; to a coin in an odd column it answers in another odd column. Both are always possible: in an even
//! column there is room for the answer, and a coin in one odd column leaves an odd number of others. Afterwards the number
//! of odd columns is even again, and no even column has become odd for good. So of the cells that are empty now the mover
//! gets nothing but odd cells and the playable cells of odd columns, and the opponent gets *every* answer cell that is not
//! playable now. If the mover's coins, the odd cells and the playable cells together hold no line, the mover cannot win.
//! If moreover the opponent's coins and those answer cells hold a line, the opponent wins, at the latest when it gets the last
//! cell of that line; just then the cells above that one in its column are still empty. With `a` cells at and above the
//! highest cell missing from the line, it wins with the coin number cells - (a - 1) or sooner, which is a score
//! of (a + 1) / 2 or more.
//!
//! **Zugzwang** (an odd number of empty cells). Let the opponent have a threat at an odd cell `x` of column `c`, not playable:
//! the cells of `c` at and above `x` are even in number, those below it `b` >= 1. The opponent keeps this true when the mover
//! is to move: `b` >= 1, and the number of odd columns outside `c` is even if `b` is odd, and odd if `b` is even (it is so
//! now, because b + the empty cells outside `c` are odd). It answers:
//! - to a coin just below `x`: with `x`, and wins;
//! - to another coin in `c`, if `b` was odd (so at least 3): in `c`, which leaves b - 2, odd;
//! - to another coin in `c`, if `b` was even: in an odd column outside, of which there is an odd number;
//! - to a coin in an even column outside: on top of it;
//! - to a coin in an odd column outside: in another odd column outside, or, if there is none (so `b` is even, at least 2),
//!   in `c`, which leaves b - 1, odd.
//!
//! In the end everything outside `c` is full, and the mover has to play below `x`. Until then the mover gets, of the cells
//! empty now, at most the odd cells outside `c`, the playable cells outside `c`, and the cells of `c` below `x`; if these and
//! its coins hold no line, the opponent wins with `x`, when the cells above it are still empty: as before, a score of
//! (a + 1) / 2 or more, with `a` the number of cells at and above `x`.
//!
//! **Nothing left to win with.** If a player's coins and all empty cells hold no line, that player cannot win.

use super::field::{Field, cell_count, column_mask, completing, has_line, stride};
use super::table::Mixed;
use crate::core::connect4::position::Coins;

/// A position that has to be searched, with what is known of it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    /// The coins on the board.
    pub(super) coins: Coins,
    /// The places that complete a line of the opponent, as [`completing`] gives them.
    pub(super) threats: u64,
    /// The cells of the moves that do not lose at once; at least two.
    pub(super) moves: u64,
    /// The mixed key; set where the table is used.
    pub(super) key: Mixed,
    /// The question: is the score of the mover here at least this?
    pub(super) goal: i8,
    /// No score is less.
    pub(super) lower: i8,
    /// No score is more.
    pub(super) upper: i8,
    /// The number of coins.
    pub(super) plies: u8,
    /// -1 if the mover here is the other player than where the question came from, else 1.
    pub(super) sign: i8,
}

/// What became of a question.
pub(super) enum Settled {
    /// A bound of the score, from the view of the player to move in the question: at least the goal and not more than the
    /// score, or less than the goal and not less than the score.
    Bound(i32),
    /// It is not that easy.
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
        let occupied = coins.occupied();
        Self { empty: field.board() & !occupied, playable: (occupied + field.bottom()) & field.board() }
    }
}

/// From this many empty cells down it pays to ask whether a player has anything left to win with.
const FEW: i32 = 18;

/// Answers whether the score is at least `goal`, or follows the forced moves to the position that has to be searched.
///
/// `threats` is [`completing`] of the opponent's coins. The mover must have no playable threat.
#[inline(always)]
pub(super) fn settle<F: Field>(field: F, coins: Coins, threats: u64, plies: i32, goal: i32) -> Settled {
    let (mut coins, mut threats, mut plies, mut goal, mut sign) = (coins, threats, plies, goal, 1);
    let count = cell_count(field);
    let (mut vacant, mut choices);
    loop {
        vacant = Vacant::new(field, coins);
        let forced = vacant.playable & threats;
        choices = if forced == 0 { vacant.playable } else { forced };
        choices &= !((threats & vacant.empty) >> 1);
        if choices == 0 || forced & forced.wrapping_sub(1) != 0 {
            return Settled::Bound(if vacant.empty == 0 { 0 } else { -sign * ((count - plies) >> 1) });
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
        if let Some(bound) = answering(field, coins, vacant, goal) {
            if bound < goal {
                return Settled::Bound(sign * bound);
            }
            upper = bound;
        }
    } else if let Some(bound) = zugzwang(field, coins.mover, threats, vacant, goal) {
        return Settled::Bound(sign * bound);
    } else if count - plies <= FEW && goal > 0 && !has_line(field, coins.mover | vacant.empty) {
        return Settled::Bound(0);
    }
    if count - plies <= FEW && goal <= 0 && !has_line(field, coins.opponent | vacant.empty) {
        return Settled::Bound(0);
    }
    let (key, sign) = (Mixed(0), sign as i8);
    let (goal, lower, upper, plies) = (goal as i8, lower as i8, upper as i8, plies as u8);
    Settled::Open(Node { coins, threats, moves: choices, key, goal, lower, upper, plies, sign })
}

/// Returns an upper bound of the mover's score by the rule of answering, or `None` if the rule does not apply.
///
/// The bound is 0 if that decides the question; else it goes as low as it must.
#[inline(always)]
fn answering<F: Field>(field: F, coins: Coins, vacant: Vacant, goal: i32) -> Option<i32> {
    let answers = field.answers();
    if has_line(field, coins.mover | vacant.empty & (!answers | vacant.playable)) {
        return None;
    }
    let mut bound = 0;
    // The opponent's cells, at first of all rows, then without the topmost that are left.
    let mut cells = vacant.empty & answers & !vacant.playable;
    let mut top = (field.bottom() << (stride(field) - 2)) & field.board();
    while bound >= goal && cells != 0 && has_line(field, coins.opponent | cells) {
        bound -= 1;
        cells &= !top;
        top >>= 2;
    }
    Some(bound)
}

/// Returns an upper bound of the mover's score that is less than `goal`, by the rule of zugzwang, or `None`.
///
/// `threats` are the places that complete a line of the opponent.
#[inline(always)]
fn zugzwang<F: Field>(field: F, mover: u64, threats: u64, vacant: Vacant, goal: i32) -> Option<i32> {
    let odd = vacant.empty & !field.answers();
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
