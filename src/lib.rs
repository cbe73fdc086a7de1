//! Plot 4: Connect 4 and its sister games as a window, as terminal games and as tools, over a core
//! that knows none of them.
//!
//! ```text
//! main ──> app, cli ──> words ──> worker ──> storage ──> session ──> players, games ──> core
//! ```
//!
//! Nothing imports upward, no two files import each other in a circle, and `app` and `cli` never
//! import each other: `tests/tools/architecture.rs` reads the sources and fails otherwise.
//!
//! # Invariants
//! 1. [`core`] is a function of its arguments: same input, same report, same node count.
//! 2. A [`Position`](core::connect4::Position) is always reachable: only playing, parsing and the
//!    opening book make one.
//! 3. A move has two entry points: [`play`](core::game::Game::play) is for untrusted input and may
//!    refuse; [`make`](core::game::Game::make) has a written precondition.
//! 4. Absolute results ([`Outcome`](core::game::Outcome)) and relative values
//!    ([`Score`](core::score::Score)) are different types; values are negated in one place.
//! 5. The game changes at once; animation is a function of time and only delays what is shown.
//! 6. A view never changes the game: it is shown from a model and pushes requests, and only
//!    `App::apply` acts on them. Other moves (a computer's, a forced one, and the user's after
//!    teaching has checked it) are made when they are due, by `Table::tick`.
//! 7. The window's thread touches no file, and only waits at the start and for part of a frame:
//!    thinking, files and dialogs run on the [`worker`], and a result that is no longer wanted is
//!    dropped unseen.
//! 8. The types of [`core`] are not serializable: [`storage`] owns the formats and replays every
//!    move.
//! 9. Nothing idle repaints: a still screen uses no CPU.
//! 10. A strategy lives as long as its seat, so that what it remembers serves its next move.

#[cfg(feature = "gui")]
pub mod app;
pub mod cli;
pub mod clock;
pub mod core;
pub mod games;
pub mod launch;
pub mod players;
pub mod session;
pub mod storage;
pub mod words;
pub mod worker;
