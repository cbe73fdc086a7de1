//! Parts that every practice screen shares: the board, the card and their layout.
//!
//! Owns nothing of the program. Uses `contract` and `kit`. Never: knows a game.

pub mod board;
pub mod card;
pub mod layout;
pub mod mistakes;
pub mod puzzles;
