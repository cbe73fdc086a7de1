//! What was practised, and what is known of its file.

use crate::app::contract::route::Route;
use crate::storage::Progress;

/// What was practised, and what is known of its file.
#[derive(Default)]
pub struct Kept {
    /// What was practised.
    pub progress: Progress,
    /// Its file.
    pub file: ProgressFile,
    /// What is to be practised as soon as the file has been read: the name of a game, of what it
    /// offers, and the screen on which it was asked for.
    pub wanted: Option<(&'static str, &'static str, Route)>,
}

/// What is known of the file with what was practised.
#[derive(Default)]
pub enum ProgressFile {
    /// It is being read: nothing may be written in its place yet.
    #[default]
    Unknown,
    /// This stands in it, or is on its way there, or is tried again by itself.
    Holds(Progress),
    /// There is none, or it must stay as it is: nothing is written.
    NotOurs,
}

impl Kept {
    /// Returns what is known at the start, where files are kept or where none are.
    pub fn new(has_file: bool) -> Self {
        let file = if has_file {
            ProgressFile::Unknown
        } else {
            ProgressFile::NotOurs
        };
        Self {
            file,
            ..Self::default()
        }
    }

    /// Returns whether it is known what was practised until now.
    pub const fn is_known(&self) -> bool {
        !matches!(self.file, ProgressFile::Unknown)
    }
}
