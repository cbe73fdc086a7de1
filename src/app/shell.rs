//! The window around the game: startup, events, commands, saving, quitting and full screen.
//!
//! Owns the parts of [`App`](super::App), each a struct that owns its fields: the games, what
//! covers the screen, what is practised, the settings, the files, the window's place, quitting.
//! Uses every other room. Never paints a board, and does not know which game is played.

pub(super) mod commands;
pub(super) mod events;
pub(super) mod modals;
pub(super) mod placement;
pub(super) mod practice;
pub(super) mod preferences;
pub(super) mod quit;
pub(super) mod saves;
pub(super) mod startup;
pub(super) mod tables;
