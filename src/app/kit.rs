//! Widgets that every screen uses: buttons, cards, tooltips, badges.
//!
//! Owns nothing. Uses `theme`. Never: knows a game, a command or a screen.

pub mod badge;
pub(super) mod even_rows;
pub(super) mod shading;
pub(super) mod tooltips;
pub(super) mod widgets;
pub(super) mod zoom;
