//! Traits and models shared across the window: boards, tables, practices, commands and pages.
//!
//! Owns no state of the program. Uses `theme`. Never: paints a screen or names a game.

pub mod board;
pub(super) mod command;
pub mod compared;
pub mod draft;
pub(super) mod key_press;
pub(super) mod model;
pub(super) mod moving_piece;
pub mod page;
pub mod past_filter;
pub mod practice;
pub mod screen;
pub(super) mod split;
pub mod table;
