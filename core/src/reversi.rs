//! Reversi with the rules of Othello, on 8x8 squares: a disc turns over the discs that it encloses
//! in straight lines, and must turn some. Passing is a move, and the only one where there is no
//! other. More discs win when neither side can move. Black begins.

pub mod evaluate;
pub mod kind;
pub mod level;
pub mod position;

pub use kind::{Reversi, Setup};
pub use level::Computer;
pub use position::{Board, Insight, Move, Position, Refusal, Square};
