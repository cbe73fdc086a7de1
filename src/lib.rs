//! Plot 4.
pub mod clock;
pub mod core;
pub mod launch;
pub mod players;
pub mod storage;
