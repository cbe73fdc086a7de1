//! Puzzles of Checkers: shots, and endings of up to four pieces, with exactly one right first move.
//!
//! - A **shot** is a sacrifice that wins pieces: all jumps that must be made after it are searched to
//!   the end, and no other first move wins anything by jumps that must be made.
//! - An **ending** is won or drawn by the table of endgames, and only one first move keeps that.

mod collection;
mod ending;
mod judge;
mod kind;
mod maker;
mod shot;

pub use kind::{Collection, Kind, Puzzle};
pub use maker::Maker;
