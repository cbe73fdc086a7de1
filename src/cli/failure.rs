//! Why a command fails, and how that is reported.

use std::fmt;
use std::io::{self, Write as _};
use std::process::ExitCode;

use crate::core::plain;
pub(super) use crate::launch::Failure;
use crate::words::{self, Explain, Language};

/// The most lines of an error message of clap.
const MAX_LINES: usize = 20;

impl Failure {
    /// Returns a failure of the input with the message of an error.
    pub(super) fn data(error: impl fmt::Display) -> Self {
        Self::Data(error.to_string())
    }

    /// Returns a failure of the input with an explanation.
    pub(super) fn explained(error: &impl Explain) -> Self {
        Self::Data(error.explain())
    }

    /// Reports the failure with the usage of the command if that helps, and returns the exit
    /// status.
    pub(super) fn report(self, grammar: clap::Command) -> ExitCode {
        match self {
            Self::Usage(message) => {
                let mut grammar = grammar;
                refuse(
                    &grammar
                        .error(clap::error::ErrorKind::ValueValidation, plain::message(&message)),
                )
            }
            Self::Data(_) | Self::Stream(_) => self.tell(),
        }
    }

    /// Reports the failure without the usage of a command, and returns the exit status.
    fn tell(self) -> ExitCode {
        match &self {
            Self::Usage(message) | Self::Data(message) => complain(message),
            Self::Stream(error) if error.kind() == io::ErrorKind::BrokenPipe => {
                return ExitCode::SUCCESS;
            }
            Self::Stream(error) => complain(&format!("cannot go on reading and writing: {error}")),
        }
        ExitCode::from(self.status())
    }
}

impl From<String> for Failure {
    fn from(message: String) -> Self {
        Self::Data(message)
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Stream(error)
    }
}

/// Explains an error of the command line in English, as the sentences around it are.
pub(super) fn in_english(error: &impl Explain) -> String {
    words::in_language(Language::ENGLISH, || error.explain())
}

/// Writes a message to standard error, as one line of bounded length, ignoring errors.
///
/// Control characters are escaped: they may come from a file name or from the input.
pub fn complain(message: &str) {
    let _ = io::stderr().write_all(format!("error: {}\n", plain::message(message)).as_bytes());
}

/// Writes a remark to standard error as [`complain`] does, about what is done in another way than
/// it was asked for.
pub(super) fn remark(message: &str) {
    let _ = io::stderr().write_all(format!("note: {}\n", plain::message(message)).as_bytes());
}

/// Prints clap's message, which may be the help, and returns the status: a failure if the requested
/// text cannot be printed.
pub(super) fn refuse(error: &clap::Error) -> ExitCode {
    let status = u8::try_from(error.exit_code()).map_or(ExitCode::FAILURE, ExitCode::from);
    if !error.use_stderr() {
        return match error.print().and_then(|()| io::stdout().flush()) {
            Ok(()) => status,
            Err(error) => Failure::Stream(error).tell(),
        };
    }
    let words = error.to_string();
    let is_plain = |line: &str| plain::message(line) == line;
    // There is no other place to report that this cannot be printed.
    if words.lines().all(is_plain) && words.lines().count() <= MAX_LINES {
        let _ = error.print();
    } else {
        // Without colours, because they could not be distinguished from those in the arguments.
        let lines: Vec<String> = words.lines().take(MAX_LINES).map(plain::message).collect();
        let _ = io::stderr().write_all(format!("{}\n", lines.join("\n")).as_bytes());
    }
    status
}
