//! Checkers, or English draughts, on boards of 4x4 to 12x12.

pub mod endgame;
pub mod evaluate;
pub mod exact;
pub mod fen;
mod generate;
pub mod guide;
pub mod kind;
pub mod moves;
pub mod notation;
pub mod pattern_eval;
pub mod position;
pub mod puzzle;
pub mod setup;
pub mod shape;
pub mod strategy;
mod visible;

pub use kind::Checkers;
pub use moves::{Agreement, Move};
pub use position::{Piece, Position, Rank, Refusal};
pub use setup::{Repetition, Rules, Setup};
pub use shape::{Direction, Shape, Size, Square, Standard};
pub use strategy::Computer;
