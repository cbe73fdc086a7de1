//! Connect 4, on its 7x6 board and on every other size that 128 bits hold.

pub mod analysis;
mod analyst;
mod casual;
pub mod endings;
pub mod evaluate;
pub mod greedy;
pub mod hint_point;
pub mod kind;
pub mod level;
pub mod lines;
pub mod notation;
pub mod perfect;
pub mod plan;
pub mod position;
pub mod puzzle;
pub mod repertoire;
pub mod size;
pub mod solver;
pub mod strategy;
pub mod threats;
mod visible;

pub use super::bits;
pub use analyst::report_of;
pub use kind::Connect4;
pub use level::{Computer, Evaluation, LEVELS, MAX_DEPTH, Skill};
pub use perfect::score_in_plies;
pub use position::Position;
pub use size::{Cell, Column, Row, Shape, Size, Standard};
