//! The command line: what a person asked for, and the tools that answer without a window.

mod arguments;
mod book;
mod lines;
mod show;
mod solve;
mod start;
mod terminal;
mod tournament;

use std::fmt;
use std::io::{self, BufWriter, IsTerminal, Write};
use std::process::ExitCode;

use clap::{CommandFactory, Parser};

use crate::core::game::{Outcome, Player};
use crate::core::kind::Colour;
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
        Err(error) => return Request::Done(refuse(&error)),
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
        Some(Command::Book(book)) => book::run(&book),
    };
    Request::Done(status.unwrap_or_else(Failure::report))
}

/// Prints what clap has to say, which may be the help, and returns the status.
fn refuse(error: &clap::Error) -> ExitCode {
    // There is nobody left to tell if this cannot be printed.
    let _ = error.print();
    u8::try_from(error.exit_code()).map_or(ExitCode::FAILURE, ExitCode::from)
}

/// Returns whether a word is the name of a command.
fn is_command(word: &str) -> bool {
    Arguments::command().get_subcommands().any(|command| command.get_name() == word)
}

/// Why a command ends before it is done.
#[derive(Debug)]
enum Failure {
    /// The options do not go together.
    Usage(String),
    /// Something that was named is not what it should be.
    Data(String),
    /// Standard input or output does not work.
    Stream(io::Error),
}

impl Failure {
    /// Returns the failure of data, with the words of an error.
    fn data(error: impl fmt::Display) -> Self {
        Self::Data(error.to_string())
    }

    /// Says what went wrong, and returns the status to end with.
    fn report(self) -> ExitCode {
        match self {
            Self::Usage(message) => refuse(&Arguments::command().error(clap::error::ErrorKind::ValueValidation, message)),
            Self::Data(message) => {
                complain(&message);
                ExitCode::FAILURE
            }
            Self::Stream(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
            Self::Stream(error) => {
                complain(&format!("cannot go on reading and writing: {error}"));
                ExitCode::FAILURE
            }
        }
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Stream(error)
    }
}

/// Says something on standard error, in a line; if nobody can hear it, that is no reason to stop.
///
/// Characters that would steer the terminal are written as escapes: they may come from a file name or from the input.
pub fn complain(message: &str) {
    let mut line = String::from("error: ");
    for character in message.chars() {
        if character.is_control() { line.extend(character.escape_default()) } else { line.push(character) }
    }
    line.push('\n');
    let _ = io::stderr().write_all(line.as_bytes());
}

/// Returns standard output, which is written in whole pieces and has to be flushed.
fn output() -> BufWriter<io::StdoutLock<'static>> {
    BufWriter::new(io::stdout().lock())
}

/// Returns whether colours are welcome on standard output: see <https://no-color.org>.
fn colour() -> Colour {
    let refused = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
    let dumb = std::env::var_os("TERM").is_some_and(|value| value == "dumb");
    if io::stdout().is_terminal() && !refused && !dumb { Colour::Ansi } else { Colour::None }
}

/// Returns the name of a player.
const fn name(player: Player) -> &'static str {
    match player {
        Player::First => "Red",
        Player::Second => "Yellow",
    }
}

/// Returns a result as a sentence.
const fn sentence(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Win(Player::First) => "Red wins.",
        Outcome::Win(Player::Second) => "Yellow wins.",
        Outcome::Draw => "The game is a draw.",
    }
}
