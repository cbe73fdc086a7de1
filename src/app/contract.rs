//! Traits and models shared across the window: boards, tables, practices, commands and pages.
//!
//! Owns no state of the program. Uses `theme`. Paints no screen and names no game.

pub mod board;
pub(super) mod command;
pub mod page;
pub mod screen;
pub(super) mod split;
