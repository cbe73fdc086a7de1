//! Go: surrounding points and capturing stones, on boards of 2 to 26 rows.

pub mod area;
pub mod choices;
mod engines;
pub mod kind;
pub mod komi;
pub mod life;
mod passing;
pub mod playout;
pub mod point;
pub mod position;
pub mod puzzle;
mod seen;
mod settled;
pub mod setup;
pub mod stones;
pub mod strategy;
pub mod trees;
mod visible;

pub use area::{Area, Owner};
pub use choices::{Dead, Ko, Scoring, Suicide};
pub use kind::Go;
pub use komi::Komi;
pub use point::{Point, PointSet};
pub use position::{Move, Phase, Position, Refusal};
pub use setup::Setup;
pub use stones::Stones;
pub use strategy::Computer;
pub use trees::Trees;
