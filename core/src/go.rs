//! Go: surrounding points and capturing stones, on boards of 2 to 26 rows.

pub mod area;
pub mod choices;
mod greedy;
pub mod kind;
pub mod komi;
pub mod level;
pub mod life;
mod objection;
mod outside;
mod passing;
pub mod playout;
pub mod point;
pub mod position;
pub mod puzzle;
pub mod refusal;
pub mod resigning;
mod seen;
mod settled;
pub mod setup;
pub mod stones;
pub mod strategy;
pub mod text;
pub mod trees;
mod visible;
mod zobrist;

pub use area::{Area, Owner};
pub use choices::{Dead, Ko, Scoring};
pub use kind::Go;
pub use komi::Komi;
pub use level::Computer;
pub use point::{Point, PointSet};
pub use position::{Move, Phase, Position};
pub use refusal::Refusal;
pub use setup::Setup;
pub use stones::Stones;
pub use trees::Trees;
