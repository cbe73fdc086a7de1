//! Plot 4: Connect 4 and its sister games as a window, as terminal games and as tools, over a core
//! that knows none of them.
//!
//! ```text
//! main ──> app, cli ──> worker ──> storage ──> session ──> players, games ──> core
//! ```
//!
//! Nothing imports upward, no two files import each other in a circle, and `app` and `cli` never
//! import each other: `tests/tools/architecture.rs` reads the sources and holds them to it.
//!
//! # Invariants
//! 1. [`core`] is a function of its arguments: same input, same report, same node count.
//! 2. A [`Position`](core::connect4::Position) is always reachable: only playing, parsing and the
//!    opening book make one.
//! 3. A move has two doors: [`play`](core::game::Game::play) for people and files, which may
//!    refuse, and [`make`](core::game::Game::make) for the search, with a written precondition.
//! 4. Absolute results ([`Outcome`](core::game::Outcome)) and relative values
//!    ([`Score`](core::score::Score)) are different types; values are negated in one place.
//! 5. The game changes at once; animation is a function of time and only delays what is shown.
//! 6. A view never changes the game: it is shown from a model and pushes requests, and `App::apply`
//!    is the one place that acts on them. Other moves (a computer's, a forced one, and the user's
//!    that teaching has checked) are made when they are due, by `Table::tick`.
//! 7. The window's thread touches no file, and waits at the start and for a part of a frame alone:
//!    thinking, files and dialogs run on the [`worker`], and a result that is no longer wanted is
//!    dropped unseen.
//! 8. The types of [`core`] are not serializable: [`storage`] owns the formats and replays every
//!    move.
//! 9. Nothing idle repaints: a still screen uses no CPU.
//! 10. One strategy lives as long as its seat: what it remembers serves its next move.

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
