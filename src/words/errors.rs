//! Errors of `core`, `games` and `players` as sentences.

mod moves;
mod players;
mod setup;

pub use moves::refused;
