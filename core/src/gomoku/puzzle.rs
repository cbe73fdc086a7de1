//! Puzzles of Gomoku: positions in which exactly one first move wins by continuous fours.
//!
//! With one move to go that move makes five, and it is the only five. Otherwise there is no five
//! yet, and of all moves only one is a four after which the attacker wins by fours, however many:
//! each other four is searched to its end.

mod attack;
mod collection;
mod judge;
mod kind;
mod maker;

pub use attack::find;
pub use kind::{Collection, Puzzle, WinIn};
pub use maker::Maker;
