//! Checkers, or English draughts, on boards of 4x4 to 12x12.

pub mod endgame;
pub mod evaluate;
pub mod exact;
pub mod fen;
mod generate;
pub mod greedy;
pub mod guide;
pub mod kind;
pub mod level;
pub mod moves;
pub mod notation;
pub mod pattern_eval;
pub mod patterns;
pub mod position;
pub mod puzzle;
pub mod refusal;
pub mod setup;
pub mod shape;
pub mod square;
pub mod strategy;
pub mod text;
mod visible;
mod zobrist;

pub use kind::Checkers;
pub use level::Computer;
pub use moves::{Agreement, Move};
pub use position::{Piece, Position, Rank};
pub use refusal::Refusal;
pub use setup::{Repetition, Rules, Setup};
pub use shape::{Shape, Size, Standard};
pub use square::{Direction, Square};
