//! Checkers, or English draughts, on boards of 4x4 to 12x12.

pub mod fen;
mod generate;
pub mod moves;
pub mod notation;
pub mod position;
pub mod refusal;
pub mod setup;
pub mod shape;
pub mod square;
mod zobrist;

pub use moves::Move;
pub use position::{Piece, Position, Rank};
pub use refusal::Refusal;
pub use setup::{InvalidSetup, Repetition, Setup};
pub use shape::{Shape, Size, Standard};
pub use square::{Direction, Square};
