//! Runs the window around the game: startup, events, commands, saving, quitting and full screen.
//!
//! Owns the parts of [`App`](super::App): what is saved, what is open, where the window is.
//! Uses every other room. Never: paints a board, or knows which game is played.

pub(super) mod commands;
pub(super) mod crash_report;
pub(super) mod file_events;
pub(super) mod free_board;
pub(super) mod habitual_enter;
pub(super) mod layers;
pub(super) mod past_games;
pub(super) mod pasted_text;
pub(super) mod placement;
pub(super) mod practice;
pub(super) mod previews;
pub(super) mod progress;
pub(super) mod quit;
pub(super) mod saves;
pub(super) mod shared_pictures;
pub(super) mod slow_files;
pub(super) mod startup;
pub(super) mod statistics;
pub(super) mod unfinished_games;
