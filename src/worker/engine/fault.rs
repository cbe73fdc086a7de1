//! What can be wrong with an engine.

use crate::storage::SystemError;

/// Why an engine has made no move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EngineFault {
    /// The settings have no engine with this name for the game.
    Unknown,
    /// The command is empty, or has a quotation mark without its partner.
    Command,
    /// The system could not start it, for this reason.
    NotStarted(SystemError),
    /// Its protocol does not have this set-up.
    Unsupported,
    /// It refused a command.
    Refused {
        command: String,
        answer: String,
    },
    /// It did not answer in time.
    Silent,
    Ended,
    /// It wrote without end.
    Flood,
    /// It answered with this text, which is no legal move.
    Illegal(String),
}

impl EngineFault {
    /// Returns whether another process of the same engine may do better.
    #[must_use]
    pub const fn may_pass(&self) -> bool {
        match self {
            Self::Silent | Self::Ended | Self::Flood | Self::Illegal(_) => true,
            Self::Unknown
            | Self::Command
            | Self::NotStarted(_)
            | Self::Unsupported
            | Self::Refused { .. } => false,
        }
    }
}
