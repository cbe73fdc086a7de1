//! Puzzles of Gomoku: positions in which exactly one first move wins by continuous fours.
//!
//! With one move to go that move makes five, and it is the only five. Otherwise there is no five
//! yet, and of all moves only one is a four after which the attacker wins by fours, however many:
//! each other four is searched to its end.

mod attack;
mod judge;
mod maker;

use std::fmt;
use std::str::FromStr;

pub use attack::find;
pub use maker::Maker;

use super::kind::Gomoku;
use crate::puzzle;

/// A position with exactly one first move that wins by fours.
pub type Puzzle = puzzle::Puzzle<Gomoku>;

/// Puzzles of Gomoku, the easiest first.
pub type Collection = puzzle::Collection<Gomoku>;

/// Win by fours with the player's move of this number, the five.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WinIn(pub u32);

impl fmt::Display for WinIn {
    /// Writes `w4`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "w{}", self.0)
    }
}

impl FromStr for WinIn {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let moves = text.strip_prefix('w').and_then(|moves| moves.parse().ok());
        moves.filter(|&moves| moves > 0).map(Self).ok_or(())
    }
}
