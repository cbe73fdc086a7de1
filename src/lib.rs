//! Plot 4: Connect 4 and its sister games as a window, as terminal games and as tools, over a core
//! with a folder for each game.
//!
//! ```text
//! main ──> app, cli ──> words ──> worker ──> storage ──> session ──> players, games ──> core
//! ```
//!
//! Nothing imports upward, no two files import each other in a circle, and `app` and `cli` never
//! import each other: `tests/tools/architecture.rs` reads the sources and fails otherwise.
//!
//! `docs/architecture.md` is the map, with the invariants that every change keeps.

#[cfg(feature = "gui")]
pub mod app;
pub mod cli;
pub mod clock;
pub mod games;
pub mod launch;
pub mod players;
pub mod session;
pub mod storage;
pub mod words;
pub mod worker;

pub use plot4_core as core;
