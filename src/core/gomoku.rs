//! Gomoku, five in a row, under four rule sets and on boards of 5 to 19 rows.

pub mod evaluate;
mod forbidden;
mod lines;
pub mod notation;
mod pair;
mod pattern;
pub mod point;
pub mod position;
pub mod refusal;
mod runs;
pub mod setup;
mod threats;
pub mod winning;
mod zobrist;

pub use point::Point;
pub use position::{Move, Position};
pub use refusal::Refusal;
pub use setup::{Distance, InvalidSetup, Rule, Setup};
