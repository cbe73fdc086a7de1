//! Why a picture was not painted.

use crate::storage::picture::Unencodable;
use crate::storage::{LoadError, ParseError, SystemError};

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PaintError {
    UnknownGame(String),
    /// The saved game cannot be opened.
    Game(ParseError),
    /// The file of the game cannot be read.
    File(LoadError),
    /// The file cannot hold the picture.
    Unencodable(Unencodable),
    /// The result is no longer wanted.
    Stopped,
    /// Painting ended in a panic.
    Panicked,
    NoThread(SystemError),
}
