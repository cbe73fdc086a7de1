//! Widgets that every screen uses: buttons, cards, tooltips, badges; and pictures by their pixels.
//!
//! Owns nothing. Uses `theme`. Never: knows a game, a command or a screen.

pub mod badge;
pub mod class_icon;
pub(super) mod even_rows;
pub mod icons;
pub mod pictures;
pub(super) mod shading;
pub(super) mod tooltips;
pub mod wait;
pub(super) mod widgets;
pub(super) mod zoom;
