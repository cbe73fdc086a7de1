//! Puzzles of Checkers: shots, and endings of up to four pieces, with exactly one right first move.
//!
//! - A **shot** is a sacrifice that wins pieces: all jumps that must be made after it are searched
//!   to the end, and no other first move wins anything by jumps that must be made.
//! - An **ending** is won or drawn by the table of endgames, and only one first move keeps that.

mod ending;
mod maker;
mod shot;

use std::fmt;
use std::str::FromStr;

pub use maker::Maker;

use super::kind::Checkers;
use crate::plain::number;
use crate::puzzle;

/// A position with exactly one right first move.
pub type Puzzle = puzzle::Puzzle<Checkers>;

/// Puzzles of Checkers, the easiest first.
pub type Collection = puzzle::Collection<Checkers>;

/// The task of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Win so many pieces more than the opponent by jumps that must be made.
    Shot(u8),
    /// Win an ending.
    Win,
    /// Hold the draw in an ending.
    Draw,
}

impl fmt::Display for Kind {
    /// Writes `s2`, `w` or `d`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Shot(pieces) => write!(f, "s{pieces}"),
            Self::Win => f.write_str("w"),
            Self::Draw => f.write_str("d"),
        }
    }
}

impl FromStr for Kind {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        match text {
            "w" => Ok(Self::Win),
            "d" => Ok(Self::Draw),
            _ => {
                let pieces = text.strip_prefix('s').and_then(number::<u8>);
                pieces.filter(|&pieces| pieces > 0).map(Self::Shot).ok_or(())
            }
        }
    }
}
