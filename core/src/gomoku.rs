//! Gomoku, five in a row, under four rule sets and on boards of 5 to 19 rows; engines play on 20,
//! too.

mod engines;
pub mod evaluate;
mod forbidden;
pub mod fours;
pub mod guide;
pub mod kind;
pub mod level;
mod lines;
pub mod notation;
mod pair;
mod pattern;
pub mod point;
pub mod position;
pub mod puzzle;
mod runs;
pub mod setup;
pub mod shape;
pub mod strategy;
mod threats;
mod visible;
mod weights;

pub use forbidden::Refusal;
pub use kind::Gomoku;
pub use level::{Computer, Evaluation, Skill};
pub use point::Point;
pub use position::{Move, Position};
pub use setup::{Distance, Rule, Setup};
pub use shape::Shape;
