//! `plot4 gtp`: a Go engine that speaks the Go Text Protocol, version 2, for Sabaki, `GoGui` and
//! any referee.

mod command;
mod engine;
mod score;
mod thinker;
mod time;

use std::io::{self, Write};
use std::process::ExitCode;

use super::arguments::GtpArguments;
use super::failure::Failure;
use super::lines::{self, Line};
use super::output::output;
use crate::players::fresh_seed;
use command::Command;
use engine::Engine;

/// Runs the command until `quit` or the end of the input.
pub(super) fn run(arguments: &GtpArguments) -> Result<ExitCode, Failure> {
    let engine = Engine::new(
        arguments.player,
        arguments.ko,
        arguments.seed.unwrap_or_else(fresh_seed),
        arguments.resign,
    );
    serve(engine, &mut io::stdin().lock(), &mut output())?;
    Ok(ExitCode::SUCCESS)
}

/// Answers commands, one after the other.
fn serve(
    mut engine: Engine,
    input: &mut dyn io::BufRead,
    output: &mut dyn Write,
) -> io::Result<()> {
    while let Some(line) = lines::read(input)? {
        let text = match line {
            Line::Text(text) => text,
            Line::TooLong => {
                write!(output, "? syntax error: the line is too long\n\n")?;
                output.flush()?;
                continue;
            }
        };
        let Some(command) = Command::read(&text) else {
            continue;
        };
        let (sign, answer) = match engine.answer(&command) {
            Ok(answer) => ('=', answer),
            Err(refusal) => ('?', refusal.to_string()),
        };
        let id = command.id.map(|id| id.to_string()).unwrap_or_default();
        let blank = if answer.is_empty() { "" } else { " " };
        write!(output, "{sign}{id}{blank}{answer}\n\n")?;
        output.flush()?;
        if command.name == "quit" {
            break;
        }
    }
    Ok(())
}
