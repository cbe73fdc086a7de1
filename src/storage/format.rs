//! Text to games and values, and back: our own JSON, SGF, PDN, pictures.
//!
//! Uses nothing that touches a disk.

pub(super) mod annotation;
mod any_game;
pub(super) mod encoding;
pub(super) mod envelope;
pub(super) mod error;
pub(super) mod file;
pub(super) mod file_to_save;
mod foreign;
pub(super) mod json;
pub(super) mod losses;
pub(super) mod markup;
pub(super) mod migrate;
pub(super) mod pdn;
#[cfg(feature = "gui")]
pub mod picture;
pub(super) mod sgf;
pub(super) mod summary;
