//! The options of a set-up: one vocabulary for the command line and for saved games.

use std::error::Error;
use std::fmt;

/// One of the values that a set-up consists of.
#[derive(Clone, Copy, Debug)]
pub struct SetupOption {
    /// Its name, also on the command line: `size`.
    pub name: &'static str,
    /// What stands for its value in the help: `SIZE`.
    pub value: &'static str,
    /// Returns what it is, with what may be chosen and what is usual.
    pub help: fn() -> String,
}

/// A value of an option that a game cannot be set up with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupError {
    /// The name of the option.
    pub option: &'static str,
    /// What is wrong with its value, and what would be right.
    pub reason: String,
}

impl SetupError {
    /// Returns the error of an option, with the words of another error.
    pub fn new(option: &'static str, reason: impl fmt::Display) -> Self {
        Self {
            option,
            reason: reason.to_string(),
        }
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.reason)
    }
}

impl Error for SetupError {}
