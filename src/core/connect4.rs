//! Connect 4, on its 7x6 board and on every other size that 128 bits hold.

pub mod column;
pub mod evaluate;
pub mod greedy;
pub mod lines;
pub mod notation;
pub mod position;
pub mod size;
pub mod solver;

pub use super::bits;
pub use column::{Cell, Column, Row};
pub use position::Position;
pub use size::{Shape, Size, Standard};
