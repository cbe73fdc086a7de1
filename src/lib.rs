//! Plot 4.
pub mod core;
pub mod players;
