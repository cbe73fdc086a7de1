//! The command line: parses arguments, and runs the tools that need no window.

mod arena;
mod arguments;
mod book;
mod choice;
mod failure;
mod games;
mod gomocup;
mod gtp;
mod hint;
mod judge;
mod ladder;
mod lines;
#[cfg(test)]
mod manual;
mod output;
mod picture;
mod plan;
mod puzzle;
mod review;
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

use arguments::{Arguments, Command};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{CommandFactory, FromArgMatches};

use crate::core::plain;
use crate::launch::{Export, Launch};
use crate::worker;

/// The work left after the command line was parsed.
#[derive(Debug)]
pub enum Request {
    Window(Box<Launch>),
    Picture(Box<Export>),
    /// Nothing: the program ends with this status.
    Done(ExitCode),
}

/// Parses a line. Returns the name of its command, too, if it has one.
fn parsed(
    grammar: &mut clap::Command,
    words: &[OsString],
) -> Result<(Arguments, Option<String>), clap::Error> {
    let matches = grammar.try_get_matches_from_mut(words).map_err(without_poor_tips)?;
    Ok((Arguments::from_arg_matches(&matches)?, matches.subcommand_name().map(str::to_owned)))
}

/// Drops what is proposed for an unknown option unless it begins with the same letter: `--second`
/// is no help for `--json`, and nobody means an option to be a position.
fn without_poor_tips(mut error: clap::Error) -> clap::Error {
    let first = |kind| match error.get(kind) {
        Some(ContextValue::String(text)) => text.trim_start_matches('-').chars().next(),
        _ => None,
    };
    if first(ContextKind::InvalidArg) != first(ContextKind::SuggestedArg) {
        error.remove(ContextKind::SuggestedArg);
    }
    if error.kind() == ErrorKind::UnknownArgument {
        error.remove(ContextKind::Suggested);
    }
    error
}

/// Returns the words of a line for display: each short, on one line, and without control
/// characters.
fn shown(words: &[OsString]) -> Vec<OsString> {
    words.iter().map(|word| plain::value(&word.to_string_lossy()).into()).collect()
}

/// Parses the command line of this process, and executes it unless it needs the window.
///
/// The status is 0, or 2 for a wrong command line, or 1 for wrong input or a failed output. A
/// position or a file for the window is read later, on the file thread
/// ([`Start::Seek`](crate::launch::Start::Seek)). A closed output is no failure: `plot4 show -
/// | head -1` ends quietly.
#[must_use]
pub fn run() -> Request {
    worker::say_panics();
    #[cfg(unix)]
    worker::guard_engines();
    let mut grammar = Arguments::command();
    let words: Vec<OsString> = std::env::args_os().collect();
    // An error about arguments quotes them, so parse a version of them that is safe to show.
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
        Some(Command::Plan(plan)) => plan::run(&plan),
        Some(Command::Review(review)) => review::run(&review),
        Some(Command::Puzzle(puzzle)) => puzzle::run(&puzzle),
        Some(Command::Match(tournament)) => tournament::run(&tournament),
        Some(Command::Ladder(ladder)) => ladder::run(&ladder),
        Some(Command::Games(games)) => games::run(&games),
        Some(Command::Statistics(statistics)) => statistics::run(&statistics),
        Some(Command::Gomocup) => gomocup::run(),
        Some(Command::Gtp(gtp)) => gtp::run(&gtp),
        Some(Command::Book(book)) => book::run(&book),
        #[cfg(target_os = "linux")]
        Some(Command::BecomeEngine(engine)) => {
            Err(failure::Failure::Stream(worker::become_engine(engine.program, &engine.command)))
        }
    };
    worker::wait_for_engines();
    // A failure of a command shows the usage of that command.
    let grammar =
        command.and_then(|name| grammar.find_subcommand(&name).cloned()).unwrap_or(grammar);
    Request::Done(status.unwrap_or_else(|failure| failure.report(grammar)))
}
