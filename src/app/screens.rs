//! The screens that fill the window: title, new game, play, stage, review and past games.
//!
//! Owns the layout of a screen and the state of its own widgets. Uses the models of `contract` and
//! the widgets of `kit`. Never: changes a game; a screen returns requests.

pub(super) mod model;
pub(super) mod new_game;
pub(super) mod panel;
pub(super) mod past_games;
pub(super) mod play;
pub mod review;
pub(super) mod stage;
mod steps;
pub(super) mod title;
