//! The command line: parses arguments, and runs the tools that need no window.

mod arena;
mod arguments;
mod book;
mod choice;
mod failure;
mod gomocup;
mod gtp;
mod hint;
mod ladder;
mod language;
mod lines;
#[cfg(test)]
mod manual;
mod modes;
mod output;
mod picture;
mod puzzle;
mod review;
mod setup_options;
pub mod show;
mod solve;
mod start;
mod statistics;
mod terminal;
mod texts;
mod tournament;

pub use failure::complain;

use std::ffi::OsString;
use std::process::ExitCode;

use clap::{CommandFactory, FromArgMatches};

use crate::core::plain;
use crate::launch::{Export, Launch};
use crate::worker;
use arguments::{Arguments, Command};

/// The work left after the command line was read.
#[derive(Debug)]
pub enum Request {
    /// The window is to open.
    Window(Box<Launch>),
    /// A picture is to be painted.
    Picture(Box<Export>),
    /// Everything is done and said; the program ends with this status.
    Done(ExitCode),
}

/// Returns what a line asks for, and the name of its command if it has one.
fn parsed(
    grammar: &mut clap::Command,
    words: &[OsString],
) -> Result<(Arguments, Option<String>), clap::Error> {
    let matches = grammar.try_get_matches_from_mut(words)?;
    Ok((
        Arguments::from_arg_matches(&matches)?,
        matches.subcommand_name().map(str::to_owned),
    ))
}

/// Returns the words of a line as they may be shown: each short, on one line, and without what
/// steers a terminal.
fn shown(words: &[OsString]) -> Vec<OsString> {
    words
        .iter()
        .map(|word| plain::value(&word.to_string_lossy()).into())
        .collect()
}

/// Reads the command line of this process, and does what it asks for unless that is a window.
///
/// The status is 0, or 2 for a wrong command line, or 1 for data that are wrong or an output that
/// cannot be written. A position or a file for the window is looked at later, on the thread of the
/// files ([`Start::Sought`](crate::launch::Start::Sought)). A closed output, which no program reads
/// any longer, is no failure: `plot4 show - | head -1` ends quietly.
#[must_use]
pub fn run() -> Request {
    worker::say_panics();
    let mut grammar = Arguments::command();
    let words: Vec<OsString> = std::env::args_os().collect();
    // An error about wrong arguments quotes them: so it is made from arguments that can be shown.
    let parsed = parsed(&mut grammar, &words)
        .map_err(|error| parsed(&mut grammar, &shown(&words)).err().unwrap_or(error));
    let (arguments, command) = match parsed {
        Ok(parsed) => parsed,
        Err(error) => return Request::Done(failure::refuse(&error.format(&mut grammar))),
    };
    let status = match arguments.command {
        None => match start::launch(arguments.window) {
            Ok(launch) => return Request::Window(Box::new(launch)),
            Err(failure) => Err(failure),
        },
        Some(Command::Play(play)) => terminal::run(&play),
        Some(Command::Show(show)) => show::run(&show),
        Some(Command::Picture(picture)) => match picture::export(picture) {
            Ok(export) => return Request::Picture(Box::new(export)),
            Err(failure) => Err(failure),
        },
        Some(Command::Solve(solve)) => solve::run(&solve),
        Some(Command::Hint(hint)) => hint::run(&hint),
        Some(Command::Review(review)) => review::run(&review),
        Some(Command::Puzzle(puzzle)) => puzzle::run(&puzzle),
        Some(Command::Match(tournament)) => tournament::run(&tournament),
        Some(Command::Ladder(ladder)) => ladder::run(&ladder),
        Some(Command::Statistics(statistics)) => statistics::run(&statistics),
        Some(Command::Gomocup) => gomocup::run(),
        Some(Command::Gtp(gtp)) => gtp::run(&gtp),
        Some(Command::Book(book)) => book::run(&book),
    };
    // A failure of a command shows the usage of that command.
    let grammar = command
        .and_then(|name| grammar.find_subcommand(&name).cloned())
        .unwrap_or(grammar);
    Request::Done(status.unwrap_or_else(|failure| failure.report(grammar)))
}
