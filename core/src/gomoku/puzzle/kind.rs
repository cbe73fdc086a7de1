//! The task of a puzzle.

use std::fmt;
use std::str::FromStr;

use crate::gomoku::kind::Gomoku;
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
