//! The command line: what a person asked for, and the tools that answer without a window.

mod arguments;
mod book;
mod choice;
mod failure;
mod gomocup;
mod lines;
mod modes;
mod output;
pub mod show;
mod solve;
mod start;
mod terminal;
mod tournament;

pub use failure::complain;

use std::process::ExitCode;

use clap::{CommandFactory, Parser};

use crate::launch::Launch;
use arguments::{Arguments, Command};

/// What is left to do after the command line was read.
#[derive(Debug)]
pub enum Request {
    /// The window is to open.
    Window(Box<Launch>),
    /// Everything is done and said; the program ends with this status.
    Done(ExitCode),
}

/// Reads the command line of this process, and does what it asks for unless that is a window.
///
/// The status is 0, or 2 for a wrong command line, or 1 for data that are wrong or an output that cannot be written.
/// Nobody reading our output any longer is no failure: `plot4 show - | head -1` ends quietly.
#[must_use]
pub fn run() -> Request {
    let arguments = match Arguments::try_parse() {
        Ok(arguments) => arguments,
        Err(error) => return Request::Done(failure::refuse(&error)),
    };
    let status = match arguments.command {
        None => match start::launch(&arguments.window) {
            Ok(launch) => return Request::Window(Box::new(launch)),
            Err(failure) => Err(failure),
        },
        Some(Command::Play(play)) => terminal::run(&play),
        Some(Command::Show(show)) => show::run(&show),
        Some(Command::Solve(solve)) => solve::run(&solve),
        Some(Command::Match(tournament)) => tournament::run(&tournament),
        Some(Command::Gomocup) => gomocup::run(),
        Some(Command::Book(book)) => book::run(&book),
    };
    Request::Done(status.unwrap_or_else(|failure| failure.report(Arguments::command())))
}
