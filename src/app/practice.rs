//! Holds what every practice screen shares: the board, the card and how they divide the window.
//!
//! Owns nothing of the program. Uses `contract` and `kit`. Never: knows a game.

pub mod board;
pub mod card;
pub mod layout;
