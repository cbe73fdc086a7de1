//! Errors of `core`, `games` and `players` as sentences.

mod choices;
mod moves;
mod players;
mod setup;

pub use choices::one_of;
pub use moves::refused;
