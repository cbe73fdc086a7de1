//! Gomoku, five in a row, under four rule sets and on boards of 5 to 19 rows.

pub mod evaluate;
mod forbidden;
pub mod fours;
pub mod guide;
mod lines;
pub mod notation;
mod pair;
mod pattern;
pub mod point;
pub mod position;
mod runs;
pub mod setup;
mod threats;
mod weights;
pub mod winning;
mod zobrist;

pub use point::Point;
pub use position::{Move, Position, Refusal};
pub use setup::{Distance, InvalidSetup, Rule, Setup};
