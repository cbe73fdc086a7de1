//! Reversi with the rules of Othello, on 8x8 squares. Black begins.
//!
//! A disc is put where it encloses discs of the other side in a straight line, which turn over.
//! Passing is a move: the only one of a player who can turn nothing, and illegal otherwise. The
//! game ends when neither side can turn anything, and more discs win.

pub mod endgame;
pub mod evaluate;
pub mod kind;
pub mod level;
pub mod position;

pub use kind::Reversi;
pub use level::Computer;
pub use position::{Move, Position, Refusal, Square};
